import type { Columns } from './columns.ts';
import { LABELS } from './model.ts';
import { type Others, othersOf } from './others.ts';
import { SHAPE_OF_SYMBOL } from './tokens.ts';
import { FACTS, sumOf, type Trees } from './trees.ts';

// A token that is less likely than this at the first look is not looked at again.
const LIKELY_MIN = 0.01;
// A token counts as a part of a run from here, and as found from there.
const POSSIBLE = 0.05;
const FOUND = 0.5;
const LIST_BITS = 18;
const NEAR = [-3, -2, -1, 1, 2, 3] as const;
const BESIDE = [-2, -1, 1, 2] as const;
const BYTE_MAX = 255;

const ODDS_UNIT = 1 / 12;
const ODDS_ZERO = 128;
const ALMOST_NONE = 1e-4;

/** The logarithm of the odds at the first look, from the facts about a token. */
export const firstOdds = (facts: ArrayLike<number>, at = 0): number => ((facts[at] as number) - ODDS_ZERO) * ODDS_UNIT;

/**
 * Judges each token that may be personal data again, with trees that know how likely the first look found its
 * neighbors, the same word elsewhere, the rest of its line and of its column, and other words after the same label.
 * Replaces the probability that a token has no label.
 */
export function lookAgain(columns: Columns, probabilities: Float64Array, trees: Trees): void {
  forEachLikely(columns, probabilities, (token, facts) => {
    probabilities[token * LABELS] = 1 / (1 + Math.exp(firstOdds(facts) + sumOf(trees, facts)));
  });
}

/** Calls `use` with the facts about each token that may be personal data; they are valid until the next call. */
export function forEachLikely(
  columns: Columns,
  probabilities: Float64Array,
  use: (token: number, facts: Uint8Array) => void,
): void {
  const { length, kind } = columns;
  const likely = Float64Array.from({ length }, (_, i) =>
    kind[i] === 0 ? 1 - (probabilities[i * LABELS] as number) : 0,
  );
  if (!likely.some((each) => each > LIKELY_MIN)) {
    return;
  }
  const seen = { columns, likely, probabilities, ...textFactsOf(columns, likely) };
  const facts = new Uint8Array(FACTS);
  for (let token = 0; token < length; token += 1) {
    if ((likely[token] as number) > LIKELY_MIN) {
      readFacts(seen, token, facts);
      use(token, facts);
    }
  }
}

/** What is known of a text after the first look. */
interface TextFacts {
  readonly word: Others;
  /** The other words of the line, of the column, after the same label, and after the same word. */
  readonly groups: readonly Others[];
  readonly runs: Runs;
  /** What is the same for all tokens: how many are found, possible, capitalized, covered, and there. */
  readonly totals: readonly number[];
}

function textFactsOf(columns: Columns, likely: Float64Array): TextFacts {
  const { length, unit, gap, head, label1, place, left1, written, kind } = columns;
  const numberAt = (array: Int32Array, i: number): number => array[i] as number;
  const lines = new Int32Array(length);
  for (let i = 1; i < length; i += 1) {
    lines[i] = numberAt(lines, i - 1) + (numberAt(gap, i) >= 3 ? 1 : 0);
  }
  const isWord = (i: number): boolean => numberAt(written, i) > 2;
  const isCapitalized = (i: number): boolean => numberAt(written, i) > 3;
  const countOf = (is: (i: number) => boolean): number => {
    let count = 0;
    for (let i = 0; i < length; i += 1) {
      count += is(i) ? 1 : 0;
    }
    return count;
  };
  const word = othersOf(
    likely,
    (i) => numberAt(unit, i),
    (i) => numberAt(written, i) > 0,
  );
  const found = countOf((i) => (likely[i] as number) > FOUND);
  const capitalized = countOf(isCapitalized);
  return {
    word,
    groups: [
      othersOf(likely, (i) => numberAt(lines, i), isCapitalized),
      othersOf(likely, (i) => mixed(numberAt(head, i), numberAt(place, i)), isWord),
      othersOf(likely, (i) => mixed(numberAt(label1, i), numberAt(place, i) >> 4), isWord),
      othersOf(likely, (i) => mixed(numberAt(left1, i), numberAt(written, i)), isWord),
    ],
    runs: runsOf(columns, likely, word),
    totals: [
      found,
      countOf((i) => (likely[i] as number) > POSSIBLE) - found,
      capitalized,
      Math.round((BYTE_MAX * Math.min(found, capitalized)) / Math.max(1, capitalized)),
      countOf((i) => kind[i] !== 0),
      16 * Math.log2(length + 1),
    ],
  };
}

const mixed = (one: number, other: number): number => Math.imul(one ^ (other + 1), 0x9e3779b1) | 0;

/** Of the run of possible tokens around a token: the most and least likely one, the length, and its words elsewhere. */
interface Runs {
  readonly most: Float64Array;
  readonly least: Float64Array;
  readonly length: Int32Array;
  readonly elsewhere: Float64Array;
}

const mostOf = (values: Float64Array): number => values.reduce((most, each) => Math.max(most, each), 0);

function runsOf({ length, gap }: Columns, likely: Float64Array, word: Others): Runs {
  const runs = {
    most: new Float64Array(length),
    least: new Float64Array(length),
    length: new Int32Array(length),
    elsewhere: new Float64Array(length),
  };
  const isPossible = (i: number): boolean => (likely[i] as number) > POSSIBLE;
  for (let first = 0; first < length; ) {
    let end = first + 1;
    if (isPossible(first)) {
      while (end < length && isPossible(end) && (gap[end] as number) < 3) {
        end += 1;
      }
      const own = likely.subarray(first, end);
      runs.most.fill(mostOf(own), first, end);
      runs.least.fill(
        own.reduce((least, each) => Math.min(least, each), 1),
        first,
        end,
      );
      runs.length.fill(end - first, first, end);
      runs.elsewhere.fill(mostOf(word.most.subarray(first, end)), first, end);
    }
    first = end;
  }
  return runs;
}

interface Seen extends TextFacts {
  readonly columns: Columns;
  readonly likely: Float64Array;
  readonly probabilities: Float64Array;
}

function readFacts(
  { columns, likely, probabilities, word, groups, runs, totals }: Seen,
  token: number,
  facts: Uint8Array,
): void {
  let next = 0;
  const add = (value: number): void => {
    facts[next] = Math.max(0, Math.min(BYTE_MAX, Math.round(value)));
    next += 1;
  };
  const addOdds = (probability: number): void =>
    add(Math.log((probability + ALMOST_NONE) / (1 - probability + ALMOST_NONE)) / ODDS_UNIT + ODDS_ZERO);
  const at = (array: ArrayLike<number>, i = token): number => (i < 0 || i >= columns.length ? 0 : (array[i] as number));
  addOdds(at(likely));
  for (let label = 1; label < LABELS; label += 1) {
    addOdds(probabilities[token * LABELS + label] as number);
  }
  for (const step of NEAR) {
    addOdds(at(likely, token + step));
  }
  addOdds(at(word.most));
  addOdds(at(word.mean));
  addOdds(at(word.least));
  add(at(word.count));
  for (const group of groups) {
    addOdds(at(group.mean));
    add(at(group.count));
  }
  for (const total of totals) {
    add(total);
  }
  addOdds(at(runs.most));
  addOdds(at(runs.least));
  add(at(runs.length));
  addOdds(at(runs.elsewhere));
  add(at(columns.written));
  add(at(columns.gap) * 8 + at(columns.gap, token + 1));
  add(at(columns.lowSeen));
  add(at(columns.lineType));
  add(at(columns.place) >> 4);
  add(at(columns.place) & 15);
  add(at(columns.style));
  add(at(columns.lineStyle));
  add(at(columns.about));
  add(at(columns.speaking) * 32 + at(columns.speaker));
  add(at(columns.sort) >> 3);
  for (const step of BESIDE) {
    add(signAt(columns, token + step));
    add(at(columns.written, token + step) === 0 ? 0 : at(columns.sort, token + step) >> 3);
  }
  const bits = at(columns.bits);
  for (let bit = 0; bit < LIST_BITS; bit += 1) {
    add((bits >> bit) & 1);
  }
}

const NUMBER_SIGN = 40;
const KIND_SIGN = 10;
const SYMBOL_SIGN = 64;

// What a token is, as a byte: how a word is written, a kind that was found, a number, or a symbol.
function signAt({ length, written, kind, shape }: Columns, token: number): number {
  if (token < 0 || token >= length) {
    return 0;
  }
  const way = written[token] as number;
  const found = kind[token] as number;
  const symbol = (shape[token] as number) - SHAPE_OF_SYMBOL;
  return way > 0 ? way : found > 0 ? KIND_SIGN + found : symbol < 0 ? NUMBER_SIGN : SYMBOL_SIGN + (symbol & 0x7f);
}
