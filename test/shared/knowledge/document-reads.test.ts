// Guarantee: documents are found by their id, by their name and by their status, and the work that waits is read from
// its own list. Risk: a retry that finds no failed document, an upload that makes a second document of one name, or a
// deletion that nobody finishes.
import type { BatchGetItemCommand, DynamoDBClient, GetItemCommand, QueryCommand } from '@aws-sdk/client-dynamodb';
import { marshall, unmarshall } from '@aws-sdk/util-dynamodb';
import { describe, expect, it } from 'vitest';
import { createDocumentStore } from '../../../shared/knowledge/document.store.ts';
import { documentItem, fileNameKey } from '../../../shared/knowledge/knowledge-items.ts';
import { createWaitingList } from '../../../shared/knowledge/waiting.store.ts';
import { recordIn } from './document-record.fixture.ts';

type Fields = Readonly<Record<string, unknown>>;
const RECORD = recordIn({ companyId: 'company', baseId: 'base' }, 'leave.md');

// A table that answers every query and every batch with `found`, and its requests.
function tableWith(items: readonly Fields[], found: readonly Fields[] = []) {
  const asked: unknown[] = [];
  const send = async ({ input }: GetItemCommand | QueryCommand | BatchGetItemCommand) => {
    asked.push(input);
    if ('Key' in input) {
      const key = unmarshall(input.Key ?? {});
      const item = items.find(({ pk, sk }) => pk === key.pk && sk === key.sk);
      return item === undefined ? {} : { Item: marshall(item) };
    }
    const page = found.map((fields) => marshall(fields));
    return { Items: page, Responses: { knowledge: page } };
  };
  const dynamo = { send } as unknown as DynamoDBClient;
  return {
    documents: createDocumentStore(dynamo, 'knowledge'),
    waiting: createWaitingList(dynamo, 'knowledge'),
    asked,
  };
}

describe('a document', () => {
  const items = [
    documentItem(RECORD),
    { pk: `DOCUMENT#${RECORD.id}`, sk: 'DOCUMENT', baseId: 'base', companyId: 'company' },
    { ...fileNameKey('base', 'leave.md'), documentId: RECORD.id },
    { pk: 'BASE#base', sk: 'DOCUMENTS', documents: 7 },
  ];

  it('is found by its id alone or by its base and the exact name of its file', async () => {
    const { documents } = tableWith(items);
    expect(await documents.find(RECORD.id)).toEqual(RECORD);
    expect(await documents.findByFile('base', 'leave.md')).toEqual(RECORD);
    expect(await documents.find('other')).toBeNull();
    expect(await documents.findByFile('base', 'Leave.md')).toBeNull();
    expect(await documents.findByFile('other', 'leave.md')).toBeNull();
  });

  it('is counted in its base', async () => {
    const { documents } = tableWith(items);
    expect([await documents.count('base'), await documents.count('empty')]).toEqual([7, 0]);
  });

  it('is listed in its base, after a given id if wanted, or among those whose upload failed', async () => {
    const { documents, asked } = tableWith([], [documentItem(RECORD)]);
    expect(await documents.list('base', null, 5)).toEqual([RECORD]);
    expect(await documents.list('base', 'before', 5)).toEqual([RECORD]);
    expect(await documents.listFailed('base', 5)).toEqual([RECORD]);
    const ofBase = {
      TableName: 'knowledge',
      ConsistentRead: true,
      KeyConditionExpression: 'pk = :pk AND begins_with(sk, :sk)',
      ExpressionAttributeValues: marshall({ ':pk': 'BASE#base', ':sk': 'DOCUMENT#' }),
    };
    expect(asked).toEqual([
      { ...ofBase, Limit: 5 },
      { ...ofBase, Limit: 5, ExclusiveStartKey: marshall({ pk: 'BASE#base', sk: 'DOCUMENT#before' }) },
      {
        ...ofBase,
        FilterExpression: '#status = :status',
        ExpressionAttributeNames: { '#status': 'status' },
        ExpressionAttributeValues: marshall({ ':pk': 'BASE#base', ':sk': 'DOCUMENT#', ':status': 'failed' }),
      },
    ]);
  });

  it('is read for its current version with no other attributes than those that are needed', async () => {
    const { documents, asked } = tableWith([], [{ id: RECORD.id, currentVersion: 3, currentPassages: 7 }]);
    const versions = await documents.currentVersions([{ baseId: 'base', documentId: RECORD.id }]);
    expect(versions).toEqual(new Map([[RECORD.id, { version: 3, passages: 7 }]]));
    const Keys = [marshall({ pk: 'BASE#base', sk: `DOCUMENT#${RECORD.id}` })];
    const request = { Keys, ConsistentRead: true, ProjectionExpression: 'id, currentVersion, currentPassages' };
    expect(asked).toEqual([{ RequestItems: { knowledge: request } }]);
  });
});

it.each([
  ['documents', 'DOCUMENT#'],
  ['removals', 'REMOVAL#'],
  ['bases', 'BASE#'],
] as const)('the %s that wait for housekeeping are read from their own list', async (list, prefix) => {
  const entry = { companyId: 'company', baseId: 'base', documentId: 'document' };
  const { waiting, asked } = tableWith([], [{ pk: 'HOUSEKEEPING', sk: `${prefix}document`, ...entry }]);
  const entries: unknown[] = [];
  for await (const each of waiting[list]()) {
    entries.push(each);
  }
  expect(entries).toEqual([entry]);
  const values = marshall({ ':pk': 'HOUSEKEEPING', ':prefix': prefix });
  expect(asked).toMatchObject([{ TableName: 'knowledge', ConsistentRead: true, ExpressionAttributeValues: values }]);
});
