// Guarantee: the day on which a budget runs out is predicted from the last seven days alone, or from the average of the
// month, and shown only if it is within the month. Risk: somebody raises a budget that would have lasted, or is
// surprised when one runs out.
import { expect, it } from 'vitest';
import { firstPaceDay, runsOutOn, runsOutOnAverage } from '../../../shared/reports/run-out.ts';

const NOON_MS = Date.parse('2026-11-20T12:00:00Z');
const day = (number: number, cost: bigint) => ({ day: `2026-11-${String(number).padStart(2, '0')}`, cost });

it('calculates the spending rate from seven days, of which today is the last', () => {
  expect(firstPaceDay(NOON_MS)).toBe('2026-11-14');
  expect(firstPaceDay(Date.parse('2026-11-03T00:00:00Z'))).toBe('2026-10-28');
});

it.each<[name: string, left: bigint, days: readonly ReturnType<typeof day>[], end: string | null]>([
  ['nothing is left', 0n, [], '2026-11-20'],
  ['more was spent than the budget had', -5n, [day(20, 1n)], '2026-11-20'],
  ['nothing was spent', 100n, [], null],
  ['nothing was spent in the last seven days', 100n, [day(13, 90n)], null],
  // 65 in six and a half days: ten a day.
  ['it lasts for two days more', 20n, [day(14, 30n), day(17, 35n)], '2026-11-22'],
  ['earlier spending does not count', 20n, [day(1, 900n), day(14, 30n), day(17, 35n)], '2026-11-22'],
  ['it lasts up to the last moment of the month', 104n, [day(14, 65n)], '2026-11-30'],
  ['it lasts for the month', 105n, [day(14, 65n)], null],
  // Since the first spending, two and a half days ago: four a day.
  ['the first call was the day before yesterday', 12n, [day(18, 10n)], '2026-11-23'],
  ['the first call was an hour ago, which counts as a day', 10n, [day(20, 10n)], '2026-11-21'],
  ['amounts are larger than a number holds', 10n ** 26n, [day(14, 1n)], null],
])('predicts when a budget runs out from seven days, if %s', (_name, left, days, end) => {
  expect(runsOutOn({ left, days }, '2026-11', NOON_MS)).toBe(end);
});

it.each<[name: string, left: bigint, spent: bigint, end: string | null]>([
  ['nothing is left', 0n, 5n, '2026-11-20'],
  ['nothing was spent', 5n, 0n, null],
  // 195 in nineteen and a half days: ten a day.
  ['it lasts for two days more', 20n, 195n, '2026-11-22'],
  ['it lasts up to the last moment of the month', 104n, 195n, '2026-11-30'],
  ['it lasts for the month', 105n, 195n, null],
])('predicts when a budget runs out from the average of the month, if %s', (_name, left, spent, end) => {
  expect(runsOutOnAverage({ left, spent }, '2026-11', NOON_MS)).toBe(end);
});
