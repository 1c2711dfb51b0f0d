// Guarantee: decisions about a document are based on strongly consistent reads: of its record, its versions, its name
// and its count, and of the number of keys under an old pepper. Risk: a deleted document is shown again, or a pepper is
// removed while keys need it.
import {
  BatchGetItemCommand,
  type DynamoDBClient,
  type GetItemCommand,
  type QueryCommand,
  type ScanCommand,
} from '@aws-sdk/client-dynamodb';
import { expect, it } from 'vitest';
import { readItem, readItems } from '../../../shared/aws/dynamo.client.ts';
import { createKeyStore } from '../../../shared/companies/keys/key.store.ts';
import { createBaseStore } from '../../../shared/knowledge/base.store.ts';
import { createDocumentStore } from '../../../shared/knowledge/document.store.ts';

type Read = GetItemCommand | QueryCommand | ScanCommand | BatchGetItemCommand;

function emptyTable() {
  const reads: boolean[] = [];
  const send = async (command: Read) => {
    const asked =
      command instanceof BatchGetItemCommand ? Object.values(command.input.RequestItems ?? {}) : [command.input];
    reads.push(...asked.map(({ ConsistentRead }) => ConsistentRead === true));
    return { Responses: {}, Count: 0 };
  };
  return { dynamo: { send } as unknown as DynamoDBClient, reads };
}

it.each<[name: string, read: (dynamo: DynamoDBClient) => Promise<unknown>]>([
  ['an item', (dynamo) => readItem(dynamo, 'table', { pk: 'a', sk: 'b' })],
  ['a list of items', (dynamo) => readItems(dynamo, 'table', { pk: 'a', skPrefix: 'b' }).next()],
  ['a document', (dynamo) => createDocumentStore(dynamo, 'table').get({ baseId: 'base', documentId: 'document' })],
  ['a document by its id', (dynamo) => createDocumentStore(dynamo, 'table').find('document')],
  ['a document by its file', (dynamo) => createDocumentStore(dynamo, 'table').findByFile('base', 'a.pdf')],
  ['the number of documents', (dynamo) => createDocumentStore(dynamo, 'table').count('base')],
  ['the documents of a base', (dynamo) => createDocumentStore(dynamo, 'table').list('base', null, 5)],
  ['the failed documents', (dynamo) => createDocumentStore(dynamo, 'table').listFailed('base', 5)],
  [
    'the current versions',
    (dynamo) => createDocumentStore(dynamo, 'table').currentVersions([{ baseId: 'base', documentId: 'document' }]),
  ],
  [
    'the number of keys under old peppers',
    (dynamo) => createKeyStore(dynamo, 'table', 'audit').countUnderOtherPeppers(['1'], 'now'),
  ],
])('reads %s with strong consistency', async (_name, read) => {
  const { dynamo, reads } = emptyTable();
  await read(dynamo);
  expect(reads.length).toBeGreaterThan(0);
  expect(reads).not.toContain(false);
});

it('reads the bases of a company again for every call, with strong consistency', async () => {
  const { dynamo, reads } = emptyTable();
  const { visibleTo } = createBaseStore(dynamo, 'table');
  await visibleTo('company');
  await visibleTo('company');
  expect(reads).toEqual([true, true]);
});
