import { administer } from '../harness/administer.ts';
import { addDocument } from '../harness/company.ts';
import { functionNameAt } from '../harness/record-calls.ts';
import { showUntil, timesFound, uploadAbout } from './uploads.ts';
import { type Begin, operatorLetter } from './work.ts';

const POLLS = 100;
// Longer than the pause of 30 s before the next attempt.
const WAIT_MS = 60_000;

/**
 * Retries a document that is pending because the embedding model is down. The flaw is `#` unless the document is ready
 * and found exactly once soon after the model answers again.
 */
export const retryingDocuments: Begin = async ({ cloud, access, company }) => {
  const functionName = functionNameAt(cloud, 'ingest-document');
  return async (name) => {
    const word = wordOf(name);
    const effect = { kind: 'error', status: 500, code: 'InternalServerError' } as const;
    const modelFault = cloud.faults.script({ service: 'bedrock', functionName, effect });
    const id = await uploadAbout(access, company.baseId, word);
    const show = () => administer(access, 'documents.show', { document_id: id });
    await showUntil(show, POLLS, ({ reason }) => reason !== null);
    return {
      attempt: () => operatorLetter(access, 'documents.retry', { document_id: id }),
      async flaw() {
        modelFault.remove();
        cloud.clock.move(WAIT_MS);
        const { status } = await showUntil(show, POLLS, (shown) => shown.status === 'ready');
        return status === 'ready' && (await timesFound(access, company, word)) === 1 ? '' : '#';
      },
    };
  };
};

/** Deletes a document. The flaw is `#` if a search still finds it afterwards, whatever the operation answered. */
export const deletingDocuments: Begin = async ({ access, company }) => {
  return async (name) => {
    const word = wordOf(name);
    const { id } = await addDocument(access, company.baseId, `${word}.txt`, `The rent of ${word} is due on the first.`);
    return {
      async attempt() {
        const letter = await operatorLetter(access, 'documents.delete', { document_id: id });
        // The first try may have deleted it although it answered with an error.
        return letter === '(not_found)' ? 'S' : letter;
      },
      flaw: async () => ((await timesFound(access, company, word)) === 0 ? '' : '#'),
    };
  };
};

function wordOf(name: string): string {
  return `zebra${name.replaceAll(' ', '')}`;
}
