import type { TextRange } from './text-range.ts';

/** A cell of a table: the place of its value, without spaces and quotation marks, and what is above it. */
export interface TableCell extends TextRange {
  /** What the first row says about its column, in lower case; '' for the cells of the first row themselves. */
  readonly label: string;
  /** The labels of the whole table. */
  readonly labels: readonly string[];
}

/** A line and its place in the text. */
export interface Line extends TextRange {
  readonly text: string;
}

/** Where the cells and the borders of the tables are put. */
export interface Sink {
  readonly cells: TableCell[];
  readonly borders: number[];
}

/** What may head a column: words, no sentence, no number. */
export const HEADING: RegExp = /^["']?[\p{L}_][\p{L}\p{N}\p{M} _.()/°º#-]{0,39}["']?$/u;

/** The range without these characters at its beginning and its end. */
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
