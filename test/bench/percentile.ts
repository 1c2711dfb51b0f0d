/**
 * The sample below which the given share (0 to 1) of the samples lies.
 *
 * @throws without samples.
 */
export function percentile(samples: readonly number[], share: number): number {
  const sorted = samples.toSorted((a, b) => a - b);
  const value = sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
  if (value === undefined) {
    throw new Error('There is no sample.');
  }
  return value;
}

/**
 * The median of the samples.
 *
 * @throws without samples.
 */
export function median(samples: readonly number[]): number {
  return percentile(samples, 0.5);
}
