// Guarantee: a function starts only with valid limits, a valid allowance and models that have a price, and its budgets
// have exactly those limits. Risk: a stage that spends without a limit because a variable was misspelled.
import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { createBudget } from '../../../shared/budget/budget.wiring.ts';
import { budgetEnvironment, pricedModel } from '../../../shared/budget/budget-environment.ts';
import { RUNTIME } from '../aws/scripted-server.fixture.ts';

const VARIABLES = {
  BUDGET_TABLE: 'Budgets',
  ALERT_TOPIC_ARN: 'arn:of:the:topic',
  TEST_ALLOWANCE_USD: '2.50',
  RATE_PER_MINUTE: '60',
  BURST: '20',
  CONCURRENCY: '10',
  SEARCHES_PER_MINUTE: '300',
};
const read = (over: object) => v.safeParse(v.object(budgetEnvironment), { ...VARIABLES, ...over });
const messages = (issues: readonly v.BaseIssue<unknown>[] | undefined) => issues?.map(({ message }) => message);

describe('the variables', () => {
  it('are read as numbers, or as the strings that they are', () => {
    const counts = { RATE_PER_MINUTE: 60, BURST: 20, CONCURRENCY: 10, SEARCHES_PER_MINUTE: 300 };
    expect(read({}).output).toEqual({ ...VARIABLES, ...counts });
  });

  describe.each([
    ['RATE_PER_MINUTE', 60_000],
    ['BURST', 10_000],
    ['CONCURRENCY', 100],
    ['SEARCHES_PER_MINUTE', 60_000],
  ])('the limits of %s', (name, max) => {
    it.each(['1', String(max)])(`${name} may be %s`, (value) => {
      expect(read({ [name]: value }).success).toBe(true);
    });

    it.each(['0', '-1', '1.5', 'many', String(max + 1), undefined])(`${name} may not be %s`, (value) => {
      expect(read({ [name]: value }).success).toBe(false);
    });
  });

  // With an allowance of 0, test keys are refused.
  it.each(['0', '0.000000001', '5'])('may set the allowance %j', (TEST_ALLOWANCE_USD) => {
    expect(read({ TEST_ALLOWANCE_USD }).success).toBe(true);
  });

  it.each(['', 'free', '-1', '1e3'])('may not set the allowance %j', (TEST_ALLOWANCE_USD) => {
    expect(messages(read({ TEST_ALLOWANCE_USD }).issues)).toEqual(['The test allowance must be an amount in dollars.']);
  });

  it.each(['BUDGET_TABLE', 'ALERT_TOPIC_ARN'])('an environment without %s is refused', (name) => {
    expect(read({ [name]: undefined }).success).toBe(false);
  });
});

it('refuses a model without a price', () => {
  expect(v.safeParse(pricedModel, 'amazon.titan-embed-text-v2:0').success).toBe(true);
  const { issues } = v.safeParse(pricedModel, 'amazon.titan-embed-text-v9:0');
  expect(messages(issues)).toEqual(['The model has no price in shared/pricing/prices.ts.']);
});

it('gives the budgets of a function exactly its allowance and its limits', () => {
  const environment = v.parse(v.object(budgetEnvironment), VARIABLES);
  expect(createBudget(environment, {} as DynamoDBClient, RUNTIME).stage).toEqual({
    testAllowance: 2_500_000_000n,
    limits: { ratePerMinute: 60, burst: 20, concurrency: 10, searchesPerMinute: 300 },
  });
});
