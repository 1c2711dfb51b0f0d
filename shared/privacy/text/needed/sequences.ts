import type { TextRange } from '../text-range.ts';
import { GAP, WORD_END, WORD_START } from './rarity.ts';

// One bit for each ASCII character, each pair, and each value of a hash of three.
const PAIRS = 128;
const TRIPLES = PAIRS + 128 * 128;
const HASH_BITS = 15;
const START = WORD_START.charCodeAt(0);
const END = WORD_END.charCodeAt(0);
// Stands for every character that no needed string contains.
const OTHER = GAP.charCodeAt(0);
const LOWER_A = 97;
const LOWER_Z = 122;

const single = (first: number): number => first;
const pair = (first: number, second: number): number => PAIRS + (first << 7) + second;
const triple = (first: number, second: number, third: number): number =>
  TRIPLES + (Math.imul((first << 14) | (second << 7) | third, 0x9e3779b1) >>> (32 - HASH_BITS));

/** The number of bits of a set of sequences. */
export const SEQUENCE_BITS: number = TRIPLES + (1 << HASH_BITS);

/** Adds the sequences of a text to an empty set, and returns it. */
export function sequencesIn(text: string, bits: Uint32Array): Uint32Array {
  let [before, current] = [OTHER, codeAt(text, 0)];
  let isStart = true;
  for (let i = 0; i < text.length; i += 1) {
    const next = codeAt(text, i + 1);
    const isEnd = !isLowercase(next);
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
    isStart = !isLowercase(before);
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

const isLowercase = (code: number): boolean => code >= LOWER_A && code <= LOWER_Z;

/** Whether a set contains a sequence. */
export const has = (bits: Uint32Array, bit: number): boolean => ((bits[bit >> 5] as number) & (1 << (bit & 31))) !== 0;

/** Returns the sequences that a text with this string contains. */
export function sequencesOf(string: string): number[] {
  const found: number[] = [];
  for (let start = 0; start < string.length; ) {
    const gap = string.indexOf(GAP, start);
    const end = gap === -1 ? string.length : gap;
    addSequences(found, string, { start, end });
    start = end + 1;
  }
  return found;
}

function addSequences(found: number[], string: string, { start, end }: TextRange): void {
  const first = string.charCodeAt(start);
  if (end - start < 3) {
    found.push(end - start === 1 ? single(first) : pair(first, string.charCodeAt(start + 1)));
  }
  for (let at = start + 2; at < end; at += 1) {
    found.push(triple(string.charCodeAt(at - 2), string.charCodeAt(at - 1), string.charCodeAt(at)));
  }
}
