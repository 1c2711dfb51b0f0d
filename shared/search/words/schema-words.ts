import { stemmer } from 'stemmer';
import { indexWords } from '../index-words.ts';
import type { PassageSchemaVersion } from '../passage-index-schema.ts';

/** The words of a text, in order, as an index holds them. */
export type WordsOf = (text: string) => string[];

// The index's filter `stop` by its name alone: Lucene's own short English list.
const STOP_WORDS = new Set(
  'a an and are as at be but by for if in into is it no not of on or such that the their then there these they this to was will with'.split(
    ' ',
  ),
);

// Most words occur again and again: of 1,000 passages in 80,000 places 12,000 different ones.
const REMEMBERED_MAX = 50_000;
const remembered = new Map<string, string>();
const PRIVATE_USE = 0xe000;

/** The words of a text as the analyzer of each schema version makes them. */
export const SCHEMA_WORDS: Readonly<Record<PassageSchemaVersion, WordsOf>> = {
  1: (text) => indexWords(text),
  2: (text) =>
    indexWords(text, beforeApostrophe)
      .filter((word) => word !== '' && !STOP_WORDS.has(word))
      .map(rememberedStem),
};

// "O’Neil's" is "o": the same for every index and query, which is all that counts.
function beforeApostrophe(word: string): string {
  const at = word.search(/['’]/);
  return at === -1 ? word : word.slice(0, at);
}

function rememberedStem(word: string): string {
  const known = remembered.get(word);
  if (known !== undefined) {
    return known;
  }
  const stem = porterStem(word);
  if (remembered.size === REMEMBERED_MAX) {
    remembered.clear();
  }
  remembered.set(word, stem);
  return stem;
}

// Lucene's filter leaves the capitals that folding made where they are, and they are part of no ending; the package
// would make lowercase letters of them.
function porterStem(word: string): string {
  if (word.toLowerCase() === word) {
    return stemmer(word);
  }
  const capitals = [...new Set(word)].filter((letter) => letter.toLowerCase() !== letter);
  const hidden = (at: number) => String.fromCharCode(PRIVATE_USE + at);
  const stem = stemmer(capitals.reduce((text, letter, at) => text.replaceAll(letter, hidden(at)), word));
  return capitals.reduce((text, letter, at) => text.replaceAll(hidden(at), letter), stem);
}
