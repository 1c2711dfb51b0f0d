import { hasWord, isAmong } from '../reading/evidence.ts';
import type { Token } from '../reading/tokens.ts';
import type { Comparison } from './comparison.ts';

/** Whether a word is anywhere in the cited excerpts, in the text above them or in the question. */
export function isCitedWord(word: Token, { evidence, cited = evidence, question }: Comparison): boolean {
  const rests = new Set(cited.map(({ elsewhere }) => elsewhere));
  return (
    isAmong(word, question.tokens) ||
    cited.some(({ source, context }) => hasWord(source, word) || hasWord(context, word)) ||
    [...rests].some((rest) => rest().some((each) => hasWord(each, word)))
  );
}
