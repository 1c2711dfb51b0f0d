import type { TextRange } from './text-range.ts';

/** Returns the text before an index, up to `reach` characters. */
export function textBefore(text: string, index: number, reach: number): string {
  return text.slice(Math.max(0, index - reach), index);
}

/** Returns the text from an index on, up to `reach` characters. */
export function textAfter(text: string, index: number, reach: number): string {
  return text.slice(index, index + reach);
}

/** Returns a range with up to `reach` characters on each side. */
export function textAround(text: string, { start, end }: TextRange, reach: number): string {
  return text.slice(Math.max(0, start - reach), end + reach);
}

/**
 * Returns the line around a range, up to `reach` characters before and after it. A line may be as long as the text, and
 * reading all of it for each word would take seconds.
 */
export function lineNear(text: string, { start, end }: TextRange, reach: number): string {
  const before = textBefore(text, start, reach);
  const [after = ''] = text.slice(start, end + reach).split('\n', 1);
  return before.slice(before.lastIndexOf('\n') + 1) + after;
}
