import { describeError, writeLog } from '../aws/log.ts';
import {
  addressOf,
  type DocumentAddress,
  type DocumentRecord,
  type DocumentRemoval,
  documentFilePrefix,
  isSettled,
} from '../knowledge/document.ts';
import { type RemoveServices, removePassages } from './index-passages.ts';

// A run takes five minutes at most, an announced upload can be sent for fifteen.
const WRITTEN_AFTER_MS_MAX = 20 * 60_000;

/** The stores that a removal works on. */
export interface RemovalServices extends RemoveServices {
  readonly files: { readonly removeBelow: (prefix: string) => Promise<void> };
  readonly waiting: { readonly dropRemoval: (address: DocumentAddress) => Promise<void> };
  readonly nowMs: () => number;
}

/** The removal of a document: every version that may have passages in the index. */
export function removalOf(record: DocumentRecord, nowMs: number): DocumentRemoval {
  const { currentVersion, currentPassages, superseded, attempts } = record;
  const passages = new Map<number, number>();
  for (const version of [{ version: currentVersion, passages: currentPassages }, ...superseded, ...attempts]) {
    passages.set(version.version, Math.max(version.passages, passages.get(version.version) ?? 0));
  }
  passages.delete(0);
  return {
    ...addressOf(record),
    versions: [...passages].map(([version, count]) => ({ version, passages: count })),
    writtenUntil: new Date(isSettled(record) ? nowMs : nowMs + WRITTEN_AFTER_MS_MAX).toISOString(),
  };
}

/**
 * Removes a document's passages and files, and then, unless something may still be written, the removal itself. Can be
 * repeated after any interruption.
 */
export async function finishRemoval(
  services: RemovalServices,
  removal: DocumentRemoval,
  signal: AbortSignal,
): Promise<void> {
  const mayStillBeWritten = services.nowMs() < Date.parse(removal.writtenUntil);
  const left = removal.versions.map(({ version, passages }) => ({ version, from: 0, to: passages }));
  await removePassages(services, { ...removal, passages: left }, signal);
  await services.files.removeBelow(documentFilePrefix(removal));
  if (!mayStillBeWritten) {
    await services.waiting.dropRemoval(removal);
  }
}

/** Finishes a removal, or leaves it to housekeeping when that fails: readers no longer see the document. */
export async function finishOrLeave(
  services: RemovalServices,
  removal: DocumentRemoval,
  signal: AbortSignal,
): Promise<void> {
  await finishRemoval(services, removal, signal).catch((error: unknown) => {
    const { companyId, baseId, documentId } = removal;
    const ids = { company_id: companyId, base_id: baseId, document_id: documentId };
    writeLog('warn', 'removal_left', { ...ids, reason: describeError(error) });
  });
}
