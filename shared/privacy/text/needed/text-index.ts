import { compileExpression } from '../compiled-expression.ts';
import { neededStrings } from './needed-strings.ts';
import { WORD_END, WORD_START } from './rarity.ts';
import { has, SEQUENCE_BITS, sequencesIn, sequencesOf } from './sequences.ts';

/** Which sequences of one, two and three characters a text contains. */
export interface TextIndex {
  readonly text: string;
  /** Different for every text that was ever read. */
  readonly number: number;
  /** Where it differs from the next text that was read with it, and the character there. */
  readonly differsAt: number;
  readonly differsBy: number;
  readonly sequences: Uint32Array;
}

let indexes: readonly TextIndex[] = [];
let numbers = 0;
// Used again for each text, because allocating them takes longer than clearing them.
const buffers: Uint32Array[] = [];

/**
 * Reads texts once, so that `mayMatch` can tell from then on which expressions match nothing in them; the texts read
 * before are forgotten.
 */
export function indexTexts(texts: readonly string[]): void {
  for (const buffer of buffers) {
    buffer.fill(0);
  }
  indexes = texts.map((text, i) => {
    const differsAt = firstDifference(text, texts[i + 1] ?? '');
    const differsBy = text.charCodeAt(differsAt);
    numbers += 1;
    return { text, number: numbers, differsAt, differsBy, sequences: sequencesIn(text, bufferAt(i)) };
  });
}

/** Returns what was read of a text, or null for one that was not read. */
export function indexOf(text: string): TextIndex | null {
  for (let i = 0; i < indexes.length; i += 1) {
    const index = indexes[i] as TextIndex;
    if (isTextOf(index, text)) {
      return index;
    }
  }
  return null;
}

/** Returns false only when the expression matches nowhere in the text; always true for a text that was not read. */
export function mayMatch(expression: RegExp, text: string): boolean {
  const index = indexOf(text);
  return index === null || mayMatchIn(needsOf(expression), index);
}

/**
 * Returns false only when the expression matches in no part of the text: a part begins and ends anywhere, also within a
 * word.
 */
export function mayMatchPart(expression: RegExp, text: string): boolean {
  const index = indexOf(text);
  return index === null || mayMatchPartIn(needsOf(expression), index);
}

/** Like `mayMatch`, for callers that check many expressions in one text: neither is looked up again. */
export const mayMatchIn = (needs: Needs, index: TextIndex): boolean => answer(needs.whole, needs, index);

/** Like `mayMatchPart`, for callers that check many expressions in one text. */
export const mayMatchPartIn = (needs: Needs, index: TextIndex): boolean => answer(needs.parts, needs, index);

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

function bufferAt(index: number): Uint32Array {
  buffers[index] ??= new Uint32Array(SEQUENCE_BITS >> 5);
  return buffers[index];
}

/** What is known about whether an expression matches in texts, as a whole or in parts of them. */
interface Answers {
  readonly isOfParts: boolean;
  /** Whether it may match in the text with this number. */
  number: number;
  may: boolean;
  /**
   * The sequences of the strings that it needs, as one list. It consists of a group for all strings with the same first
   * sequence: this sequence, the index after the group, and for each string the number of its further sequences, then
   * those sequences. Empty when the expression needs no strings, and null until they are derived.
   */
  needed: Int32Array | null;
}

/** What is known about an expression; in parts, the marks at the ends of words do not count. */
export interface Needs {
  readonly expression: RegExp;
  readonly whole: Answers;
  readonly parts: Answers;
}

// One entry for each expression, because a map for each text would have to grow with every expression that is checked.
const KNOWN = new WeakMap<RegExp, Needs>();

/** Returns what is known about an expression, always the same object. */
export function needsOf(expression: RegExp): Needs {
  let known = KNOWN.get(expression);
  if (known === undefined) {
    known = {
      expression,
      whole: { isOfParts: false, number: 0, may: true, needed: null },
      parts: { isOfParts: true, number: 0, may: true, needed: null },
    };
    KNOWN.set(expression, known);
  }
  return known;
}

function answer(answers: Answers, needs: Needs, { number, sequences }: TextIndex): boolean {
  if (answers.number !== number) {
    answers.needed ??= listFor(needs, answers.isOfParts);
    answers.number = number;
    answers.may = containsNeeded(sequences, answers.needed);
  }
  return answers.may;
}

function containsNeeded(bits: Uint32Array, needed: Int32Array): boolean {
  if (needed.length === 0) {
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

// Deriving the strings of an expression takes less time than compiling it for its first text.
function listFor(needs: Needs, isOfParts: boolean): Int32Array {
  const strings = neededStrings(needs.expression) ?? [];
  return listOf(isOfParts ? strings.map((string) => string.replace(MARKS, '')) : strings);
}

const MARKS = compileExpression(`^${WORD_START}|${WORD_END}$`, 'g');

function listOf(strings: readonly string[]): Int32Array {
  const groups = new Map<number, number[]>();
  for (const string of strings) {
    const sequences = sequencesOf(string);
    const first = sequences[0] ?? 0;
    let group = groups.get(first);
    if (group === undefined) {
      group = [];
      groups.set(first, group);
    }
    group.push(sequences.length - 1);
    for (let i = 1; i < sequences.length; i += 1) {
      group.push(sequences[i] as number);
    }
  }
  let length = 0;
  for (const group of groups.values()) {
    length += 2 + group.length;
  }
  const list = new Int32Array(length);
  let at = 0;
  for (const [first, group] of groups) {
    list[at] = first;
    list[at + 1] = at + 2 + group.length;
    list.set(group, at + 2);
    at += 2 + group.length;
  }
  return list;
}
