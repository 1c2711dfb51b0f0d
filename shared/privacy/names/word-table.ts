import { NO_LETTERS, withLetter } from './word-hash.ts';

/** A list of words as a data file: words separated by spaces, or lines of words with the same first letters. */
interface WordList {
  readonly about: string;
  readonly source: string;
  readonly licence: string;
  readonly words?: readonly string[];
  readonly lines?: readonly string[];
}

/** What lists say about words, as bits, by the hash of a word. */
export interface WordTable {
  /** Returns the bits of a word with this hash; 0 if no list has it. */
  readonly bitsOf: (hash: number) => number;
  /**
   * Adds bits to each word of a list, and more bits to those of which the table knows none of `unless`.
   */
  readonly add: (list: WordList, bits: number, more?: { readonly bits: number; readonly unless: number }) => void;
}

const SPACE = 32;
// A line of words with the same beginning has it as its first word.
const BEGINNING_LETTERS = 3;

/**
 * Creates a table without words. It stores hashes of 32 bits instead of words, so that reading a text looks words up
 * without building strings; of a million words that no list has, about 30 share a hash with one that a list has.
 */
export function createWordTable(sizeBits: number): WordTable {
  const mask = (1 << sizeBits) - 1;
  const keys = new Int32Array(mask + 1);
  const values = new Int32Array(mask + 1);
  const slotOf = (hash: number): number => {
    let slot = Math.imul(hash, 0x9e3779b1) >>> (32 - sizeBits);
    while (values[slot] !== 0 && keys[slot] !== hash) {
      slot = (slot + 1) & mask;
    }
    return slot;
  };
  return {
    bitsOf: (hash) => values[slotOf(hash)] as number,
    add: ({ words = [], lines = [] }, bits, { bits: further, unless } = { bits: 0, unless: 0 }) => {
      const addLine = (line: string, from: number): void => {
        const beginning = beginningOf(line, from);
        let hash = beginning;
        for (let i = from; i <= line.length; i += 1) {
          const code = i === line.length ? SPACE : line.charCodeAt(i);
          if (code !== SPACE) {
            hash = withLetter(hash, code);
            continue;
          }
          const slot = slotOf(hash);
          const known = values[slot] as number;
          keys[slot] = hash;
          values[slot] = known | bits | ((known & unless) === 0 ? further : 0);
          hash = beginning;
        }
      };
      for (const line of words) {
        addLine(line, 0);
      }
      for (const line of lines) {
        addLine(line, BEGINNING_LETTERS + 1);
      }
    },
  };
}

// The hash of the letters that every word of a line begins with.
function beginningOf(line: string, from: number): number {
  let hash = NO_LETTERS;
  for (let i = 0; i < from - 1; i += 1) {
    hash = withLetter(hash, line.charCodeAt(i));
  }
  return hash;
}
