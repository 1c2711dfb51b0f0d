/** A stretch of a text, UTF-16 indexes, the end exclusive. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
}
