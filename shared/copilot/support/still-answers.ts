import { detectLanguage } from './reading/detect-language.ts';
import { hasWord } from './reading/evidence.ts';
import { readStatement } from './reading/statement.ts';
import type { CheckedSentence } from './support.ts';

/**
 * Whether what is left of an answer still has a word of the question, if one of the sentences that are left out has
 * one: of an answer about the price, a sentence about the color is no answer.
 */
export function stillAnswers(sentences: readonly CheckedSentence[], question: string): boolean {
  const language = detectLanguage(`${sentences.map(({ statement }) => statement).join(' ')} ${question}`);
  const asked = readStatement(question, language).content;
  const hasAskedWord = ({ statement }: CheckedSentence) => {
    const said = readStatement(statement, language);
    return asked.some((word) => hasWord(said, word));
  };
  const isLost = ({ outcome }: CheckedSentence) => 'flaw' in outcome;
  return (
    !sentences.some((each) => isLost(each) && hasAskedWord(each)) ||
    sentences.some((each) => !isLost(each) && each.outcome.kind !== 'plain' && hasAskedWord(each))
  );
}
