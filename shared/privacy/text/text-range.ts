/** A range of a text as UTF-16 indexes, the end exclusive. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}
