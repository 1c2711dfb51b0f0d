import { untilUnchanged } from '../administration/until-unchanged.ts';
import { addressOf, type DocumentAddress, type DocumentRecord } from '../knowledge/document.ts';
import { forgetLeftovers, leftovers } from './document-versions.ts';
import { type RemoveServices, removePassages } from './index-passages.ts';

interface Services extends RemoveServices {
  readonly documents: {
    readonly get: (address: DocumentAddress) => Promise<DocumentRecord | null>;
    readonly save: (record: DocumentRecord, previous: DocumentRecord) => Promise<'done' | 'changed'>;
  };
  readonly nowMs: () => number;
}

/**
 * Removes the passages of superseded versions and of ended runs, and then removes these versions and runs from the
 * record. Can be repeated.
 */
export async function removeLeftovers(services: Services, seen: DocumentRecord, signal: AbortSignal): Promise<void> {
  const nowMs = services.nowMs();
  const after = forgetLeftovers(seen, seen, nowMs);
  if (after.superseded.length === seen.superseded.length && after.attempts.length === seen.attempts.length) {
    return;
  }
  const address = addressOf(seen);
  await removePassages(services, { ...address, passages: leftovers(seen, nowMs) }, signal);
  await untilUnchanged(async () => {
    const record = await services.documents.get(address);
    if (record === null) {
      return null;
    }
    return services.documents.save(forgetLeftovers(record, seen, nowMs), record);
  });
}
