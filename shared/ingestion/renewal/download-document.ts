import * as v from 'valibot';
import type { AuditContext, AuditRecord } from '../../administration/audit-record.ts';
import { badRequest, notFound } from '../../administration/bad-request.ts';
import { idField } from '../../administration/input-fields.ts';
import type { Policies } from '../../companies/policies/policies.ts';
import { addressOf, type DocumentRecord, documentFileKey } from '../../knowledge/document.ts';
import type { KnowledgeBase } from '../../knowledge/knowledge-base.ts';
import { ServiceError } from '../../service-error.ts';

/** The document whose file is to be downloaded. */
export const downloadDocumentInput = v.strictObject({ document_id: idField('document') });

interface Services {
  readonly documents: { readonly find: (documentId: string) => Promise<DocumentRecord | null> };
  readonly files: {
    readonly presignDownload: (
      key: string,
      seconds: number,
      file: Pick<DocumentRecord, 'file' | 'type'>,
    ) => Promise<string>;
  };
  readonly bases: { readonly find: (baseId: string) => Promise<Pick<KnowledgeBase, 'visibility'> | null> };
  readonly companies: {
    readonly find: (companyId: string) => Promise<{ readonly policies: Pick<Policies, 'viewers'> } | null>;
  };
  readonly nowMs: () => number;
  readonly audit: { readonly add: (record: AuditRecord) => Promise<void> };
}

// The link is opened at once. Anyone who sees it later, in a log or a history, must not be able to use it.
const VALID_SECONDS = 300;

/**
 * Returns a link to the file of the version that readers see, or of the latest if they see none; valid for five
 * minutes. Who took it stands in the audit record before the link exists.
 *
 * @throws for a document that does not exist, for one that is being ingested and was never readable, and `forbidden`
 * for a viewer of a company that keeps restricted documents from viewers.
 */
export async function downloadDocument(
  services: Services,
  input: v.InferOutput<typeof downloadDocumentInput>,
  context: AuditContext,
) {
  const record = await services.documents.find(input.document_id);
  if (record === null) {
    throw notFound('document');
  }
  if (record.currentFile === null && record.status === 'pending') {
    throw badRequest('The document is still being ingested. Try again when it is ready.');
  }
  const { fileVersion } = record.currentFile ?? record;
  await requireMayDownload(services, record, context);
  await services.audit.add({
    ...context,
    companyId: record.companyId,
    action: 'document.download',
    subjectType: 'document',
    subjectId: record.id,
    before: null,
    after: { file: record.file, version: fileVersion },
  });
  const key = documentFileKey(addressOf(record), fileVersion);
  return {
    url: await services.files.presignDownload(key, VALID_SECONDS, { file: record.file, type: record.type }),
    file: record.file,
    expires_at: new Date(services.nowMs() + VALID_SECONDS * 1_000).toISOString(),
  };
}

// Viewers are people who look after costs and rules: what their company keeps from its own applications is not for them
// either, unless it says so.
async function requireMayDownload(
  { bases, companies }: Services,
  { baseId, companyId }: DocumentRecord,
  { actorRole }: AuditContext,
): Promise<void> {
  if (actorRole !== 'viewer' || (await bases.find(baseId))?.visibility === 'company') {
    return;
  }
  if ((await companies.find(companyId))?.policies.viewers !== 'full') {
    throw new ServiceError('forbidden', 'Your company does not let viewers download documents of restricted bases.');
  }
}
