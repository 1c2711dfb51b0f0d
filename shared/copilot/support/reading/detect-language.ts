import { foldWord } from './fold-word.ts';
import type { WordLanguage } from './languages/language-words.ts';
import { lexiconOf } from './lexicon.ts';

const LANGUAGES: readonly WordLanguage[] = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl'];
const languagesOf = new Map<string, WordLanguage[]>();
// "Not", "if", "must" and "day" tell a language as its articles do.
const TELLING = /^(?:not|if|except|only|because|all|some|and|but|modal:|bound:|unit:(?:day|week|month|year))/;
for (const language of LANGUAGES) {
  for (const word of tellingWords(language)) {
    languagesOf.set(word, [...(languagesOf.get(word) ?? []), language]);
  }
}
// Letters that one of them alone writes; they decide where small words do not.
const LETTERS: readonly (readonly [language: WordLanguage, letters: RegExp])[] = [
  ['de', /[äöüß]/iu],
  ['es', /[ñ¿¡]/iu],
  ['pt', /[ãõ]/iu],
];
const LETTERS_WEIGHT = 0.25;
const LENGTH_READ_MAX = 1_000;
const HAN_SHARE_MIN = 0.3;

/**
 * The language of a text by its small words, where one that few languages have counts more; null where none tells it.
 */
export function detectLanguage(text: string): WordLanguage | null {
  const read = text.slice(0, LENGTH_READ_MAX);
  if (isChinese(read)) {
    return 'zh';
  }
  const words = read.match(/[\p{L}\p{M}]+/gu)?.map(foldWord) ?? [];
  const scores = new Map<WordLanguage, number>();
  for (const word of words) {
    const having = languagesOf.get(word) ?? [];
    for (const language of having) {
      scores.set(language, (scores.get(language) ?? 0) + 1 / having.length ** 2);
    }
  }
  for (const [language, letters] of LETTERS) {
    if (letters.test(read)) {
      scores.set(language, (scores.get(language) ?? 0) + LETTERS_WEIGHT);
    }
  }
  const [best, second] = [...scores].toSorted(([, one], [, other]) => other - one);
  return best === undefined || best[1] === second?.[1] ? null : best[0];
}

function tellingWords(language: WordLanguage): Set<string> {
  const { filler, phrases } = lexiconOf(language);
  const words = [...phrases.values()]
    .flat()
    .filter((phrase) => phrase.words.length === 1 && phrase.meanings.some((meaning) => TELLING.test(meaning)))
    .flatMap((phrase) => phrase.words);
  return new Set([...filler, ...words]);
}

// Names in Latin letters may stand in it; Japanese has its own characters beside those of Chinese.
function isChinese(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  return han > 0 && han / letters >= HAN_SHARE_MIN && !/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text);
}
