import type { AuditContext, AuditRecord } from '../administration/audit-record.ts';
import { badRequest, notFound } from '../administration/bad-request.ts';
import { untilUnchanged } from '../administration/until-unchanged.ts';
import { DOCUMENT_BYTES_MAX } from '../extraction/document-limits.ts';
import { DOCUMENTS_PER_BASE_MAX, type DocumentRecord } from '../knowledge/document.ts';
import { type BaseStore, requireBase } from '../knowledge/knowledge-base.ts';
import { type AnnouncedFile, firstVersion, nextVersion } from './announced-version.ts';
import { refuseArchiveEntry } from './archives/refuse-archive-entry.ts';
import { documentState } from './document-view.ts';

/** The stores that the announcement of a file uses. */
export interface AnnounceServices {
  readonly bases: Pick<BaseStore, 'find'>;
  readonly documents: { readonly findByFile: (baseId: string, file: string) => Promise<DocumentRecord | null> };
  readonly documentRegister: {
    readonly add: (record: DocumentRecord, audit: AuditRecord) => Promise<'done' | 'changed' | 'no_base' | 'full'>;
    readonly renew: (
      record: DocumentRecord,
      before: DocumentRecord,
      audit: AuditRecord,
    ) => Promise<'done' | 'changed' | 'no_base'>;
  };
  readonly newId: () => string;
  /**
   * Called before a version is written.
   *
   * @throws if the company may not add documents now.
   */
  readonly admit?: (companyId: string) => Promise<void>;
}

/** The document after the announcement of its file: unchanged, waiting for its bytes, or failed at once. */
interface Announced {
  readonly outcome: 'unchanged' | 'expected' | 'failed';
  readonly record: DocumentRecord;
}

/**
 * Announces a file of a base. A changed file is a new version; the current one stays readable until the new one is
 * ingested.
 *
 * @throws for a base that does not exist or is full, and for the name of an archive's entry.
 */
export async function announceFile(
  services: AnnounceServices,
  { baseId, ...announced }: AnnouncedFile & { readonly baseId: string },
  context: AuditContext,
): Promise<Announced> {
  const base = await requireBase(services.bases, baseId);
  return untilUnchanged(async () => {
    const before = await services.documents.findByFile(base.id, announced.file);
    if (before !== null) {
      refuseArchiveEntry(before);
    }
    const same = before === null ? null : outcomeForSameFile(before, announced);
    if (same !== null) {
      return same;
    }
    await services.admit?.(base.companyId);
    const record =
      before === null
        ? firstVersion({ companyId: base.companyId, baseId: base.id, id: services.newId() }, announced, context.at)
        : nextVersion(before, announced, context.at);
    if ((await write(services, record, { before, context })) === 'changed') {
      return 'changed';
    }
    return { outcome: record.status === 'failed' ? 'failed' : 'expected', record };
  });
}

// The same bytes under the same name change nothing, unless they failed before: then they are tried again. Null for any
// other file, and for one to try again.
function outcomeForSameFile(before: DocumentRecord, { checksum, bytes }: AnnouncedFile): Announced | null {
  if (before.checksum !== checksum || before.bytes !== bytes) {
    return null;
  }
  if (before.status === 'failed') {
    return bytes > DOCUMENT_BYTES_MAX ? { outcome: 'failed', record: before } : null;
  }
  return { outcome: before.status === 'ready' ? 'unchanged' : 'expected', record: before };
}

async function write(
  services: AnnounceServices,
  record: DocumentRecord,
  { before, context }: { readonly before: DocumentRecord | null; readonly context: AuditContext },
) {
  const audit = auditOf(record, before, context);
  const outcome =
    before === null
      ? await services.documentRegister.add(record, audit)
      : await services.documentRegister.renew(record, before, audit);
  if (outcome === 'no_base') {
    throw notFound('base');
  }
  if (outcome === 'full') {
    throw badRequest(`The base has reached its limit of ${DOCUMENTS_PER_BASE_MAX} documents.`);
  }
  return outcome;
}

function auditOf(record: DocumentRecord, before: DocumentRecord | null, context: AuditContext): AuditRecord {
  return {
    ...context,
    companyId: record.companyId,
    action: 'document.add',
    subjectType: 'document',
    subjectId: record.id,
    before: before === null ? null : documentState(before),
    after: documentState(record),
  };
}
