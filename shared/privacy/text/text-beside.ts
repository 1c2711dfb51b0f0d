import type { Stretch } from './stretch.ts';

/** What comes before an index, up to so many characters. */
export function textBefore(text: string, index: number, reach: number): string {
  return text.slice(Math.max(0, index - reach), index);
}

/** What stands from an index on, up to so many characters. */
export function textAfter(text: string, index: number, reach: number): string {
  return text.slice(index, index + reach);
}

/** A stretch and what is on both sides of it, up to so many characters on each. */
export function textAround(text: string, { start, end }: Stretch, reach: number): string {
  return text.slice(Math.max(0, start - reach), end + reach);
}
