// Guarantee: a write that the table does not answer fails its call, and nothing that depends on it is written after it.
// Risk: a cost, an alert or an expiry that counts as written although it never was.
import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { expect, it } from 'vitest';
import { createAlertStore } from '../../../shared/budget/alerts/alert.store.ts';
import { createIngestionCosts } from '../../../shared/budget/ledger/ingestion-cost.store.ts';
import { sumUpLedger } from '../../../shared/budget/ledger/sum-up-ledger.ts';
import { createBudgetStore } from '../../../shared/budget/reservations/budget.store.ts';

const ADDRESS = { companyId: 'company', purpose: 'live', month: '2026-11' } as const;
const TERMS = {
  cap: 1_000n,
  revision: 1,
  limits: { ratePerMinute: 60, burst: 2, concurrency: 10, searchesPerMinute: 60 },
};
const ALERT = { address: ADDRESS, percent: 50, at: '2026-11-20T00:00:00.000Z', settled: 500n, cap: 1_000n } as const;
const SUM = { through: 'b', expiring: '', lines: [] };

// The stores of a table that answers only the first `answered` writes, and how many writes were sent.
function storesOf(answered: number) {
  let sent = 0;
  const send = async () => {
    sent += 1;
    await new Promise(setImmediate);
    if (sent > answered) {
      throw Object.assign(new Error('No answer.'), { name: 'TimeoutError' });
    }
    return { $metadata: {} };
  };
  const dynamo = { send } as unknown as DynamoDBClient;
  return {
    budgets: createBudgetStore(dynamo, 'Budgets'),
    alerts: createAlertStore(dynamo, 'Budgets'),
    costs: createIngestionCosts(dynamo, 'Budgets'),
    sent: () => sent,
  };
}

type Stores = ReturnType<typeof storesOf>;
const ONE_USE = { calls: 1, inputTokens: 2, nanoUsd: 3n };

it.each<[what: string, answered: number, write: (stores: Stores) => Promise<unknown>]>([
  ['the line in the list of a month', 0, ({ budgets }) => budgets.open(ADDRESS, TERMS)],
  ['a budget', 1, ({ budgets }) => budgets.open(ADDRESS, TERMS)],
  ['the sum of a ledger', 0, ({ budgets }) => budgets.replaceSum(ADDRESS, null, SUM)],
  ['the expiry of an entry', 0, ({ budgets }) => budgets.expireEntry(ADDRESS, 'a', 1)],
  ['the cost of an ingestion', 0, ({ costs }) => costs.add('company', '2026-11', ONE_USE)],
  ['an alert', 0, ({ alerts }) => alerts.raise(ALERT)],
  ['the mark that an alert was sent', 0, ({ alerts }) => alerts.markSent(ALERT)],
  ['the mark of an alert on its budget', 0, ({ alerts }) => alerts.markAlerted(ADDRESS, 0, 1)],
])('fails, and writes nothing more, when the table does not answer the write of %s', async (_what, answered, write) => {
  const stores = storesOf(answered);
  await expect(write(stores)).rejects.toMatchObject({ code: 'unavailable' });
  expect(stores.sent()).toBe(answered + 1);
});

it('does not record an entry as expiring if its expiry could not be written', async () => {
  const sums: unknown[] = [];
  const budgets = {
    findSum: async () => SUM,
    entries: async function* () {
      yield { id: 'a' } as never;
    },
    expireEntry: async () => {
      await new Promise(setImmediate);
      throw new Error('No answer.');
    },
    replaceSum: async (...sum: unknown[]) => void sums.push(sum),
  };
  let turns = 0;
  const timeIsUp = () => {
    turns += 1;
    return turns > 1;
  };
  await expect(sumUpLedger({ budgets, nowMs: () => 0 }, ADDRESS, { timeIsUp })).rejects.toThrow('No answer.');
  expect(sums).toEqual([]);
});
