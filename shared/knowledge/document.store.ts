import { setTimeout as pause } from 'node:timers/promises';
import {
  type AttributeValue,
  BatchGetItemCommand,
  type DynamoDBClient,
  GetItemCommand,
  QueryCommand,
} from '@aws-sdk/client-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import { dynamoError, transact } from '../aws/dynamo.client.ts';
import { SERVICE_UNAVAILABLE } from '../error-messages.ts';
import { ServiceError } from '../service-error.ts';
import { type DocumentRecord, isSettled } from './document.ts';
import {
  countKey,
  documentKey,
  documentOf,
  fileKey,
  pointerKey,
  putWaiting,
  replaceDocument,
  waitingKey,
} from './document-item.store.ts';

type Item = Record<string, AttributeValue>;

const BATCH_KEYS_MAX = 100;
const BATCH_TRIES_MAX = 6;

/** Where a document's record is. */
export interface DocumentKey {
  readonly baseId: string;
  readonly documentId: string;
}

/**
 * The records of documents; every read is strongly consistent, every write holds a condition on the revision before;
 * throws `unavailable`.
 */
export function createDocumentStore(dynamo: DynamoDBClient, table: string) {
  const read = async (key: Item): Promise<Item | null> => {
    const answer = await dynamo
      .send(new GetItemCommand({ TableName: table, Key: key, ConsistentRead: true }))
      .catch(rethrow);
    return answer.Item ?? null;
  };
  const get = async ({ baseId, documentId }: DocumentKey): Promise<DocumentRecord | null> => {
    const item = await read(documentKey(baseId, documentId));
    return item === null ? null : documentOf(item);
  };
  return {
    get,
    /** The record of a document whose base is not known. */
    async find(documentId: string): Promise<DocumentRecord | null> {
      const pointer = await read(pointerKey(documentId));
      return pointer === null ? null : get({ baseId: String(unmarshall(pointer).baseId), documentId });
    },
    /** The document that has this file name in a base. */
    async findByFile(baseId: string, file: string): Promise<DocumentRecord | null> {
      const guard = await read(fileKey(baseId, file));
      return guard === null ? null : get({ baseId, documentId: String(unmarshall(guard).documentId) });
    },
    /** How many documents a base holds, whatever their status. */
    async count(baseId: string): Promise<number> {
      const item = await read(countKey(baseId));
      return item === null ? 0 : Number(unmarshall(item).documents);
    },
    /** Up to `documentsMax` records of a base in the order of their ids, from the one behind `after`. */
    async list(baseId: string, after: string | null, documentsMax: number): Promise<readonly DocumentRecord[]> {
      const records: DocumentRecord[] = [];
      let start: Item | undefined = after === null ? undefined : documentKey(baseId, after);
      do {
        const page = await dynamo.send(pageOf(table, baseId, start, documentsMax - records.length)).catch(rethrow);
        records.push(...(page.Items ?? []).map(documentOf));
        start = page.LastEvaluatedKey;
      } while (start !== undefined && records.length < documentsMax);
      return records;
    },
    /**
     * Puts a record in place of the one that was read; 'changed' when another write came first. Keeps housekeeping's
     * list in step in the same write.
     */
    save: (record: DocumentRecord, previous: DocumentRecord): Promise<'done' | 'changed'> =>
      transact(dynamo, [
        { write: replaceDocument(table, record, previous), onConditionFailed: 'changed' },
        ...listWrites(table, record, previous).map((write) => ({ write })),
      ]),
    /**
     * The version that readers may see of each of these documents, by document id; 0 where none is readable, absent
     * where there is no document.
     */
    async currentVersions(documents: readonly DocumentKey[]): Promise<ReadonlyMap<string, number>> {
      const keys = documents.map(({ baseId, documentId }) => documentKey(baseId, documentId));
      const items: Item[] = [];
      for (let at = 0; at < keys.length; at += BATCH_KEYS_MAX) {
        items.push(...(await readBatch(dynamo, table, keys.slice(at, at + BATCH_KEYS_MAX))));
      }
      return new Map(items.map((item) => unmarshall(item)).map(({ id, currentVersion }) => [id, currentVersion]));
    },
  };
}

function listWrites(table: string, record: DocumentRecord, previous: DocumentRecord) {
  if (isSettled(record) === isSettled(previous)) {
    return [];
  }
  if (!isSettled(record)) {
    return [putWaiting(table, record)];
  }
  return [{ Delete: { TableName: table, Key: waitingKey(record.id) } }];
}

function pageOf(table: string, baseId: string, start: Item | undefined, itemsMax: number): QueryCommand {
  return new QueryCommand({
    TableName: table,
    ConsistentRead: true,
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :sk)',
    ExpressionAttributeValues: { ':pk': { S: `BASE#${baseId}` }, ':sk': { S: 'DOCUMENT#' } },
    ExclusiveStartKey: start,
    Limit: itemsMax,
  });
}

// A batch is answered in part when it is large or the table is busy; what is left out has to be asked for again.
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
    const request = { [table]: { Keys: left, ConsistentRead: true, ProjectionExpression: 'id, currentVersion' } };
    const answer = await dynamo.send(new BatchGetItemCommand({ RequestItems: request })).catch(rethrow);
    items.push(...(answer.Responses?.[table] ?? []));
    left = answer.UnprocessedKeys?.[table]?.Keys ?? [];
  }
  return items;
}

function rethrow(error: unknown): never {
  throw dynamoError(error);
}
