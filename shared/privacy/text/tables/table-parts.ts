import type { TextRange } from '../text-range.ts';

/** A table cell: the range of its value, without spaces and quotation marks, and its labels. */
export interface TableCell extends TextRange {
  /** The heading of its column, in lower case; '' for the cells of the first row. */
  readonly label: string;
  /** The labels of the whole table. */
  readonly labels: readonly string[];
}

/** The tables of a text: their cells, and the text with a mark for every cell border. */
export interface TextTables {
  readonly text: string;
  readonly cells: readonly TableCell[];
}

/** A line and its range in the text. */
export interface Line extends TextRange {
  readonly text: string;
}

/** Collects the cells and borders of the tables. */
export interface Sink {
  readonly cells: TableCell[];
  /** The indexes of the characters that separate cells. */
  readonly borders: number[];
}

/** Matches what can head a column: words, not a sentence or a number. */
export const HEADING: RegExp = /^["']?[\p{L}_][\p{L}\p{N}\p{M} _.()/°º#+&%*€$'-]{0,39}["']?$/u;

/** Returns the range without these characters at its beginning and end. */
export function trimmed(text: string, { start, end }: TextRange, characters: string): TextRange {
  let [from, to] = [start, end];
  while (from < to && characters.includes(text.charAt(from))) {
    from += 1;
  }
  while (to > from && characters.includes(text.charAt(to - 1))) {
    to -= 1;
  }
  return { start: from, end: to };
}
