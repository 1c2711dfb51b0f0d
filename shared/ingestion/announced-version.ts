import { DOCUMENT_BYTES_MAX } from '../extraction/document-limits.ts';
import { failure } from '../extraction/extraction-failure.ts';
import { lastPart } from '../extraction/file-title.ts';
import type { DocumentRecord } from '../knowledge/document.ts';

/** A file that is to become a document, or the next version of one. */
export interface AnnouncedFile {
  readonly file: string;
  readonly bytes: number;
  /** SHA-256 in lower-case hex. */
  readonly checksum: string;
  readonly inbox: boolean;
}

/** The record of a new document; failed at once when the file is too large. */
export function firstVersion(
  place: Pick<DocumentRecord, 'companyId' | 'baseId' | 'id'>,
  announced: AnnouncedFile,
  at: string,
): DocumentRecord {
  const { file } = announced;
  return {
    ...place,
    file,
    title: lastPart(file),
    type: null,
    pages: null,
    passages: 0,
    currentVersion: 0,
    currentPassages: 0,
    currentBuild: null,
    currentFile: null,
    archive: null,
    entries: null,
    superseded: [],
    attempts: [],
    createdAt: at,
    ...stateOf(announced, at),
    version: 1,
    fileVersion: 1,
    revision: 1,
  };
}

/** The record with the file as its next version; the readable version stays readable. */
export function nextVersion(before: DocumentRecord, announced: AnnouncedFile, at: string): DocumentRecord {
  const version = before.version + 1;
  return { ...before, ...stateOf(announced, at), version, fileVersion: version, revision: before.revision + 1 };
}

// A file that is too large is never uploaded, so its record starts as failed.
function stateOf({ bytes, checksum, inbox }: AnnouncedFile, at: string) {
  const tooLarge = bytes > DOCUMENT_BYTES_MAX;
  return {
    bytes,
    checksum,
    inbox,
    failedUpload: null,
    status: tooLarge ? ('failed' as const) : ('pending' as const),
    reason: tooLarge ? failure('too_large').sentence : null,
    updatedAt: at,
  };
}
