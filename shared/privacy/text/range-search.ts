import { byStart, type TextRange } from './text-range.ts';

/**
 * Returns a function that tells whether one of these ranges shares a character with another range. They may be in any
 * order and overlap each other. Each call takes a few steps, because a text can need as many calls as it has ranges.
 */
export function overlapping(ranges: readonly TextRange[]): (other: TextRange) => boolean {
  const sorted = ranges.toSorted(byStart);
  // For each range, the furthest end of it and the ranges before it.
  const ends = new Float64Array(sorted.length);
  let furthest = 0;
  for (let i = 0; i < sorted.length; i += 1) {
    furthest = Math.max(furthest, (sorted[i] as TextRange).end);
    ends[i] = furthest;
  }
  return ({ start, end }) => (ends[firstFrom(sorted, end) - 1] ?? 0) > start;
}

/** Returns a function that tells whether one of these ranges, in any order, lies entirely within another range. */
export function within(ranges: readonly TextRange[]): (other: TextRange) => boolean {
  const sorted = ranges.toSorted(byStart);
  // For each range, the nearest end of it and the ranges after it.
  const ends = new Float64Array(sorted.length);
  let nearest = Number.POSITIVE_INFINITY;
  for (let i = sorted.length - 1; i >= 0; i -= 1) {
    nearest = Math.min(nearest, (sorted[i] as TextRange).end);
    ends[i] = nearest;
  }
  return ({ start, end }) => (ends[firstFrom(sorted, start)] ?? Number.POSITIVE_INFINITY) <= end;
}

/** Returns the position in a sorted list of the first range that begins at an index of the text or after it. */
export function firstFrom(sorted: readonly TextRange[], index: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] as TextRange).start < index) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  return low;
}
