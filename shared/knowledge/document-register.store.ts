import type { DynamoDBClient, TransactWriteItem } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { auditWrite } from '../administration/audit.store.ts';
import type { AuditRecord } from '../administration/audit-record.ts';
import { transact } from '../aws/dynamo.client.ts';
import { type DocumentRecord, type DocumentRemoval, isSettled } from './document.ts';
import {
  baseKey,
  documentCounter,
  documentItem,
  documentPointerKey,
  fileNameKey,
  removalItem,
  unsettledItem,
} from './knowledge-items.ts';
import { countOneMore, put, putNew, removeDocumentWrites, replaceDocument } from './knowledge-writes.ts';

/** The tables that an operator's change to a document is written to. */
interface RegisterTables {
  readonly knowledge: string;
  readonly audit: string;
}

/** An operator's changes to documents, each in one transaction with its audit record; throws `unavailable`. */
export function createDocumentRegister(dynamo: DynamoDBClient, tables: RegisterTables) {
  const { knowledge } = tables;
  const auditOf = (audit: AuditRecord) => ({ write: auditWrite(tables.audit, audit) });
  return {
    /** Adds a record, unless its file name is taken, its base is deleted or being deleted, or the base is full. */
    add: (record: DocumentRecord, audit: AuditRecord): Promise<'done' | 'changed' | 'no_base' | 'full'> =>
      transact(dynamo, [
        { write: baseCheck(knowledge, record), onConditionFailed: 'no_base' },
        { write: putNew(knowledge, nameItem(record)), onConditionFailed: 'changed' },
        { write: countOneMore(knowledge, documentCounter(record.baseId)), onConditionFailed: 'full' },
        { write: putNew(knowledge, documentItem(record)), onConditionFailed: 'changed' },
        { write: put(knowledge, pointerItem(record)) },
        ...(isSettled(record) ? [] : [{ write: put(knowledge, unsettledItem(record)) }]),
        auditOf(audit),
      ]),
    /** Replaces the record that was read by a new version. */
    renew: (
      record: DocumentRecord,
      previous: DocumentRecord,
      audit: AuditRecord,
    ): Promise<'done' | 'changed' | 'no_base'> =>
      transact(dynamo, [
        { write: baseCheck(knowledge, record), onConditionFailed: 'no_base' },
        { write: replaceDocument(knowledge, record, previous), onConditionFailed: 'changed' },
        // Put even if it exists: a run that ends now may remove it, and housekeeping would miss this version.
        ...(isSettled(record) ? [] : [{ write: put(knowledge, unsettledItem(record)) }]),
        auditOf(audit),
      ]),
    /** Removes a record, at once for every reader, and adds what is left of it to housekeeping's list. */
    remove: (record: DocumentRecord, removal: DocumentRemoval, audit: AuditRecord): Promise<'done' | 'changed'> =>
      transact(dynamo, [
        ...removeDocumentWrites(knowledge, record),
        { write: put(knowledge, removalItem(removal)) },
        auditOf(audit),
      ]),
  };
}

function baseCheck(table: string, { companyId, baseId }: DocumentRecord): TransactWriteItem {
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

function nameItem({ baseId, file, id }: DocumentRecord) {
  return { documentId: id, ...fileNameKey(baseId, file) };
}

function pointerItem({ id, baseId, companyId }: DocumentRecord) {
  return { baseId, companyId, ...documentPointerKey(id) };
}
