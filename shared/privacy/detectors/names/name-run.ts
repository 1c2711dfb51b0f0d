import { COMMON, ORGANIZATION } from '../../names/name-bits.ts';
import type { TextRange } from '../../text/text-range.ts';

/** A word that could be part of a name. */
export interface NameWord extends TextRange {
  readonly lower: string;
  /** The lists that contain the word, one bit for each (name-bits.ts). */
  readonly bits: number;
  /** 'plain': a name in lower case, in a text without capital letters. */
  readonly role: 'name' | 'plain' | 'initial' | 'particle' | 'title';
  /** Whether a particle has a capital letter: "Mme Le Goff". */
  readonly isCapital?: boolean;
}

/** Returns the first and the last of at least one word. */
export function endsOf<W>(words: readonly W[]): readonly [W, W] {
  return [words[0] as W, words.at(-1) as W];
}

/** Adjacent words that could be a name, with initials, titles and particles between them. */
export type NameRun = readonly NameWord[];

/** Whether a word shows that the words before it name a firm or an institution, or are a title. */
export function isOrganization(word: NameWord | undefined): boolean {
  return word !== undefined && (word.bits & ORGANIZATION) !== 0;
}

/** Whether a word is more likely to begin a sentence than a name. */
export function isCommon(word: NameWord): boolean {
  return (word.bits & COMMON) !== 0;
}
