import { marshall } from '@aws-sdk/util-dynamodb';
import type { ItemWrite, TransactedWrite } from '../aws/transacted-write.ts';
import type { DocumentRecord } from './document.ts';
import {
  type Counter,
  documentCounter,
  documentItem,
  documentKey,
  documentPointerKey,
  fileNameKey,
  housekeepingKey,
  type ItemKey,
} from './knowledge-items.ts';

/** The write that puts an item, whether or not it exists. */
export function put(table: string, item: ItemKey): ItemWrite {
  return { Put: { TableName: table, Item: marshall(item) } };
}

/** The write that puts an item that must not exist. */
export function putNew(table: string, item: ItemKey): ItemWrite {
  return { Put: { TableName: table, Item: marshall(item), ConditionExpression: 'attribute_not_exists(pk)' } };
}

/** The write that removes an item, whether or not it exists. */
export function remove(table: string, key: ItemKey): ItemWrite {
  return { Delete: { TableName: table, Key: marshall(key) } };
}

/** The write that counts one more, unless the limit is reached. */
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

/** The write that counts one less. */
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

/** The writes that remove a document's record, file name, pointer and count, unless the record has changed. */
export function removeDocumentWrites(table: string, record: DocumentRecord): TransactedWrite<'changed'>[] {
  const { id, baseId, file } = record;
  const others = [fileNameKey(baseId, file), documentPointerKey(id), housekeepingKey('documents', id)];
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
