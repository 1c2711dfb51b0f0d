import { constants, inflateSync } from 'node:zlib';

// The ways to write invisible text: render mode 3 or 7, an opacity of 0, and white letters.
const HIDING = [
  /(?<!\S)[37]\s+Tr\b|\/ca\s+(?:0|\.0)[\s./>]/,
  /(?<!\S)(?:(?:1(?:\.0*)?|0?\.9[89]\d*)\s+){1,3}(?:g|rg|sc|scn)\b/,
  /(?<!\S)(?:(?:0(?:\.0\d*)?|\.0\d*)\s+){4}k\b/,
];
const INFLATED_BYTES_MAX = 200_000_000;
const IMAGE = /\/Subtype\s*\/Image\b/;
const PLAIN = /\/Filter\s*(?:\/FlateDecode|\[\s*\/FlateDecode\s*\])/;

/** Whether the streams of a PDF may contain invisible text, and whether the file has images. */
export interface HidingSigns {
  readonly mayHideText: boolean;
  readonly hasImages: boolean;
}

/**
 * Looks in the streams for operators that hide text: doing that for every page would take half as long as reading it. A
 * stream that cannot be decoded may hide text.
 */
export function hidingSigns(bytes: Uint8Array): HidingSigns {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let mayHideText = file.includes('/Encrypt');
  let hasImages = false;
  let budget = INFLATED_BYTES_MAX;
  let at = 0;
  for (;;) {
    const start = file.indexOf('stream', at);
    if (start === -1) {
      return { mayHideText, hasImages };
    }
    const end = file.indexOf('endstream', start);
    const dictionary = dictionaryBefore(file, start, at);
    at = end === -1 ? file.length : end + 'endstream'.length;
    if (IMAGE.test(dictionary)) {
      hasImages = true;
    } else if (!mayHideText && !/\/(?:FontFile|Length[123]|XRef)\b/.test(dictionary)) {
      const content = contentOf(
        file.subarray(start + 'stream'.length, end === -1 ? file.length : end),
        dictionary,
        budget,
      );
      mayHideText = content === null || hides(content);
      budget -= content?.length ?? 0;
    }
  }
}

function dictionaryBefore(file: Buffer, start: number, from: number): string {
  return file.toString('latin1', Math.max(from, file.lastIndexOf(' obj', start)), start);
}

function contentOf(stream: Buffer, dictionary: string, bytesMax: number): string | null {
  if (!dictionary.includes('/Filter')) {
    return stream.toString('latin1');
  }
  if (!PLAIN.test(dictionary) || bytesMax <= 0) {
    return null;
  }
  const data = stream.subarray(stream[0] === 0x0d ? 2 : 1);
  try {
    // A truncated stream still yields what it contains.
    return inflateSync(data, { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: bytesMax }).toString('latin1');
  } catch {
    return null;
  }
}

function hides(operators: string): boolean {
  return HIDING.some((expression) => expression.test(operators));
}
