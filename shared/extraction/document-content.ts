import { extractData } from './data/extract-data.ts';
import { decodeText } from './decode-text.ts';
import type { ExtractedDocument } from './extracted-document.ts';
import { OFFICE_LIMITS, type OfficePackage, officePackage } from './office/office-package.ts';
import { beginsAsZip, openZip, type ZipArchive } from './zip/read-zip.ts';

/** A document before its format is known. */
export interface DocumentContent {
  readonly bytes: Uint8Array;
  readonly file: string;
  /** The bytes decoded as text; done once, when it is first needed. */
  readonly decoded: () => ReturnType<typeof decodeText>;
  /** The bytes as a ZIP archive, null when they are not one; opened once. Throws `CannotRead` for a damaged one. */
  readonly archive: () => ZipArchive | null;
  /**
   * The bytes as an Office document, null when they are not one; opened once. Throws `CannotRead` for a damaged
   * archive.
   */
  readonly office: () => OfficePackage | null;
  /** The fields of a JSON or YAML file, null when it is not such a file; read once. */
  readonly data: () => ExtractedDocument | null;
}

/** Holds the bytes and the file name of a document. */
export function documentContent(bytes: Uint8Array, file: string): DocumentContent {
  let decoded: ReturnType<typeof decodeText> | undefined;
  let archive: ZipArchive | null | undefined;
  let office: OfficePackage | null | undefined;
  let data: ExtractedDocument | null | undefined;
  const archiveOf = () => {
    archive ??= beginsAsZip(bytes) ? openZip(bytes, OFFICE_LIMITS) : null;
    return archive;
  };
  const decodedOnce = () => {
    decoded ??= decodeText(bytes);
    return decoded;
  };
  return {
    bytes,
    file,
    decoded: decodedOnce,
    archive: archiveOf,
    office: () => {
      if (office === undefined) {
        const packed = archiveOf();
        office = packed === null ? null : officePackage(packed);
      }
      return office;
    },
    data: () => {
      if (data === undefined) {
        const text = decodedOnce();
        data = typeof text === 'object' ? extractData(text.text, file) : null;
      }
      return data;
    },
  };
}

/** The text of a document; null when its bytes are not text. */
export function textOf({ decoded }: DocumentContent): string | null {
  const result = decoded();
  return typeof result === 'object' ? result.text : null;
}
