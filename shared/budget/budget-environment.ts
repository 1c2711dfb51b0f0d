import * as v from 'valibot';
import { parseUsd } from '../pricing/money.ts';
import { PRICES } from '../pricing/prices.ts';

/** A whole number from 1 to `max`, written as a string. */
export const countUpTo = (max: number) => v.pipe(v.string(), v.toNumber(), v.integer(), v.minValue(1), v.maxValue(max));

/** A model that has a price. The synthesis of a stage with any other model fails. */
export const pricedModel = v.pipe(
  v.string(),
  v.check(
    (modelId) => PRICES.some((price) => price.modelId === modelId),
    'The model has no price in shared/pricing/prices.ts.',
  ),
);

/**
 * The environment of budgets: where they are stored, who gets their alerts, and the defaults for companies without a
 * policy.
 */
export const budgetEnvironment = {
  BUDGET_TABLE: v.string(),
  ALERT_TOPIC_ARN: v.string(),
  TEST_ALLOWANCE_USD: v.pipe(
    v.string(),
    v.check((text) => 'amount' in parseUsd(text), 'The test allowance must be an amount in dollars.'),
  ),
  RATE_PER_MINUTE: countUpTo(60_000),
  BURST: countUpTo(10_000),
  CONCURRENCY: countUpTo(100),
  SEARCHES_PER_MINUTE: countUpTo(60_000),
};

/** The values of the environment of budgets. */
export type BudgetEnvironment = v.InferOutput<v.ObjectSchema<typeof budgetEnvironment, undefined>>;
