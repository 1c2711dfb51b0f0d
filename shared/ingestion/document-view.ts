import type { DocumentRecord } from '../knowledge/document.ts';

/** A document as operators see it; `version` is the latest, `passages` are those that readers find. */
export function documentView({ id, file, title, type, status, reason, pages, passages, version }: DocumentRecord) {
  return { id, file, title, type, status, reason, pages, passages, version };
}

/** A document as audit records show it. */
export function documentState({ file, version, checksum, bytes }: DocumentRecord) {
  return { file, version, checksum, bytes };
}
