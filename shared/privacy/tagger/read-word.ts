import { bitsOfHash, isSurnameEnding, JUDGED, SURNAME } from '../names/word-bits.ts';
import { NO_LETTERS, withLetter } from '../names/word-hash.ts';
import { classOf, foldOf, furtherFoldOf, LETTER, LOWER, lowerOf, UPPER } from './characters.ts';
import type { Columns } from './columns.ts';

// How a word is written: see the column `written`.
const ONE_CAPITAL = 1;
const ONE_LETTER = 2;
/** A word of two letters or more without capitals (see the column `written`). */
export const IN_LOWER_CASE = 3;
const IN_CAPITALS = 4;
const SHORT_IN_CAPITALS = 5;
const CAPITALIZED = 6;
const MIXED = 7;
const SHORT = 4;
// The shape of short words in one case is this and their length.
const SHORT_LOWER = 10;
const SHORT_UPPER = 15;

// A longer run is no word, and its rest is the next token: a text without spaces is read as fast as any.
const WORD_MAX = 64;

/** Where the reading of a text is, and what it has seen since the last token. */
export interface Position {
  readonly text: string;
  readonly to: number;
  readonly columns: Columns;
  at: number;
  /** The number of tokens so far. */
  count: number;
  lineEnds: number;
  spaces: number;
  tabs: number;
  /** The first token of the current run of characters without spaces, and where the run begins. */
  chunkToken: number;
  chunkStart: number;
}

/** Marks a token as none that has letters. */
export function clearWord(columns: Columns, token: number): void {
  columns.written[token] = 0;
  columns.bits[token] = 0;
  columns.suffix2[token] = 0;
  columns.suffix3[token] = 0;
  columns.suffix4[token] = 0;
  columns.prefix2[token] = 0;
  columns.prefix3[token] = 0;
  columns.prefix4[token] = 0;
}

/** Reads a word: its hash, the hashes of its beginnings and ends, how it is written, and what lists say about it. */
export function readWord(position: Position): void {
  const { text, columns, count: token, at: start } = position;
  const end = wordEnd(position);
  let hash = NO_LETTERS;
  let folded = NO_LETTERS;
  let uppers = 0;
  let lowers = 0;
  for (let at = start; at < end; at += 1) {
    const code = text.charCodeAt(at);
    const type = classOf(code);
    uppers += type === UPPER ? 1 : 0;
    lowers += type === LOWER ? 1 : 0;
    hash = withLetter(hash, lowerOf(code));
    folded = withFolded(folded, code);
  }
  position.at = end;
  columns.kind[token] = 0;
  columns.number[token] = 0;
  columns.unit[token] = hash;
  columns.prefix2[token] = hashOf(text, start, Math.min(end, start + 2));
  columns.prefix3[token] = hashOf(text, start, Math.min(end, start + 3));
  columns.prefix4[token] = hashOf(text, start, Math.min(end, start + 4));
  columns.suffix2[token] = hashOf(text, Math.max(start, end - 2), end);
  columns.suffix3[token] = hashOf(text, Math.max(start, end - 3), end);
  columns.suffix4[token] = hashOf(text, Math.max(start, end - 4), end);
  columns.bits[token] = wordBits(text, { start, end }, folded);
  const length = end - start;
  const isFirstUpper = classOf(text.charCodeAt(start)) === UPPER;
  const written =
    length === 1 ? (isFirstUpper ? ONE_CAPITAL : ONE_LETTER) : howWritten({ length, uppers, lowers, isFirstUpper });
  columns.written[token] = written;
  columns.shape[token] = shapeOf(written, length);
}

function wordEnd({ text, to, at }: Position): number {
  const max = Math.min(to, at + WORD_MAX);
  let end = at + 1;
  while (end < max) {
    const type = classOf(text.charCodeAt(end));
    if (type < LOWER || type > LETTER) {
      break;
    }
    end += 1;
  }
  return end;
}

function hashOf(text: string, from: number, to: number): number {
  let hash = NO_LETTERS;
  for (let i = from; i < to; i += 1) {
    hash = withLetter(hash, lowerOf(text.charCodeAt(i)));
  }
  return hash;
}

function withFolded(hash: number, code: number): number {
  const first = foldOf(code);
  const second = furtherFoldOf(code);
  const one = first === 0 ? hash : withLetter(hash, first);
  return second === 0 ? one : withLetter(one, second);
}

interface Letters {
  readonly length: number;
  readonly uppers: number;
  readonly lowers: number;
  readonly isFirstUpper: boolean;
}

function howWritten({ length, uppers, lowers, isFirstUpper }: Letters): number {
  if (uppers === 0) {
    return IN_LOWER_CASE;
  }
  if (lowers === 0) {
    return length < SHORT ? SHORT_IN_CAPITALS : IN_CAPITALS;
  }
  return isFirstUpper && uppers === 1 ? CAPITALIZED : MIXED;
}

function shapeOf(written: number, length: number): number {
  if (written === SHORT_IN_CAPITALS) {
    return SHORT_UPPER + length;
  }
  return written === IN_LOWER_CASE && length < SHORT ? SHORT_LOWER + length : written;
}

const ENDING_LENGTHS = 7;
const ENDING_WORD_MIN = 6;

// What lists say; for a word that none has, whether it ends like a surname.
function wordBits(text: string, { start, end }: { start: number; end: number }, folded: number): number {
  const bits = bitsOfHash(folded);
  if ((bits & JUDGED) !== 0 || end - start < ENDING_WORD_MIN) {
    return bits;
  }
  for (let length = 2; length <= ENDING_LENGTHS && length < end - start; length += 1) {
    let hash = NO_LETTERS;
    for (let i = end - length; i < end; i += 1) {
      hash = withFolded(hash, text.charCodeAt(i));
    }
    if (isSurnameEnding(hash)) {
      return bits | SURNAME;
    }
  }
  return bits;
}
