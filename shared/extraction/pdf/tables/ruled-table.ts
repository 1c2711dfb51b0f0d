/** A cell with text: its place in the table, the number of columns and rows it covers, and its lines. */
export interface RuledText {
  readonly column: number;
  readonly row: number;
  readonly columns: number;
  readonly rows: number;
  readonly lines: readonly string[];
  /** The font at the beginning of its text. */
  readonly font: string;
}

/** A table whose cells are separated by drawn lines. */
export interface RuledTable {
  /** The positions where its columns begin, in points. */
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
