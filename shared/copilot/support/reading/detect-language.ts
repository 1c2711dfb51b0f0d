import { foldWord, isPrintableAscii } from './fold-word.ts';
import type { WordLanguage } from './languages/language-words.ts';
import { fillerOf, listedPhrases, wordsOfPhrase } from './listed-phrases.ts';

const LANGUAGES: readonly WordLanguage[] = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'sv'];
// Words like "not", "if", "must", "two", "day" and "May" show the language of a text just as articles do.
const INDICATIVE =
  /^(?:not|if|except|only|because|all|some|and|but|modal:|bound:|number:|month:|unit:(?:day|week|month|year))/;
// Everyday English words that are function words of another language: "want" is "because" in Dutch.
const ENGLISH_TOO = ['want', 'come', 'due', 'car', 'door'];
const LANGUAGES_OF = languagesByWord();
// Excludes the letter in "C1", "25 °C" and "block C".
const WORD = /(?<![\p{N}°])(?![B-DF-HJ-NP-Z](?!\p{L}))[\p{L}\p{M}]+(?!\p{N})/gu;
// Letters and spellings that few of these languages have. They weigh little, and decide only where function words do
// not.
const LETTERS: readonly (readonly [language: WordLanguage, letters: RegExp])[] = [
  ['de', /[äöüß]/iu],
  ['fr', /[œâêôçîû]|(?<!\p{N})1(?:er|re|ère)(?!\p{L})|(?<!\p{L})(?:qu|j)['’]\p{L}/iu],
  ['es', /[ñ¿¡]/iu],
  // French has "ç" and "ê" too, so they count for both; "ã" then decides for Portuguese.
  ['pt', /[ãõ]/iu],
  ['pt', /[âêôç]/iu],
  ['pl', /[ąćęłńśźż]/iu],
  ['sv', /å/iu],
];
// Less than one function word: a letter such as ß only decides between languages that are otherwise equal.
const LETTERS_WEIGHT = 0.25;
// As much as one function word that no other language has.
const LIKELY_WEIGHT = 1;
// The beginning of a text is enough to tell its language.
const LENGTH_READ_MAX = 1_000;
const HAN_SHARE_MIN = 0.3;

/**
 * Detects the language of a text by its function words: the fewer languages share a word, the more it counts. Returns
 * null if nothing decides. A table has few function words: if they decide little, the `likely` language wins.
 */
export function detectLanguage(text: string, likely: WordLanguage | null = null): WordLanguage | null {
  const read = text.slice(0, LENGTH_READ_MAX);
  if (isChinese(read)) {
    return 'zh';
  }
  const scores = scoresOf(read);
  if (likely !== null && likely !== 'zh') {
    scores.set(likely, (scores.get(likely) ?? 0) + LIKELY_WEIGHT);
  }
  const [best, second] = [...scores].toSorted(([, one], [, other]) => other - one);
  const isTie = best === undefined || best[1] === second?.[1];
  return isTie ? likely : best[0];
}

function scoresOf(text: string): Map<WordLanguage, number> {
  const scores = new Map<WordLanguage, number>();
  const add = (language: WordLanguage, weight: number) => scores.set(language, (scores.get(language) ?? 0) + weight);
  for (const word of text.match(WORD) ?? []) {
    const folded = isPrintableAscii(word) ? undefined : LANGUAGES_OF.get(foldWord(word));
    const sharing = LANGUAGES_OF.get(word.toLowerCase()) ?? folded ?? [];
    const weight = 1 / sharing.length ** 2;
    for (const language of sharing) {
      add(language, weight);
    }
  }
  for (const [language, letters] of LETTERS) {
    if (letters.test(text)) {
      add(language, LETTERS_WEIGHT);
    }
  }
  return scores;
}

function languagesByWord(): Map<string, WordLanguage[]> {
  const found = new Map<string, WordLanguage[]>();
  for (const language of LANGUAGES) {
    for (const word of indicativeWords(language)) {
      found.set(word, [...(found.get(word) ?? []), language]);
    }
  }
  return found;
}

// Reads only the words that it needs from nine languages: creating their lexicons would take longer than loading
// everything else.
function indicativeWords(language: WordLanguage): Set<string> {
  // "För", "är" and "på" indicate Swedish only with their accents: "for", "ar" and "pa" are words of other languages.
  const formOf = language === 'sv' ? (word: string) => word : foldWord;
  const words = new Set([...fillerOf(language, formOf), ...(language === 'en' ? ENGLISH_TOO : [])]);
  for (const [meaning, phrases] of listedPhrases(language, (each) => INDICATIVE.test(each))) {
    // Only the first form of a month counts: "mar" also means Tuesday in Spanish.
    for (const phrase of meaning.startsWith('month:') ? phrases.slice(0, 1) : phrases) {
      const [word, ...more] = wordsOfPhrase(phrase, formOf);
      if (word !== undefined && more.length === 0) {
        words.add(word);
      }
    }
  }
  return words;
}

// A Chinese text may contain names in Latin letters; kana means that it is Japanese.
function isChinese(text: string): boolean {
  const count = (letter: RegExp) => text.match(letter)?.length ?? 0;
  const han = isPrintableAscii(text) ? 0 : count(/\p{Script=Han}/gu);
  return han > 0 && han / count(/\p{L}/gu) >= HAN_SHARE_MIN && !/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text);
}
