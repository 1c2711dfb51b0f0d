// Guarantee: the calls of a person are counted in one conditional write for each window, and a table that does not
// answer lets nothing through. Risk: calls at the same moment pass the limit together.
import { ConditionalCheckFailedException, type DynamoDBClient, type UpdateItemCommand } from '@aws-sdk/client-dynamodb';
import { expect, it } from 'vitest';
import { createPaceStore } from '../../../shared/console/pace.store.ts';

const WINDOW = { personId: 'person', window: 7, expires: 3_680 };

function storeOn(error?: Error) {
  const sent: UpdateItemCommand['input'][] = [];
  const send = async ({ input }: UpdateItemCommand) => {
    sent.push(input);
    await new Promise(setImmediate);
    if (error !== undefined) {
      throw error;
    }
  };
  return { store: createPaceStore({ send } as unknown as DynamoDBClient, 'members'), sent };
}

it('adds units only while there is room for all of them', async () => {
  const { store, sent } = storeOn();
  expect(await store.take(WINDOW, 20, 200)).toBe(true);
  expect(sent).toEqual([
    {
      TableName: 'members',
      Key: { pk: { S: 'PACE#person' }, sk: { S: 'WINDOW#7' } },
      UpdateExpression: 'ADD units :units SET expires = :expires',
      ConditionExpression: 'attribute_not_exists(units) OR units <= :room',
      ExpressionAttributeValues: { ':units': { N: '20' }, ':room': { N: '180' }, ':expires': { N: '3680' } },
    },
  ]);
});

it('adds nothing when there is no room, and reports a table that does not answer', async () => {
  const full = new ConditionalCheckFailedException({ message: 'full', $metadata: {} });
  expect(await storeOn(full).store.take(WINDOW, 1, 200)).toBe(false);
  await expect(storeOn(new Error('No answer.')).store.take(WINDOW, 1, 200)).rejects.toMatchObject({
    code: 'unavailable',
  });
});
