import { compileExpression } from '../compiled-expression.ts';
import { neededStrings, WORD_END, WORD_START } from './needed-strings.ts';

/** Which sequences of one, two and three characters a text contains. */
interface TextIndex {
  readonly text: string;
  /** Where it differs from the next text that was read with it, and the character there. */
  readonly differsAt: number;
  readonly differsBy: number;
  readonly sequences: Uint32Array;
  /** What was asked about the text so far. */
  readonly known: Map<RegExp, boolean>;
  /** The same for parts of the text. */
  readonly knownOfParts: Map<RegExp, boolean>;
}

// One bit for each ASCII character, each pair, and each value of a hash of three.
const PAIRS = 128;
const TRIPLES = PAIRS + 128 * 128;
const HASH_BITS = 15;
const BITS = TRIPLES + (1 << HASH_BITS);
const START = WORD_START.charCodeAt(0);
const END = WORD_END.charCodeAt(0);
// Stands for every character that no needed string contains.
const OTHER = 2;
const SMALL_A = 97;
const SMALL_Z = 122;

const single = (first: number): number => first;
const pair = (first: number, second: number): number => PAIRS + (first << 7) + second;
const triple = (first: number, second: number, third: number): number =>
  TRIPLES + (Math.imul((first << 14) | (second << 7) | third, 0x9e3779b1) >>> (32 - HASH_BITS));

let indexes: readonly TextIndex[] = [];

/**
 * Reads texts once, so that `mayMatch` can tell from then on which expressions match nothing in them; the texts read
 * before are forgotten.
 */
export function indexTexts(texts: readonly string[]): void {
  indexes = texts.map((text, i) => {
    const differsAt = firstDifference(text, texts[i + 1] ?? '');
    const differsBy = text.charCodeAt(differsAt);
    return { text, differsAt, differsBy, sequences: sequencesIn(text), known: new Map(), knownOfParts: new Map() };
  });
}

/** Returns false only when the expression matches nowhere in the text; always true for a text that was not read. */
export function mayMatch(expression: RegExp, text: string): boolean {
  for (const index of indexes) {
    if (isTextOf(index, text)) {
      const { sequences, known } = index;
      return known.get(expression) ?? remember(known, expression, containsNeeded(sequences, expression, NEEDED));
    }
  }
  return true;
}

/**
 * Returns false only when the expression matches in no part of the text: a part begins and ends anywhere, also within a
 * word.
 */
export function mayMatchPart(expression: RegExp, text: string): boolean {
  for (const { text: read, sequences, knownOfParts: known } of indexes) {
    if (read === text) {
      return (
        known.get(expression) ?? remember(known, expression, containsNeeded(sequences, expression, NEEDED_OF_PARTS))
      );
    }
  }
  return true;
}

// A text and its lowercase form may be equal for thousands of characters, so one that differs is compared first.
const isTextOf = ({ text, differsAt, differsBy }: TextIndex, other: string): boolean =>
  other.length === text.length && Object.is(other.charCodeAt(differsAt), differsBy) && other === text;

function firstDifference(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one.charCodeAt(at) === other.charCodeAt(at)) {
    at += 1;
  }
  return at;
}

function remember(known: Map<RegExp, boolean>, expression: RegExp, may: boolean): boolean {
  known.set(expression, may);
  return may;
}

function sequencesIn(text: string): Uint32Array {
  const bits = new Uint32Array(BITS >> 5);
  let [before, current] = [OTHER, codeAt(text, 0)];
  let isStart = true;
  for (let i = 0; i < text.length; i += 1) {
    const next = codeAt(text, i + 1);
    const isEnd = !isSmall(next);
    add(bits, single(current));
    add(bits, pair(current, next));
    add(bits, triple(before, current, next));
    if (isStart) {
      add(bits, pair(START, current));
      add(bits, triple(START, current, isEnd ? END : next));
      add(bits, triple(START, current, next));
    }
    if (isEnd) {
      add(bits, pair(current, END));
      add(bits, triple(before, current, END));
    }
    before = current;
    current = next;
    isStart = !isSmall(before);
  }
  return bits;
}

function add(bits: Uint32Array, bit: number): void {
  bits[bit >> 5] = (bits[bit >> 5] as number) | (1 << (bit & 31));
}

function codeAt(text: string, index: number): number {
  const code = text.charCodeAt(index);
  // After the last character, `charCodeAt` is NaN.
  return code > OTHER && code < 128 ? code : OTHER;
}

const isSmall = (code: number): boolean => code >= SMALL_A && code <= SMALL_Z;

// The sequences of the strings that an expression needs, as one list. It consists of a group for all strings with the
// same first sequence: this sequence, the index after the group, and for each string the number of its further
// sequences and these. Empty when the expression needs no strings.
const NEEDED = new WeakMap<RegExp, Int32Array>();
// The same without the marks at the ends of words.
const NEEDED_OF_PARTS: typeof NEEDED = new WeakMap();
// The number of texts in which an expression was looked for before its strings were derived. Deriving them all takes
// longer than reading a short text, and a new instance of a function may read only one.
const LOOKED_FOR = new WeakMap<RegExp, number>();
const TEXTS_MIN = 8;

function containsNeeded(bits: Uint32Array, expression: RegExp, lists: typeof NEEDED): boolean {
  const needed = lists.get(expression) ?? listFor(expression, lists);
  if (needed === null || needed.length === 0) {
    return true;
  }
  for (let at = 0; at < needed.length; ) {
    const end = needed[at + 1] as number;
    if (has(bits, needed[at] as number) && containsOther(bits, needed, { at: at + 2, end })) {
      return true;
    }
    at = end;
  }
  return false;
}

// Whether the other sequences of one of the strings in a group are there.
function containsOther(bits: Uint32Array, needed: Int32Array, group: { at: number; readonly end: number }): boolean {
  let { at } = group;
  while (at < group.end) {
    const stringEnd = at + 1 + (needed[at] as number);
    at += 1;
    while (at < stringEnd && has(bits, needed[at] as number)) {
      at += 1;
    }
    if (at === stringEnd) {
      return true;
    }
    at = stringEnd;
  }
  return false;
}

function listFor(expression: RegExp, lists: typeof NEEDED): Int32Array | null {
  const texts = (LOOKED_FOR.get(expression) ?? 0) + 1;
  LOOKED_FOR.set(expression, texts);
  if (texts < TEXTS_MIN) {
    return null;
  }
  const strings = neededStrings(expression) ?? [];
  const list = listOf(lists === NEEDED ? strings : strings.map((string) => string.replace(MARKS, '')));
  lists.set(expression, list);
  return list;
}

const MARKS = compileExpression(`^${WORD_START}|${WORD_END}$`, 'g');

const has = (bits: Uint32Array, bit: number): boolean => ((bits[bit >> 5] as number) & (1 << (bit & 31))) !== 0;

function listOf(strings: readonly string[]): Int32Array {
  const groups = new Map<number, number[]>();
  for (const string of strings) {
    const [first = 0, ...others] = sequencesOf(string);
    const group = groups.get(first) ?? [];
    group.push(others.length, ...others);
    groups.set(first, group);
  }
  const list: number[] = [];
  for (const [first, group] of groups) {
    list.push(first, list.length + 2 + group.length, ...group);
  }
  return Int32Array.from(list);
}

function sequencesOf(string: string): number[] {
  const codes = [...string].map((character) => character.charCodeAt(0));
  const [first = 0, second = 0] = codes;
  if (codes.length < 3) {
    return [codes.length === 1 ? single(first) : pair(first, second)];
  }
  return codes.slice(2).map((third, i) => triple(codes[i] as number, codes[i + 1] as number, third));
}
