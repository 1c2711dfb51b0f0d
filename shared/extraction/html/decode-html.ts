import { isUtf8 } from 'node:buffer';
import { type DecodedText, decodeText } from '../text/decode-text.ts';

// Browsers look for the encoding in the first 1,024 bytes; pages declare it after scripts and style sheets, too.
const HEAD_BYTES = 262_144;
const META = /charset\s{0,9}=\s{0,9}["']?\s{0,9}([\w-]{1,40})/i;
const XML = /^<\?xml[^>]{0,99}\sencoding=["']([\w-]{1,40})/i;

/** Decodes a page in its declared encoding, or as `decodeText` does. */
export function decodeHtml(bytes: Uint8Array): ReturnType<typeof decodeText> {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, HEAD_BYTES)).toString('latin1');
  const tags = head.split('<').filter((part) => /^meta\s/i.test(part));
  const declared = tags.map((tag) => META.exec(tag)?.[1]).find((name) => name !== undefined) ?? XML.exec(head)?.[1];
  const isMarked = /^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)/.test(head);
  // Valid UTF-8 takes precedence over the declaration, because a converted page may keep its old one. Text in another
  // encoding is never valid UTF-8 by accident, except in ISO-2022-JP, which consists of ASCII bytes.
  const isPlausible = declared !== undefined && (/^iso-2022-jp$/i.test(declared) || !isUtf8(bytes));
  return (isPlausible && !isMarked ? decodedAs(declared, bytes) : null) ?? decodeText(bytes);
}

// Returns null for a name that is not an encoding, and for UTF-16, which Word calls "unicode": a declaration that can
// be read as ASCII is not in UTF-16.
function decodedAs(declared: string, bytes: Uint8Array): DecodedText | null {
  try {
    const decoder = new TextDecoder(declared);
    return decoder.encoding.startsWith('utf-') ? null : { text: decoder.decode(bytes), encoding: decoder.encoding };
  } catch {
    return null;
  }
}
