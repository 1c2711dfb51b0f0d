import { constants, inflateSync } from 'node:zlib';
import {
  clipReach,
  mayDrawTables,
  mayHideText,
  mayNameNotes,
  maySetHiding,
  NAMED_COLOR_SPACE,
  PAINTS,
  pageReach,
  type Reach,
  SPECIAL_COLOR_SPACES,
  SPLIT_PAGE,
} from './pdf-hiding-operators.ts';

// Limits on what the PDF reader would keep in memory: even a page of dense drawings has only a few MB.
const STREAM_BYTES_MAX = 100_000_000;
const ALL_STREAMS_BYTES_MAX = 400_000_000;
const FILTERS_MAX = 4;
// The maximum compression ratio of Deflate: a picture that is small enough at this ratio cannot unpack to too much, and
// need not be unpacked.
const RATIO_MAX = 1_032;
const SEE_THROUGH = /\/(?:SMask|Mask|ImageMask)\b/;
const NO_OPERATORS = /\/(?:FontFile|Length[123]|XRef)\b/;
const IMAGE = /\/Subtype\s*\/Image\b/;
const PLAIN = /\/Filter\s*(?:\/FlateDecode|\[\s*\/FlateDecode\s*\])/;

/** What the streams and dictionaries of a PDF reveal before its pages are read. */
export interface HidingSigns {
  /** Whether they may contain invisible text. */
  readonly mayHideText: boolean;
  /** Whether there may be tables whose cells are separated by lines. */
  readonly mayHaveRules: boolean;
  /** Whether there are pictures whose position on the page the reader does not report. */
  readonly hasUnplacedPictures: boolean;
  /** Whether there may be form fields, or free text that is written on pages as annotations. */
  readonly mayHaveNotes: boolean;
  /** Whether a font that names its ligatures may map them to other letters. */
  readonly mayMapLigatures: boolean;
  /** Whether the file requests that fields be drawn from their values, even if it contains a drawing of them. */
  readonly needsAppearances: boolean;
  /** Whether a stream, or all streams together, unpack to more than a document needs. */
  readonly isBomb: boolean;
  /** A copy of the file for the reader, with pictures of one or two pixels, whose positions it reports quickly. */
  readonly forReader: Uint8Array;
}

/**
 * Searches all streams for operators that may hide text, so that only files with such operators need the check of every
 * letter, which takes half as long as reading the page. A stream that cannot be decoded may hide text. Every stream is
 * unpacked with a limit before the reader gets the file.
 */
export function hidingSigns(bytes: Uint8Array): HidingSigns {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const copy = Buffer.from(file);
  const signs = {
    mayHideText: false,
    mayHaveRules: false,
    hasUnplacedPictures: false,
    mayHaveNotes: false,
    mayMapLigatures: false,
    needsAppearances: false,
    isBomb: false,
    forReader: new Uint8Array(copy.buffer, copy.byteOffset, copy.byteLength),
  };
  const findings = createFindings();
  let left = ALL_STREAMS_BYTES_MAX;
  findings.addDictionaries(file.toString('latin1', Math.max(0, file.lastIndexOf('endstream'))));
  for (const stream of streamsOf(file)) {
    findings.addDictionaries(stream.before);
    signs.hasUnplacedPictures ||= stream.isImage && !shrinkPicture(copy, stream);
    if (isSmallPicture(stream)) {
      continue;
    }
    const content = isPacked(stream.data) ? unpack(stream.data) : stream.written;
    left -= content === 'too_large' ? ALL_STREAMS_BYTES_MAX + 1 : (content?.length ?? 0);
    if (left < 0) {
      return { ...signs, isBomb: true };
    }
    addSigns(signs, stream, { content, findings });
  }
  return { ...signs, ...findings.others(), mayHideText: signs.mayHideText || findings.mayHide() };
}

function addSigns(
  signs: { mayHideText: boolean; mayHaveRules: boolean; hasUnplacedPictures: boolean },
  stream: PdfStream,
  {
    content,
    findings,
  }: { readonly content: ReturnType<typeof unpack>; readonly findings: ReturnType<typeof createFindings> },
): void {
  const mayHideHere = !stream.isImage && searchStream(stream, content, findings);
  signs.mayHideText ||= mayHideHere;
  signs.mayHaveRules ||= mayHideHere || (!stream.isImage && mayDraw(stream, content));
  signs.hasUnplacedPictures ||= mayHideHere && holdsInlinePicture(content);
}

// Combines what the streams and dictionaries of a file reveal.
function createFindings() {
  let isHiding = false;
  let hasSpecialSpaces = false;
  let mayHaveNotes = false;
  let needsAppearances = false;
  let namesLigatures = false;
  let mapsLetters = false;
  let usesNamedSpaces = false;
  let hasSplitPages = false;
  let hasCovers = false;
  let clip: Reach = [Infinity, Infinity];
  let page: Reach = [0, 0];
  const narrower = (one: Reach, other: Reach): Reach => [Math.min(one[0], other[0]), Math.min(one[1], other[1])];
  const wider = (one: Reach, other: Reach): Reach => [Math.max(one[0], other[0]), Math.max(one[1], other[1])];
  return {
    addDictionaries: (text: string) => {
      isHiding ||= maySetHiding(text);
      hasSpecialSpaces ||= SPECIAL_COLOR_SPACES.test(text);
      hasSplitPages ||= SPLIT_PAGE.test(text);
      mayHaveNotes ||= mayNameNotes(text);
      needsAppearances ||= /\/NeedAppearances\s+true\b/.test(text);
      namesLigatures ||= /\/(?:ff[il]?|f[il])\b/.test(text);
      mapsLetters ||= text.includes('/ToUnicode');
      page = wider(page, pageReach(text));
    },
    addOperators: (text: string) => {
      usesNamedSpaces ||= NAMED_COLOR_SPACE.test(text);
      hasCovers ||= PAINTS.test(text);
      clip = narrower(clip, clipReach(text));
    },
    addUnreadable: () => {
      mayHaveNotes = true;
    },
    others: () => ({ mayHaveNotes, needsAppearances, mayMapLigatures: namesLigatures && mapsLetters }),
    mayHide: () => {
      // Whether clips leave the whole page, to within two points; if the page is unknown, any clip counts as hiding.
      const isWhole = page[0] > 0 ? clip[0] >= page[0] - 2 && clip[1] >= page[1] - 2 : clip[0] === Infinity;
      return isHiding || (hasSpecialSpaces && usesNamedSpaces) || (hasSplitPages && hasCovers) || !isWhole;
    },
  };
}

function isSmallPicture({ isImage, written }: PdfStream): boolean {
  return isImage && written.length * RATIO_MAX < STREAM_BYTES_MAX;
}

// Overwrites the dictionary of a picture in place: an opaque picture gets one pixel, one with transparency two. Returns
// false when the new dictionary does not fit: with the short names of inline pictures, which the reader knows as well,
// it is never longer than one that describes a picture.
function shrinkPicture(copy: Buffer, { dictionary, dictionaryAt }: PdfStream): boolean {
  const [open, close] = [dictionary.indexOf('<<'), dictionary.lastIndexOf('>>')];
  const length = /\/Length\s+(\d+(?:\s+\d+\s+R)?)/.exec(dictionary)?.[1];
  const height = SEE_THROUGH.test(dictionary) ? 2 : 1;
  const small = `<</Subtype/Image/W 1/H ${height}/CS/G/BPC 8/Length ${length}>>`;
  const bytes = close + 2 - open;
  if (open === -1 || length === undefined || small.length > bytes) {
    return false;
  }
  copy.write(small.padEnd(bytes), dictionaryAt + open, 'latin1');
  return true;
}

// Content that cannot be decoded may contain an inline picture.
function holdsInlinePicture(content: ReturnType<typeof unpack>): boolean {
  if (content === null || content === 'too_large') {
    return true;
  }
  if (!content.includes('BI')) {
    return false;
  }
  // Between parentheses it is text of the page. An escaped parenthesis opens none.
  const text = /\\.|\((?:\\.|[^\\()])*\)/gs;
  const operators = content.toString('latin1').replace(text, (part) => (part.startsWith('(') ? '' : part));
  return /(?<!\S)BI\s+\//.test(operators);
}

interface PdfStream {
  /** The text between the previous stream and this one: dictionaries, including its own. */
  readonly before: string;
  readonly dictionary: string;
  readonly dictionaryAt: number;
  readonly isImage: boolean;
  /** The bytes up to the keyword `endstream`. */
  readonly written: Buffer;
  /** The bytes up to the end of the file: compressed data marks its own end, and may contain the keyword. */
  readonly data: Buffer;
}

function* streamsOf(file: Buffer): Generator<PdfStream> {
  let at = 0;
  for (let start = file.indexOf('stream'); start !== -1; start = file.indexOf('stream', at)) {
    const end = file.indexOf('endstream', start);
    const dictionaryAt = Math.max(at, file.lastIndexOf(' obj', start));
    const before = file.toString('latin1', at, start);
    const dictionary = before.slice(dictionaryAt - at);
    const from = start + 'stream'.length;
    const first = from + (file[from] === 0x0d ? 2 : 1);
    at = end === -1 ? file.length : end + 'endstream'.length;
    const written = file.subarray(first, end === -1 ? file.length : end);
    const isImage = IMAGE.test(dictionary);
    yield { before, dictionary, dictionaryAt, isImage, written, data: file.subarray(first) };
  }
}

// Adds what a stream reveals to the findings; returns whether its own operators may hide text.
function searchStream(
  { dictionary, data }: PdfStream,
  content: ReturnType<typeof unpack>,
  findings: ReturnType<typeof createFindings>,
): boolean {
  if (NO_OPERATORS.test(dictionary)) {
    return false;
  }
  const isKnown = !dictionary.includes('/Filter') || (PLAIN.test(dictionary) && isPacked(data));
  if (!isKnown || content === null || content === 'too_large') {
    if (/\/ObjStm\b/.test(dictionary)) {
      findings.addUnreadable();
    }
    return true;
  }
  const text = content.toString('latin1');
  if (/\/ObjStm\b/.test(dictionary)) {
    findings.addDictionaries(text);
    return false;
  }
  findings.addOperators(text);
  return mayHideText(text);
}

function mayDraw({ dictionary }: PdfStream, content: ReturnType<typeof unpack>): boolean {
  return !NO_OPERATORS.test(dictionary) && Buffer.isBuffer(content) && mayDrawTables(content.toString('latin1'));
}

// Whether data begins with a zlib header: the reader could unpack it, whatever filters the dictionary names.
function isPacked(data: Buffer): boolean {
  return data.length > 1 && ((data[0] ?? 0) & 0x0f) === 8 && (((data[0] ?? 0) << 8) | (data[1] ?? 0)) % 31 === 0;
}

// Unpacks data, and unpacks the result again while it is packed. Returns null when nothing could be unpacked.
function unpack(data: Buffer): Buffer | 'too_large' | null {
  let content: Buffer = data;
  for (let filters = 0; filters < FILTERS_MAX && isPacked(content); filters += 1) {
    const next = inflate(content);
    if (next === 'too_large') {
      return next;
    }
    if (next === null) {
      return filters === 0 ? null : content;
    }
    content = next;
  }
  return content;
}

function inflate(data: Buffer): Buffer | 'too_large' | null {
  try {
    // A truncated stream still yields its content.
    return inflateSync(data, { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: STREAM_BYTES_MAX });
  } catch (error) {
    return (error as { code?: unknown }).code === 'ERR_BUFFER_TOO_LARGE' ? 'too_large' : null;
  }
}
