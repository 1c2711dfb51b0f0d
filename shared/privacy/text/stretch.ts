/** A range of a text, as UTF-16 indexes; the end is exclusive. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
}
