import { isListedName, nameBits } from '../names/name-bits.ts';
import { PARTICLES } from '../names/particles.ts';
import { isRegisteredGivenName, isRegisteredSurname } from '../names/registered/registered-names.ts';
import { isTitle } from '../names/titles.ts';
import { remembered } from '../remembered.ts';
import { BARRIER } from '../text/barrier.ts';
import type { FoldedText } from '../text/folded-text.ts';
import { allMatches } from '../text/match-at.ts';
import { isDigit, isLetter } from '../text/scanned-text.ts';
import type { TextRange } from '../text/text-range.ts';
import { hashOf } from './hash.ts';

/** A word, number or sign of a folded text. */
export interface Token extends TextRange {
  readonly shape: Shape;
  /** The text in lower case. */
  readonly lower: string;
  /** The hash of the word; the same for all numbers of a length, and for all barriers of a shape. */
  readonly word: number;
  /** The lists that contain the word, as bits; 0 for none. */
  readonly listed: number;
  /** The hashes of its last two, three and four letters, if it has more; empty for anything but a word. */
  readonly endings: readonly number[];
  /** The hash of its first three letters, if it has more. */
  readonly beginning: number | null;
  /** What separates the token from the one before it. */
  readonly gap: Gap;
}

/**
 * How a token is written. Values from `lower` on are words: `capital` begins with a capital letter, `capitals` consists
 * of capital letters (`shortCapitals` of two or three), `letter` is a single capital letter, `lowercaseLetter` is any
 * other single letter, and `mixed` has capital letters elsewhere.
 */
export const SHAPES = {
  sign: 0,
  number: 1,
  /** A barrier in place of a person. */
  person: 2,
  /** A barrier in place of another finding. */
  other: 3,
  lower: 4,
  capital: 5,
  capitals: 6,
  shortCapitals: 7,
  letter: 8,
  lowercaseLetter: 9,
  mixed: 10,
} as const;
type Shape = (typeof SHAPES)[keyof typeof SHAPES];

/** What separates two tokens: nothing, one space, other white space, one line break, or at least two. */
export const GAPS = { none: 0, space: 1, wide: 2, line: 3, paragraph: 4 } as const;
type Gap = (typeof GAPS)[keyof typeof GAPS];

// Bits in addition to those of `nameBits`.
const REGISTERED_GIVEN = 256;
const REGISTERED_SURNAME = 512;
const TITLE = 1024;
const PARTICLE = 2048;
const LISTED_NAME = 4096;

// A French article before a name is a separate token, and so is the "s" of a possessive.
const TOKEN =
  /[dl]'(?=\p{Lu})|[\p{L}\p{M}]{1,64}(?:['-](?!s(?![\p{L}\p{M}]))[\p{L}\p{M}]{1,64}){0,4}|\p{N}{1,32}|\x9f|[^\s\p{L}\p{N}]/gu;
// Longer numbers count as having this length.
const NUMBER_LENGTH_MAX = 5;

/**
 * Returns the tokens of a folded text, in order. `isPerson` says whether a barrier, given by its index, replaces a
 * person.
 */
export function readTokens({ text, lower }: FoldedText, isPerson: (index: number) => boolean): Token[] {
  const tokens: Token[] = [];
  let done = 0;
  for (const { 0: written, index: start } of allMatches(TOKEN, text)) {
    const end = start + written.length;
    const word = lower.slice(start, end);
    const shape = written === BARRIER ? barrierShape(isPerson(start)) : shapeOf(written, word);
    const { hash, listed, endings, beginning } = shape < SHAPES.lower ? signFacts(word, shape) : wordFacts(word);
    const gap = tokens.length === 0 ? GAPS.paragraph : gapBetween(text, done, start);
    tokens.push({ start, end, shape, lower: word, word: hash, listed, endings, beginning, gap });
    done = end;
  }
  return tokens;
}

const barrierShape = (isPerson: boolean): Shape => (isPerson ? SHAPES.person : SHAPES.other);

/** What depends on the word alone. */
interface Facts extends Pick<Token, 'listed' | 'endings' | 'beginning'> {
  readonly hash: number;
}

function signFacts(word: string, shape: Shape): Facts {
  return { hash: hashOf(commonSpelling(word, shape)), listed: 0, endings: [], beginning: null };
}

function commonSpelling(word: string, shape: Shape): string {
  if (shape === SHAPES.number) {
    return `#${Math.min(word.length, NUMBER_LENGTH_MAX)}`;
  }
  return shape === SHAPES.person || shape === SHAPES.other ? `##${shape}` : word;
}

const ENDINGS = [2, 3, 4];
const BEGINNING = 3;

const wordFacts = remembered(
  (word): Facts => ({
    hash: hashOf(word),
    listed: listedAs(word),
    endings: ENDINGS.filter((length) => word.length > length).map((length) => hashOf(word.slice(-length))),
    beginning: word.length > BEGINNING ? hashOf(word.slice(0, BEGINNING)) : null,
  }),
);

const listedAs = (word: string): number =>
  nameBits(word) |
  (isRegisteredGivenName(word) ? REGISTERED_GIVEN : 0) |
  (isRegisteredSurname(word) ? REGISTERED_SURNAME : 0) |
  (isTitle(word) ? TITLE : 0) |
  (PARTICLES.has(word) ? PARTICLE : 0) |
  (isListedName(word) ? LISTED_NAME : 0);

const NUMBER = /^\p{N}/u;
const LETTER = /^\p{L}/u;
const CAPITAL = /^\p{Lu}/u;
const CAPITALS = /^[\p{Lu}'-]+$/u;
const CAPITALIZED = /^\p{Lu}[\p{Ll}\p{M}]*(?:['-]\p{L}[\p{Ll}\p{M}]*)*$/u;
const SHORT_MAX = 3;

function shapeOf(written: string, lower: string): Shape {
  if (!startsWithLetter(written)) {
    return isDigit(written, 0) || NUMBER.test(written) ? SHAPES.number : SHAPES.sign;
  }
  if (written.length === 1) {
    return CAPITAL.test(written) ? SHAPES.letter : SHAPES.lowercaseLetter;
  }
  if (written === lower) {
    return SHAPES.lower;
  }
  if (CAPITALS.test(written)) {
    return written.length <= SHORT_MAX ? SHAPES.shortCapitals : SHAPES.capitals;
  }
  return CAPITALIZED.test(written) ? SHAPES.capital : SHAPES.mixed;
}

// Most tokens begin with an ASCII letter, for which no expression is needed.
const startsWithLetter = (written: string): boolean => isLetter(written, 0) || LETTER.test(written);

function gapBetween(text: string, from: number, to: number): Gap {
  if (from === to) {
    return GAPS.none;
  }
  const gap = text.slice(from, to);
  const line = gap.indexOf('\n');
  if (line !== -1) {
    return gap.includes('\n', line + 1) ? GAPS.paragraph : GAPS.line;
  }
  return gap === ' ' ? GAPS.space : GAPS.wide;
}
