// Guarantee: an email is counted in one conditional write, a write that is repeated counts it once, and a table that
// does not answer lets nothing through. Risk: two administrators who invite at the same moment pass the limit, or a
// count stays in the table forever.
import { ConditionalCheckFailedException, type DynamoDBClient, type UpdateItemCommand } from '@aws-sdk/client-dynamodb';
import { expect, it } from 'vitest';
import { createEmailStore } from '../../../shared/administration/email.store.ts';

const DAY = { companyId: 'company', day: '2026-11-20', expires: 1_795_305_600 };

function storeOn(error?: Error) {
  const sent: UpdateItemCommand['input'][] = [];
  const send = async ({ input }: UpdateItemCommand) => {
    sent.push(input);
    await new Promise(setImmediate);
    if (error !== undefined) {
      throw error;
    }
  };
  return { store: createEmailStore({ send } as unknown as DynamoDBClient, 'members'), sent };
}

it('counts an email by its id, only while there is room or the id is counted already', async () => {
  const { store, sent } = storeOn();
  expect(await store.take(DAY, 'email', 10)).toBe(true);
  expect(sent).toEqual([
    {
      TableName: 'members',
      Key: { pk: { S: 'COMPANY#company' }, sk: { S: 'EMAILS#2026-11-20' } },
      UpdateExpression: 'ADD ids :email SET expires = :expires',
      ConditionExpression: 'attribute_not_exists(ids) OR size(ids) < :max OR contains(ids, :id)',
      ExpressionAttributeValues: {
        ':email': { SS: ['email'] },
        ':id': { S: 'email' },
        ':max': { N: '10' },
        ':expires': { N: '1795305600' },
      },
    },
  ]);
});

it('gives an email back by its id, so that a repeated write does not give back another one', async () => {
  const { store, sent } = storeOn();
  await store.giveBack(DAY, 'email');
  expect(sent).toEqual([
    {
      TableName: 'members',
      Key: { pk: { S: 'COMPANY#company' }, sk: { S: 'EMAILS#2026-11-20' } },
      UpdateExpression: 'DELETE ids :email',
      ExpressionAttributeValues: { ':email': { SS: ['email'] } },
    },
  ]);
});

it('counts nothing when there is no room, and reports a table that does not answer', async () => {
  const full = new ConditionalCheckFailedException({ message: 'full', $metadata: {} });
  expect(await storeOn(full).store.take(DAY, 'email', 10)).toBe(false);
  const silent = storeOn(new Error('No answer.')).store;
  await expect(silent.take(DAY, 'email', 10)).rejects.toMatchObject({ code: 'unavailable' });
  await expect(silent.giveBack(DAY, 'email')).rejects.toMatchObject({ code: 'unavailable' });
});
