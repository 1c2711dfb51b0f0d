import { decodeText } from './decode-text.ts';

/** A document before its format is known. */
export interface DocumentContent {
  readonly bytes: Uint8Array;
  readonly file: string;
  /** The text that the bytes are; decoded once, when it is first needed. */
  readonly decoded: () => ReturnType<typeof decodeText>;
}

/** Holds the bytes and the file name of a document. */
export function documentContent(bytes: Uint8Array, file: string): DocumentContent {
  let decoded: ReturnType<typeof decodeText> | undefined;
  return {
    bytes,
    file,
    decoded: () => {
      decoded ??= decodeText(bytes);
      return decoded;
    },
  };
}

/** The text of a document; null when its bytes are not text. */
export function textOf({ decoded }: DocumentContent): string | null {
  const result = decoded();
  return typeof result === 'object' ? result.text : null;
}
