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

/** A run without text that ends a line. */
export const END_OF_LINE: PdfTextRun = { str: '', transform: [], width: 0, hasEOL: true };

// Characters that are in runs without being drawn, or drawn without being in runs.
const NO_LETTER = /[\s\p{Cf}]/u;

/** Whether a UTF-16 unit counts when runs are compared with drawn letters. */
export function isLetter(unit: string): boolean {
  const code = unit.charCodeAt(0);
  // Called for every letter of a page, so ASCII is decided without the regular expression.
  return code > 0x7f ? !NO_LETTER.test(unit) : code > 0x20;
}

/** Returns the letters of a text that count when runs are compared with drawn letters. */
export function lettersOf(text: string): string {
  return text.split('').filter(isLetter).join('');
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
