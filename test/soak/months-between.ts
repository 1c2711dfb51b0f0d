/** Returns the UTC calendar months of a period shorter than a month: one, or two if a month ends in it. */
export function monthsBetween(fromMs: number, untilMs: number): readonly string[] {
  return [...new Set([fromMs, untilMs].map((ms) => new Date(ms).toISOString().slice(0, 7)))];
}
