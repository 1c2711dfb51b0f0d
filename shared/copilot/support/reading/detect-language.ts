import { foldWord } from './fold-word.ts';
import type { WordLanguage } from './languages/language-words.ts';
import { lexiconOf } from './lexicon.ts';

const LANGUAGES: readonly WordLanguage[] = ['en', 'de', 'fr', 'es', 'it'];
const languagesOf = new Map<string, WordLanguage[]>();
for (const language of LANGUAGES) {
  for (const word of lexiconOf(language).filler) {
    languagesOf.set(word, [...(languagesOf.get(word) ?? []), language]);
  }
}
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
  const [best, second] = [...scores].toSorted(([, one], [, other]) => other - one);
  return best === undefined || best[1] === second?.[1] ? null : best[0];
}

// Names in Latin letters may stand in it; Japanese has its own characters beside those of Chinese.
function isChinese(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  return han > 0 && han / letters >= HAN_SHARE_MIN && !/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text);
}
