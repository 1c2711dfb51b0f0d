import * as v from 'valibot';
import { notFound } from '../administration/bad-request.ts';
import { idField } from '../administration/input-fields.ts';
import type { DocumentRecord } from '../knowledge/document.ts';
import { type BaseStore, requireBase } from '../knowledge/knowledge-base.ts';
import { documentView } from './document-view.ts';

// A page with this many bytes gets no more documents: a function's response is limited to 6 MB, and one more read of
// documents with the longest names would add 1.4 MB.
const ENOUGH_BYTES = 4_500_000;
const DOCUMENTS_PER_READ = 500;

/** The base whose documents are listed; `after` is the `next` of the previous result. */
export const listDocumentsInput = v.strictObject({
  base_id: idField('base'),
  after: v.optional(idField('document')),
});

/** The document to show. */
export const showDocumentInput = v.strictObject({ document_id: idField('document') });

interface Services {
  readonly bases: Pick<BaseStore, 'find'>;
  readonly documents: {
    readonly list: (baseId: string, after: string | null, documentsMax: number) => Promise<readonly DocumentRecord[]>;
    readonly find: (documentId: string) => Promise<DocumentRecord | null>;
  };
}

/**
 * Returns a page of a base's documents; `next` is null when there are no more. The documents are sorted by file name
 * only within a page: pages follow each other by document id.
 *
 * @throws ServiceError `not_found` when the base does not exist or is being deleted.
 */
export async function listDocuments(services: Services, input: v.InferOutput<typeof listDocumentsInput>) {
  await requireBase(services.bases, input.base_id);
  const documents: ReturnType<typeof documentView>[] = [];
  let next: string | null = input.after ?? null;
  let bytes = 0;
  do {
    const records = await services.documents.list(input.base_id, next, DOCUMENTS_PER_READ);
    const shown = records.map(documentView);
    documents.push(...shown);
    bytes += Buffer.byteLength(JSON.stringify(shown));
    next = records.length < DOCUMENTS_PER_READ ? null : (records.at(-1)?.id ?? null);
  } while (next !== null && bytes < ENOUGH_BYTES);
  documents.sort((one, other) => (one.file < other.file ? -1 : 1));
  return { documents, next };
}

/**
 * Returns a document as operators see it.
 *
 * @throws ServiceError `not_found` when it does not exist.
 */
export async function showDocument(
  services: Pick<Services, 'documents'>,
  input: v.InferOutput<typeof showDocumentInput>,
) {
  const record = await services.documents.find(input.document_id);
  if (record === null) {
    throw notFound('document');
  }
  return documentView(record);
}
