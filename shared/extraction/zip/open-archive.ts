import { CannotRead } from '../cannot-read.ts';
import { DOCUMENT_BYTES_MAX } from '../document-limits.ts';
import type { ExtractedDocument } from '../extracted-document.ts';
import { type ExtractionFailure, failure } from '../extraction-failure.ts';
import { openZip, type ZipArchive, type ZipEntry, type ZipLimits } from './read-zip.ts';

/** A file in an archive of documents: its path in the archive, with `/` between folders. */
interface ArchivedFile {
  readonly path: string;
  readonly entry: ZipEntry;
}

/** An archive of documents: its files, without folders, links, hidden files and files added by operating systems. */
interface DocumentArchive {
  readonly files: readonly ArchivedFile[];
  /** Unpacks an entry; returns a failure for one that is damaged, encrypted, or larger than a document may be. */
  readonly read: (entry: ZipEntry) => Uint8Array | ExtractionFailure;
}

// Each file becomes a document with its own record, written while one message is handled.
const FILES_MAX = 2_000;
// An archive of 50 MB may contain a gigabyte of text. More entries than files are allowed, because folders and files
// added by systems do not count.
const LIMITS: ZipLimits = {
  entriesMax: 20_000,
  entryBytesMax: DOCUMENT_BYTES_MAX,
  bytesMax: 1_000_000_000,
  ratioMax: 400,
};
const ADDED_BY_SYSTEMS = /^__MACOSX\/|(?:^|\/)(?:\.(?!\.?\/)|thumbs\.db$|desktop\.ini$|~\$[^/]*$)/i;

/**
 * Opens an archive of documents.
 *
 * @throws `CannotRead` when its directory is damaged, when it has more than 2,000 files, or when they unpack to more
 * than 1 GB.
 */
export function openArchive(bytes: Uint8Array): DocumentArchive {
  const archive = openZip(bytes, LIMITS);
  const files = archive.entries
    .filter(({ isFolder, isLink }) => !(isFolder || isLink))
    // Some Windows programs write backslashes.
    .map((entry) => ({ path: entry.name.replaceAll('\\', '/'), entry }))
    .filter(({ path }) => !ADDED_BY_SYSTEMS.test(path) && !path.endsWith('/'));
  if (files.length > FILES_MAX) {
    throw new CannotRead('too_many_files');
  }
  if (files.reduce((sum, { entry }) => sum + sizeOf(entry), 0) > LIMITS.bytesMax) {
    throw new CannotRead('unpacks_too_large');
  }
  return { files, read: (entry) => readEntry(archive, entry) };
}

/** Checks an archive's directory; each entry is read later, as a separate document. */
export function extractZip(bytes: Uint8Array): ExtractedDocument | ExtractionFailure {
  const { files } = openArchive(bytes);
  return files.length === 0 ? failure('empty_archive') : { type: 'zip', title: null, pages: null, blocks: [] };
}

// An entry larger than a document may be is never unpacked.
function sizeOf({ bytes }: ZipEntry): number {
  return bytes > DOCUMENT_BYTES_MAX ? 0 : bytes;
}

function readEntry(archive: ZipArchive, entry: ZipEntry): Uint8Array | ExtractionFailure {
  if (entry.bytes > DOCUMENT_BYTES_MAX) {
    return failure('too_large');
  }
  try {
    return archive.read(entry);
  } catch (error) {
    if (error instanceof CannotRead) {
      return error.failure;
    }
    throw error;
  }
}
