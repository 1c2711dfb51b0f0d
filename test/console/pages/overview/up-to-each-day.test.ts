// Guarantee: the chart of a month shows an application's cumulative spending by day. Risk: a budget seems half full on
// the day it runs out.
import { expect, it } from 'vitest';
import { upToEachDay } from '../../../../console/pages/overview/up-to-each-day.ts';

const CALENDAR = ['2026-07-01', '2026-07-02', '2026-07-03'];
const line = (application_id: string, day: string, nano_usd: string) => ({ application_id, day, nano_usd });

it('adds up the days so far for one application only', () => {
  const lines = [
    line('a', '2026-07-03', '5'),
    line('b', '2026-07-02', '100'),
    line('a', '2026-07-01', '9007199254740993'),
  ];
  expect([...upToEachDay(lines, 'a', CALENDAR)]).toEqual([
    ['2026-07-01', 9_007_199_254_740_993n],
    ['2026-07-02', 9_007_199_254_740_993n],
    ['2026-07-03', 9_007_199_254_740_998n],
  ]);
});

it('is 0 for an application without spending', () => {
  expect([...upToEachDay([], 'a', CALENDAR).values()]).toEqual([0n, 0n, 0n]);
});
