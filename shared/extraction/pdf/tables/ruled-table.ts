/** A cell with text: its place in the table, how many columns and rows it covers, and its lines. */
export interface RuledText {
  readonly column: number;
  readonly row: number;
  readonly columns: number;
  readonly rows: number;
  readonly lines: readonly string[];
  /** The font that its text begins with. */
  readonly font: string;
}

/** A table whose cells are set apart by drawn lines. */
export interface RuledTable {
  /** Where its columns begin, in points. */
  readonly lefts: readonly number[];
  readonly rows: number;
  /** The cells with text, row by row. */
  readonly cells: readonly RuledText[];
}

/** A line of a page that is a row of such a table. */
export interface RuledRow {
  readonly table: RuledTable;
  readonly row: number;
}
