import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { readItem, transact } from '../../aws/dynamo.client.ts';
import { ingestionCostKey, written } from '../budget-keys.ts';
import type { Month } from '../month.ts';
import type { IngestionCost } from './ingestion-cost.ts';

/**
 * The costs of ingesting documents, outside the budgets: one item for each company and month. Adding and finding throw
 * ServiceError `unavailable`.
 */
export function createIngestionCosts(dynamo: DynamoDBClient, table: string) {
  return {
    /**
     * Adds to the month's cost. Nothing is reserved or refused here: the limit is checked before a document is read. A
     * transaction, because its token lets DynamoDB recognize a retry whose first answer was lost: the SDK's retry of a
     * plain addition would count the cost twice.
     */
    async add(companyId: string, month: Month, cost: IngestionCost): Promise<void> {
      const Update = {
        TableName: table,
        Key: written(ingestionCostKey(companyId, month)),
        UpdateExpression: 'ADD calls :calls, inputTokens :tokens, nanoUsd :nano',
        ExpressionAttributeValues: {
          ':calls': { N: String(cost.calls) },
          ':tokens': { N: String(cost.inputTokens) },
          ':nano': { N: String(cost.nanoUsd) },
        },
      };
      await transact(dynamo, [{ write: { Update } }]);
    },
    /** The month's cost; zeros if nothing was ingested. */
    async find(companyId: string, month: Month): Promise<IngestionCost> {
      const item = await readItem(dynamo, table, ingestionCostKey(companyId, month));
      return {
        calls: Number(item?.calls?.N ?? 0),
        inputTokens: Number(item?.inputTokens?.N ?? 0),
        nanoUsd: BigInt(item?.nanoUsd?.N ?? 0),
      };
    },
  };
}
