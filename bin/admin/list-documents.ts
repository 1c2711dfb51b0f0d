import type { DocumentView } from './add-documents.ts';
import type { Administer } from './stage.client.ts';

/** Lists every document of a base; one answer of the operators' door holds several thousand, so it may be asked more than once. */
export async function listAllDocuments(administer: Administer, input: Readonly<Record<string, unknown>>) {
  const documents: DocumentView[] = [];
  let next: string | null = null;
  do {
    const page = (await administer('documents.list', next === null ? input : { ...input, after: next })) as {
      readonly documents: readonly DocumentView[];
      readonly next: string | null;
    };
    documents.push(...page.documents);
    next = page.next;
  } while (next !== null);
  return { documents };
}
