import type { TextRange } from './text-range.ts';

/**
 * Returns the line around a range, up to `reach` characters before and after it. A line may be as long as the text, and
 * reading all of it for each word would take seconds.
 */
export function lineNear(text: string, { start, end }: TextRange, reach: number): string {
  const before = text.slice(Math.max(0, start - reach), start);
  const [after = ''] = text.slice(start, end + reach).split('\n', 1);
  return before.slice(before.lastIndexOf('\n') + 1) + after;
}
