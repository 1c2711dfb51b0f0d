// Guarantee: each read or write of a single item of the knowledge table uses exactly the right one: a base in the
// company that its pointer names, the entry of the finished work, the refusal of the file. Risk: work that is never
// done because its entry was removed from another list.
import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { marshall, unmarshall } from '@aws-sdk/util-dynamodb';
import { describe, expect, it } from 'vitest';
import { createBaseStore } from '../../../shared/knowledge/base.store.ts';
import { createDocumentStore } from '../../../shared/knowledge/document.store.ts';
import type { InboxRefusal } from '../../../shared/knowledge/inbox-refusal.ts';
import { createInboxRefusals } from '../../../shared/knowledge/inbox-refusals.store.ts';
import { documentItem } from '../../../shared/knowledge/knowledge-items.ts';
import { createWaitingList } from '../../../shared/knowledge/waiting.store.ts';
import { type Command, createTableModel } from '../../simulation/table-model.ts';
import { recordIn } from './document-record.fixture.ts';

interface Input {
  readonly TableName: string;
  readonly Key?: Parameters<typeof unmarshall>[0];
  readonly Item?: Parameters<typeof unmarshall>[0];
  readonly ConsistentRead?: boolean;
}

// A table with these items by `pk sk`; `done` has its reads and writes.
function tableWith(items: Readonly<Record<string, object>> = {}) {
  const done: unknown[] = [];
  const send = async ({ constructor: { name }, input }: { constructor: { name: string }; input: Input }) => {
    const { pk, sk, ...fields } = unmarshall(input.Item ?? input.Key ?? {});
    const place = `${pk} ${sk}`;
    done.push([name.replace('ItemCommand', ''), input.TableName, place, ...(input.Item === undefined ? [] : [fields])]);
    expect(name !== 'GetItemCommand' || input.ConsistentRead).toBe(true);
    const item = items[place];
    return name === 'GetItemCommand' && item !== undefined ? { Item: marshall({ pk, sk, ...item }) } : {};
  };
  return { done, dynamo: { send } as unknown as DynamoDBClient };
}

const ADDRESS = { companyId: 'company', baseId: 'base', documentId: 'document' };
const BASE = { id: 'base', companyId: 'company', name: 'Handbook', visibility: 'company', status: 'active' };

describe('a base', () => {
  it('is read in the company that its pointer names', async () => {
    const items = { 'BASE#base BASE': { companyId: 'company' }, 'COMPANY#company BASE#base': BASE };
    const { dynamo, done } = tableWith(items);
    expect(await createBaseStore(dynamo, 'knowledge').find('base')).toEqual(BASE);
    expect(done).toEqual([
      ['Get', 'knowledge', 'BASE#base BASE'],
      ['Get', 'knowledge', 'COMPANY#company BASE#base'],
    ]);
  });

  it('does not exist without its pointer, or if only the pointer is left', async () => {
    expect(await createBaseStore(tableWith().dynamo, 'knowledge').find('base')).toBeNull();
    const withoutBase = tableWith({ 'BASE#base BASE': { companyId: 'company' } });
    expect(await createBaseStore(withoutBase.dynamo, 'knowledge').find('base')).toBeNull();
  });
});

it('reads a document of an earlier release with the file of its own version', async () => {
  const earlier = { id: 'document', baseId: 'base', companyId: 'company', status: 'ready', version: 3 };
  const { dynamo } = tableWith({ 'BASE#base DOCUMENT#document': earlier });
  expect(await createDocumentStore(dynamo, 'knowledge').get(ADDRESS)).toEqual({
    ...earlier,
    fileVersion: 3,
    currentBuild: null,
    currentFile: null,
    failedUpload: null,
    archive: null,
    inbox: false,
    entries: null,
    attempts: [],
  });
});

it('stores builds under the names that earlier releases gave them', async () => {
  const build = {
    chunking: 41,
    indexes: [{ name: 'passages', schema: 1, modelId: 'm', dimensions: 256 }],
    inputTokens: 7,
  };
  const attempts = [
    { id: 'one', version: 2, passages: 9, done: 4, startedAt: 'x', build },
    { id: 'two', version: 2, passages: 9, startedAt: 'x' },
  ];
  const record = { ...recordIn(ADDRESS), id: ADDRESS.documentId, currentBuild: build, attempts };
  const { pk, sk, ...item } = documentItem(record);
  const { currentBuild: _current, ...rest } = record;
  const [first, second] = attempts.map(({ build: _build, ...attempt }) => attempt);
  expect(item).toEqual({ ...rest, currentMake: build, attempts: [{ ...first, make: build }, second] });
  const { dynamo } = tableWith({ [`${pk} ${sk}`]: item });
  expect(await createDocumentStore(dynamo, 'knowledge').get(ADDRESS)).toEqual(record);
});

it('removes a document and a finished removal each from its own list', async () => {
  const { dynamo, done } = tableWith();
  const list = createWaitingList(dynamo, 'knowledge');
  await list.dropDocument(ADDRESS);
  await list.dropRemoval(ADDRESS);
  expect(done).toEqual([
    ['Delete', 'knowledge', 'HOUSEKEEPING DOCUMENT#document'],
    ['Delete', 'knowledge', 'HOUSEKEEPING REMOVAL#document'],
  ]);
});

it('records a refused file with its reason and its time, and removes it under the same key', async () => {
  const { dynamo, done } = tableWith();
  const refusals = createInboxRefusals(dynamo, 'knowledge');
  await refusals.put('inbox/a.exe', { reason: 'type', at: '2026-11-20T06:00:00.000Z' });
  await refusals.drop('inbox/a.exe');
  const place = expect.stringMatching(/^INBOX REFUSED#[0-9a-f]{64}$/);
  expect(done).toEqual([
    ['Put', 'knowledge', place, { key: 'inbox/a.exe', reason: 'type', at: '2026-11-20T06:00:00.000Z' }],
    ['Delete', 'knowledge', place],
  ]);
  expect((done[1] as unknown[])[2]).toBe((done[0] as unknown[])[2]);
});

it('lists the refused files as they were recorded, each with its own reason and time', async () => {
  const items = createTableModel(() => undefined, 2);
  const dynamo = { send: async (command: Command) => items.apply(command) } as unknown as DynamoDBClient;
  const refusals = createInboxRefusals(dynamo, 'knowledge');
  const earlier = { reason: 'It has no text.', at: '2026-11-19T06:00:00.000Z' };
  const recorded = ['inbox/a.exe', 'inbox/b.md', 'inbox/c.pdf'].map((key, hour) => {
    return { key, reason: `Reason of ${key}.`, at: `2026-11-20T0${hour}:00:00.000Z` };
  });
  await refusals.put('inbox/b.md', earlier);
  for (const { key, ...refusal } of recorded) {
    await refusals.put(key, refusal);
  }
  const listed: InboxRefusal[] = [];
  for await (const refusal of refusals.list()) {
    listed.push(refusal);
  }
  expect(listed.toSorted((one, other) => (one.key < other.key ? -1 : 1))).toEqual(recorded);
});

it.each<[what: string, write: (dynamo: DynamoDBClient) => Promise<unknown>]>([
  ['a refusal', (dynamo) => createInboxRefusals(dynamo, 'knowledge').put('a', { reason: 'type', at: '' })],
  ['the removal of a refusal', (dynamo) => createInboxRefusals(dynamo, 'knowledge').drop('a')],
  ['the removal of a document from its list', (dynamo) => createWaitingList(dynamo, 'knowledge').dropDocument(ADDRESS)],
  [
    'the removal of a finished removal from its list',
    (dynamo) => createWaitingList(dynamo, 'knowledge').dropRemoval(ADDRESS),
  ],
])('fails when the table does not answer %s', async (_what, write) => {
  const send = () => new Promise((_, reject) => setImmediate(reject, new Error('No answer.')));
  await expect(write({ send } as unknown as DynamoDBClient)).rejects.toMatchObject({ code: 'unavailable' });
});
