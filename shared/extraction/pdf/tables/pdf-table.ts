/** Letters that stand together; `left` and `right` in points. */
export interface Letters {
  readonly text: string;
  readonly left: number;
  readonly right: number;
}

/** A part of a line that wide gaps set apart, and the words or runs of words of which it consists. */
export interface PdfCell extends Letters {
  readonly words: readonly Letters[];
}

/** A line of a page with its cells, from left to right. */
export interface CelledLine {
  readonly cells: readonly PdfCell[];
  readonly y: number;
  readonly height: number;
  readonly isUpright: boolean;
}

/** A row with the lines of which it consists, in the order of the file; its cells hold the text of all of them. */
export interface DrawnRow<Line extends CelledLine> extends CelledLine {
  readonly lines: readonly Line[];
  /** The height of its lowest line. */
  readonly bottom: number;
}

/** A table that is still read: the text of each column, by the column's place in the list of columns. */
export interface OpenTable {
  readonly columns: Column[];
  readonly rows: Map<Column, string>[];
  /** The lines that stand above rows as their title, by the number of the first row below. */
  readonly sections: Map<number, string>;
  hasRule: boolean;
  last: DrawnRow<CelledLine>;
}

/** Where the cells of a column stand, in points. */
export interface Column {
  left: number;
  right: number;
}

/** The columns of a table from left to right. */
export function inOrder(columns: readonly Column[]): readonly Column[] {
  return columns.toSorted((one, other) => one.left - other.left);
}
