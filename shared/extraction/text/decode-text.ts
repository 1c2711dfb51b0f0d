import { analyse } from 'chardet';

/** A text, and the encoding that its bytes were taken for; null for Unicode, which is not guessed. */
export interface DecodedText {
  readonly text: string;
  readonly encoding: string | null;
}

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
// What switches to two-byte characters in ISO-2022-JP, -KR and -CN, which consist of ASCII bytes. Only the first can be
// decoded.
const SHIFTS_TO_TWO_BYTES = '\x1b$';
// In damaged UTF-8, most letters beyond ASCII are valid. In another encoding, few are valid by accident.
const DAMAGED_SHARE_MAX = 0.2;
const ASCII_MAX = 0x7f;
// What the decoder puts in place of wrong bytes.
const REPLACEMENT = 0xfffd;
// A few pages of text, which are enough to recognize an encoding.
const BYTES_SAMPLED_MAX = 65_536;
// UTF-16 without a mark: it has zero bytes, which are half of its spaces, digits and line breaks. The minimum share of
// them, or of characters of an alphabet, which are below this code.
const ZEROS_SHARE_MIN = 0.02;
const ALPHABETS_SHARE_MIN = 0.5;
const ALPHABETS_MAX = 0x11ff;
const NOT_IN_TEXT = /[^\p{L}\p{M}\p{N}\p{P}\p{S}\p{Z}\p{Cf}\t\n\r]/u;
const MARKS: readonly (readonly [mark: string, encoding: string])[] = [
  ['\xff\xfe\x00\x00', 'utf-32le'],
  ['\x00\x00\xfe\xff', 'utf-32be'],
  ['\xff\xfe', 'utf-16le'],
  ['\xfe\xff', 'utf-16be'],
];
// In percent. Below, a guess is made by the length of the text alone.
const CONFIDENCE_MIN = 11;
// The guesses name the ISO encoding also for bytes that only the Windows encoding has.
const WINDOWS: Readonly<Record<string, string>> = { 'ISO-8859-2': 'windows-1250', 'ISO-8859-7': 'windows-1253' };
const UNDEFINED = /[\x80-\x9f]/;

/**
 * Decodes Unicode, or text in the encoding that its bytes suggest, and drops the byte order mark; returns
 * 'other_encoding' for text in an encoding that cannot be decoded, and 'binary' for anything else.
 */
export function decodeText(bytes: Uint8Array): DecodedText | 'other_encoding' | 'binary' {
  const head = Buffer.from(bytes.subarray(0, 4)).toString('latin1');
  const marked = MARKS.find(([mark]) => head.startsWith(mark))?.[1];
  if (marked?.startsWith('utf-32') === true) {
    return textOrBinary(decodeUtf32(bytes, marked === 'utf-32le'));
  }
  const wide = marked ?? unmarkedUtf16(bytes);
  if (wide !== null) {
    return textOrBinary(decode(bytes, wide));
  }
  const text = decode(bytes, 'utf-8') ?? decodeDamaged(bytes);
  if (text?.includes(SHIFTS_TO_TWO_BYTES) === true) {
    const japanese = decode(bytes, 'iso-2022-jp');
    return japanese === null ? 'other_encoding' : { text: japanese, encoding: 'iso-2022-jp' };
  }
  return text === null ? decodeGuessed(bytes) : textOrBinary(text);
}

function textOrBinary(text: string | null): DecodedText | 'binary' {
  const controls = text?.match(CONTROL)?.length ?? 0;
  const isBinary = text === null || controls > Math.max(text.includes(ZERO) ? 0 : 1, text.length * CONTROL_SHARE_MAX);
  return isBinary ? 'binary' : { text, encoding: null };
}

// Returns the kind of UTF-16, or null for other text. Only UTF-16 has control characters in its bytes, but none when it
// is decoded.
function unmarkedUtf16(bytes: Uint8Array): string | null {
  const sample = Buffer.from(bytes.subarray(0, BYTES_SAMPLED_MAX));
  if (bytes.length % 2 !== 0 || sample.toString('latin1').search(CONTROL) === -1) {
    return null;
  }
  return ['utf-16le', 'utf-16be'].find((encoding, first) => isUtf16(sample, encoding, 1 - first)) ?? null;
}

function isUtf16(sample: Buffer, encoding: string, zerosAt: number): boolean {
  const text = new TextDecoder(encoding).decode(sample);
  if (NOT_IN_TEXT.test(text.slice(0, -1))) {
    return false;
  }
  const zeros = sample.filter((byte, at) => byte === 0 && at % 2 === zerosAt).length;
  const inAlphabets = text.split('').filter((unit) => unit.charCodeAt(0) <= ALPHABETS_MAX).length;
  const isAlphabetic = inAlphabets > text.length * ALPHABETS_SHARE_MIN;
  return zeros > sample.length * ZEROS_SHARE_MIN || (zeros > 0 && isAlphabetic);
}

function decodeUtf32(bytes: Uint8Array, isLittleEndian: boolean): string | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let text = '';
  for (let at = 4; at + 4 <= bytes.length; at += 4) {
    const code = view.getUint32(at, isLittleEndian);
    if (code > 0x10_ffff) {
      return null;
    }
    text += String.fromCodePoint(code);
  }
  return text;
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

function decodeGuessed(bytes: Uint8Array): DecodedText | 'other_encoding' | 'binary' {
  const guesses = analyse(sampleOf(bytes))
    .filter(({ name, confidence }) => confidence >= CONFIDENCE_MIN && !/^(?:UTF|ASCII)/.test(name))
    .flatMap(({ name }) => [name, ...(WINDOWS[name] === undefined ? [] : [WINDOWS[name]])]);
  for (const encoding of [...guesses, 'windows-1252']) {
    const text = decode(bytes, encoding)?.replace(END_OF_FILE, '');
    if (text !== undefined && text.search(CONTROL) !== -1) {
      return 'binary';
    }
    if (text !== undefined && !UNDEFINED.test(text)) {
      return { text, encoding: new TextDecoder(encoding).encoding };
    }
  }
  return 'other_encoding';
}

// Returns the part of a file from the line with its first letter beyond ASCII, without tags, whose names are English.
function sampleOf(bytes: Uint8Array): Buffer {
  const first = bytes.findIndex((byte) => byte > ASCII_MAX);
  const start = Math.max(bytes.lastIndexOf(0x0a, first) + 1, first - BYTES_SAMPLED_MAX / 2);
  const sample = Buffer.from(bytes.subarray(start, start + BYTES_SAMPLED_MAX)).toString('latin1');
  return Buffer.from(sample.replace(/<[^<>]{0,2000}>/g, ' '), 'latin1');
}
