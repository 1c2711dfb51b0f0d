// Guarantee: a budget is compared with its ledger without the calls in progress, only if it did not change meanwhile,
// and a difference is reported with both sums. Risk: an alarm for every busy company, or none for a wrong sum.
import { expect, it } from 'vitest';
import type { Budget } from '../../../../shared/budget/budget.ts';
import { reconcile } from '../../../../shared/budget/housekeeping/reconcile.ts';
import type { LedgerEntry } from '../../../../shared/budget/ledger/ledger.ts';

const ADDRESS = { companyId: 'company', purpose: 'live', month: '2026-11' } as const;

function budget(settled: bigint, over: Partial<Budget> = {}): Budget {
  const holds = { query: new Map([['held', '']]), search: new Map() };
  return { settled, held: 5n, calls: 2, holds, ...over } as unknown as Budget;
}

const entry = (id: string, cost: bigint): LedgerEntry => ({
  id,
  at: '2026-11-20T00:00:00.000Z',
  kind: 'query',
  cost,
  held: 100n,
  basis: 'metered',
  applicationId: 'application',
  keyId: 'key',
  keyMark: 'abcdefgh',
  uses: [],
  pricesVersion: 1,
  grounded: null,
});

function servicesReading(budgets: readonly (Budget | null)[], entries: readonly LedgerEntry[]) {
  let reads = 0;
  return {
    reads: () => reads,
    budgets: {
      find: async () => {
        const found = budgets[Math.min(reads, budgets.length - 1)] ?? null;
        reads += 1;
        return found;
      },
      findSum: async () => null,
      entries: async function* () {
        yield* entries;
      },
    },
  };
}

// The open call has recorded its cost, but is not settled yet.
const ENTRIES = [entry('a', 3n), entry('b', 4n), entry('held', 9n)];

it.each<[name: string, budgets: (Budget | null)[], outcome: object]>([
  ['agrees with a ledger of the same sum', [budget(7n)], { outcome: 'agrees' }],
  ['differs by a nanodollar', [budget(8n)], { outcome: 'differs', settled: 8n, ledger: 7n }],
  ['agrees when it does not exist', [null], { outcome: 'agrees' }],
  [
    'is read again when it changed while its ledger was read',
    [budget(3n), budget(7n), budget(7n), budget(7n)],
    { outcome: 'agrees' },
  ],
  [
    'is read again when a call was settled for nothing',
    [budget(8n), budget(8n, { calls: 3 }), budget(7n), budget(7n)],
    { outcome: 'agrees' },
  ],
  [
    'agrees when a search in progress has recorded its cost',
    [budget(7n, { holds: { query: new Map(), search: new Map([['held', '']]) } })],
    { outcome: 'agrees' },
  ],
])('a budget %s', async (_name, budgets, outcome) => {
  expect(await reconcile(servicesReading(budgets, ENTRIES), ADDRESS)).toEqual(outcome);
});

it.each<[string, Budget | null]>([
  ['only the held amount changed', budget(8n, { held: 6n })],
  ['only the settled amount changed', budget(9n)],
  ['it disappears', null],
])('a budget is read again when %s', async (_name, changed) => {
  expect(await reconcile(servicesReading([budget(8n), changed, budget(7n), budget(7n)], ENTRIES), ADDRESS)).toEqual({
    outcome: 'agrees',
  });
});

it('a budget that keeps changing is read with its ledger at most three times', async () => {
  const changing = servicesReading(
    Array.from({ length: 20 }, (_, i) => budget(BigInt(i))),
    ENTRIES,
  );
  await reconcile(changing, ADDRESS);
  // Each time, the budget is read before and after its ledger.
  expect(changing.reads()).toBe(6);
});

it('a budget that keeps changing is not compared', async () => {
  const changing = Array.from({ length: 20 }, (_, i) => budget(BigInt(i)));
  expect(await reconcile(servicesReading(changing, ENTRIES), ADDRESS)).toEqual({ outcome: 'changing' });
});
