import { bitsOfHash, GIVEN, isSurnameEnding, JUDGED, LISTED, ORDINARY, SURNAME, TITLE } from './word-bits.ts';
import { hashOf } from './word-hash.ts';

// Shorter words have the ending of a surname by chance.
const LENGTH_MIN = 6;
const ENDING_LENGTHS = [2, 3, 4, 5, 6, 7];

const bitsOf = (word: string): number => bitsOfHash(hashOf(word));

/** Returns the bits of a folded word in lower case (`word-bits.ts`) without names known only from registers. */
export function listedBits(word: string): number {
  const bits = bitsOf(word);
  return bits & JUDGED & ((bits & LISTED) === 0 ? ~(GIVEN | SURNAME) : -1);
}

/**
 * Returns what lists, registers and the ending show about a folded word in lower case. A word with a hyphen has the
 * bits that both halves have.
 */
export function nameBits(word: string): number {
  const dash = word.indexOf('-');
  if (dash > 0) {
    return nameBits(word.slice(0, dash)) & nameBits(word.slice(dash + 1));
  }
  const bits = bitsOf(word) & JUDGED;
  if (bits !== 0 || word.length < LENGTH_MIN) {
    return bits;
  }
  return ENDING_LENGTHS.some((length) => isSurnameEnding(hashOf(word.slice(-length)))) ? SURNAME : 0;
}

/** Whether a folded word in lower case is listed as a given name or a surname. */
export const isListedName = (word: string): boolean => (bitsOf(word) & LISTED) !== 0;

/** Whether manuals in eleven languages often use the folded word in lower case, and no list has it as a name. */
export const isOrdinaryWord = (word: string): boolean => (bitsOf(word) & ORDINARY) !== 0;

/** Whether a folded word in lower case is a form of address or a rank. */
export const isTitle = (word: string): boolean => (bitsOf(word) & TITLE) !== 0;
