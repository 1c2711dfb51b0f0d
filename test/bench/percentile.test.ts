// Guarantee: a percentile is one of the measured samples, the right one, and the samples stay in their order. Risk: an
// off-by-one index turns the p99 of 100 calls into the p98, or into nothing.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { median, percentile } from './percentile.ts';

describe('a percentile', () => {
  it.each([
    [0, 1],
    [0.01, 2],
    [0.5, 51],
    [0.99, 100],
    [1, 100],
  ])('of share %d of the numbers from 1 to 100 is %d', (share, expected) => {
    const numbers = Array.from({ length: 100 }, (_, index) => index + 1);
    expect(percentile(numbers.toReversed(), share)).toBe(expected);
  });

  it('is the middle sample for the median, and the upper of the middle two for an even number', () => {
    expect(median([9, 1, 5])).toBe(5);
    expect(median([1, 2])).toBe(2);
    expect(median([10, 9, 2, 1, 100])).toBe(9);
  });

  it('throws without samples', () => {
    expect(() => percentile([], 0.5)).toThrow('There is no sample.');
    expect(() => median([])).toThrow('There is no sample.');
  });

  it('is a sample with no more than its share below it, and leaves the samples unchanged', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ noNaN: true }), { minLength: 1 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (samples, share) => {
          const before = [...samples];
          const found = percentile(samples, share);
          expect(samples).toEqual(before);
          expect(samples).toContain(found);
          const below = samples.filter((sample) => sample < found).length;
          expect(below).toBeLessThanOrEqual(share * samples.length);
          const upTo = samples.filter((sample) => sample <= found).length;
          expect(upTo).toBeGreaterThanOrEqual(Math.min(share, 1) * samples.length);
        },
      ),
    );
  });
});
