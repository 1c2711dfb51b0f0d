// Guarantee: on a real server, 200 concurrent workers never spend more than the cap, to the nanodollar; a reservation
// costs one write unit up to 25 open holds; a budget that an earlier version wrote stays usable; and the cost of
// ingestion is added up apart from it. Risk: the arithmetic holds in the simulation but not in the real table.
import { randomUUID } from 'node:crypto';
import { type DynamoDBClient, UpdateItemCommand } from '@aws-sdk/client-dynamodb';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAlertStore } from '../../../../shared/budget/alerts/alert.store.ts';
import { budgetKey, written } from '../../../../shared/budget/budget-keys.ts';
import { reconcile } from '../../../../shared/budget/housekeeping/reconcile.ts';
import { createIngestionCosts } from '../../../../shared/budget/ledger/ingestion-cost.store.ts';
import { createBudgetStore } from '../../../../shared/budget/reservations/budget.store.ts';
import { createBudgetMemory } from '../../../../shared/budget/reservations/budget-memory.ts';
import { keyMarkOf } from '../../../../shared/budget/reservations/hold.ts';
import { startTables, type TestTables } from '../../administration/tables.fixture.ts';
import { NANO_PRICE, spend } from '../budget.fixture.ts';

const WORKERS = 200;
// The clock stands still: on a slow machine, holds would expire while the workers wait for each other.
const NOW_MS = Date.UTC(2026, 10, 20);

let tables: TestTables;
beforeAll(async () => {
  tables = await startTables();
});
afterAll(() => tables.stop());

function openBudgets(units: number[] = []) {
  const dynamo = tables.dynamo;
  const port = {
    async send(command: UpdateItemCommand) {
      command.input.ReturnConsumedCapacity = 'TOTAL';
      const output = await dynamo.send(command);
      units.push(output.ConsumedCapacity?.CapacityUnits ?? Number.NaN);
      return output;
    },
  } as unknown as DynamoDBClient;
  const budgets = createBudgetStore(port, tables.access);
  return {
    budgets,
    alerts: createAlertStore(dynamo, tables.access),
    memory: createBudgetMemory(),
    nowMs: () => NOW_MS,
    metrics: { lostHold: () => undefined },
    priceOf: () => NANO_PRICE,
    sendAlert: async () => undefined,
  };
}

function request(companyId: string, cap: bigint, amount: bigint) {
  const keyId = randomUUID();
  const limits = { ratePerMinute: 6_000_000, burst: 10_000, concurrency: 10_000, searchesPerMinute: 60_000 };
  return {
    address: { companyId, purpose: 'live' as const, month: '2026-11' },
    terms: { cap, revision: 1, limits },
    kind: 'query' as const,
    id: randomUUID().replaceAll('-', '').slice(0, 12),
    hold: { amount, expiresAtSeconds: NOW_MS / 1_000 + 57, keyMark: keyMarkOf(keyId) },
    spender: { applicationId: randomUUID(), keyId },
  };
}

describe('200 workers on one budget', () => {
  it('spend at most the cap, to the nanodollar, and settle all that they spend', async () => {
    const services = openBudgets();
    const companyId = randomUUID();
    const cap = 100_000_007n;
    let billed = 0n;
    const worker = async (_each: unknown, index: number) => {
      const random = fc.sample(fc.nat(899_999), { seed: 20_261_120 + index, numRuns: 8 });
      for (let call = 0; call < 4; call += 1) {
        const tokens = 1 + (random[2 * call] ?? 0);
        const amount = BigInt(tokens + (random[2 * call + 1] ?? 0));
        await spend(services, request(companyId, cap, amount), async (meter) => {
          meter.started();
          billed += BigInt(tokens);
          meter.metered({ modelId: 'm', inputTokens: tokens, outputTokens: 0 });
        });
      }
    };
    await Promise.all(Array.from({ length: WORKERS }, worker));
    const address = { companyId, purpose: 'live' as const, month: '2026-11' };
    const budget = await services.budgets.find(address);
    expect(billed).toBeLessThanOrEqual(cap);
    expect(billed).toBeGreaterThan(cap / 2n);
    expect(budget).toMatchObject({ settled: billed, held: 0n, available: cap - billed });
    expect(await reconcile(services, address)).toEqual({ outcome: 'agrees' });
  });
});

describe('a budget written before searches had a rate limit', () => {
  const openOldBudget = async () => {
    const { budgets } = openBudgets();
    const first = request(randomUUID(), 1_000n, 100n);
    await budgets.open(first.address, first.terms);
    const Key = { ...written(budgetKey(first.address)) };
    await tables.dynamo.send(new UpdateItemCommand({ TableName: tables.access, Key, UpdateExpression: 'REMOVE u' }));
    const seen = await budgets.find(first.address);
    if (seen === null) {
      throw new Error('The budget was not created.');
    }
    return { budgets, first, seen };
  };

  it.each(['query', 'search'] as const)('admits a %s', async (kind) => {
    const { budgets, first, seen } = await openOldBudget();
    expect(seen.paidUntilMicros).toEqual({ query: 0, search: 0 });
    expect(await budgets.tryReserve({ ...first, kind }, 'idle', 1_000)).toMatchObject({ outcome: 'reserved' });
  });

  it('adopts a later policy', async () => {
    const { budgets, first, seen } = await openOldBudget();
    const terms = { ...first.terms, cap: 2_000n, revision: 2 };
    await budgets.adopt({ address: first.address, terms, seen, paidUntilMicros: { query: 5, search: 7 } });
    expect(await budgets.find(first.address)).toMatchObject({ cap: 2_000n, paidUntilMicros: { query: 5, search: 7 } });
  });
});

it('adds up the cost of ingestion by company and month, apart from the budget', async () => {
  const companyId = randomUUID();
  const costs = createIngestionCosts(tables.dynamo, tables.access);
  await costs.add(companyId, '2026-11', { calls: 1, inputTokens: 20, nanoUsd: 300n });
  await costs.add(companyId, '2026-11', { calls: 2, inputTokens: 30, nanoUsd: 10n ** 12n });
  const noCost = { calls: 0, inputTokens: 0, nanoUsd: 0n };
  expect(await costs.find(companyId, '2026-11')).toEqual({ calls: 3, inputTokens: 50, nanoUsd: 10n ** 12n + 300n });
  expect(await costs.find(companyId, '2026-12')).toEqual(noCost);
  expect(await costs.find(randomUUID(), '2026-11')).toEqual(noCost);
  const inMissingTable = createIngestionCosts(tables.dynamo, 'Nowhere').add(companyId, '2026-11', noCost);
  await expect(inMissingTable).rejects.toMatchObject({ code: 'internal', message: 'Internal error.' });
});

describe('write units', () => {
  it('are one to reserve and two to settle, for up to 25 open holds', async () => {
    const units: number[] = [];
    const services = openBudgets(units);
    const companyId = randomUUID();
    const open: (() => void)[] = [];
    const runs: Promise<unknown>[] = [];
    await services.budgets.open(request(companyId, 1n, 1n).address, request(companyId, 10n ** 12n, 1n).terms);
    for (let hold = 0; hold < 25; hold += 1) {
      units.length = 0;
      await new Promise<void>((reserved) => {
        const run = spend(services, request(companyId, 10n ** 12n, 60_000_000n), (meter) => {
          meter.started();
          reserved();
          return new Promise<void>((end) =>
            open.push(() => {
              meter.metered({ modelId: 'm', inputTokens: 1, outputTokens: 0 });
              end();
            }),
          );
        });
        runs.push(run);
      });
      // The first reservation has to guess the limiter's state, and guesses wrong once.
      expect(units.at(-1), `hold ${hold + 1}`).toBe(1);
      expect(units.length).toBeLessThanOrEqual(hold === 0 ? 2 : 1);
    }
    units.length = 0;
    open.shift()?.();
    await runs[0];
    expect(units.reduce((sum, unit) => sum + unit, 0)).toBe(2);
    for (const end of open) {
      end();
    }
    await Promise.all(runs);
  });
});
