// Guarantee: from the moment a change is sent until it is confirmed, a value may be the old or the new one; at any
// other time only one value is right. Failed calls are excused only around a kill, and growth only up to its limits.
// Risk: the soak excuses a defect, or reports a correct answer.
import { expect, it } from 'vitest';
import { growthOf } from './footprints.ts';
import { knownOverTime } from './known-over-time.ts';
import { monthsBetween } from './months-between.ts';
import { createTrouble } from './trouble.ts';

it.each([
  ['before a change is sent', 0, 9, ['old']],
  ['when it is sent', 0, 10, ['old', 'new']],
  ['while it is in progress', 15, 16, ['old', 'new']],
  ['when it is confirmed', 20, 30, ['old', 'new']],
  ['after it was confirmed', 21, 30, ['new']],
])('%s, the value may be any of $3', (_, fromMs, untilMs, values) => {
  const known = knownOverTime('old', 0);
  known.sent('new', 10);
  known.confirmed(20);
  expect(known.during(fromMs, untilMs)).toEqual(values);
});

it('allows every version that was sent and is not confirmed', () => {
  const known = knownOverTime('first', 0);
  known.sent('second', 10);
  known.sent('third', 20);
  expect(known.during(30, 40)).toEqual(['first', 'second', 'third']);
  known.confirmed(50);
  expect(known.during(51, 60)).toEqual(['third']);
});

it('excuses calls during trouble and for two seconds after it, and no others', () => {
  const trouble = createTrouble();
  trouble.begin(1_000).over(2_000);
  const touched = [
    [0, 999],
    [0, 1_000],
    [3_000, 3_500],
    [4_000, 5_000],
    [4_001, 5_000],
  ].map(([fromMs = 0, untilMs = 0]) => trouble.touches(fromMs, untilMs));
  expect(touched).toEqual([false, true, true, true, false]);
});

it('reports a heap that grows by a third, and not one that goes up and down', () => {
  const measured = (heaps: readonly number[]) =>
    growthOf(heaps.map((heapBytes) => ({ heapBytes, rssBytes: 100, handles: 10, threads: 10 }))).map(
      ({ isFlat }) => isFlat,
    );
  expect(measured([10, 11, 12, 13, 14, 15])).toEqual([true, false, true]);
  expect(measured([10, 14, 10, 14, 10, 14])).toEqual([true, true, true]);
  expect(measured([10, 20])).toEqual([]);
});

it('allows a cloud to grow while its functions start, and reports more growth than that', () => {
  const measured = (megabytes: number, handles: number, threads = 0) =>
    growthOf(
      [0, 0, 0.5, 0.5, 1, 1].map((part) => ({
        heapBytes: 10,
        rssBytes: (800 + part * megabytes) * 2 ** 20,
        handles: 110 + part * handles,
        threads: 10 + part * threads,
      })),
    ).map(({ isFlat }) => isFlat);
  expect(measured(600, 100)).toEqual([true, true, true]);
  expect(measured(601, 100)).toEqual([false, true, true]);
  expect(measured(600, 101)).toEqual([true, true, false]);
  expect(measured(728, 100, 2)).toEqual([true, true, true]);
  expect(measured(729, 100, 2)).toEqual([false, true, true]);
  expect(measured(601, 100, -2)).toEqual([false, true, true]);
});

it.each([
  ['within a month', '2026-11-30T22:00:00Z', '2026-11-30T23:59:59.999Z', ['2026-11']],
  ['across the end of one', '2026-12-31T23:59:59Z', '2027-01-01T00:00:00Z', ['2026-12', '2027-01']],
])('finds the months of a period %s', (_, from, until, months) => {
  expect(monthsBetween(Date.parse(from), Date.parse(until))).toEqual(months);
});
