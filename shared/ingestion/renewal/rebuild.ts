import type { AuditContext, AuditRecord } from '../../administration/audit-record.ts';
import { notFound } from '../../administration/bad-request.ts';
import { describeError, writeLog } from '../../aws/log.ts';
import { addressOf, type DocumentAddress, type DocumentRecord } from '../../knowledge/document.ts';
import { documentState } from '../document-view.ts';

/** The register of documents, and the queue of those that are to be ingested. */
export interface RebuildServices {
  readonly documentRegister: {
    readonly renew: (
      record: DocumentRecord,
      before: DocumentRecord,
      audit: AuditRecord,
    ) => Promise<'done' | 'changed' | 'no_base'>;
  };
  readonly announce: (address: DocumentAddress, fileVersion: number) => Promise<void>;
  /** Removes a document's messages from the dead-letter queue. */
  readonly clearDeadLetters: (address: DocumentAddress) => Promise<void>;
}

interface Rebuild {
  readonly next: DocumentRecord;
  readonly before: DocumentRecord;
  readonly context: AuditContext;
  readonly action: 'document.reindex' | 'document.retry';
}

/**
 * Writes a new version from a file in the bucket, with its audit record, and announces the file. A retry also removes
 * the document's messages from the dead-letter queue.
 *
 * @returns the record as written, or `changed` when another change was made in between.
 * @throws `not_found` when the base is being deleted.
 */
export async function rebuild(
  services: RebuildServices,
  { next, before, context, action }: Rebuild,
): Promise<DocumentRecord | 'changed'> {
  const outcome = await services.documentRegister.renew(next, before, {
    ...context,
    companyId: next.companyId,
    action,
    subjectType: 'document',
    subjectId: next.id,
    before: documentState(before),
    after: documentState(next),
  });
  if (outcome === 'changed') {
    return outcome;
  }
  if (outcome === 'no_base') {
    throw notFound('base');
  }
  // The version is already written: housekeeping announces it if the queue does not accept the message.
  await services.announce(addressOf(next), next.fileVersion).catch((error: unknown) => {
    writeLog('warn', 'announcement_left', { document_id: next.id, reason: describeError(error) });
  });
  if (action === 'document.retry') {
    await services.clearDeadLetters(addressOf(next)).catch((error: unknown) => {
      writeLog('warn', 'dead_letters_left', { document_id: next.id, reason: describeError(error) });
    });
  }
  return next;
}
