import { CannotRead } from '../cannot-read.ts';
import type { ZipArchive } from './read-zip.ts';

// Formats by an entry that no archive of another format has. Word, Excel and PowerPoint documents are recognized first,
// so any other archive with `[Content_Types].xml` is a package of another kind.
const BY_ENTRY: readonly { readonly entry: string; readonly name: string }[] = [
  { entry: 'xl/workbook.bin', name: 'a binary Excel workbook (XLSB)' },
  { entry: 'index/document.iwa', name: 'a Pages, Numbers or Keynote document' },
  { entry: 'index.zip', name: 'a Pages, Numbers or Keynote document' },
  { entry: 'index.apxl', name: 'a Keynote presentation' },
  { entry: 'meta-inf/manifest.mf', name: 'a Java program' },
  { entry: '[content_types].xml', name: 'a package other than a Word, Excel or PowerPoint document' },
];
// Formats by the media type in the entry `mimetype`.
const BY_MEDIA_TYPE: readonly { readonly type: string; readonly name: string }[] = [
  { type: 'application/vnd.oasis.opendocument', name: 'an OpenDocument file' },
  { type: 'application/epub+zip', name: 'an EPUB book' },
];
// The entry `mimetype` contains nothing but the media type.
const MEDIA_TYPE_BYTES_MAX = 200;

/**
 * Returns the name, with its article, of a format that is not supported and packs the parts of one document or program
 * into a ZIP archive; null for any other archive, whatever formats its files have.
 */
export function unsupportedPackage({ entries, read }: ZipArchive): string | null {
  const names = new Set(entries.map(({ name }) => name.toLowerCase()));
  const declaration = entries.find(({ name, bytes }) => name === 'mimetype' && bytes <= MEDIA_TYPE_BYTES_MAX);
  const declared = declaration === undefined ? '' : textOf(() => read(declaration));
  const byMediaType = BY_MEDIA_TYPE.find(({ type }) => declared.startsWith(type));
  return byMediaType?.name ?? BY_ENTRY.find(({ entry }) => names.has(entry))?.name ?? null;
}

// An entry that cannot be read declares nothing.
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
