import { extractData } from './data/extract-data.ts';
import type { ExtractedDocument } from './extracted-document.ts';
import { decodeHtml } from './html/decode-html.ts';
import { OFFICE_LIMITS, type OfficePackage, officePackage } from './office/office-package.ts';
import { decodeText } from './text/decode-text.ts';
import { beginsAsZip, openZip, type ZipArchive } from './zip/read-zip.ts';

/** A document before its format is known. */
export interface DocumentContent {
  readonly bytes: Uint8Array;
  readonly file: string;
  /** Returns the bytes decoded as text; decoded once, when first needed. */
  readonly decoded: () => ReturnType<typeof decodeText>;
  /** Returns the bytes decoded as an HTML page, which may declare its encoding. */
  readonly decodedPage: () => ReturnType<typeof decodeText>;
  /**
   * Returns the bytes as a ZIP archive, or null; opened once.
   *
   * @throws `CannotRead` for a damaged archive.
   */
  readonly archive: () => ZipArchive | null;
  /**
   * Returns the bytes as an Office document, or null; opened once.
   *
   * @throws `CannotRead` for a damaged archive.
   */
  readonly office: () => OfficePackage | null;
  /** Returns the fields of a JSON or YAML file, or null for any other file; read once. */
  readonly data: () => ExtractedDocument | null;
}

/** Creates the content of a document from its bytes and file name. */
export function documentContent(bytes: Uint8Array, file: string): DocumentContent {
  let decoded: ReturnType<typeof decodeText> | undefined;
  let page: ReturnType<typeof decodeText> | undefined;
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
    decodedPage: () => {
      page ??= decodeHtml(bytes);
      return page;
    },
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

/** Returns the text of a document, or null when its bytes are not text. */
export function textOf({ decoded }: DocumentContent): string | null {
  return textIn(decoded());
}

/** Returns the text of an HTML page, or null when its bytes are not text. */
export function pageTextOf({ decodedPage }: DocumentContent): string | null {
  return textIn(decodedPage());
}

function textIn(result: ReturnType<typeof decodeText>): string | null {
  return typeof result === 'object' ? result.text : null;
}
