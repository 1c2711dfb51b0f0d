/**
 * A run of text from the PDF reader; `transform` is the text matrix, in points from the lower left corner of the page.
 */
export interface PdfTextRun {
  readonly str: string;
  readonly transform: readonly number[];
  readonly width: number;
  readonly hasEOL: boolean;
  /** `rtl` when the reader has converted right-to-left text from visual order to reading order. */
  readonly dir?: string;
  /** The reader's name for its font on this page. */
  readonly fontName?: string;
}

/** Whether text runs from left to right without rotation. */
export function isUpright([a = 0, b = 0]: readonly number[]): boolean {
  return a > 0 && Math.abs(b) < a * 0.01;
}

/** Returns the height of the letters of a run. */
export function heightOf({ transform: [, , c = 0, d = 0] }: PdfTextRun): number {
  return Math.hypot(c, d);
}

/** Returns where a run begins, from the left of the page. */
export function leftOf({ transform }: PdfTextRun): number {
  return transform[4] ?? 0;
}

/** Returns the height of the baseline of a run above the bottom of the page. */
export function yOf({ transform }: PdfTextRun): number {
  return transform[5] ?? 0;
}
