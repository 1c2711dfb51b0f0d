import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { auditWrite } from '../administration/audit.store.ts';
import type { AuditRecord } from '../administration/audit-record.ts';
import { transact } from '../aws/dynamo.client.ts';
import type { DocumentRecord, DocumentRemoval } from './document.ts';
import { removalItem } from './knowledge-items.ts';
import { addDocumentWrites, put, removeDocumentWrites, renewDocumentWrites } from './knowledge-writes.ts';

/** The tables to which an operator's change of a document is written. */
interface RegisterTables {
  readonly knowledge: string;
  readonly audit: string;
}

/**
 * An operator's changes to documents, each in one transaction with its audit record.
 *
 * @throws ServiceError `unavailable` when the table does not answer.
 */
export function createDocumentRegister(dynamo: DynamoDBClient, tables: RegisterTables) {
  const { knowledge } = tables;
  const auditOf = (audit: AuditRecord) => ({ write: auditWrite(tables.audit, audit) });
  return {
    /**
     * Adds a record, unless its file name is taken ('changed'), its base is deleted or being deleted, or the base is
     * full.
     */
    add: (record: DocumentRecord, audit: AuditRecord): Promise<'done' | 'changed' | 'no_base' | 'full'> =>
      transact(dynamo, [...addDocumentWrites(knowledge, record), auditOf(audit)]),
    /** Replaces the given record with a new version. */
    renew: (
      record: DocumentRecord,
      previous: DocumentRecord,
      audit: AuditRecord,
    ): Promise<'done' | 'changed' | 'no_base'> =>
      transact(dynamo, [...renewDocumentWrites(knowledge, record, previous), auditOf(audit)]),
    /** Removes a record, so that readers no longer see the document, and puts the rest on housekeeping's list. */
    remove: (record: DocumentRecord, removal: DocumentRemoval, audit: AuditRecord): Promise<'done' | 'changed'> =>
      transact(dynamo, [
        ...removeDocumentWrites(knowledge, record),
        { write: put(knowledge, removalItem(removal)) },
        auditOf(audit),
      ]),
  };
}
