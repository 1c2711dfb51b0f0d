import type { DocumentRecord } from '../knowledge/document.ts';

/** A document as operators see it; `version` is the latest, `passages` are those that readers find. */
export function documentView(record: DocumentRecord) {
  const { id, file, title, type, status, reason, bytes, pages, passages, version, archive, entries, updatedAt } =
    record;
  return {
    ...{ id, file, title, type, status, reason, bytes, pages, passages, version, archive, updated_at: updatedAt },
    entries: entries === null ? null : { documents: entries.documents, left_out: entries.leftOut },
  };
}

/** A document as audit records show it. */
export function documentState({ file, version, checksum, bytes }: DocumentRecord) {
  return { file, version, checksum, bytes };
}
