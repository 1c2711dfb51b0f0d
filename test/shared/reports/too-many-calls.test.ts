// Guarantee: if a month has more calls than a page can wait for, overview and usage report say so, and never show a
// part of them as the whole. Risk: a page that fails every day, or a company that sees half of its spending as the
// whole.
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { overviewResult } from '../../../shared/operations/results/report-results.ts';
import { readBoundedLedger } from '../../../shared/reports/read-bounded-ledger.ts';
import { reportUsage } from '../../../shared/reports/report-usage.ts';
import { showOverview } from '../../../shared/reports/show-overview.ts';
import { ADDRESS, COMPANY, entryOf, keyOf, openReports } from './reports.fixture.ts';

it('reads a ledger of 50,000 calls in a month, and none of a longer one', async () => {
  const reading = (count: number) => {
    const entries = async function* () {
      for (let number = 0; number < count; number += 1) {
        yield entryOf(number, '2026-11-18T10:00:00.000Z');
      }
    };
    return readBoundedLedger({ findSum: async () => null, entries }, ADDRESS, {});
  };
  expect((await reading(50_000))?.map(({ calls }) => calls)).toEqual([50_000, 50_000]);
  expect(await reading(50_001)).toBeNull();
});

it('shows in a usage report only that the month has too many calls', async () => {
  const { budgets, services } = openReports({ keys: [keyOf(10)] });
  for (const number of [1, 2, 3]) {
    await budgets.recordCost(ADDRESS, entryOf(number, '2026-11-18T10:00:00.000Z'));
  }
  const input = { company_id: COMPANY, month: '2026-11', purpose: 'live' } as const;
  const report = await reportUsage({ ...services, entriesMax: 2 }, input);
  expect(report).toEqual({ too_many_calls: true, lines: [], applications: [], keys: [] });
  expect((await reportUsage({ ...services, entriesMax: 3 }, input)).lines).toHaveLength(2);
});

it('shows the exact amounts, and omits the days, in an overview of too many calls', async () => {
  const { budgets, services } = openReports({ keys: [keyOf(10)], cap: '4000000000' });
  for (const number of [1, 2, 3]) {
    await budgets.recordCost(ADDRESS, entryOf(number, '2026-11-18T10:00:00.000Z'));
  }
  const input = { company_id: COMPANY, purpose: 'live' } as const;
  expect((await showOverview(services, input)).runs_out_on).toBe('2026-11-23');
  const overview = await showOverview({ ...services, entriesMax: 2 }, input);
  // The spending rate would come from what the budget has settled, which is nothing here.
  expect(overview).toMatchObject({ too_many_calls: true, days: [], calls: null, runs_out_on: null });
  expect(overview.budget).toEqual((await showOverview(services, input)).budget);
  expect(v.is(overviewResult, overview)).toBe(true);
});
