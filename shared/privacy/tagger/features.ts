import type { FoldedText } from '../text/folded-text.ts';
import { mix, mixAll } from './hash.ts';
import { placesOf, type TokenPlace } from './token-places.ts';
import { GAPS, SHAPES, type Token } from './tokens.ts';
import { countWords } from './word-counts.ts';

/** The number of weights, a power of two: features are numbered by their hash modulo this number. */
export const WEIGHTS: number = 1 << 17;

/** A text whose features are read. */
export interface TaggedText {
  readonly tokens: readonly Token[];
  readonly places: readonly TokenPlace[];
  readonly countOf: (word: number) => number;
  /** How many barriers replace persons and how many replace other findings, up to two each, as one number. */
  readonly about: number;
  /** For each token, its position in a likely name, as one of `LIKELY`. */
  readonly likely: readonly number[];
  /** The number of likely names and the length of the text, as one number. */
  readonly extent: number;
  /** 1 if the text has capitalized words, otherwise 0: then names are not capitalized either. */
  readonly isCased: number;
}

/** The position of a token in a name that the rules consider likely: outside one, its first token, or a later one. */
export const LIKELY = { no: 0, first: 1, later: 2 } as const;

// Likely names are counted up to this maximum.
const LIKELY_MAX = 3;
// The length of a text is counted in steps of this many tokens, with this many different values.
const LENGTH_STEP = 32;
const LENGTH_STEPS = 8;

/** Prepares the tokens of a text for `visitFeatures`, with one of `LIKELY` for each. */
export function taggedText(folded: FoldedText, tokens: readonly Token[], likely: readonly number[]): TaggedText {
  const names = likely.filter((part) => part === LIKELY.first).length;
  const upToTwo = (wanted: number): number => Math.min(2, tokens.filter(({ shape }) => shape === wanted).length);
  return {
    tokens,
    places: placesOf(folded, tokens),
    countOf: countWords(tokens),
    likely,
    extent:
      Math.min(names, LIKELY_MAX) * LENGTH_STEPS + Math.min(LENGTH_STEPS - 1, Math.floor(tokens.length / LENGTH_STEP)),
    about: upToTwo(SHAPES.person) * 3 + upToTwo(SHAPES.other),
    isCased: tokens.some(({ shape }) => shape === SHAPES.capital) ? 1 : 0,
  };
}

type Visit = (feature: number) => void;

/**
 * Calls `visit` with the number of each feature of a token: the token itself, its neighbors, its label and heading,
 * the findings that barriers replace, and the likely names. The first number mixed into a feature, from 1 to 57, is its
 * type. Every feature has a weight, so any change here needs new weights (`npm run train:names`).
 */
export function visitFeatures(text: TaggedText, index: number, visit: Visit): void {
  const around = aroundOf(text.tokens, index);
  added = 0;
  addWord(text, around);
  addNeighbors(around);
  addPairs(around);
  addPlace(text, index);
  addAbout(text, index);
  addLikely(text, around);
  for (let i = 0; i < added; i += 1) {
    visit(mix(hashes[i] as number, 0) & (WEIGHTS - 1));
  }
}

// The hashes of one token's features. A list that is used again costs less than a call for each of them.
const hashes = new Int32Array(128);
let added = 0;

function add(hash: number): void {
  hashes[added] = hash;
  added += 1;
}

/** A token and its neighbors, the nearest first, with the shape and list bits of each as one number. */
interface Around {
  readonly index: number;
  readonly own: Token;
  readonly before: readonly [Token, Token, Token];
  readonly after: readonly [Token, Token, Token];
  readonly form: number;
  readonly formBefore: number;
  readonly formAfter: number;
  readonly gapBefore: number;
  readonly gapAfter: number;
}

const NONE: Token = {
  start: 0,
  end: 0,
  word: 1,
  lower: '',
  shape: SHAPES.sign,
  listed: 0,
  endings: [],
  beginning: null,
  gap: GAPS.paragraph,
};
// The bits of the lists are below 2^16.
const formOf = ({ shape, listed }: Token): number => (shape << 16) | listed;
// The end of a paragraph counts as the end of a line.
const gapOf = ({ gap }: Token): number => Math.min(gap, GAPS.line);

function aroundOf(tokens: readonly Token[], index: number): Around {
  const at = (offset: number): Token => tokens[index + offset] ?? NONE;
  const own = at(0);
  const [before, after] = [[at(-1), at(-2), at(-3)] as const, [at(1), at(2), at(3)] as const];
  return {
    index,
    own,
    before,
    after,
    form: formOf(own),
    formBefore: formOf(before[0]),
    formAfter: formOf(after[0]),
    gapBefore: gapOf(own),
    gapAfter: gapOf(after[0]),
  };
}

// Longer words count as having this number of letters.
const LENGTH_MAX = 8;

function addWord({ isCased, countOf }: TaggedText, { own, form, gapBefore }: Around): void {
  const { shape, listed, lower, word, endings, beginning } = own;
  const count = countOf(word);
  add(1);
  add(mix(2, word));
  add(mix(3, form));
  add(mix(4, shape));
  add(mix(5, listed));
  add(mix(mix(6, form), isCased));
  add(mix(mix(7, form), gapBefore));
  add(mix(mix(8, count), shape));
  add(mix(mix(9, count), listed));
  if (shape < SHAPES.lower) {
    return;
  }
  for (const ending of endings) {
    add(mix(mix(10, ending), shape));
  }
  if (beginning !== null) {
    add(mix(mix(11, beginning), shape));
  }
  add(mix(mix(12, Math.min(lower.length, LENGTH_MAX)), shape));
}

function addNeighbors({ own: { shape, listed }, before, after, form, gapBefore, gapAfter }: Around): void {
  const [last, next] = [before[0], after[0]];
  add(mix(mix(13, last.word), gapBefore));
  add(mix(mix(14, next.word), gapAfter));
  add(mix(mix(15, last.word), shape));
  add(mix(mix(16, next.word), shape));
  add(mix(mix(17, last.word), form));
  add(mix(mix(mix(18, next.word), shape), listed === 0 ? 0 : 1));
  for (const { shape: other, word } of before) {
    if (other === SHAPES.lower) {
      add(mix(mix(19, word), shape));
    }
  }
  for (const { shape: other, word } of after) {
    if (other === SHAPES.lower) {
      add(mix(mix(20, word), shape));
    }
  }
}

function addPairs(around: Around): void {
  const { own, form, formBefore, formAfter, gapBefore, gapAfter } = around;
  const { shape } = own;
  const [last, beforeLast] = around.before;
  const [next, afterNext] = around.after;
  add(mix(mix(21, beforeLast.word), last.word));
  add(mix(mix(22, next.word), afterNext.word));
  add(mix(mix(mix(23, beforeLast.word), last.shape), shape));
  add(mix(mix(mix(24, afterNext.word), next.shape), shape));
  add(mix(mix(mix(25, beforeLast.word), formBefore), shape));
  add(mix(mix(mix(26, afterNext.word), formAfter), shape));
  add(mix(mix(mix(27, last.shape), gapBefore), shape));
  add(mix(mix(mix(28, shape), gapAfter), next.shape));
  add(mix(mix(mix(mix(mix(29, last.shape), gapBefore), shape), gapAfter), next.shape));
  add(mix(mix(mix(30, beforeLast.shape), last.shape), shape));
  add(mix(mix(mix(31, shape), next.shape), afterNext.shape));
  add(mix(mix(32, formBefore), form));
  add(mix(mix(33, form), formAfter));
  add(mix(mix(mix(34, formBefore), form), formAfter));
  add(mix(mix(mix(mix(mix(35, beforeLast.shape), last.shape), shape), next.shape), afterNext.shape));
}

function addPlace({ tokens, places }: TaggedText, index: number): void {
  const own = tokens[index] ?? NONE;
  const { label, heading, place } = places[index] as TokenPlace;
  const isListed = own.listed === 0 ? 0 : 1;
  // The lowest bit: whether the token is the first of its line or cell.
  const isFirst = place & 1;
  const [whole, above] = [mixAll(label), mixAll(heading)];
  add(mix(mix(36, whole), own.shape));
  add(mix(mix(mix(37, whole), isListed), isFirst));
  add(mix(mix(38, above), own.shape));
  add(mix(mix(mix(39, place), own.shape), isListed));
  add(mix(mix(40, place), formOf(own)));
  for (const word of label) {
    add(mix(mix(41, word), own.shape));
  }
  for (const word of heading) {
    add(mix(mix(42, word), own.shape));
    add(mix(mix(mix(43, word), own.shape), isListed));
  }
}

function addAbout({ tokens, about }: TaggedText, index: number): void {
  const own = tokens[index] ?? NONE;
  add(mix(mix(44, about), own.shape));
  add(mix(mix(45, about), formOf(own)));
}

function addLikely({ likely, extent, about, isCased }: TaggedText, around: Around): void {
  const { index, own, form, formBefore, formAfter, gapBefore, gapAfter } = around;
  const part = likely[index] as number;
  const [last, next] = [likely[index - 1] ?? LIKELY.no, likely[index + 1] ?? LIKELY.no];
  add(mix(mix(46, part), own.shape));
  add(mix(mix(47, part), form));
  add(mix(mix(mix(mix(48, part), last), next), own.shape));
  if (part === LIKELY.no) {
    return;
  }
  add(mix(mix(49, part), about));
  add(mix(mix(50, part), extent));
  add(mix(mix(mix(51, part), about), extent));
  add(mix(mix(mix(52, part), next), form));
  add(mix(mix(mix(mix(53, part), around.before[0].word), next), gapBefore));
  add(mix(mix(mix(mix(54, part), around.after[0].word), next), gapAfter));
  add(mix(mix(mix(55, part), formBefore), form));
  add(mix(mix(mix(56, part), formAfter), form));
  add(mix(mix(mix(57, part), isCased), own.shape));
}
