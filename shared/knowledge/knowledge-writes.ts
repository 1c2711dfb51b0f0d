import { marshall } from '@aws-sdk/util-dynamodb';
import type { ItemKey } from '../aws/item-key.ts';
import type { ItemWrite, TransactedWrite } from '../aws/transacted-write.ts';
import { addressOf, type DocumentRecord, isSettled } from './document.ts';
import {
  archiveEntryKey,
  baseKey,
  type Counter,
  documentCounter,
  documentItem,
  documentKey,
  documentPointerKey,
  fileNameKey,
  housekeepingKey,
  unsettledItem,
} from './knowledge-items.ts';

/** The write that puts an item, whether or not it exists. */
export function put(table: string, item: ItemKey): ItemWrite {
  return { Put: { TableName: table, Item: marshall(item) } };
}

/** The write that puts an item that must not exist yet. */
export function putNew(table: string, item: ItemKey): ItemWrite {
  return { Put: { TableName: table, Item: marshall(item), ConditionExpression: 'attribute_not_exists(pk)' } };
}

/** The write that removes an item, whether or not it exists. */
export function remove(table: string, key: ItemKey): ItemWrite {
  return { Delete: { TableName: table, Key: marshall(key) } };
}

/** The write that raises a counter by one, unless the limit is reached. */
export function countOneMore(table: string, { key, attribute, max }: Counter): ItemWrite {
  return {
    Update: {
      TableName: table,
      Key: marshall(key),
      UpdateExpression: `ADD ${attribute} :one`,
      ConditionExpression: `attribute_not_exists(${attribute}) OR ${attribute} < :max`,
      ExpressionAttributeValues: marshall({ ':one': 1, ':max': max }),
    },
  };
}

/** The write that lowers a counter by one. */
export function countOneLess(table: string, { key, attribute }: Counter): ItemWrite {
  return {
    Update: {
      TableName: table,
      Key: marshall(key),
      UpdateExpression: `ADD ${attribute} :less`,
      ExpressionAttributeValues: marshall({ ':less': -1 }),
    },
  };
}

/** The write that replaces a document's record, unless it has changed since `previous` was read. */
export function replaceDocument(table: string, record: DocumentRecord, previous: DocumentRecord): ItemWrite {
  return {
    Put: {
      TableName: table,
      Item: marshall(documentItem(record)),
      ConditionExpression: 'revision = :revision',
      ExpressionAttributeValues: marshall({ ':revision': previous.revision }),
    },
  };
}

/**
 * The writes that add a document's record, unless its file name is taken, its base is deleted or being deleted, or the
 * base is full.
 */
export function addDocumentWrites(
  table: string,
  record: DocumentRecord,
): TransactedWrite<'changed' | 'no_base' | 'full'>[] {
  const { archive, baseId } = record;
  return [
    { write: baseCheck(table, record), onConditionFailed: 'no_base' },
    { write: putNew(table, nameItem(record)), onConditionFailed: 'changed' },
    { write: countOneMore(table, documentCounter(baseId)), onConditionFailed: 'full' },
    { write: putNew(table, documentItem(record)), onConditionFailed: 'changed' },
    { write: put(table, pointerItem(record)) },
    ...(archive === null ? [] : [{ write: put(table, entryItem(record, archive)) }]),
    ...(isSettled(record) ? [] : [{ write: put(table, unsettledItem(record)) }]),
  ];
}

/**
 * The writes that replace a record with a new version, unless the record has changed since `previous` was read, or its
 * base is deleted or being deleted.
 */
export function renewDocumentWrites(
  table: string,
  record: DocumentRecord,
  previous: DocumentRecord,
): TransactedWrite<'changed' | 'no_base'>[] {
  return [
    { write: baseCheck(table, record), onConditionFailed: 'no_base' },
    { write: replaceDocument(table, record, previous), onConditionFailed: 'changed' },
    // Written even if it exists: a run that is just ending may remove the entry, and housekeeping would miss this
    // version.
    ...(isSettled(record) ? [] : [{ write: put(table, unsettledItem(record)) }]),
  ];
}

function nameItem({ baseId, file, id }: DocumentRecord) {
  return { documentId: id, ...fileNameKey(baseId, file) };
}

function pointerItem({ id, baseId, companyId }: DocumentRecord) {
  return { baseId, companyId, ...documentPointerKey(id) };
}

function entryItem(record: DocumentRecord, archive: string) {
  return { ...addressOf(record), ...archiveEntryKey(archive, record.id) };
}

function baseCheck(table: string, { companyId, baseId }: DocumentRecord): ItemWrite {
  return {
    ConditionCheck: {
      TableName: table,
      Key: marshall(baseKey({ companyId, baseId })),
      ConditionExpression: '#status = :active',
      ExpressionAttributeNames: { '#status': 'status' },
      ExpressionAttributeValues: marshall({ ':active': 'active' }),
    },
  };
}

/**
 * The writes that remove a document's record and every item about it, and lower the count of its base, unless the
 * record has changed.
 */
export function removeDocumentWrites(table: string, record: DocumentRecord): TransactedWrite<'changed'>[] {
  const { id, baseId, file } = record;
  const others = [
    fileNameKey(baseId, file),
    documentPointerKey(id),
    housekeepingKey('documents', id),
    ...(record.archive === null ? [] : [archiveEntryKey(record.archive, id)]),
  ];
  return [
    {
      write: {
        Delete: {
          TableName: table,
          Key: marshall(documentKey({ baseId, documentId: id })),
          ConditionExpression: 'revision = :revision',
          ExpressionAttributeValues: marshall({ ':revision': record.revision }),
        },
      },
      onConditionFailed: 'changed',
    },
    ...others.map((key) => ({ write: remove(table, key) })),
    { write: countOneLess(table, documentCounter(baseId)) },
  ];
}
