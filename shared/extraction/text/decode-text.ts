import { isWestern } from './western-text.ts';

// Control characters that occur in binary data but not in text; tabs, line breaks and escape sequences are not
// included.
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const CONTROL = /[\x00-\x08\x0e-\x1a\x1c-\x1f\x7f]/g;
// Logs and old text files contain an occasional control character, and so does a note with a word copied from another
// program; in binary data, one byte in ten is such a character.
const CONTROL_SHARE_MAX = 0.001;
const ZERO = '\x00';
// What DOS programs write at the end of a text file.
// biome-ignore lint/suspicious/noControlCharactersInRegex: a control character is what is looked for
const END_OF_FILE = /\x1a$/;
// What switches to two-byte characters in ISO-2022-JP, -KR and -CN, which consist of ASCII bytes.
const SHIFTS_TO_TWO_BYTES = '\x1b$';
// In damaged UTF-8, most letters beyond ASCII are valid. In another encoding, few are valid by accident.
const DAMAGED_SHARE_MAX = 0.2;
const ASCII_MAX = 0x7f;
// What the decoder puts in place of wrong bytes.
const REPLACEMENT = 0xfffd;
// A few pages of text, which are enough to show whether zero bytes are at even or odd positions.
const BYTES_SAMPLED_MAX = 65_536;
// Fewer zero bytes do not show UTF-16, whose texts have at least this many spaces, digits and line breaks.
const ZEROS_MIN = 4;
const ZEROS_SHARE_MIN = 0.02;

/**
 * Decodes UTF-8, UTF-16 or Windows-1252 and drops the byte order mark; returns 'other_encoding' for text in another
 * encoding, and 'binary' for anything else.
 */
export function decodeText(bytes: Uint8Array): { readonly text: string } | 'other_encoding' | 'binary' {
  const encoding = encodingOf(bytes);
  const text = decode(bytes, encoding) ?? (encoding === 'utf-8' ? decodeDamaged(bytes) : null);
  if (text === null) {
    return encoding === 'utf-8' ? decodeLegacyText(bytes) : 'binary';
  }
  const controls = text.match(CONTROL)?.length ?? 0;
  if (controls > Math.max(text.includes(ZERO) ? 0 : 1, text.length * CONTROL_SHARE_MAX)) {
    return 'binary';
  }
  return text.includes(SHIFTS_TO_TWO_BYTES) ? 'other_encoding' : { text };
}

function encodingOf(bytes: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) {
    return 'utf-16le';
  }
  if (bytes[0] === 0xfe && bytes[1] === 0xff) {
    return 'utf-16be';
  }
  return unmarkedUtf16(bytes.subarray(0, BYTES_SAMPLED_MAX)) ?? 'utf-8';
}

// Returns the kind of UTF-16, or null for other text. Spaces, digits and line breaks have a zero byte in UTF-16, at odd
// positions in little-endian text and at even ones in big-endian text; UTF-8 has none.
function unmarkedUtf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const zeros = [0, 0];
  for (let at = bytes.indexOf(0); at !== -1; at = bytes.indexOf(0, at + 1)) {
    zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  }
  const [even = 0, odd = 0] = zeros;
  const many = Math.max(ZEROS_MIN, bytes.length * ZEROS_SHARE_MIN);
  if (odd >= many && even === 0) {
    return 'utf-16le';
  }
  return even >= many && odd === 0 ? 'utf-16be' : null;
}

function decode(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

// Returns UTF-8 in which a few bytes are wrong, as in a file that was cut off or put together from others; null for any
// other bytes.
function decodeDamaged(bytes: Uint8Array): string | null {
  const text = new TextDecoder().decode(bytes);
  let beyondAscii = 0;
  let damaged = 0;
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i);
    beyondAscii += code > ASCII_MAX ? 1 : 0;
    damaged += code === REPLACEMENT ? 1 : 0;
  }
  return damaged <= beyondAscii * DAMAGED_SHARE_MAX ? text : null;
}

function decodeLegacyText(bytes: Uint8Array): { readonly text: string } | 'other_encoding' | 'binary' {
  const text = new TextDecoder('windows-1252').decode(bytes).replace(END_OF_FILE, '');
  if (text.search(CONTROL) !== -1) {
    return 'binary';
  }
  return isWestern(text) ? { text } : 'other_encoding';
}
