import { randomBytes } from 'node:crypto';
import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import type { LambdaEnvironment } from '../aws/environment.wiring.ts';
import { requireAmount } from '../pricing/money.ts';
import { priceOf } from '../pricing/prices.ts';
import { createAlertTopic } from './alerts/alert.client.ts';
import { createAlertStore } from './alerts/alert.store.ts';
import type { BudgetEnvironment } from './budget-environment.ts';
import { budgetMetrics } from './budget-metrics.ts';
import { createBudgetStore } from './reservations/budget.store.ts';
import { createBudgetMemory } from './reservations/budget-memory.ts';
import type { BudgetServices } from './reservations/reserve-budget.ts';

// 72 bits in 12 characters: unique within a month, and short, because the item of a budget holds every open call.
const CALL_ID_BYTES = 9;

/** Creates the budgets of one function instance, on the stage's table and topic, with the instance's memory. */
export function createBudget(
  environment: BudgetEnvironment,
  dynamo: DynamoDBClient,
  runtime: LambdaEnvironment,
): BudgetServices {
  return {
    budgets: createBudgetStore(dynamo, environment.BUDGET_TABLE),
    alerts: createAlertStore(dynamo, environment.BUDGET_TABLE),
    sendAlert: createAlertTopic(environment.ALERT_TOPIC_ARN, runtime).send,
    metrics: budgetMetrics,
    memory: createBudgetMemory(),
    nowMs: Date.now,
    timeoutSignal: (milliseconds) => AbortSignal.timeout(milliseconds),
    newCallId: () => randomBytes(CALL_ID_BYTES).toString('base64url'),
    priceOf: (modelId) => priceOf(modelId, runtime.AWS_REGION),
    stage: {
      testAllowance: requireAmount(environment.TEST_ALLOWANCE_USD),
      limits: {
        ratePerMinute: environment.RATE_PER_MINUTE,
        burst: environment.BURST,
        concurrency: environment.CONCURRENCY,
        searchesPerMinute: environment.SEARCHES_PER_MINUTE,
      },
    },
  };
}
