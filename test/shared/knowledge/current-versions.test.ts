// Guarantee: the current version of every requested document is read, however many there are and however often the
// table answers only part of a batch; if it never answers for all of them, the read fails. Risk: a passage of a deleted
// document is shown, or an existing one is missing.
import type { BatchGetItemCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createDocumentStore } from '../../../shared/knowledge/document.store.ts';
import type { CurrentVersion } from '../../../shared/knowledge/document.ts';
import { documentKey } from '../../../shared/knowledge/knowledge-items.ts';

beforeEach(() => void vi.spyOn(Math, 'random').mockReturnValue(0));
afterEach(() => void vi.restoreAllMocks());

const TABLE = 'table';

// A table that answers at most this many keys of each request; `asked` has the number of keys in each request.
function tableOf(versions: ReadonlyMap<string, CurrentVersion>, answeredMax: number) {
  const asked: number[] = [];
  const send = async ({ input }: BatchGetItemCommand) => {
    const keys = input.RequestItems?.[TABLE]?.Keys ?? [];
    asked.push(keys.length);
    const found = keys.slice(0, answeredMax).flatMap(({ sk }) => {
      const id = (sk?.S ?? '').replace('DOCUMENT#', '');
      const current = versions.get(id);
      return current === undefined
        ? []
        : [marshall({ id, currentVersion: current.version, currentPassages: current.passages })];
    });
    const left = keys.slice(answeredMax);
    return { Responses: { [TABLE]: found }, UnprocessedKeys: left.length > 0 ? { [TABLE]: { Keys: left } } : {} };
  };
  return { documents: createDocumentStore({ send } as unknown as DynamoDBClient, TABLE), asked };
}

const ids = Array.from({ length: 201 }, (_, at) => `document-${at}`);
const versions = new Map(ids.map((id, at) => [id, { version: at, passages: 2 * at }]));
const wanted = ids.map((documentId) => ({ baseId: 'base', documentId }));

it.each([
  [100, [100, 100, 1]],
  [60, [100, 40, 100, 40, 1]],
  [50, [100, 50, 100, 50, 1]],
])('reads 100 keys at a time, and repeats the rest when the table answers %i', async (answeredMax, batches) => {
  const { documents, asked } = tableOf(versions, answeredMax);
  expect(await documents.currentVersions(wanted)).toEqual(versions);
  expect(asked).toEqual(batches);
});

it('returns no version for a missing document, and 0 for one that nobody can read yet', async () => {
  const { documents } = tableOf(new Map([['document-1', { version: 0, passages: 0 }]]), 100);
  expect(await documents.currentVersions(wanted.slice(0, 2))).toEqual(
    new Map([['document-1', { version: 0, passages: 0 }]]),
  );
});

it('requests a document only once if it is named twice, because DynamoDB refuses a batch that names a key twice', async () => {
  const { documents, asked } = tableOf(versions, 100);
  const [one, other] = wanted.slice(1, 3);
  const named = [one, other, one, other].flatMap((document) => document ?? []);
  expect(await documents.currentVersions(named)).toEqual(
    new Map([
      ['document-1', { version: 1, passages: 2 }],
      ['document-2', { version: 2, passages: 4 }],
    ]),
  );
  expect(asked).toEqual([2]);
});

it('sends no request for no documents', async () => {
  const { documents, asked } = tableOf(versions, 100);
  expect({ versions: await documents.currentVersions([]), asked }).toEqual({ versions: new Map(), asked: [] });
});

it('fails after six attempts if part of a batch is never answered', async () => {
  const { documents, asked } = tableOf(versions, 0);
  await expect(documents.currentVersions(wanted.slice(0, 2))).rejects.toMatchObject({
    code: 'unavailable',
    retryAfterSeconds: 2,
    cause: 'unprocessed_keys',
  });
  expect(asked).toEqual([2, 2, 2, 2, 2, 2]);
});

it('identifies each document by its base and its id', async () => {
  const sent: unknown[] = [];
  const send = async (command: BatchGetItemCommand) => {
    sent.push(command.input.RequestItems?.[TABLE]?.Keys);
    return {};
  };
  const documents = createDocumentStore({ send } as unknown as DynamoDBClient, TABLE);
  await documents.currentVersions([{ baseId: 'a', documentId: 'b' }]);
  expect(sent).toEqual([[marshall(documentKey({ baseId: 'a', documentId: 'b' }))]]);
});
