import { onceFor } from '../../once.ts';
import { allMatches } from './match-at.ts';
import type { ScannedText } from './scanned-text.ts';

const LOWERCASE_WORD = /(?<![A-Za-z0-9\u00AA-\uFFFB@#/._-])[a-z\u00AA-\uFFFB]{3,40}(?![A-Za-z0-9\u00AA-\uFFFB@/_-])/g;

/**
 * Whether the text also contains a folded word in lower case. Where such a word is capitalized, it may only begin a
 * sentence.
 */
export function occursInLowerCase(scanned: ScannedText, word: string): boolean {
  return lowercaseWordsOf(scanned).has(word);
}

const lowercaseWordsOf = onceFor(
  ({ text }: ScannedText): ReadonlySet<string> =>
    new Set(allMatches(LOWERCASE_WORD, text).map(({ 0: written }) => written)),
);
