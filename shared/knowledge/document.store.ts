import { setTimeout as pause } from 'node:timers/promises';
import {
  type AttributeValue,
  BatchGetItemCommand,
  type DynamoDBClient,
  QueryCommand,
  type QueryCommandOutput,
} from '@aws-sdk/client-dynamodb';
import { marshall, unmarshall } from '@aws-sdk/util-dynamodb';
import { dynamoError, readItem, readPages, transact } from '../aws/dynamo.client.ts';
import type { ItemKey } from '../aws/item-key.ts';
import { SERVICE_UNAVAILABLE } from '../error-messages.ts';
import { ServiceError } from '../service-error.ts';
import { type CurrentVersion, type DocumentRecord, isSettled } from './document.ts';
import {
  documentCounter,
  documentFields,
  documentKey,
  documentPointerKey,
  documentsOf,
  fileNameKey,
  housekeepingKey,
  unsettledItem,
} from './knowledge-items.ts';
import { put, remove, replaceDocument } from './knowledge-writes.ts';

type Item = Record<string, AttributeValue>;

// The most keys that BatchGetItem takes.
const BATCH_KEYS_MAX = 100;
// With pauses that double, six tries take less than two seconds.
const BATCH_TRIES_MAX = 6;

/** Identifies the record of a document. */
interface DocumentKey {
  readonly baseId: string;
  readonly documentId: string;
}

/**
 * The records of documents. Every read is strongly consistent; every write has a condition on the previous revision.
 * Every method may throw `unavailable`.
 */
export function createDocumentStore(dynamo: DynamoDBClient, table: string) {
  const read = (key: ItemKey): Promise<Item | null> => readItem(dynamo, table, key);
  const get = async (document: DocumentKey): Promise<DocumentRecord | null> => {
    const item = await read(documentKey(document));
    return item === null ? null : documentOf(item);
  };
  return {
    get,
    /** The record of a document whose base is not known; null when there is none. */
    async find(documentId: string): Promise<DocumentRecord | null> {
      const pointer = await read(documentPointerKey(documentId));
      return pointer === null ? null : get({ baseId: String(unmarshall(pointer).baseId), documentId });
    },
    /** The document that has this file name in a base; null when there is none. */
    async findByFile(baseId: string, file: string): Promise<DocumentRecord | null> {
      const guard = await read(fileNameKey(baseId, file));
      return guard === null ? null : get({ baseId, documentId: String(unmarshall(guard).documentId) });
    },
    /** How many documents a base has, whatever their status. */
    async count(baseId: string): Promise<number> {
      const item = await read(documentCounter(baseId).key);
      return item === null ? 0 : Number(unmarshall(item).documents);
    },
    /** Up to `documentsMax` records of a base in the order of their ids, starting after `after`. */
    async list(baseId: string, after: string | null, documentsMax: number): Promise<readonly DocumentRecord[]> {
      const first = after === null ? undefined : marshall(documentKey({ baseId, documentId: after }));
      return readUpTo(documentsMax, first, (start, itemsMax) =>
        dynamo.send(pageOf(table, baseId, { start, itemsMax })),
      );
    },
    /** Up to `documentsMax` records of a base whose latest upload failed, in the order of their ids. */
    async listFailed(baseId: string, documentsMax: number): Promise<readonly DocumentRecord[]> {
      return readUpTo(documentsMax, undefined, (start) =>
        dynamo.send(pageOf(table, baseId, { start, status: 'failed' })),
      );
    },
    /** Replaces the previous record, and updates housekeeping's list; 'changed' when another write came first. */
    save: (record: DocumentRecord, previous: DocumentRecord): Promise<'done' | 'changed'> =>
      transact(dynamo, [
        { write: replaceDocument(table, record, previous), onConditionFailed: 'changed' },
        ...housekeepingWrites(table, record, previous).map((write) => ({ write })),
      ]),
    /**
     * The current version of each document by its id: 0 when none is readable, absent when there is no document. A
     * document may be named several times.
     */
    currentVersions: (documents: readonly DocumentKey[]): Promise<ReadonlyMap<string, CurrentVersion>> =>
      readCurrentVersions(dynamo, table, documents),
  };
}

async function readCurrentVersions(
  dynamo: DynamoDBClient,
  table: string,
  documents: readonly DocumentKey[],
): Promise<ReadonlyMap<string, CurrentVersion>> {
  // DynamoDB refuses a batch that has a key twice, such as that of a document with two cited passages.
  const distinct = [...new Map(documents.map((document) => [document.documentId, document])).values()];
  const keys = distinct.map((document) => marshall(documentKey(document)));
  const items: Item[] = [];
  for (let at = 0; at < keys.length; at += BATCH_KEYS_MAX) {
    items.push(...(await readBatch(dynamo, table, keys.slice(at, at + BATCH_KEYS_MAX))));
  }
  return new Map(items.map((item) => currentVersionOf(unmarshall(item))));
}

type ReadPage = (start: Item | undefined, itemsMax: number) => Promise<QueryCommandOutput>;

// Reads pages until there are enough documents. A page may have more than are still wanted.
async function readUpTo(documentsMax: number, first: Item | undefined, readPage: ReadPage) {
  const records: DocumentRecord[] = [];
  for await (const page of readPages((start) => readPage(start, documentsMax - records.length), first)) {
    records.push(...(page.Items ?? []).map(documentOf));
    if (records.length >= documentsMax) {
      break;
    }
  }
  return records.slice(0, documentsMax);
}

function documentOf(item: Item): DocumentRecord {
  return documentFields(unmarshall(item));
}

function currentVersionOf({ id, currentVersion: version, currentPassages: passages }: Record<string, unknown>) {
  return [String(id), { version: Number(version), passages: Number(passages) }] as const;
}

function housekeepingWrites(table: string, record: DocumentRecord, previous: DocumentRecord) {
  if (isSettled(record) === isSettled(previous)) {
    return [];
  }
  if (!isSettled(record)) {
    return [put(table, unsettledItem(record))];
  }
  return [remove(table, housekeepingKey('documents', record.id))];
}

interface Page {
  readonly start: Item | undefined;
  /** The most items to read; without it, as many as DynamoDB returns at once. */
  readonly itemsMax?: number;
  /** Only documents with this status are returned. */
  readonly status?: DocumentRecord['status'];
}

function pageOf(table: string, baseId: string, { start, itemsMax, status }: Page): QueryCommand {
  const { pk, skPrefix } = documentsOf(baseId);
  const values = { ':pk': pk, ':sk': skPrefix, ...(status === undefined ? {} : { ':status': status }) };
  return new QueryCommand({
    TableName: table,
    ConsistentRead: true,
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :sk)',
    ...(status === undefined
      ? {}
      : { FilterExpression: '#status = :status', ExpressionAttributeNames: { '#status': 'status' } }),
    ExpressionAttributeValues: marshall(values),
    ExclusiveStartKey: start,
    ...(itemsMax === undefined ? {} : { Limit: itemsMax }),
  });
}

// DynamoDB returns part of a batch when it is large or the table is busy; the rest is requested again.
async function readBatch(dynamo: DynamoDBClient, table: string, keys: readonly Item[]): Promise<readonly Item[]> {
  const items: Item[] = [];
  let left: Item[] = [...keys];
  for (let tries = 0; left.length > 0; tries += 1) {
    if (tries === BATCH_TRIES_MAX) {
      throw new ServiceError('unavailable', SERVICE_UNAVAILABLE, {
        cause: 'unprocessed_keys',
        retryAfterSeconds: 2,
      });
    }
    if (tries > 0) {
      await pause(Math.random() * 25 * 2 ** tries);
    }
    const request = {
      [table]: { Keys: left, ConsistentRead: true, ProjectionExpression: 'id, currentVersion, currentPassages' },
    };
    const response = await dynamo.send(new BatchGetItemCommand({ RequestItems: request })).catch(rethrow);
    items.push(...(response.Responses?.[table] ?? []));
    left = response.UnprocessedKeys?.[table]?.Keys ?? [];
  }
  return items;
}

function rethrow(error: unknown): never {
  throw dynamoError(error);
}
