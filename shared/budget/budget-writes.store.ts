import {
  ConditionalCheckFailedException,
  type DynamoDBClient,
  PutItemCommand,
  type PutItemCommandInput,
  UpdateItemCommand,
  type UpdateItemCommandInput,
} from '@aws-sdk/client-dynamodb';
import { dynamoError } from '../aws/dynamo.client.ts';
import type { Item, StoredItem } from './budget-table.ts';

/** The part of a DynamoDB client that the budget uses. */
export type DynamoPort = Pick<DynamoDBClient, 'send'>;

const ABSENT = 'attribute_not_exists(pk)';

/** The result of a conditional update. */
interface UpdateResult {
  readonly applied: boolean;
  /** The item after the write if it was applied, else unchanged; undefined if there is none. */
  readonly item: StoredItem | undefined;
  /** How many times the SDK sent the request. */
  readonly attempts: number;
}

/**
 * Updates an item if its condition holds; returns the item either way.
 *
 * @throws ServiceError `unavailable` when another attempt may succeed, else `internal`; never for a condition that does
 * not hold.
 */
export async function tryUpdate(dynamo: DynamoDBClient, write: UpdateItemCommandInput): Promise<UpdateResult> {
  const command = new UpdateItemCommand({
    ...write,
    ReturnValues: 'ALL_NEW',
    ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
  });
  try {
    const { Attributes, $metadata } = await dynamo.send(command);
    return { applied: true, item: Attributes, attempts: $metadata.attempts ?? 1 };
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) {
      throw dynamoError(error);
    }
    return { applied: false, item: error.Item, attempts: error.$metadata.attempts ?? 1 };
  }
}

/**
 * Puts an item if its condition holds; without a condition, if no such item exists. Returns the item that is stored
 * instead; null when ours was stored.
 *
 * @throws ServiceError `unavailable` when another attempt may succeed, else `internal`.
 */
export async function tryPut(
  dynamo: DynamoDBClient,
  write: Pick<PutItemCommandInput, 'TableName' | 'ConditionExpression' | 'ExpressionAttributeValues'> & {
    readonly Item: Item;
  },
): Promise<StoredItem | null> {
  const command = new PutItemCommand({
    ConditionExpression: ABSENT,
    ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
    ...write,
  });
  try {
    await dynamo.send(command);
    return null;
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) {
      throw dynamoError(error);
    }
    return error.Item ?? {};
  }
}
