import * as v from 'valibot';
import type { AuditContext, AuditRecord } from '../administration/audit-record.ts';
import { notFound } from '../administration/bad-request.ts';
import { idField } from '../administration/input-fields.ts';
import { untilUnchanged } from '../administration/until-unchanged.ts';
import type { DocumentRecord, DocumentRemoval } from '../knowledge/document.ts';
import { refuseArchiveEntry } from './archives/refuse-archive-entry.ts';
import { documentState, documentView } from './document-view.ts';
import { finishOrLeave, type RemovalServices, removalOf } from './finish-removal.ts';

/** The document to delete. */
export const deleteDocumentInput = v.strictObject({ document_id: idField('document') });

/** The stores that a deletion uses. */
export interface DeleteServices extends RemovalServices {
  readonly documents: RemovalServices['documents'] & {
    readonly find: (documentId: string) => Promise<DocumentRecord | null>;
  };
  readonly documentRegister: {
    readonly remove: (
      record: DocumentRecord,
      removal: DocumentRemoval,
      audit: AuditRecord,
    ) => Promise<'done' | 'changed'>;
  };
  readonly timeoutSignal: (milliseconds: number) => AbortSignal;
}

// Half of the time that `administer` has; housekeeping removes the rest of a large document.
const REMOVAL_MS_MAX = 60_000;

/**
 * Deletes a document: at once for every reader, then its passages and files. Housekeeping removes what is left. Returns
 * the document as it was, with the status `deleted`.
 *
 * @throws for one that does not exist, and for an archive's entry.
 */
export async function deleteDocument(
  services: DeleteServices,
  input: v.InferOutput<typeof deleteDocumentInput>,
  context: AuditContext,
) {
  const { record, removal } = await untilUnchanged(async () => {
    const record = await services.documents.find(input.document_id);
    if (record === null) {
      throw notFound('document');
    }
    refuseArchiveEntry(record);
    const removal = removalOf(record, services.nowMs());
    const outcome = await services.documentRegister.remove(record, removal, auditOf(record, context));
    return outcome === 'changed' ? outcome : { record, removal };
  });
  await finishOrLeave(services, removal, services.timeoutSignal(REMOVAL_MS_MAX));
  return { ...documentView(record), status: 'deleted' as const };
}

function auditOf(record: DocumentRecord, context: AuditContext): AuditRecord {
  return {
    ...context,
    companyId: record.companyId,
    action: 'document.delete',
    subjectType: 'document',
    subjectId: record.id,
    before: documentState(record),
    after: null,
  };
}
