// Guarantee: a search among sorted ranges says the same as a look at each of them. Risk: a finding is dropped because
// of a range that it does not touch, or a thing's name counts as a person's.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { firstFrom, overlapping, within } from '../../../../shared/privacy/text/range-search.ts';

const range = fc.tuple(fc.nat(40), fc.nat(12)).map(([start, length]) => ({ start, end: start + length }));
const ranges = fc.array(range, { maxLength: 20 });

it('finds a range that shares a character with another', () => {
  fc.assert(
    fc.property(ranges, range, (all, other) => {
      expect(overlapping(all)(other)).toBe(all.some(({ start, end }) => start < other.end && other.start < end));
    }),
  );
});

it('finds a range that lies within another', () => {
  fc.assert(
    fc.property(ranges, range, (all, other) => {
      expect(within(all)(other)).toBe(all.some(({ start, end }) => start >= other.start && end <= other.end));
    }),
  );
});

it('finds the first range that begins at an index or after it', () => {
  fc.assert(
    fc.property(ranges, fc.nat(60), (all, index) => {
      const sorted = all.toSorted((a, b) => a.start - b.start);
      expect(sorted[firstFrom(sorted, index)]).toBe(sorted.find(({ start }) => start >= index));
    }),
  );
});
