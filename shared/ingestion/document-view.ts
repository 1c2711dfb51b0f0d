import type { DocumentRecord } from '../knowledge/document.ts';

/** What an operator sees of a document; `version` is the latest, `passages` are those that readers find. */
export function documentView({ id, file, title, type, status, reason, pages, passages, version }: DocumentRecord) {
  return { id, file, title, type, status, reason, pages, passages, version };
}

/** What the audit record says of a document. */
export function documentState({ file, version, checksum, bytes }: DocumentRecord) {
  return { file, version, checksum, bytes };
}
