import {
  type DynamoDBClient,
  TransactionCanceledException,
  type TransactWriteItemsCommand,
} from '@aws-sdk/client-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import { expect } from 'vitest';

/** One write of a transaction: its kind, such as Put, its item, its condition and its values. */
export interface Written {
  readonly kind: string;
  /** The table and both keys: `table pk sk`. */
  readonly place: string;
  readonly condition: string;
  readonly update: string;
  readonly names: Readonly<Record<string, string>>;
  readonly values: Readonly<Record<string, unknown>>;
}

/** Returns the writes of a change, which must be made in one transaction and succeed. */
export async function writtenBy(change: (dynamo: DynamoDBClient) => Promise<unknown>): Promise<Written[]> {
  const sent: TransactWriteItemsCommand[] = [];
  const send = async (command: TransactWriteItemsCommand) => void sent.push(command);
  expect(await change({ send } as unknown as DynamoDBClient)).toBe('done');
  expect(sent).toHaveLength(1);
  return (sent[0]?.input.TransactItems ?? []).flatMap((item) =>
    Object.entries(item).map(([kind, write]) => {
      const { TableName, Key, Item, ConditionExpression = '', ExpressionAttributeValues = {} } = write;
      const { pk, sk } = unmarshall(Key ?? Item ?? {});
      const values = Item === undefined ? ExpressionAttributeValues : { ...Item, ...ExpressionAttributeValues };
      return {
        kind,
        place: `${TableName} ${pk} ${sk}`,
        condition: ConditionExpression,
        update: write.UpdateExpression ?? '',
        names: write.ExpressionAttributeNames ?? {},
        values: unmarshall(values),
      };
    }),
  );
}

/**
 * Returns the result of a change, or the code of its error, when the condition of the write at this position of its
 * transaction fails.
 */
export async function refusedAt(
  position: number,
  change: (dynamo: DynamoDBClient) => Promise<unknown>,
): Promise<unknown> {
  const send = async ({ input }: TransactWriteItemsCommand) => {
    const CancellationReasons = (input.TransactItems ?? []).map((_, at) => ({
      Code: at === position ? 'ConditionalCheckFailed' : 'None',
    }));
    throw new TransactionCanceledException({ message: '', $metadata: {}, CancellationReasons });
  };
  return change({ send } as unknown as DynamoDBClient).catch((error: { code?: string }) => error.code);
}
