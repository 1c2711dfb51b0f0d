import { createHash } from 'node:crypto';
import type { AttributeValue, TransactWriteItem } from '@aws-sdk/client-dynamodb';
import { marshall, unmarshall } from '@aws-sdk/util-dynamodb';
import type { TransactedWrite } from '../aws/dynamo.client.ts';
import type { DocumentAddress, DocumentRecord, DocumentRemoval } from './document.ts';

type Item = Record<string, AttributeValue>;

/** Everything that waits for housekeeping stands in this one partition. */
export const WAITING = 'HOUSEKEEPING';

/** The item of a document in its base. */
export function documentKey(baseId: string, documentId: string): Item {
  return { pk: { S: `BASE#${baseId}` }, sk: { S: `DOCUMENT#${documentId}` } };
}

/** The item that keeps a file name to one document of a base; names can be longer than a key, their hash is not. */
export function fileKey(baseId: string, file: string): Item {
  return { pk: { S: `BASE#${baseId}` }, sk: { S: `FILE#${createHash('sha256').update(file).digest('hex')}` } };
}

/** The item by which a document is found without its base. */
export function pointerKey(documentId: string): Item {
  return { pk: { S: `DOCUMENT#${documentId}` }, sk: { S: 'DOCUMENT' } };
}

/** The item that counts the documents of a base. */
export function countKey(baseId: string): Item {
  return { pk: { S: `BASE#${baseId}` }, sk: { S: 'DOCUMENTS' } };
}

/** The item that keeps an unsettled document on housekeeping's list. */
export function waitingKey(documentId: string): Item {
  return { pk: { S: WAITING }, sk: { S: `DOCUMENT#${documentId}` } };
}

/** The item that keeps the rest of a removed document on housekeeping's list. */
export function removalKey(documentId: string): Item {
  return { pk: { S: WAITING }, sk: { S: `REMOVAL#${documentId}` } };
}

/** A record as an item. */
export function documentItem(record: DocumentRecord): Item {
  return { ...marshall(record), ...documentKey(record.baseId, record.id) };
}

/** An item as its record. */
export function documentOf(item: Item): DocumentRecord {
  const { pk: _pk, sk: _sk, ...record } = unmarshall(item);
  return record as DocumentRecord;
}

/** The write that puts a document on housekeeping's list. */
export function putWaiting(table: string, { companyId, baseId, id }: DocumentRecord): TransactWriteItem {
  const address: DocumentAddress = { companyId, baseId, documentId: id };
  return { Put: { TableName: table, Item: { ...marshall(address), ...waitingKey(id) } } };
}

/** The write that leaves the rest of a removed document to be finished. */
export function putRemoval(table: string, removal: DocumentRemoval): TransactWriteItem {
  return { Put: { TableName: table, Item: { ...marshall(removal), ...removalKey(removal.documentId) } } };
}

/** The write that puts a record in place of the one before it, under the condition that nobody changed that. */
export function replaceDocument(table: string, record: DocumentRecord, previous: DocumentRecord): TransactWriteItem {
  return {
    Put: {
      TableName: table,
      Item: documentItem(record),
      ConditionExpression: 'revision = :revision',
      ExpressionAttributeValues: marshall({ ':revision': previous.revision }),
    },
  };
}

/**
 * The writes that take a record away with its file name, its pointer and its place in the count, if nobody changed it.
 */
export function removeDocumentWrites(table: string, record: DocumentRecord): TransactedWrite<'changed'>[] {
  const others = [fileKey(record.baseId, record.file), pointerKey(record.id), waitingKey(record.id)];
  return [
    {
      write: {
        Delete: {
          TableName: table,
          Key: documentKey(record.baseId, record.id),
          ConditionExpression: 'revision = :revision',
          ExpressionAttributeValues: marshall({ ':revision': record.revision }),
        },
      },
      onConditionFailed: 'changed',
    },
    ...others.map((Key) => ({ write: { Delete: { TableName: table, Key } } })),
    { write: countOneLess(table, record.baseId) },
  ];
}

function countOneLess(table: string, baseId: string): TransactWriteItem {
  return {
    Update: {
      TableName: table,
      Key: countKey(baseId),
      UpdateExpression: 'ADD documents :less',
      ExpressionAttributeValues: marshall({ ':less': -1 }),
    },
  };
}
