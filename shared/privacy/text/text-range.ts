/** A range of a text as UTF-16 indexes, the end exclusive. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

/** A range of a text, and what is read in its place. */
export interface Replacement extends TextRange {
  readonly as: string;
}

/** Orders ranges by where they start. */
export const byStart = (a: TextRange, b: TextRange): number => a.start - b.start;
