// Guarantee: a round ends every lost hold of this month and the last (at night, of earlier months too), raises and
// sends the outstanding alerts, and reports exactly what it found; a ledger that differs from its budget is reported
// with its company and month, and never closed. Risk: money of lost calls stays held, an alert is never sent, and a
// wrong sum stays forever.
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Alert } from '../../../../shared/budget/alerts/alert.ts';
import { housekeepBudgets } from '../../../../shared/budget/housekeeping/housekeep-budgets.ts';
import { reserve } from '../../../../shared/budget/reservations/reserve.ts';
import { openTestBudget, spend } from '../budget.fixture.ts';

const LIMITS = { ratePerMinute: 60_000, burst: 100, concurrency: 100, searchesPerMinute: 60_000 };
const AFTERNOON = '2026-11-20T15:10:00Z';
const NIGHT = '2026-11-20T03:10:00Z';

// A stage with calls of ten nanodollars each in one month, under a budget of 1,000. A lost call is reserved and never
// settled.
function stage(month = '2026-11') {
  const nowMs = Date.parse(`${month}-10T00:00:00Z`);
  const address = { companyId: 'company', purpose: 'live', month } as const;
  const { services, budgets, items } = openTestBudget({ nowMs });
  const alerts: Alert[] = [];
  const clock = { nowMs };
  const watched = {
    ...services,
    nowMs: () => clock.nowMs,
    sendAlert: async (alert: Alert) => void alerts.push(alert),
  };
  const request = (id: string, amount: bigint) => ({
    address,
    terms: { cap: 1_000n, revision: 1, limits: LIMITS },
    kind: 'query' as const,
    id,
    hold: { amount, expiresAtSeconds: nowMs / 1_000 + 90, keyMark: 'abcdefgh' },
    spender: { applicationId: 'application', keyId: 'key' },
  });
  const lose = async (count: number, amount = 10n) => {
    for (let call = 0; call < count; call += 1) {
      expect(await reserve(watched, request(`lost${call}`, amount)), `call ${call}`).toMatchObject({
        outcome: 'reserved',
      });
    }
  };
  const pay = async (id: string) => {
    expect(await spend(watched, request(id, 10n), async (meter) => meter.started())).toBe('spent');
  };
  const round = (at: string) => {
    clock.nowMs = Date.parse(at);
    return housekeepBudgets({ ...watched, budgets }, () => false);
  };
  return { round, lose, pay, alerts, items, budgets, address, watched, find: () => budgets.find(address) };
}

function loggedLines(): unknown[] {
  const logged: unknown[] = [];
  const spy = vi.spyOn(process.stdout, 'write').mockImplementation((line) => logged.push(JSON.parse(String(line))) > 0);
  onTestFinished(() => spy.mockRestore());
  return logged;
}

it('sends an alert only two minutes after it was raised, because a call may still be sending it', async () => {
  const { round, pay, alerts, address, watched } = stage();
  await pay('call00000000');
  const alert: Alert = { address, percent: 50, at: '2026-11-20T15:10:00.000Z', settled: 500n, cap: 1_000n };
  await watched.alerts.raise(alert);
  await round('2026-11-20T15:12:00.000Z');
  expect(alerts).toEqual([]);
  await round('2026-11-20T15:12:00.001Z');
  expect(alerts).toEqual([alert]);
});

describe('lost holds', () => {
  it('are all ended at the amount that was held, and counted', async () => {
    const { round, lose, find } = stage();
    await lose(10);
    expect(await round(AFTERNOON)).toEqual({ budgets: 1, reclaimed: 10, reconciled: 0, differing: 0, finished: true });
    expect(await find()).toMatchObject({ settled: 100n, held: 0n, calls: 10 });
    expect(await round(AFTERNOON)).toEqual({ budgets: 1, reclaimed: 0, reconciled: 0, differing: 0, finished: true });
  });

  it.each(['2026-10', '2026-11'])('of %s are ended at night, even if nothing was settled yet', async (month) => {
    const { round, lose } = stage(month);
    await lose(1);
    expect(await round(NIGHT)).toEqual({ budgets: 1, reclaimed: 1, reconciled: 1, differing: 0, finished: true });
  });

  it('of earlier months are ended only at night', async () => {
    const { round, pay, lose } = stage('2026-08');
    await pay('call00000000');
    await lose(1);
    expect(await round(AFTERNOON)).toEqual({ budgets: 0, reclaimed: 0, reconciled: 0, differing: 0, finished: true });
    expect(await round('2026-11-21T03:10:00Z')).toEqual({
      budgets: 1,
      reclaimed: 1,
      reconciled: 1,
      differing: 0,
      finished: true,
    });
  });

  it('raise the alerts that their cost makes due', async () => {
    const { round, lose, alerts } = stage();
    await lose(1, 800n);
    await round(AFTERNOON);
    expect(alerts.map(({ percent, settled }) => [percent, settled])).toEqual([
      [50, 800n],
      [80, 800n],
    ]);
  });
});

it('raises the alerts that no call raised, and sends those that were not sent', async () => {
  const { round, pay, alerts, budgets, address, watched } = stage();
  await pay('call00000000');
  // More than two minutes before the round.
  const at = '2026-11-20T15:07:59.999Z';
  await watched.alerts.raise({ address, percent: 50, at, settled: 500n, cap: 1_000n });
  await round(AFTERNOON);
  expect(alerts.map(({ percent }) => percent)).toEqual([50]);
  const before = await budgets.find(address);
  if (before === null) {
    throw new Error('The budget is gone.');
  }
  // A later policy lowers the cap to what is already spent: no call ends after it, and the budget is used up.
  const terms = { cap: 10n, revision: 2, limits: LIMITS };
  await budgets.adopt({ address, terms, seen: before, paidUntilMicros: before.paidUntilMicros });
  await round(AFTERNOON);
  expect(alerts.map(({ percent }) => percent)).toEqual([50, 80, 100]);
});

it('continues after budgets that cannot be read, logs them, and fails with the first error after the last budget', async () => {
  const { round, lose, find, budgets, watched } = stage();
  await lose(1);
  const logged = loggedLines();
  const listed = [
    { companyId: 'damaged', purpose: 'live' as const },
    { companyId: 'company', purpose: 'live' as const },
    { companyId: 'damaged-too', purpose: 'live' as const },
  ];
  const damaged = {
    ...budgets,
    list: async function* (month: string) {
      yield* month === '2026-11' ? listed : [];
    },
    find: async (address: Parameters<typeof budgets.find>[0]) => {
      if (address.companyId === 'damaged') {
        throw new TypeError('A damaged item.');
      }
      if (address.companyId === 'damaged-too') {
        throw new RangeError('Another damaged item.');
      }
      return budgets.find(address);
    },
  };
  const withDamaged = { ...watched, budgets: damaged, nowMs: () => Date.parse(AFTERNOON) };
  await expect(housekeepBudgets(withDamaged, () => false)).rejects.toThrow(new TypeError('A damaged item.'));
  expect(await find()).toMatchObject({ settled: 10n, held: 0n });
  expect(logged).toEqual([
    {
      level: 'error',
      message: 'budget_round_failed',
      company_id: 'damaged',
      month: '2026-11',
      reason: 'TypeError',
    },
    {
      level: 'error',
      message: 'budget_round_failed',
      company_id: 'damaged-too',
      month: '2026-11',
      reason: 'RangeError',
    },
  ]);
  expect(await round(AFTERNOON)).toMatchObject({ budgets: 1, reclaimed: 0 });
});

it('skips a budget that is listed but does not exist', async () => {
  const { round, lose, items } = stage();
  await lose(1);
  const names = [...items.keys()].filter((name) => name.startsWith('company\n'));
  expect(names).toHaveLength(1);
  (items as Map<string, unknown>).delete(names[0] ?? '');
  expect(await round(NIGHT)).toEqual({ budgets: 1, reclaimed: 0, reconciled: 1, differing: 0, finished: true });
});

it('reports a ledger that differs from its budget, with its company and month, and does not close it', async () => {
  const { round, pay, items, budgets, address } = stage('2026-10');
  await pay('call00000000');
  const [name, item] = [...items].find(([key]) => key.includes('CALL#')) ?? [];
  (items as Map<string, unknown>).set(name ?? '', { ...item, cost: { N: '9' } });
  const logged = loggedLines();
  expect(await round(NIGHT)).toEqual({ budgets: 1, reclaimed: 0, reconciled: 1, differing: 1, finished: true });
  expect(logged).toEqual([{ level: 'error', message: 'budget_differs', company_id: 'company', month: '2026-10' }]);
  expect(await budgets.findSum(address)).toBeNull();
});

it('reports nothing about a budget that calls change each time it is compared with its ledger', async () => {
  const { pay, budgets, watched } = stage();
  await pay('call00000000');
  let calls = 0;
  const find: typeof budgets.find = async (address) => {
    const budget = await budgets.find(address);
    calls += 1;
    return budget === null ? null : { ...budget, calls };
  };
  const logged = loggedLines();
  const night = { ...watched, budgets: { ...budgets, find }, nowMs: () => Date.parse(NIGHT) };
  const report = await housekeepBudgets(night, () => false);
  expect(report).toEqual({ budgets: 1, reclaimed: 0, reconciled: 1, differing: 0, finished: true });
  expect(logged).toEqual([]);
});
