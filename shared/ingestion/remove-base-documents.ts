import { untilUnchanged } from '../administration/until-unchanged.ts';
import { addressOf, type DocumentAddress, type DocumentRecord, type DocumentRemoval } from '../knowledge/document.ts';
import { finishOrLeave, type RemovalServices, removalOf } from './finish-removal.ts';

/** The stores that the removal of a base's documents uses. */
export interface BaseRemovalServices extends RemovalServices {
  readonly documents: {
    readonly get: (address: DocumentAddress) => Promise<DocumentRecord | null>;
    readonly list: (baseId: string, after: string | null, documentsMax: number) => Promise<readonly DocumentRecord[]>;
  };
  readonly waiting: RemovalServices['waiting'] & {
    /** Deletes a record as part of a removal that already has its audit record. */
    readonly removeDocument: (record: DocumentRecord, removal: DocumentRemoval) => Promise<'done' | 'changed'>;
  };
}

// Bounds memory use: the next documents are read when these are removed.
const DOCUMENTS_PER_READ = 100;

/**
 * Removes all documents of a base that is being deleted.
 *
 * @returns false when time ran out before the last document.
 */
export async function removeBaseDocuments(
  services: BaseRemovalServices,
  baseId: string,
  { timeIsUp, signal }: { readonly timeIsUp: () => boolean; readonly signal: AbortSignal },
): Promise<boolean> {
  for (;;) {
    const records = await services.documents.list(baseId, null, DOCUMENTS_PER_READ);
    if (records.length === 0) {
      return true;
    }
    for (const record of records) {
      if (timeIsUp()) {
        return false;
      }
      await removeOne(services, record, signal);
    }
  }
}

async function removeOne(services: BaseRemovalServices, seen: DocumentRecord, signal: AbortSignal): Promise<void> {
  const removal = await untilUnchanged(async () => {
    const record = await services.documents.get(addressOf(seen));
    if (record === null) {
      return null;
    }
    const removal = removalOf(record, services.nowMs());
    return (await services.waiting.removeDocument(record, removal)) === 'done' ? removal : 'changed';
  });
  if (removal !== null) {
    await finishOrLeave(services, removal, signal);
  }
}
