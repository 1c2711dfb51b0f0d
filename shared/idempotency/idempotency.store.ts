import {
  type AttributeValue,
  ConditionalCheckFailedException,
  DeleteItemCommand,
  type DynamoDBClient,
  PutItemCommand,
  type PutItemCommandInput,
} from '@aws-sdk/client-dynamodb';
import { dynamoError } from '../aws/dynamo.client.ts';
import type { CallBook, KeptCall } from './run-idempotent.ts';

/**
 * Calls that may be repeated, in the budget table: an item each in their company's partition. `expires` is also the
 * table's time to live, on which nothing relies.
 */
export function createCallBook(dynamo: DynamoDBClient, table: string): CallBook {
  // The item that stood in the way; null when ours is there now.
  const put = async (write: Omit<PutItemCommandInput, 'TableName'>): Promise<KeptCall | null> => {
    try {
      const options = { TableName: table, ReturnValuesOnConditionCheckFailure: 'ALL_OLD' } as const;
      await dynamo.send(new PutItemCommand({ ...write, ...options }));
      return null;
    } catch (error) {
      if (!(error instanceof ConditionalCheckFailedException)) {
        throw dynamoError(error);
      }
      return keptCallOf(error.Item ?? {});
    }
  };
  return {
    async begin(companyId, name, call, nowSeconds) {
      const standing = await put({
        Item: itemOf(companyId, name, call),
        ConditionExpression: 'attribute_not_exists(pk) OR expires < :now',
        ExpressionAttributeValues: { ':now': { N: String(nowSeconds) } },
      });
      return standing ?? call;
    },
    async complete(companyId, name, call) {
      await put({
        Item: itemOf(companyId, name, call),
        ConditionExpression: 'run = :run',
        ExpressionAttributeValues: { ':run': { S: call.run } },
      });
    },
    async abandon(companyId, name, run) {
      const removal = new DeleteItemCommand({
        TableName: table,
        Key: keyOf(companyId, name),
        ConditionExpression: 'run = :run',
        ExpressionAttributeValues: { ':run': { S: run } },
      });
      await dynamo.send(removal).catch((error: unknown) => {
        if (!(error instanceof ConditionalCheckFailedException)) {
          throw dynamoError(error);
        }
      });
    },
  };
}

function keyOf(companyId: string, name: string): Record<string, AttributeValue> {
  return { pk: { S: companyId }, sk: { S: `ONCE#${name}` } };
}

function itemOf(companyId: string, name: string, { run, mark, sealed, untilSeconds }: KeptCall) {
  return {
    ...keyOf(companyId, name),
    run: { S: run },
    mark: { S: mark },
    expires: { N: String(untilSeconds) },
    ...(sealed === null ? {} : { sealed: { B: sealed } }),
  };
}

function keptCallOf({ run, mark, sealed, expires }: Record<string, AttributeValue>): KeptCall {
  return { run: run?.S ?? '', mark: mark?.S ?? '', sealed: sealed?.B ?? null, untilSeconds: Number(expires?.N) };
}
