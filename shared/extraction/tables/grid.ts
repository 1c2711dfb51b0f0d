/** A row of a sheet: only the cells that have text, in the order of their columns. */
export interface GridRow {
  /** The number of the row, from 0; gaps are empty rows. */
  readonly at: number;
  readonly columns: readonly number[];
  readonly texts: readonly string[];
  /** Texts of merged cells in the further columns that they cover. */
  readonly wide?: ReadonlyMap<number, string>;
}
