// Guarantee: a round that runs out of time is continued by the next one until every budget was reached, one long ledger
// does not hold up the others, and a night that was missed is made up for. Risk: the last companies are never reached.
import { expect, it } from 'vitest';
import type { BudgetAddress } from '../../../../shared/budget/budget.ts';
import { housekeepBudgets } from '../../../../shared/budget/housekeeping/housekeep-budgets.ts';
import { HOUR_MS } from '../../../../shared/durations.ts';
import { openTestBudget } from '../budget.fixture.ts';

const AFTERNOON_MS = Date.UTC(2026, 10, 20, 15);
const MONTHS = ['2026-10', '2026-11'];
const LIMITS = { ratePerMinute: 60, burst: 2, concurrency: 10, searchesPerMinute: 12 };

// A stage whose budgets take a millisecond each, and the budgets that its rounds reach.
async function stage({ companies }: { companies: number }) {
  const { services, budgets } = openTestBudget();
  for (const month of MONTHS) {
    for (let company = 0; company < companies; company += 1) {
      const address = { companyId: `company-${String(company).padStart(5, '0')}`, purpose: 'live', month } as const;
      await budgets.open(address, { cap: 1_000n, revision: 1, limits: LIMITS });
    }
  }
  const reached: BudgetAddress[] = [];
  const find = (address: BudgetAddress) => {
    reached.push(address);
    return budgets.find(address);
  };
  const round = (nowMs: number, over: Partial<typeof budgets> = {}, budgetsMax = Number.POSITIVE_INFINITY) => {
    const first = reached.length;
    const timeIsUp = () => reached.length - first >= budgetsMax;
    const alerts = { ...services.alerts, unsent: async () => [] };
    const watched = { ...services, alerts, budgets: { ...budgets, find, ...over }, nowMs: () => nowMs };
    return housekeepBudgets(watched, timeIsUp);
  };
  return { round, reached };
}

it('reaches 2,000 budgets in 15 rounds with time for 135 budgets each, each once, and then begins again', async () => {
  const { round, reached } = await stage({ companies: 1_000 });
  let rounds = 1;
  for (; !(await round(AFTERNOON_MS + rounds * HOUR_MS * 0.5, {}, 135)).finished; rounds += 1) {
    expect(rounds).toBeLessThan(15);
  }
  const names = reached.map(({ companyId, month }) => `${companyId} ${month}`);
  expect(new Set(names).size).toBe(2_000);
  expect(names).toHaveLength(2_000);
  await round(AFTERNOON_MS + 10 * HOUR_MS, {}, 1);
  expect(reached[2_000]).toEqual(reached[0]);
});

it('goes on after a ledger that takes longer than a whole round', async () => {
  const { round, reached } = await stage({ companies: 40 });
  const nightMs = Date.UTC(2026, 10, 20, 3, 10);
  const endless = async function* (address: BudgetAddress) {
    for (let id = 0; address.companyId === 'company-00002' && id < 10; id += 1) {
      reached.push(address);
      yield { id: `call${id}`, at: '2026-11-20T00:00:00.000Z', cost: 0n, kind: 'search', uses: [] } as never;
    }
  };
  for (let rounds = 0; rounds < 5; rounds += 1) {
    await round(nightMs + rounds * HOUR_MS, { entries: endless }, 98);
  }
  expect(new Set(reached.map(({ companyId, month }) => companyId + month)).size).toBe(80);
});

it.each([
  ['compares budgets with ledgers in the hour of the night', [3.2], [80]],
  ['makes up for a missed night', [15, 29.5], [0, 80]],
  ['compares them once a night', [3.2, 4.2, 26.9, 27.1], [80, 0, 0, 80]],
])('%s', async (_name, hours, reconciled) => {
  const { round } = await stage({ companies: 40 });
  const reports = [];
  for (const hour of hours) {
    reports.push((await round(Date.UTC(2026, 10, 20) + hour * HOUR_MS)).reconciled);
  }
  expect(reports).toEqual(reconciled);
});
