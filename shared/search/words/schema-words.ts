import { stemmer } from 'stemmer';
import { indexWords } from '../index-words.ts';
import type { PassageSchemaVersion } from '../passage-index-schema.ts';

/** Returns the words of a text, in order, as an index stores them. */
export type WordsOf = (text: string) => string[];

// The default list of the filter `stop`: Lucene's short list of English words.
const STOP_WORDS = new Set(
  'a an and are as at be but by for if in into is it no not of on or such that the their then there these they this to was will with'.split(
    ' ',
  ),
);

// The size of the cache. Most words repeat: 1,000 passages have 80,000 words, of which 12,000 are different.
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

// "O’Neil's" becomes "o". That is not a useful word, but all that matters is that index and query do the same.
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

// Folding can make capitals (ᴀ becomes A). Lucene's stemmer leaves them alone and does not treat them as endings, but
// the package would lowercase them: they are replaced by private-use characters while it stems.
function porterStem(word: string): string {
  if (word.toLowerCase() === word) {
    return stemmer(word);
  }
  const capitals = [...new Set(word)].filter((letter) => letter.toLowerCase() !== letter);
  const hidden = (at: number) => String.fromCharCode(PRIVATE_USE + at);
  const stem = stemmer(capitals.reduce((text, letter, at) => text.replaceAll(letter, hidden(at)), word));
  return capitals.reduce((text, letter, at) => text.replaceAll(hidden(at), letter), stem);
}
