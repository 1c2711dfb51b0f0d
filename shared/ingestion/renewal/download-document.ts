import * as v from 'valibot';
import { badRequest, notFound } from '../../administration/bad-request.ts';
import { idField } from '../../administration/input-fields.ts';
import { addressOf, type DocumentRecord, documentFileKey } from '../../knowledge/document.ts';
import type { NamedFile } from '../../knowledge/presign.client.ts';

/** The document whose file is to be downloaded. */
export const downloadDocumentInput = v.strictObject({ document_id: idField('document') });

interface Services {
  readonly documents: { readonly find: (documentId: string) => Promise<DocumentRecord | null> };
  readonly files: {
    readonly presignDownload: (key: string, seconds: number, file: NamedFile) => Promise<string>;
  };
  readonly nowMs: () => number;
}

// The link is opened at once. Anyone who sees it later, in a log or a history, must not be able to use it.
const VALID_SECONDS = 300;

/**
 * Returns a link to the file of the version that readers see, or of the latest if they see none; valid for five
 * minutes.
 *
 * @throws for a document that does not exist, and for one that is being ingested and was never readable.
 */
export async function downloadDocument(services: Services, input: v.InferOutput<typeof downloadDocumentInput>) {
  const record = await services.documents.find(input.document_id);
  if (record === null) {
    throw notFound('document');
  }
  if (record.currentFile === null && record.status === 'pending') {
    throw badRequest('The document is still being ingested. Try again when it is ready.');
  }
  const { fileVersion } = record.currentFile ?? record;
  const key = documentFileKey(addressOf(record), fileVersion);
  return {
    url: await services.files.presignDownload(key, VALID_SECONDS, { file: record.file, type: record.type }),
    file: record.file,
    expires_at: new Date(services.nowMs() + VALID_SECONDS * 1_000).toISOString(),
  };
}
