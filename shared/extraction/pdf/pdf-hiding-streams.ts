import { constants, inflateSync } from 'node:zlib';

// The ways to write invisible text: render mode 3 or 7, an opacity of 0, and white letters.
const HIDING = [
  /(?<!\S)[37]\s+Tr\b|\/ca\s+(?:0|\.0)[\s./>]/,
  /(?<!\S)(?:(?:1(?:\.0*)?|0?\.9[89]\d*)\s+){1,3}(?:g|rg|sc|scn)\b/,
  /(?<!\S)(?:(?:0(?:\.0\d*)?|\.0\d*)\s+){4}k\b/,
];
// What the reader would have to hold: a page of dense drawings has a few MB.
const STREAM_BYTES_MAX = 100_000_000;
const DOCUMENT_BYTES_MAX = 400_000_000;
const FILTERS_MAX = 4;
// Deflate packs at most this many times: a smaller picture cannot be too large, and the reader leaves pictures alone.
const RATIO_MAX = 1_032;
const IMAGE = /\/Subtype\s*\/Image\b/;
const PLAIN = /\/Filter\s*(?:\/FlateDecode|\[\s*\/FlateDecode\s*\])/;

/** What the streams of a PDF hold. */
export interface HidingSigns {
  /** Whether they may contain invisible text. */
  readonly mayHideText: boolean;
  readonly hasImages: boolean;
  /** Whether a stream, or all of them, unpack to more than a document needs. */
  readonly isBomb: boolean;
}

/**
 * Looks in the streams for operators that hide text: doing that for every page would take half as long as reading it. A
 * stream that cannot be decoded may hide text. Every stream is unpacked with a limit before the reader gets it.
 */
export function hidingSigns(bytes: Uint8Array): HidingSigns {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let mayHideText = file.includes('/Encrypt') || file.includes('/OFF') || hasClearInk(file);
  let hasImages = false;
  let left = DOCUMENT_BYTES_MAX;
  for (const stream of streamsOf(file)) {
    hasImages ||= stream.isImage;
    if (stream.isImage && stream.written.length * RATIO_MAX < STREAM_BYTES_MAX) {
      continue;
    }
    const content = isPacked(stream.data) ? unpack(stream.data) : stream.written;
    left -= content === 'too_large' ? DOCUMENT_BYTES_MAX + 1 : (content?.length ?? 0);
    if (left < 0) {
      return { mayHideText, hasImages, isBomb: true };
    }
    mayHideText ||= !stream.isImage && mayHide(stream, content);
  }
  return { mayHideText, hasImages, isBomb: false };
}

// An opacity of 0 may stand in a dictionary of its own.
function hasClearInk(file: Buffer): boolean {
  for (let at = file.indexOf('/ca'); at !== -1; at = file.indexOf('/ca', at + 1)) {
    if (/^\/ca\s+(?:0|\.0)[\s./>]/.test(file.toString('latin1', at, at + 16))) {
      return true;
    }
  }
  return false;
}

interface PdfStream {
  readonly dictionary: string;
  readonly isImage: boolean;
  /** What is written up to the word that ends a stream. */
  readonly written: Buffer;
  /** The same to the end of the file: what is packed says itself where it ends, and may contain that word. */
  readonly data: Buffer;
}

function* streamsOf(file: Buffer): Generator<PdfStream> {
  let at = 0;
  for (let start = file.indexOf('stream'); start !== -1; start = file.indexOf('stream', at)) {
    const end = file.indexOf('endstream', start);
    const dictionary = dictionaryBefore(file, start, at);
    const from = start + 'stream'.length;
    const first = from + (file[from] === 0x0d ? 2 : 1);
    at = end === -1 ? file.length : end + 'endstream'.length;
    const written = file.subarray(first, end === -1 ? file.length : end);
    yield { dictionary, isImage: IMAGE.test(dictionary), written, data: file.subarray(first) };
  }
}

function mayHide({ dictionary, data }: PdfStream, content: ReturnType<typeof unpack>): boolean {
  if (/\/(?:FontFile|Length[123]|XRef)\b/.test(dictionary)) {
    return false;
  }
  const isKnown = !dictionary.includes('/Filter') || (PLAIN.test(dictionary) && isPacked(data));
  return !isKnown || content === null || content === 'too_large' || hides(content.toString('latin1'));
}

function dictionaryBefore(file: Buffer, start: number, from: number): string {
  return file.toString('latin1', Math.max(from, file.lastIndexOf(' obj', start)), start);
}

// The header of zlib: whatever filters the dictionary names, the reader could unpack this.
function isPacked(data: Buffer): boolean {
  return data.length > 1 && ((data[0] ?? 0) & 0x0f) === 8 && (((data[0] ?? 0) << 8) | (data[1] ?? 0)) % 31 === 0;
}

// Packed data may be packed again.
function unpack(data: Buffer): Buffer | 'too_large' | null {
  let content: Buffer = data;
  for (let filters = 0; filters < FILTERS_MAX && isPacked(content); filters += 1) {
    const next = inflate(content);
    if (next === null || next === 'too_large') {
      return filters === 0 ? next : next === null ? content : next;
    }
    content = next;
  }
  return content;
}

function inflate(data: Buffer): Buffer | 'too_large' | null {
  try {
    // A truncated stream still yields what it contains.
    return inflateSync(data, { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: STREAM_BYTES_MAX });
  } catch (error) {
    return (error as { code?: unknown }).code === 'ERR_BUFFER_TOO_LARGE' ? 'too_large' : null;
  }
}

function hides(operators: string): boolean {
  return HIDING.some((expression) => expression.test(operators));
}
