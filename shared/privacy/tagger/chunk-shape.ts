import { NO_LETTERS, withLetter } from '../names/word-hash.ts';
import { classOf, DIGIT, LETTER, LOWER, SYMBOL, UPPER } from './characters.ts';

const OPENING = codesOf('([{"\'<„“«,;|');
const CLOSING = codesOf(')]}"\'>”“».,;:|!?');
const EMPTY = 7;
// Signs of the result, more than code units.
const LOWERS = 0x10001;
const MANY_LOWERS = 0x10002;
const UPPERS = 0x10003;
const MANY_UPPERS = 0x10004;
const DIGITS = 0x10010;
const LOWERS_MIN = 3;
const UPPERS_MIN = 4;
const DIGITS_MIN = 5;
const DIGITS_MAX = 13;
const PARTS_MAX = 14;

/**
 * Returns a hash for how a run of characters without spaces is built, without punctuation at its ends: runs of letters
 * in one case count by three or four, digits up to thirteen, other characters by themselves.
 */
export function chunkShape(text: string, from: number, to: number): number {
  let start = from;
  let end = to;
  while (start < end && OPENING.has(text.charCodeAt(start))) {
    start += 1;
  }
  while (end > start && CLOSING.has(text.charCodeAt(end - 1))) {
    end -= 1;
  }
  if (start === end) {
    return EMPTY;
  }
  let hash = NO_LETTERS;
  for (let at = start, parts = 0; at < end && parts < PARTS_MAX; parts += 1) {
    const sort = sortOf(text.charCodeAt(at));
    const runStart = at;
    at += 1;
    while (at < end && sort < SYMBOL && sortOf(text.charCodeAt(at)) === sort && at - runStart < PARTS_MAX) {
      at += 1;
    }
    hash = withRun(hash, { sort, length: at - runStart, code: text.charCodeAt(runStart) });
  }
  return hash;
}

// Letters without a case count as lower case.
function sortOf(code: number): number {
  const type = classOf(code);
  return type === LETTER ? LOWER : type === LOWER || type === UPPER || type === DIGIT ? type : SYMBOL;
}

interface Run {
  readonly sort: number;
  readonly length: number;
  readonly code: number;
}

function withRun(hash: number, { sort, length, code }: Run): number {
  if (sort === LOWER) {
    return length >= LOWERS_MIN ? withLetter(hash, MANY_LOWERS) : withLetter(withLetter(hash, LOWERS), length);
  }
  if (sort === UPPER) {
    return length >= UPPERS_MIN ? withLetter(hash, MANY_UPPERS) : withLetter(withLetter(hash, UPPERS), length);
  }
  if (sort === DIGIT) {
    return withLetter(hash, DIGITS + (length >= DIGITS_MIN ? Math.min(DIGITS_MAX, length) : length));
  }
  return withLetter(hash, code);
}

function codesOf(characters: string): ReadonlySet<number> {
  return new Set([...characters].map((character) => character.charCodeAt(0)));
}
