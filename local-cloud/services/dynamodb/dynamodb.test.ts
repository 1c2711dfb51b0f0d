// Guarantee: the SDK's own client works with the stand-in, each request needs permission for the table's ARN, and
// tables survive a restart. Risk: a grant that the deployed role lacks, or lost state, is noticed only on AWS.
import {
  ConditionalCheckFailedException,
  DynamoDBClient,
  GetItemCommand,
  ListTablesCommand,
  PutItemCommand,
  QueryCommand,
  TransactionCanceledException,
  TransactWriteItemsCommand,
} from '@aws-sdk/client-dynamodb';
import { afterEach, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../fixtures/temporary-folder.ts';
import { openTestFront, type TestFront } from '../../protocol/front.fixture.ts';
import { StartProblem } from '../../start-problem.ts';
import { createDynamoDb } from './dynamodb.ts';
import { untilActive } from './table.ts';

const arn = 'arn:aws:dynamodb:us-east-1:123456789012:table/Access';
const keys = [
  { AttributeName: 'pk', KeyType: 'HASH' },
  { AttributeName: 'sk', KeyType: 'RANGE' },
];
const properties = {
  TableName: 'Access',
  KeySchema: keys,
  AttributeDefinitions: [
    { AttributeName: 'pk', AttributeType: 'S' },
    { AttributeName: 'sk', AttributeType: 'S' },
  ],
  BillingMode: 'PAY_PER_REQUEST',
  PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
};
const item = { pk: { S: 'KEY#1' }, sk: { S: 'KEY' } };
const fronts: TestFront[] = [];

async function open(dataDirectory: string | null = null, options = {}) {
  const front = await openTestFront((context) => [createDynamoDb(context, options)], dataDirectory);
  fronts.push(front);
  return {
    front,
    client: new DynamoDBClient({ ...front.client, maxAttempts: 1 }),
    makeTable: (changes = {}) => front.make('AWS::DynamoDB::Table', 'Table', { ...properties, ...changes }),
  };
}

afterEach(async () => {
  await Promise.all(fronts.splice(0).map((front) => front.close()));
});

describe('DynamoDB', () => {
  it('makes a table with the ARN that permissions use, and finds it again', async () => {
    const { makeTable } = await open();
    const made = await makeTable();
    expect(made).toEqual({ ref: 'Access', attributes: { Arn: arn } });
    expect(await makeTable()).toEqual(made);
  });

  it('makes a table with time to live, even after a start that was killed, and names it if the template does not', async () => {
    const { makeTable } = await open();
    const unnamed = { TableName: undefined };
    const made = await makeTable(unnamed);
    expect(made.ref).toMatch(/^Stack-Table-[0-9a-f]{12}$/);
    for (const attempt of ['first', 'repeated']) {
      const again = await makeTable({ ...unnamed, TimeToLiveSpecification: { AttributeName: 'until', Enabled: true } });
      expect(again, attempt).toEqual(made);
    }
  });

  it('waits until a table can be used, and names one that cannot be used in time', async () => {
    const statuses = ['CREATING', 'CREATING', 'ACTIVE'];
    const made: string[] = [];
    const call = async (action: string) => {
      made.push(action);
      return { Table: { TableStatus: statuses.shift() ?? 'CREATING' } };
    };
    await untilActive('Access', call);
    expect(made).toEqual(['DescribeTable', 'DescribeTable', 'DescribeTable']);
    await expect(untilActive('Access', call, 50)).rejects.toThrow(
      'The table Access is still CREATING after 0.05 seconds.',
    );
  });

  it('keeps items after a restart', async () => {
    const folder = temporaryFolder();
    const first = await open(folder);
    await first.makeTable();
    await first.client.send(new PutItemCommand({ TableName: 'Access', Item: item }));
    await first.front.close();
    const second = await open(folder);
    await second.makeTable();
    const { Item } = await second.client.send(
      new GetItemCommand({ TableName: 'Access', Key: item, ConsistentRead: true }),
    );
    expect(Item).toEqual(item);
    await expect(
      second.makeTable({
        KeySchema: keys.slice(0, 1),
        AttributeDefinitions: [{ AttributeName: 'pk', AttributeType: 'S' }],
      }),
    ).rejects.toThrow(new StartProblem('other_table_keys', 'The table Access has other keys than the template.'));
  });

  it('returns errors to the SDK with their details', async () => {
    const { client, makeTable } = await open();
    await makeTable();
    const put = { TableName: 'Access', Item: item, ConditionExpression: 'attribute_not_exists(pk)' };
    await client.send(new PutItemCommand(put));
    const refused = client.send(new PutItemCommand({ ...put, ReturnValuesOnConditionCheckFailure: 'ALL_OLD' }));
    await expect(refused).rejects.toBeInstanceOf(ConditionalCheckFailedException);
    await expect(refused).rejects.toMatchObject({ Item: item });
    const canceled = client.send(new TransactWriteItemsCommand({ TransactItems: [{ Put: put }] }));
    await expect(canceled).rejects.toBeInstanceOf(TransactionCanceledException);
    await expect(canceled).rejects.toMatchObject({ CancellationReasons: [{ Code: 'ConditionalCheckFailed' }] });
  });

  it('requires the action of every part of a transaction, each once, and that of an index on its own ARN', async () => {
    const { client, front, makeTable } = await open();
    await makeTable();
    const Key = item;
    const TableName = 'Access';
    const check = { ConditionExpression: 'attribute_not_exists(pk)' };
    await client.send(
      new TransactWriteItemsCommand({
        TransactItems: [
          { ConditionCheck: { TableName, Key, ...check } },
          { Put: { TableName, Item: { ...item, sk: { S: '2' } } } },
          { Put: { TableName, Item: { ...item, sk: { S: '3' } } } },
          { Delete: { TableName, Key: { ...item, sk: { S: '4' } } } },
        ],
      }),
    );
    const actions = ['ConditionCheckItem', 'PutItem', 'DeleteItem'];
    expect(front.permissions).toEqual(actions.map((action) => `dynamodb:${action} ${arn}`));
    await client
      .send(
        new QueryCommand({
          TableName,
          IndexName: 'byName',
          KeyConditionExpression: 'pk = :p',
          ExpressionAttributeValues: { ':p': { S: '' } },
        }),
      )
      .catch(() => undefined);
    expect(front.permissions.at(-1)).toBe(`dynamodb:Query ${arn}/index/byName`);
  });

  it('refuses an empty string as the value of a key in a query, as DynamoDB does', async () => {
    const { client, makeTable } = await open();
    await makeTable();
    const query = (KeyConditionExpression: string, prefix: string) =>
      client.send(
        new QueryCommand({
          TableName: 'Access',
          KeyConditionExpression,
          FilterExpression: 'note <> :none',
          ExpressionAttributeValues: { ':pk': { S: 'KEY#1' }, ':prefix': { S: prefix }, ':none': { S: '' } },
        }),
      );
    const condition = 'pk = :pk AND begins_with(sk, :prefix)';
    await expect(query(condition, '')).rejects.toMatchObject({
      name: 'ValidationException',
      message:
        'One or more parameter values are not valid. The AttributeValue for a key attribute cannot contain an empty string value.',
    });
    expect((await query(condition, 'KEY')).Items).toEqual([]);
  });

  it('refuses an unsupported operation, property or billing mode by name', async () => {
    const { client, makeTable } = await open();
    await expect(client.send(new ListTablesCommand({}))).rejects.toMatchObject({
      name: 'UnknownOperationException',
      message: expect.stringContaining('DynamoDB_20120810.ListTables'),
    });
    await expect(makeTable({ StreamSpecification: {} })).rejects.toThrow('StreamSpecification is not supported');
    await expect(makeTable({ BillingMode: 'PROVISIONED' })).rejects.toThrow('BillingMode');
  });

  it('answers 500 when the database does not answer', async () => {
    const { client } = await open(null, { endpoint: 'http://127.0.0.1:9' });
    await expect(client.send(new GetItemCommand({ TableName: 'Access', Key: item }))).rejects.toMatchObject({
      name: 'InternalServerError',
    });
  });
});
