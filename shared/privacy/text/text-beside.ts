import type { TextRange } from './text-range.ts';

/** What comes before an index, up to so many characters. */
export function textBefore(text: string, index: number, reach: number): string {
  return text.slice(Math.max(0, index - reach), index);
}

/** The text from an index on, up to so many characters. */
export function textAfter(text: string, index: number, reach: number): string {
  return text.slice(index, index + reach);
}

/** A range and the text on both sides of it, up to so many characters on each. */
export function textAround(text: string, { start, end }: TextRange, reach: number): string {
  return text.slice(Math.max(0, start - reach), end + reach);
}
