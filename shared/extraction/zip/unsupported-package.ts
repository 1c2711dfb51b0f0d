import { CannotRead } from '../cannot-read.ts';
import type { ZipArchive } from './read-zip.ts';

// Files that only a document or program of this kind has at these paths. Word, Excel and PowerPoint documents are
// recognized first, so any other archive with `[Content_Types].xml` is a package of another kind.
const NAMED: readonly { readonly entry: string; readonly name: string }[] = [
  { entry: 'xl/workbook.bin', name: 'a binary Excel workbook (XLSB)' },
  { entry: 'index/document.iwa', name: 'a Pages, Numbers or Keynote document' },
  { entry: 'meta-inf/manifest.mf', name: 'a Java program' },
  { entry: '[content_types].xml', name: 'a package that is neither a Word, Excel nor PowerPoint document' },
];
const TYPED: readonly { readonly type: string; readonly name: string }[] = [
  { type: 'application/vnd.oasis.opendocument', name: 'an OpenDocument file' },
  { type: 'application/epub+zip', name: 'an EPUB book' },
];
// The file contains only the name of a type.
const TYPE_BYTES_MAX = 200;

/**
 * Returns the name, with its article, of an unsupported format that packs its parts into a ZIP archive; null for an
 * archive of files. Files inside an archive of files do not count.
 */
export function packedFormat({ entries, read }: ZipArchive): string | null {
  const names = new Set(entries.map(({ name }) => name.toLowerCase()));
  const type = entries.find(({ name, bytes }) => name === 'mimetype' && bytes <= TYPE_BYTES_MAX);
  const declared = type === undefined ? '' : textOf(() => read(type));
  const typed = TYPED.find((one) => declared.startsWith(one.type));
  return typed?.name ?? NAMED.find(({ entry }) => names.has(entry))?.name ?? null;
}

function textOf(read: () => Uint8Array): string {
  try {
    return Buffer.from(read()).toString('latin1');
  } catch (error) {
    if (error instanceof CannotRead) {
      return '';
    }
    throw error;
  }
}
