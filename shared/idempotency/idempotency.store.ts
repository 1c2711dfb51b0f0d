import {
  type AttributeValue,
  ConditionalCheckFailedException,
  DeleteItemCommand,
  type DynamoDBClient,
  PutItemCommand,
  type PutItemCommandInput,
} from '@aws-sdk/client-dynamodb';
import { dynamoError } from '../aws/dynamo.client.ts';
import { idempotencyItemKey, written } from '../budget/budget-keys.ts';
import { idempotencyItem, idempotencyRecordOf, numeric } from '../budget/budget-table.ts';
import type { IdempotencyRecord, IdempotencyStore } from './idempotency-record.ts';

/**
 * Idempotency records in the budget table, one item each, in their company's partition. `expires` is also the table's
 * time to live, but nothing relies on DynamoDB deleting the item.
 */
export function createIdempotencyStore(dynamo: DynamoDBClient, table: string): IdempotencyStore {
  // Returns the record that already exists; null when ours was written.
  const put = async (write: Omit<PutItemCommandInput, 'TableName'>): Promise<IdempotencyRecord | null> => {
    try {
      const options = { TableName: table, ReturnValuesOnConditionCheckFailure: 'ALL_OLD' } as const;
      await dynamo.send(new PutItemCommand({ ...write, ...options }));
      return null;
    } catch (error) {
      if (!(error instanceof ConditionalCheckFailedException)) {
        throw dynamoError(error);
      }
      return idempotencyRecordOf(error.Item ?? {});
    }
  };
  return {
    async begin(address, record, nowSeconds) {
      const existing = await put({
        Item: idempotencyItem(address, record),
        ConditionExpression: 'attribute_not_exists(pk) OR expires < :now',
        ExpressionAttributeValues: { ':now': numeric(nowSeconds) },
      });
      return existing ?? record;
    },
    async complete(address, record) {
      await put({ Item: idempotencyItem(address, record), ...ifRun(record.run) });
    },
    async abandon(address, run) {
      const removal = new DeleteItemCommand({
        TableName: table,
        Key: written(idempotencyItemKey(address)),
        ...ifRun(run),
      });
      await dynamo.send(removal).catch((error: unknown) => {
        if (!(error instanceof ConditionalCheckFailedException)) {
          throw dynamoError(error);
        }
      });
    },
  };
}

function ifRun(run: string): {
  readonly ConditionExpression: string;
  readonly ExpressionAttributeValues: Record<string, AttributeValue>;
} {
  return { ConditionExpression: 'run = :run', ExpressionAttributeValues: { ':run': { S: run } } };
}
