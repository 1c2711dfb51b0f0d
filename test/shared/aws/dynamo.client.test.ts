// Guarantee: a list is read to its last page, and every read is strongly consistent; what DynamoDB refuses permanently
// is an internal error, everything else is `unavailable`. Risk: a stale read that shows what was revoked, or a long
// list that ends after a megabyte.
import { type DynamoDBClient, GetItemCommand, QueryCommand } from '@aws-sdk/client-dynamodb';
import { describe, expect, it } from 'vitest';
import { dynamoError, readItem, readItems } from '../../../shared/aws/dynamo.client.ts';
import { pagedTable } from './paged-table.fixture.ts';

const ITEMS = ['LINE#1', 'LINE#2', 'LINE#3'].map((sk) => ({ pk: { S: 'list' }, sk: { S: sk } }));

async function readAll(dynamo: DynamoDBClient) {
  const found: string[] = [];
  for await (const { sk } of readItems(dynamo, 'table', { pk: 'list', skPrefix: 'LINE#' })) {
    found.push(sk?.S ?? '');
  }
  return found;
}

describe('readItems', () => {
  it('reads every page from the end of the previous one, with strong consistency', async () => {
    const { dynamo, sent } = pagedTable(ITEMS);
    expect(await readAll(dynamo)).toEqual(['LINE#1', 'LINE#2', 'LINE#3']);
    const queries = sent.filter((command) => command instanceof QueryCommand).map(({ input }) => input);
    expect(queries.map(({ ConsistentRead }) => ConsistentRead)).toEqual(queries.map(() => true));
    expect(queries.map(({ ExclusiveStartKey }) => ExclusiveStartKey?.sk?.S)).toEqual([
      undefined,
      'LINE#1',
      'left out before list LINE#2',
      'LINE#2',
    ]);
  });

  // DynamoDB: "The AttributeValue for a key attribute cannot contain an empty string value." Dynoxide accepts one.
  it('reads a whole partition without naming an empty prefix, which DynamoDB refuses', async () => {
    const { dynamo, sent } = pagedTable(ITEMS);
    const { value } = await readItems(dynamo, 'table', { pk: 'list', skPrefix: '' }).next();
    expect(value).toEqual(ITEMS[0]);
    expect(sent.map(({ input }) => input)).toEqual([
      {
        TableName: 'table',
        ConsistentRead: true,
        KeyConditionExpression: 'pk = :pk',
        ExpressionAttributeValues: { ':pk': { S: 'list' } },
        ExclusiveStartKey: undefined,
      },
    ]);
  });

  it('continues after an empty page', async () => {
    const pages = [{ Items: [], LastEvaluatedKey: { pk: { S: 'list' } } }, { Items: ITEMS.slice(2) }];
    const dynamo = { send: async () => pages.shift() } as unknown as DynamoDBClient;
    expect(await readAll(dynamo)).toEqual(['LINE#3']);
  });

  it('fails as `internal` when the key at the end of a page was already the end of an earlier one', async () => {
    const dynamo = { send: async () => ({ Items: ITEMS, LastEvaluatedKey: ITEMS[2] }) } as unknown as DynamoDBClient;
    const failed = await readAll(dynamo).catch((error) => error);
    expect(failed).toMatchObject({ code: 'internal', message: 'Internal error.', cause: { name: 'EndlessList' } });
  });

  it('fails as `unavailable` when a later page fails, and never returns a partial list', async () => {
    const { dynamo } = pagedTable(ITEMS, { failsAt: 1 });
    await expect(readAll(dynamo)).rejects.toMatchObject({ code: 'unavailable' });
  });
});

describe('readItem', () => {
  it('an item is read with strong consistency', async () => {
    const { dynamo, sent } = pagedTable(ITEMS);
    expect(await readItem(dynamo, 'table', { pk: 'list', sk: 'LINE#2' })).toEqual(ITEMS[1]);
    expect(await readItem(dynamo, 'table', { pk: 'list', sk: 'LINE#4' })).toBeNull();
    expect(sent.map((command) => command instanceof GetItemCommand && command.input.ConsistentRead)).toEqual([
      true,
      true,
    ]);
  });
});

describe('dynamoError', () => {
  it.each<[error: object, code: string]>([
    [{ name: 'AccessDeniedException', $fault: 'client' }, 'internal'],
    [{ name: 'ValidationException', $fault: 'client' }, 'internal'],
    [{ name: 'ThrottlingException', $fault: 'client' }, 'unavailable'],
    [{ name: 'ProvisionedThroughputExceededException', $fault: 'client' }, 'unavailable'],
    [{ name: 'TransactionConflictException', $fault: 'client' }, 'unavailable'],
    [{ name: 'Whatever', $fault: 'client', $retryable: {} }, 'unavailable'],
    [{ name: 'InternalServerError', $fault: 'server' }, 'unavailable'],
    [{ name: 'TimeoutError' }, 'unavailable'],
  ])('maps %j to `%s`, and does not repeat its message', (error, code) => {
    const serviceError = dynamoError({ ...error, message: 'kc_live_secret' });
    expect(serviceError.code).toBe(code);
    expect(serviceError.message).not.toContain('secret');
  });
});
