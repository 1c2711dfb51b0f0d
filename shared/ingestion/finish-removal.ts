import { untilUnchanged } from '../administration/until-unchanged.ts';
import { describeError, writeLog } from '../aws/log.ts';
import { MINUTE_MS } from '../durations.ts';
import {
  addressOf,
  type DocumentAddress,
  type DocumentRecord,
  type DocumentRemoval,
  documentFilePrefix,
  isSettled,
  type UnpackedVersion,
} from '../knowledge/document.ts';
import { type RemoveServices, removePassages } from './index-passages.ts';

// How long a removed document may still be written: an announced upload can begin within fifteen minutes, and a run
// takes at most five. The file of an upload that ends later is removed when its event arrives (ingest-document.ts).
const STILL_WRITTEN_MS_MAX = 20 * MINUTE_MS;

/** The stores that a removal uses. */
export interface RemovalServices extends RemoveServices {
  readonly documents: { readonly get: (address: DocumentAddress) => Promise<DocumentRecord | null> };
  readonly files: { readonly removeBelow: (prefix: string) => Promise<void> };
  readonly waiting: { readonly dropRemoval: (address: DocumentAddress) => Promise<void> };
  /** The documents that are entries of archives. */
  readonly archiveEntries: {
    readonly list: (archiveId: string) => AsyncIterable<DocumentAddress>;
    readonly remove: (
      record: DocumentRecord,
      removal: DocumentRemoval,
      archive: UnpackedVersion | null,
    ) => Promise<'done' | 'changed' | 'outdated'>;
  };
  readonly nowMs: () => number;
}

/** The removal of a document: every version that may have passages in the index, and until when more may be written. */
export function removalOf(record: DocumentRecord, nowMs: number): DocumentRemoval {
  const { currentVersion, currentPassages, superseded, attempts } = record;
  const counts = new Map<number, number>();
  const current = { version: currentVersion, passages: currentPassages };
  for (const { version, passages } of [current, ...superseded, ...attempts]) {
    counts.set(version, Math.max(passages, counts.get(version) ?? 0));
  }
  // Version 0 means that there is none: the document was never readable.
  counts.delete(0);
  return {
    ...addressOf(record),
    versions: [...counts].map(([version, passages]) => ({ version, passages })),
    writtenUntil: new Date(mayBeWritten(record) ? nowMs + STILL_WRITTEN_MS_MAX : nowMs).toISOString(),
  };
}

// Two deliveries of an archive may both write the file of an entry, the slower one long after the entry was ingested.
function mayBeWritten(record: DocumentRecord): boolean {
  return !isSettled(record) || record.archive !== null;
}

/**
 * Removes a document's passages and files, and those of its entries if it was an archive, and then, unless something
 * may still be written, the removal itself. Can be repeated after any interruption.
 */
export async function finishRemoval(
  services: RemovalServices,
  removal: DocumentRemoval,
  signal: AbortSignal,
): Promise<void> {
  const mayStillBeWritten = services.nowMs() < Date.parse(removal.writtenUntil);
  await removeEntries(services, removal.documentId, { archive: null, keep: null, signal });
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

interface EntryRemoval {
  /** The version of the archive that was unpacked; null if the archive itself is removed. */
  readonly archive: UnpackedVersion | null;
  /** The file names of entries that stay; null when none do. */
  readonly keep: ReadonlySet<string> | null;
  readonly signal: AbortSignal;
}

/**
 * Removes the documents of an archive's entries: all of them at once for readers, then their passages and files. Stops
 * when another version of the archive has been announced in the meantime; ingesting that version removes the rest.
 */
export async function removeEntries(
  services: RemovalServices,
  archiveId: string,
  { archive, keep, signal }: EntryRemoval,
): Promise<void> {
  const removals: DocumentRemoval[] = [];
  for await (const address of services.archiveEntries.list(archiveId)) {
    const removal = await untilUnchanged(async () => {
      const record = await services.documents.get(address);
      if (record === null || keep?.has(record.file) === true) {
        return null;
      }
      const rest = removalOf(record, services.nowMs());
      const outcome = await services.archiveEntries.remove(record, rest, archive);
      return outcome === 'done' ? rest : outcome;
    });
    if (removal === 'outdated') {
      return;
    }
    removals.push(...(removal === null ? [] : [removal]));
  }
  for (const removal of removals) {
    await finishOrLeave(services, removal, signal);
  }
}
