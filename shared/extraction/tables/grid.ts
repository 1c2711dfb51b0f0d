/** A row of a sheet: only the cells with text, in column order. */
export interface GridRow {
  /** The number of the row, from 0; gaps are empty rows. */
  readonly at: number;
  readonly columns: readonly number[];
  readonly texts: readonly string[];
  /** The texts of merged cells in the other columns that they cover. */
  readonly wide?: ReadonlyMap<number, string>;
}
