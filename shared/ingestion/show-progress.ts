import * as v from 'valibot';
import { idField } from '../administration/input-fields.ts';
import type { DocumentRecord } from '../knowledge/document.ts';
import { type BaseStore, requireBase } from '../knowledge/knowledge-base.ts';
import { documentView } from './document-view.ts';

// Twenty rounds of reads, which take less than a second; the console asks for 100 documents at a time.
const DOCUMENTS_MAX = 500;
// A round of reads takes milliseconds, and few callers share the table's capacity with it.
const READS_AT_ONCE = 25;
const INVALID_DOCUMENTS = `documents must be a list of 1 to ${DOCUMENTS_MAX} UUIDs.`;

/** The base, and which of its documents to report on. */
export const showProgressInput = v.strictObject({
  base_id: idField('base'),
  documents: v.pipe(
    v.array(v.pipe(v.string(INVALID_DOCUMENTS), v.uuid(INVALID_DOCUMENTS), v.toLowerCase()), INVALID_DOCUMENTS),
    v.minLength(1, INVALID_DOCUMENTS),
    v.maxLength(DOCUMENTS_MAX, INVALID_DOCUMENTS),
  ),
});

interface Services {
  readonly bases: Pick<BaseStore, 'find'>;
  readonly documents: { readonly find: (documentId: string) => Promise<DocumentRecord | null> };
}

/** Returns the progress of some documents of a base; those that are not, or no longer, in it are left out. */
export async function showProgress(services: Services, input: v.InferOutput<typeof showProgressInput>) {
  await requireBase(services.bases, input.base_id);
  const documents: ReturnType<typeof documentView>[] = [];
  for (let from = 0; from < input.documents.length; from += READS_AT_ONCE) {
    const some = input.documents.slice(from, from + READS_AT_ONCE);
    const found = await Promise.all(some.map((id) => services.documents.find(id)));
    documents.push(...found.flatMap((record) => (record?.baseId === input.base_id ? [documentView(record)] : [])));
  }
  return { documents };
}
