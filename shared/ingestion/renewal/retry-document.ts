import * as v from 'valibot';
import type { AuditContext } from '../../administration/audit-record.ts';
import { badRequest, notFound } from '../../administration/bad-request.ts';
import { idField } from '../../administration/input-fields.ts';
import { untilUnchanged } from '../../administration/until-unchanged.ts';
import { addressOf, type DocumentRecord, documentFileKey } from '../../knowledge/document.ts';
import { rebuildVersion } from '../document-versions.ts';
import { documentView } from '../document-view.ts';
import { type CostLimitServices, requireBelowLimit } from '../limits/cost-limit.ts';
import { type RebuildServices, rebuild } from './rebuild.ts';

/** The document to ingest again. */
export const retryDocumentInput = v.strictObject({ document_id: idField('document') });

interface Services extends RebuildServices, CostLimitServices {
  readonly documents: { readonly find: (documentId: string) => Promise<DocumentRecord | null> };
  readonly files: { readonly exists: (key: string) => Promise<boolean> };
}

/**
 * Ingests the file of a failed or pending document again, as its next version; a pending document may wait for a
 * message that was lost. Messages about the document leave the dead-letter queue. Returns the document.
 *
 * @throws for one that does not exist, is ready, or has lost its file, and when the company's cost of ingestion is at
 * its limit.
 */
export async function retryDocument(
  services: Services,
  input: v.InferOutput<typeof retryDocumentInput>,
  context: AuditContext,
) {
  return untilUnchanged(async () => {
    const record = await services.documents.find(input.document_id);
    if (record === null) {
      throw notFound('document');
    }
    if (record.status === 'ready') {
      throw badRequest('The document is ready. There is nothing to retry.');
    }
    if (!(await services.files.exists(documentFileKey(addressOf(record), record.fileVersion)))) {
      throw badRequest('The file of the document no longer exists. Add it again.');
    }
    await requireBelowLimit(services, record.companyId);
    const { fileVersion, bytes, checksum } = record;
    const next = rebuildVersion(record, { fileVersion, bytes, checksum }, context.at);
    const written = await rebuild(services, { next, before: record, context, action: 'document.retry' });
    return written === 'changed' ? written : documentView(written);
  });
}
