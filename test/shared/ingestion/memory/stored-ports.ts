import type { DocumentFile } from '../../../../shared/knowledge/document.ts';
import type { IndexedPassage, PassageOutcome } from '../../../../shared/search/passage.ts';
import type { CallInterceptor } from './call-interceptor.ts';

/** The passages in the index by id, and the files of documents in the bucket by key. */
export interface StoredState {
  readonly index: Map<string, IndexedPassage>;
  readonly stored: Map<string, DocumentFile>;
}

/** Returns the bucket of the files of documents. */
export function filesPort({ stored }: Pick<StoredState, 'stored'>, intercept: CallInterceptor) {
  return {
    presignUpload: (key: string) => intercept('files.presignUpload', () => ({ url: key, headers: {} })),
    read: (key: string) => intercept('files.read', () => stored.get(key) ?? ('missing' as const)),
    exists: (key: string) => intercept('files.exists', () => stored.has(key)),
    write: (key: string, file: DocumentFile) => intercept('files.write', () => void stored.set(key, file)),
    removeBelow: (prefix: string) =>
      intercept('files.removeBelow', () => {
        for (const key of stored.keys()) {
          if (key.startsWith(prefix)) {
            stored.delete(key);
          }
        }
      }),
  };
}

/** Returns the index, in which a search finds a passage as soon as it is written. */
export function passagesPort({ index }: Pick<StoredState, 'index'>, intercept: CallInterceptor) {
  return {
    put: (passages: readonly IndexedPassage[]) =>
      intercept('passages.put', () => {
        for (const passage of passages) {
          index.set(passage.id, passage);
        }
        return passages.map((): PassageOutcome => 'done');
      }),
    remove: (ids: readonly string[]) =>
      intercept('passages.remove', () => {
        for (const id of ids) {
          index.delete(id);
        }
        return ids.map((): PassageOutcome => 'done');
      }),
    countSearchable: (ids: readonly string[]) =>
      intercept('passages.countSearchable', () => ids.filter((id) => index.has(id)).length),
  };
}
