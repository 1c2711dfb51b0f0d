import type { DynamoDBClient, TransactWriteItem } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { auditWrite } from '../administration/audit.store.ts';
import type { AuditRecord } from '../administration/audit-record.ts';
import { transact } from '../aws/dynamo.client.ts';
import { DOCUMENTS_PER_BASE_MAX, type DocumentRecord, type DocumentRemoval, isSettled } from './document.ts';
import {
  countKey,
  documentItem,
  fileKey,
  pointerKey,
  putRemoval,
  putWaiting,
  removeDocumentWrites,
  replaceDocument,
} from './document-item.store.ts';

/** The tables that an operator's change to a document is written to. */
export interface RegisterTables {
  readonly knowledge: string;
  readonly audit: string;
}

/**
 * An operator's changes to the documents of a base, each in one transaction with its audit record; throws
 * `unavailable`.
 */
export function createDocumentRegister(dynamo: DynamoDBClient, tables: RegisterTables) {
  const { knowledge } = tables;
  const auditOf = (audit: AuditRecord) => ({ write: auditWrite(tables.audit, audit) });
  return {
    /** Makes a record; refused when its file name is taken, its base is gone or going, or the base is full. */
    add: (record: DocumentRecord, audit: AuditRecord): Promise<'done' | 'changed' | 'no_base' | 'full'> =>
      transact(dynamo, [
        { write: baseCheck(knowledge, record), onConditionFailed: 'no_base' },
        { write: putGuard(knowledge, record), onConditionFailed: 'changed' },
        { write: countOneMore(knowledge, record.baseId), onConditionFailed: 'full' },
        { write: putNew(knowledge, documentItem(record)), onConditionFailed: 'changed' },
        { write: { Put: { TableName: knowledge, Item: pointerItem(record) } } },
        ...(isSettled(record) ? [] : [{ write: putWaiting(knowledge, record) }]),
        auditOf(audit),
      ]),
    /** Puts a new version in place of the record that was read. */
    renew: (
      record: DocumentRecord,
      previous: DocumentRecord,
      audit: AuditRecord,
    ): Promise<'done' | 'changed' | 'no_base'> =>
      transact(dynamo, [
        { write: baseCheck(knowledge, record), onConditionFailed: 'no_base' },
        { write: replaceDocument(knowledge, record, previous), onConditionFailed: 'changed' },
        // Put even when it is there: were it only deleted by a run that ends just now, nobody would look after this
        // version.
        ...(isSettled(record) ? [] : [{ write: putWaiting(knowledge, record) }]),
        auditOf(audit),
      ]),
    /**
     * Takes a record away, from this moment unseen by readers, and leaves what has to be removed on housekeeping's
     * list.
     */
    remove: (record: DocumentRecord, removal: DocumentRemoval, audit: AuditRecord): Promise<'done' | 'changed'> =>
      transact(dynamo, [
        ...removeDocumentWrites(knowledge, record),
        { write: putRemoval(knowledge, removal) },
        auditOf(audit),
      ]),
  };
}

function baseCheck(table: string, { companyId, baseId }: DocumentRecord): TransactWriteItem {
  return {
    ConditionCheck: {
      TableName: table,
      Key: marshall({ pk: `COMPANY#${companyId}`, sk: `BASE#${baseId}` }),
      ConditionExpression: '#status = :active',
      ExpressionAttributeNames: { '#status': 'status' },
      ExpressionAttributeValues: marshall({ ':active': 'active' }),
    },
  };
}

function putNew(table: string, item: ReturnType<typeof documentItem>): TransactWriteItem {
  return { Put: { TableName: table, Item: item, ConditionExpression: 'attribute_not_exists(pk)' } };
}

function putGuard(table: string, { baseId, file, id }: DocumentRecord): TransactWriteItem {
  return putNew(table, { ...marshall({ documentId: id }), ...fileKey(baseId, file) });
}

function pointerItem({ id, baseId, companyId }: DocumentRecord) {
  return { ...marshall({ baseId, companyId }), ...pointerKey(id) };
}

function countOneMore(table: string, baseId: string): TransactWriteItem {
  return {
    Update: {
      TableName: table,
      Key: countKey(baseId),
      UpdateExpression: 'ADD documents :one',
      ConditionExpression: 'attribute_not_exists(documents) OR documents < :max',
      ExpressionAttributeValues: marshall({ ':one': 1, ':max': DOCUMENTS_PER_BASE_MAX }),
    },
  };
}
