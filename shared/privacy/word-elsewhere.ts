import { wordBefore } from './detectors/names/person-context.ts';
import { isListedName } from './names/name-bits.ts';
import { isOrdinaryWord } from './names/ordinary/ordinary-words.ts';
import { isInLanguage, type Language } from './names/words-of-languages.ts';
import { occursInLowerCase } from './text/occurs-in-lower-case.ts';
import type { ScannedText } from './text/scanned-text.ts';
import { wordSet } from './word-set.ts';

// Each language's words before a noun that are not used before a name.
const BEFORE_NOUNS: readonly (readonly [Language, ReadonlySet<string>])[] = [
  ['en', wordSet('a an the each every any no this that these those its their our your')],
  ['de', wordSet('ein eine einen einem einer eines kein keine keinen jeder jede jeden dieser diese diesen')],
  ['fr', wordSet('un une des chaque ce cette ces aucun aucune votre notre leur')],
  ['es', wordSet('un una unos unas cada este esta estos estas ningun ninguna')],
  ['nl', wordSet('een elke iedere deze geen')],
];
// How many occurrences of a word are examined. A word that has not been a noun in so many of them is a name.
const PLACES_MAX = 50;

/**
 * Whether the text also uses these words as ordinary words, such as "a trustee" beside "the United States Trustee". The
 * words are unlisted, folded and in lower case; `written` is the name as it stands in the text.
 */
export function isWordElsewhere(scanned: ScannedText, written: string, words: readonly string[]): boolean {
  if (words.some(isListedName)) {
    return false;
  }
  const isCapitalized = written !== written.toLowerCase();
  return words.every(
    (word) =>
      (isCapitalized && (isOrdinaryWord(word) || occursInLowerCase(scanned, word))) ||
      (words.length === 1 && isNounIn(scanned, word)),
  );
}

function isNounIn(scanned: ScannedText, word: string): boolean {
  const { lower } = scanned;
  const sets = BEFORE_NOUNS.filter(([language]) => isInLanguage(scanned, language)).map(([, set]) => set);
  let at = lower.indexOf(` ${word}`);
  for (let place = 0; at !== -1 && place < PLACES_MAX && sets.length > 0; place += 1) {
    const isWhole = !/[a-z0-9]/.test(lower.charAt(at + 1 + word.length));
    const before = wordBefore(lower, at + 1);
    if (isWhole && sets.some((set) => set.has(before))) {
      return true;
    }
    at = lower.indexOf(` ${word}`, at + 1);
  }
  return false;
}
