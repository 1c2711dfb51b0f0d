import { badRequest } from '../../administration/bad-request.ts';
import type { DocumentRecord } from '../../knowledge/document.ts';

/** Refuses to change a document that is an entry of an archive: it changes with the archive. */
export function refuseArchiveEntry({ archive }: DocumentRecord): void {
  if (archive !== null) {
    throw badRequest('The document belongs to an archive. Replace or delete the archive instead.');
  }
}
