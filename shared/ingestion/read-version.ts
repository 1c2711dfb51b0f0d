import { DOCUMENT_BYTES_MAX } from '../extraction/document-limits.ts';
import { type ExtractionFailure, failure } from '../extraction/extraction-failure.ts';
import { addressOf, type DocumentRecord, documentFileKey } from '../knowledge/document.ts';
import type { Passage } from '../search/passage.ts';
import { documentPassages, titleOf } from './document-passages.ts';
import type { VersionContent } from './document-versions.ts';
import type { IngestServices } from './ingest-services.ts';
import { readingNote } from './reading-note.ts';

// Half of the function's time; the other half is for embedding and indexing.
const READ_MS_MAX = 140_000;

/** The content of a version: passages, or the bytes of an archive, whose entries become documents. */
type ReadVersion = ReadDocument | { readonly archive: Uint8Array };

/** The passages of a version, and the fields that its record gets. */
export interface ReadDocument {
  readonly content: VersionContent;
  readonly passages: readonly Passage[];
}

/** Reads a version's file and cuts it into passages; a document that cannot be read is a failure. */
export async function readVersion(
  services: IngestServices,
  record: DocumentRecord,
  signal: AbortSignal,
): Promise<ReadVersion | ExtractionFailure> {
  const file = await services.files.read(documentFileKey(addressOf(record), record.fileVersion), DOCUMENT_BYTES_MAX);
  if (file === 'too_large') {
    return failure('too_large');
  }
  if (file === 'missing') {
    return failure('never_arrived');
  }
  if (file.checksum !== record.checksum) {
    return failure('other_bytes');
  }
  const document = await services.reader.read({ bytes: file.bytes, file: record.file, timeMs: READ_MS_MAX }, signal);
  if ('code' in document) {
    return document;
  }
  if (document.type === 'zip') {
    return record.archive === null ? { archive: file.bytes } : failure('nested_archive');
  }
  const title = titleOf(document, record.file);
  const passages = documentPassages(record, title, document);
  if (passages === null) {
    return failure('too_much_text');
  }
  const { type, pages } = document;
  return { passages, content: { title, type, pages, passages: passages.length, reason: readingNote(document) } };
}
