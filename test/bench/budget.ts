import { randomBytes, randomUUID } from 'node:crypto';
import { type DynamoDBClient, UpdateItemCommand } from '@aws-sdk/client-dynamodb';
import { createAlertStore } from '../../shared/budget/alerts/alert.store.ts';
import { monthOf } from '../../shared/budget/month.ts';
import { createBudgetStore } from '../../shared/budget/reservations/budget.store.ts';
import { createBudgetMemory } from '../../shared/budget/reservations/budget-memory.ts';
import { keyMarkOf } from '../../shared/budget/reservations/hold.ts';
import { startTables, type TestTables } from '../shared/administration/tables.fixture.ts';
import { NANO_PRICE, spend } from '../shared/budget/budget.fixture.ts';
import { alternate } from './alternate.ts';
import type { BenchRun } from './bench-context.ts';
import type { Figure } from './figure.ts';
import { percentile } from './percentile.ts';

const ROUNDS = 9;
const WARM_UPS = 2;
const CALLS = 150;
const CALLERS = 4;
const MILLISECONDS_MAX = 30_000;
// In nanodollars.
const AMOUNT = 60_000_000n;
const CAP = 10n ** 15n;
const HOLD_SECONDS = 57;
const OPEN_HOLDS = [1, 8, 32] as const;

/**
 * Measures reserving and settling money on one company's item: against as many raw conditional writes of the same size,
 * in the write units that DynamoDB charges, and while other calls are in progress.
 */
export async function benchBudget({ signal }: BenchRun): Promise<Figure[]> {
  const tables = await startTables();
  try {
    return [
      await againstRawWrites(tables, signal),
      ...(await unitsOfOneCall(tables)),
      ...(await growth(tables, signal)),
    ];
  } finally {
    await tables.stop();
  }
}

function createPayer(tables: TestTables, cap = CAP, units: number[] = []) {
  const port = {
    async send(command: UpdateItemCommand) {
      command.input.ReturnConsumedCapacity = 'TOTAL';
      const output = await tables.dynamo.send(command);
      units.push(output.ConsumedCapacity?.CapacityUnits ?? 0);
      return output;
    },
  } as unknown as DynamoDBClient;
  const companyId = randomUUID();
  const keyId = randomUUID();
  const services = {
    budgets: createBudgetStore(port, tables.budget),
    alerts: createAlertStore(port, tables.budget),
    memory: createBudgetMemory(),
    nowMs: Date.now,
    metrics: { lostHold: () => undefined },
    sendAlert: async () => undefined,
    priceOf: () => NANO_PRICE,
  };
  const request = () => ({
    address: { companyId, purpose: 'live' as const, month: monthOf(Date.now()) },
    terms: {
      cap,
      revision: 1,
      limits: { ratePerMinute: 6_000_000, burst: 10_000, concurrency: 10_000, searchesPerMinute: 60_000 },
    },
    kind: 'query' as const,
    id: randomBytes(9).toString('base64url'),
    hold: {
      amount: AMOUNT,
      expiresAtSeconds: Math.floor(Date.now() / 1_000) + HOLD_SECONDS,
      keyMark: keyMarkOf(keyId),
    },
    spender: { applicationId: randomUUID(), keyId },
  });
  const pay = (until: Promise<void> = Promise.resolve(), begun: () => void = () => undefined) =>
    spend(services, request(), async (meter) => {
      meter.started();
      begun();
      await until;
      meter.metered({ modelId: 'm', inputTokens: 1, outputTokens: 0 });
    });
  return { pay };
}

// Keeps this many calls in progress until the returned function is called.
async function holdOpen(payer: ReturnType<typeof createPayer>, count: number): Promise<() => Promise<void>> {
  const over = Promise.withResolvers<void>();
  const calls: Promise<unknown>[] = [];
  for (let call = 0; call < count; call += 1) {
    await new Promise<void>((begun) => calls.push(payer.pay(over.promise, begun)));
  }
  return async () => {
    over.resolve();
    await Promise.all(calls);
  };
}

async function againstRawWrites(tables: TestTables, signal: AbortSignal): Promise<Figure> {
  const { pay } = createPayer(tables);
  await pay();
  const { ours, raw } = await alternate(
    { ours: () => timesPerSecond(pay), raw: () => timesPerSecond(() => threeRawWrites(tables)) },
    { rounds: ROUNDS, warmUps: WARM_UPS, millisecondsMax: MILLISECONDS_MAX, signal },
  );
  return {
    bench: 'budget',
    name: `reserve + settle, one company, ${CALLERS} callers`,
    value: percentile(ours, 0.5),
    unit: 'calls/s',
    baseline: { name: 'three raw conditional updates', value: percentile(raw, 0.5) },
    target: { limit: 0.3, of: 'ratio', atLeast: true },
  };
}

// The lower bound: three conditional writes of an item of this size, and nothing else.
async function threeRawWrites({ dynamo, budget }: TestTables): Promise<void> {
  for (const step of ['one', 'two', 'three']) {
    await dynamo.send(
      new UpdateItemCommand({
        TableName: budget,
        Key: { pk: { S: 'raw' }, sk: { S: step } },
        UpdateExpression: 'SET a = :text, b = if_not_exists(b, :zero) + :one',
        ConditionExpression: 'attribute_not_exists(b) OR b >= :zero',
        ExpressionAttributeValues: { ':text': { S: 'x'.repeat(250) }, ':zero': { N: '0' }, ':one': { N: '1' } },
      }),
    );
  }
}

async function unitsOfOneCall(tables: TestTables): Promise<Figure[]> {
  const units: number[] = [];
  const { pay } = createPayer(tables, CAP, units);
  // The first call of a month also opens the budget, and is not measured.
  await pay();
  units.length = 0;
  await pay();
  const served = sumOf(units);
  const refusedUnits: number[] = [];
  const refused = createPayer(tables, AMOUNT - 1n, refusedUnits);
  await refused.pay();
  refusedUnits.length = 0;
  for (let call = 0; call < CALLS; call += 1) {
    await refused.pay();
  }
  const target = (limit: number) => ({ limit, of: 'value' as const });
  return [
    {
      bench: 'budget',
      name: 'writes of a call, ConsumedCapacity',
      value: served,
      unit: 'write units',
      target: target(3),
    },
    {
      bench: 'budget',
      name: `writes of ${CALLS} refusals of an exhausted budget`,
      value: sumOf(refusedUnits),
      unit: 'write units',
      target: target(0),
    },
  ];
}

async function growth(tables: TestTables, signal: AbortSignal): Promise<Figure[]> {
  const contestants = await Promise.all(
    OPEN_HOLDS.map(async (count) => {
      const units: number[] = [];
      const payer = createPayer(tables, CAP, units);
      await payer.pay();
      const end = await holdOpen(payer, count - 1);
      units.length = 0;
      await payer.pay();
      return { count, payer, end, units: sumOf(units) };
    }),
  );
  const rates = await alternate(
    Object.fromEntries(contestants.map(({ count, payer }) => [String(count), () => timesPerSecond(payer.pay)])),
    { rounds: ROUNDS, warmUps: WARM_UPS, millisecondsMax: MILLISECONDS_MAX, signal },
  );
  for (const { end } of contestants) {
    await end();
  }
  const alone = percentile(rates['1'] ?? [], 0.5);
  return contestants.flatMap(({ count, units }) => [
    {
      bench: 'budget',
      name: `reserve + settle, ${count} open holds`,
      value: percentile(rates[count] ?? [], 0.5),
      unit: 'calls/s',
      baseline: { name: 'with 1 open hold', value: alone },
    },
    { bench: 'budget', name: `writes of a call, ${count} open holds`, value: units, unit: 'write units' },
  ]);
}

async function timesPerSecond(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  const caller = async () => {
    for (let call = 0; call < CALLS / CALLERS; call += 1) {
      await work();
    }
  };
  await Promise.all(Array.from({ length: CALLERS }, caller));
  return (CALLS * 1_000) / (performance.now() - startedAt);
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
