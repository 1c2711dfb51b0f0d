// Guarantee: a ledger reports what was spent on each day and by each key, before and after it is added up; late
// spending belongs to the last day of its month; and a month with too many lines keeps its sum even if it loses its
// days. Risk: a report that does not add up to what was paid, or names the wrong key.
import { expect, it } from 'vitest';
import type { LedgerEntry } from '../../../../shared/budget/ledger/ledger.ts';
import { readLedger } from '../../../../shared/budget/ledger/read-ledger.ts';
import { sumUpLedger } from '../../../../shared/budget/ledger/sum-up-ledger.ts';
import { openTestBudget } from '../budget.fixture.ts';

const ADDRESS = { companyId: 'company', purpose: 'live', month: '2026-05' } as const;
const NOW_MS = Date.UTC(2026, 5, 10);

const entry = (id: number, at: string, over: Partial<LedgerEntry> = {}): LedgerEntry => ({
  id: String(id).padStart(6, '0'),
  at,
  kind: 'query',
  cost: 7n,
  held: 9n,
  basis: 'metered',
  applicationId: 'application',
  keyId: 'key',
  keyMark: 'abcdefgh',
  uses: [{ modelId: 'model', inputTokens: 10, outputTokens: 2, cost: 7n }],
  pricesVersion: 1,
  grounded: null,
  ...over,
});

async function ledgerOf(entries: readonly LedgerEntry[]) {
  const { budgets } = openTestBudget({ nowMs: NOW_MS });
  for (const each of entries) {
    await budgets.recordCost(ADDRESS, each);
  }
  const read = async () => {
    const lines = await readLedger(budgets, ADDRESS);
    return lines.map(({ day, calls, cost }) => [day, calls, cost]).sort();
  };
  return {
    budgets,
    read,
    sumUp: () => sumUpLedger({ budgets, nowMs: () => NOW_MS }, ADDRESS, { timeIsUp: () => false }),
  };
}

it('lists each day, before and after the ledger is added up', async () => {
  const { read, sumUp } = await ledgerOf([
    entry(1, '2026-05-01T00:00:00.000Z'),
    entry(2, '2026-05-01T23:59:59.999Z'),
    entry(3, '2026-05-31T10:00:00.000Z'),
    // Settled in the first minute of June, and found lost a week later.
    entry(4, '2026-06-01T00:00:30.000Z'),
    entry(5, '2026-06-08T03:00:00.000Z', { basis: 'lost' }),
    entry(6, '2026-05-02T00:00:00.000Z', { basis: 'not_made', cost: 0n }),
  ]);
  const days = [
    ['2026-05-01', 2, 14n],
    ['2026-05-31', 3, 21n],
  ];
  expect(await read()).toEqual(days);
  await sumUp();
  expect(await read()).toEqual(days);
});

it('lists the lost calls of two keys separately, before and after the ledger is added up', async () => {
  const lost = { basis: 'lost', applicationId: null, keyId: null, uses: [] } as const;
  const { budgets, sumUp } = await ledgerOf([
    entry(1, '2026-05-01T00:00:00.000Z', lost),
    entry(2, '2026-05-01T00:00:00.000Z', { ...lost, keyMark: 'ijklmnop' }),
  ]);
  const marks = async () => (await readLedger(budgets, ADDRESS)).map(({ keyMark, cost }) => [keyMark, cost]);
  const expected = [
    ['abcdefgh', 7n],
    ['ijklmnop', 7n],
  ];
  expect(await marks()).toEqual(expected);
  await sumUp();
  expect(await marks()).toEqual(expected);
});

it('records whether the documents answered a question, and null for a search', async () => {
  const { budgets } = await ledgerOf([
    entry(1, '2026-05-01T00:00:00.000Z', { grounded: true }),
    entry(2, '2026-05-01T00:00:00.000Z', { grounded: false }),
    entry(3, '2026-05-01T00:00:00.000Z', { kind: 'search' }),
  ]);
  const kept: unknown[] = [];
  for await (const { kind, grounded } of budgets.entries(ADDRESS)) {
    kept.push([kind, grounded]);
  }
  expect(kept).toEqual([
    ['query', true],
    ['query', false],
    ['search', null],
  ]);
});

it('drops the days when they need too many lines for an item, but keeps every call and its cost', async () => {
  const entries = Array.from({ length: 2_100 }, (_, at) =>
    entry(at, `2026-05-${String((at % 31) + 1).padStart(2, '0')}T00:00:00.000Z`, { keyId: `key ${at % 100}` }),
  );
  const { budgets, read, sumUp } = await ledgerOf(entries);
  const before = await read();
  // Each entry counts once, although they are added up a thousand at a time.
  expect(before).toHaveLength(2_100);
  expect(before.filter(([, calls, cost]) => calls !== 1 || cost !== 7n)).toEqual([]);
  await sumUp();
  const sum = await budgets.findSum(ADDRESS);
  expect(sum?.through).toBe('002099');
  expect(sum?.lines.length).toBeLessThan(2_000);
  const lines = await read();
  expect(lines.map(([day]) => day)).toContain(null);
  expect(lines.reduce((all, [, calls]) => all + Number(calls), 0)).toBe(2_100);
  expect(lines.reduce((all, [, , cost]) => all + BigInt(cost ?? 0), 0n)).toBe(7n * 2_100n);
});
