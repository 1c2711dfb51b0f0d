import { once } from '../../once.ts';
import { countWords, splitWords } from './count-words.ts';

/** The largest piece, in words and in bytes of UTF-8; both limits apply. */
export interface SizeLimit {
  readonly wordsMax: number;
  readonly bytesMax: number;
}

interface Part {
  readonly text: string;
  readonly words: number;
  readonly bytes: number;
}

const sentenceSegmenter = once(() => new Intl.Segmenter('und', { granularity: 'sentence' }));

/** Whether a text is within a limit. */
export function fits(text: string, { wordsMax, bytesMax }: SizeLimit): boolean {
  return Buffer.byteLength(text) <= bytesMax && countWords(text) <= wordsMax;
}

/**
 * Cuts a text that is over the limit into pieces of about equal size, at sentence ends; a sentence over the limit is
 * cut between words, a word over it between code points. The pieces joined are the text again.
 */
export function chunkText(text: string, limit: SizeLimit): readonly string[] {
  if (fits(text, limit)) {
    return [text];
  }
  return joinEvenly(partsOf(sentencesOf(text), limit, splitWords), limit);
}

// The segmenter also ends a sentence within a word, after a digit and a full stop: half of a token would be in another
// passage, where no rule for personal data recognizes it.
function sentencesOf(text: string): string[] {
  const sentences: string[] = [];
  let open = '';
  for (const { segment } of sentenceSegmenter().segment(text)) {
    open += segment;
    if (WORD_END.test(segment)) {
      sentences.push(open);
      open = '';
    }
  }
  return open === '' ? sentences : [...sentences, open];
}

// A space, or a sign such as "。", which no space follows.
const WORD_END = /(?:\s|[^\p{ASCII}])$/u;

/** Cuts a text that is over the limit between its lines; a line over the limit is cut as by `chunkText`. */
export function chunkLines(text: string, limit: SizeLimit): readonly string[] {
  if (fits(text, limit)) {
    return [text];
  }
  const lines = text.match(/[^\n]*\n|[^\n]+$/g) ?? [text];
  return joinEvenly(
    partsOf(lines, limit, (line) => chunkText(line, limit)),
    limit,
  );
}

// Every part is within the limit: a larger one is cut further.
function partsOf(
  texts: readonly string[],
  limit: SizeLimit,
  splitFurther: (text: string) => readonly string[],
): Part[] {
  return texts.flatMap((text) => {
    const part = partOf(text);
    if (isWithin(part, limit)) {
      return [part];
    }
    const smaller = splitFurther(text);
    return smaller.length > 1 ? partsOf(smaller, limit, splitFurther) : cutCodePoints(text, limit.bytesMax).map(partOf);
  });
}

function partOf(text: string): Part {
  return { text, words: countWords(text), bytes: Buffer.byteLength(text) };
}

function isWithin({ words, bytes }: Part, { wordsMax, bytesMax }: SizeLimit): boolean {
  return words <= wordsMax && bytes <= bytesMax;
}

// Joining parts in a script without spaces may change the number of words, so near the limit the joined text is
// counted. Further below it the sum may still be too low, which `fittingTexts` finds.
function isWithinJoined(part: Part, limit: SizeLimit): boolean {
  return isWithin(part, limit) && (part.words < limit.wordsMax * 0.9 || fits(part.text, limit));
}

// The pieces share the text as evenly as sentence ends allow, so that none is a stub of a few words.
function joinEvenly(parts: readonly Part[], limit: SizeLimit): string[] {
  const words = parts.reduce((sum, part) => sum + part.words, 0);
  const bytes = parts.reduce((sum, part) => sum + part.bytes, 0);
  const pieces = Math.max(Math.ceil(words / limit.wordsMax), Math.ceil(bytes / limit.bytesMax));
  const wanted = { words: words / pieces, bytes: bytes / pieces };
  const joined: string[] = [];
  let open: Part = { text: '', words: 0, bytes: 0 };
  let members: Part[] = [];
  for (const part of parts) {
    const next = { text: open.text + part.text, words: open.words + part.words, bytes: open.bytes + part.bytes };
    const isPastMiddle = next.words - part.words / 2 > wanted.words || next.bytes - part.bytes / 2 > wanted.bytes;
    if (open.text !== '' && (isPastMiddle || !isWithinJoined(next, limit))) {
      joined.push(...fittingTexts(members, limit));
      open = part;
      members = [part];
    } else {
      open = next;
      members.push(part);
    }
  }
  return [...joined, ...fittingTexts(members, limit)];
}

// Joining can change the count: "a-b知" has three words, but "a-b" and "知" have one each. A text that exceeds the limit
// for this reason is cut in the middle.
function fittingTexts(parts: readonly Part[], limit: SizeLimit): string[] {
  const text = parts.map((part) => part.text).join('');
  if (parts.length === 1 || fits(text, limit)) {
    return [text];
  }
  const middle = Math.ceil(parts.length / 2);
  return [...fittingTexts(parts.slice(0, middle), limit), ...fittingTexts(parts.slice(middle), limit)];
}

function cutCodePoints(text: string, bytesMax: number): string[] {
  const pieces: string[] = [];
  let open = '';
  let bytes = 0;
  for (const codePoint of text) {
    const size = Buffer.byteLength(codePoint);
    if (bytes + size > bytesMax) {
      pieces.push(open);
      open = '';
      bytes = 0;
    }
    open += codePoint;
    bytes += size;
  }
  return [...pieces, open];
}
