import { randomUUID } from 'node:crypto';
import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { createIdempotencyStore } from './idempotency.store.ts';
import type { IdempotencyServices } from './run-idempotent.ts';

/** Creates the idempotency services on the stage's budget table. */
export function createIdempotency(dynamo: DynamoDBClient, budgetTable: string): IdempotencyServices {
  return { store: createIdempotencyStore(dynamo, budgetTable), nowMs: Date.now, newSalt: randomUUID };
}
