// Guarantee: the budgets of a stage use its own limits, allowance, table and topic, the prices of its own Region,
// unique ids of calls and the present time. Risk: a stage in Europe that reserves and charges American prices, two
// calls that share one hold, an instance whose calls all belong to the month in which it started, or alerts that nobody
// gets.
import { text } from 'node:stream/consumers';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { expect, it } from 'vitest';
import type { Budget } from '../../../shared/budget/budget.ts';
import { createBudget } from '../../../shared/budget/budget.wiring.ts';
import { budgetMetrics } from '../../../shared/budget/budget-metrics.ts';
import { priceOf } from '../../../shared/pricing/prices.ts';
import { RUNTIME, serve } from '../aws/scripted-server.fixture.ts';

const ENVIRONMENT = {
  BUDGET_TABLE: 'budgets',
  ALERT_TOPIC_ARN: 'arn:aws:sns:eu-west-1:123456789012:alerts',
  TEST_ALLOWANCE_USD: '5',
  RATE_PER_MINUTE: 61,
  BURST: 22,
  CONCURRENCY: 23,
  SEARCHES_PER_MINUTE: 304,
};

function budgetIn(region: string, endpoint: { readonly AWS_ENDPOINT_URL?: string } = {}) {
  return createBudget(ENVIRONMENT, new DynamoDBClient({ region }), { ...RUNTIME, AWS_REGION: region, ...endpoint });
}

it('takes limits and allowance from the environment', () => {
  expect(budgetIn('eu-west-1').stage).toEqual({
    testAllowance: 5_000_000_000n,
    limits: { ratePerMinute: 61, burst: 22, concurrency: 23, searchesPerMinute: 304 },
  });
});

it('reads the time at each call', () => {
  expect(budgetIn('eu-west-1').nowMs).toBe(Date.now);
});

it('ends the work of a call with a signal that times out', async () => {
  const { timeoutSignal } = budgetIn('eu-west-1');
  expect(timeoutSignal(60_000).aborted).toBe(false);
  const signal = timeoutSignal(1);
  await expect.poll(() => signal.aborted).toBe(true);
  expect(signal.reason).toMatchObject({ name: 'TimeoutError' });
});

it('keeps budgets and alerts in the table of the stage, and logs its metrics', async () => {
  const tables: (string | undefined)[] = [];
  const send = async ({ input }: { readonly input: { readonly TableName?: string } }) => {
    tables.push(input.TableName);
    return {};
  };
  const dynamo = { send } as unknown as DynamoDBClient;
  const { budgets, alerts, metrics, stage } = createBudget(ENVIRONMENT, dynamo, RUNTIME);
  const address = { companyId: 'company', purpose: 'live', month: '2026-11' } as const;
  await budgets.open(address, { cap: 1n, revision: 1, limits: stage.limits });
  expect(await alerts.unsent(address)).toEqual([]);
  expect(tables).toEqual(['budgets', 'budgets', 'budgets']);
  expect(metrics).toBe(budgetMetrics);
});

it('uses the prices of its Region, and has none for a model without a price there', () => {
  const titan = 'amazon.titan-embed-text-v2:0';
  const [american, european] = [priceOf(titan, 'us-east-1'), priceOf(titan, 'eu-west-1')];
  expect(american?.inputPico).not.toBe(european?.inputPico);
  expect(budgetIn('us-east-1').priceOf(titan)).toEqual(american);
  expect(budgetIn('eu-west-1').priceOf(titan)).toEqual(european);
  expect(budgetIn('eu-west-1').priceOf('us.amazon.nova-2-lite-v1:0')).toBeNull();
});

it('gives each call a random id of twelve characters, which hold 72 bits', () => {
  const { newCallId } = budgetIn('us-east-1');
  const ids = Array.from({ length: 1_000 }, newCallId);
  expect(new Set(ids).size).toBe(1_000);
  expect(ids.filter((id) => !/^[\w-]{12}$/.test(id))).toEqual([]);
});

it('sends alerts to the topic of the stage', async () => {
  const topics: (string | null)[] = [];
  const AWS_ENDPOINT_URL = await serve(async (request, response) => {
    topics.push(new URLSearchParams(await text(request)).get('TopicArn'));
    response.end('<PublishResponse></PublishResponse>');
  });
  const address = { companyId: 'company', purpose: 'live', month: '2026-11' } as const;
  const alert = { address, percent: 50, at: '2026-11-20T00:00:00.000Z', settled: 500n, cap: 1_000n } as const;
  await budgetIn('eu-west-1', { AWS_ENDPOINT_URL }).sendAlert(alert);
  expect(topics).toEqual([ENVIRONMENT.ALERT_TOPIC_ARN]);
});

it('remembers a used-up budget from one call to the next', () => {
  const budget = budgetIn('eu-west-1');
  const { limits } = budget.stage;
  const request = {
    address: { companyId: 'company', purpose: 'live', month: '2026-11' },
    terms: { cap: 10n, revision: 1, limits },
    kind: 'query',
    id: 'call00000000',
    hold: { amount: 10n, expiresAtSeconds: 90, keyMark: 'abcdefgh' },
    spender: { applicationId: 'application', keyId: 'key' },
  } as const;
  expect(budget.memory.isExhausted(request, 0)).toBe(false);
  budget.memory.rememberExhausted(request, { cap: 10n, revision: 1 } as Budget, 0);
  expect(budget.memory.isExhausted(request, 0)).toBe(true);
});
