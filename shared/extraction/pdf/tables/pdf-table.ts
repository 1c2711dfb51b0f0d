/** Letters without a gap between them; `left` and `right` in points. */
export interface Letters {
  readonly text: string;
  readonly left: number;
  readonly right: number;
}

/** A part of a line between wide gaps, and the words or runs of words in it. */
export interface PdfCell extends Letters {
  readonly words: readonly Letters[];
  /** The height of its baseline if it is not that of the line, as in rows whose cells are centered vertically. */
  readonly y?: number;
}

/** A line of a page with its cells, from left to right. */
export interface CelledLine {
  readonly cells: readonly PdfCell[];
  readonly y: number;
  readonly height: number;
  readonly isUpright: boolean;
}

/** A line with its text, and where it begins and ends. */
export interface TextLine extends CelledLine {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  /** The font at its beginning. */
  readonly font?: string;
}

/** A row and its lines, in file order; its cells contain the text of all lines. */
export interface DrawnRow<Line extends CelledLine> extends CelledLine {
  readonly lines: readonly Line[];
  /** The vertical position of its highest line. */
  readonly y: number;
  /** The vertical position of its lowest line. */
  readonly bottom: number;
}

/** A table that is still being read: its columns, and the text of each row by column. */
export interface OpenTable {
  readonly columns: Column[];
  readonly rows: Map<Column, string>[];
  /** The lines above rows that are their title, by the index of the first row below. */
  readonly titles: Map<number, string>;
  hasRule: boolean;
  last: DrawnRow<CelledLine>;
}

/** The horizontal extent of a column's cells, in points. */
export interface Column {
  left: number;
  right: number;
}

/** Returns the columns of a table from left to right. */
export function inOrder(columns: readonly Column[]): readonly Column[] {
  return columns.toSorted((one, other) => one.left - other.left);
}

/**
 * Joins column names with the values below them where they are not aligned, because names are often centered above
 * values that begin at the left edge. Joins them only where the assignment is clear: one of each, side by side.
 */
export function joinNames({ columns, rows }: OpenTable): void {
  const [names, ...others] = rows;
  if (names === undefined || others.length < 2) {
    return;
  }
  const hasValues = (column: Column) => others.some((row) => row.has(column));
  for (const group of apartGroups(inOrder(columns), (column) => names.has(column) && hasValues(column))) {
    const pairs = group.flatMap((column, at) => (at % 2 === 0 ? [[column, group[at + 1]] as const] : []));
    const isClear = pairs.every(([one, other]) => other !== undefined && names.has(one) !== names.has(other));
    for (const [one, other] of isClear ? pairs : []) {
      const [name, value] = names.has(one) ? [one, other as Column] : [other as Column, one];
      names.set(value, names.get(name) ?? '');
      names.delete(name);
      value.left = Math.min(value.left, name.left);
      value.right = Math.max(value.right, name.right);
      columns.splice(columns.indexOf(name), 1);
    }
  }
}

// Returns the groups of adjacent columns between the columns that are whole.
function apartGroups(columns: readonly Column[], isWhole: (column: Column) => boolean): Column[][] {
  const groups: Column[][] = [[]];
  for (const column of columns) {
    if (isWhole(column)) {
      groups.push([]);
    } else {
      groups.at(-1)?.push(column);
    }
  }
  return groups;
}
