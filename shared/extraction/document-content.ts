import { decodeText } from './decode-text.ts';
import { OFFICE_LIMITS, type OfficePackage, officePackage } from './office/office-package.ts';
import { beginsAsZip, openZip } from './zip/read-zip.ts';

/** A document before its format is known. */
export interface DocumentContent {
  readonly bytes: Uint8Array;
  readonly file: string;
  /** The text that the bytes are; decoded once, when it is first needed. */
  readonly decoded: () => ReturnType<typeof decodeText>;
  /**
   * The Office document that the bytes are, null for anything else; opened once. Throws `CannotRead` for a damaged
   * archive.
   */
  readonly office: () => OfficePackage | null;
}

/** Holds the bytes and the file name of a document. */
export function documentContent(bytes: Uint8Array, file: string): DocumentContent {
  let decoded: ReturnType<typeof decodeText> | undefined;
  let office: OfficePackage | null | undefined;
  return {
    bytes,
    file,
    decoded: () => {
      decoded ??= decodeText(bytes);
      return decoded;
    },
    office: () => {
      office ??= beginsAsZip(bytes) ? officePackage(openZip(bytes, OFFICE_LIMITS)) : null;
      return office;
    },
  };
}

/** The text of a document; null when its bytes are not text. */
export function textOf({ decoded }: DocumentContent): string | null {
  const result = decoded();
  return typeof result === 'object' ? result.text : null;
}
