import { detectLanguage } from './reading/detect-language.ts';
import { hasWord } from './reading/evidence.ts';
import { readStatement, type Statement } from './reading/statement.ts';
import { meaningOf } from './reading/tokens.ts';
import type { CheckedSentence } from './support.ts';

/**
 * Whether what is left of an answer still has a word of the question, if one of the sentences that are left out has
 * one: of an answer about the price, a sentence about the color is no answer. The same holds for each unit of the
 * question: the price per hour is no answer to a question about the price per week.
 */
export function stillAnswers(sentences: readonly CheckedSentence[], question: string): boolean {
  const language = detectLanguage(`${sentences.map(({ statement }) => statement).join(' ')} ${question}`);
  const asked = readStatement(question, language);
  const isLost = ({ outcome }: CheckedSentence) => 'flaw' in outcome;
  const read = (some: readonly CheckedSentence[]) => some.map(({ statement }) => readStatement(statement, language));
  const lost = read(sentences.filter(isLost));
  const kept = read(sentences.filter((each) => !isLost(each) && each.outcome.kind !== 'plain'));
  const isKept = (has: (said: Statement) => boolean) => !lost.some(has) || kept.some(has);
  return (
    isKept((said) => asked.content.some((word) => hasWord(said, word))) &&
    [...unitsIn(asked)].every((unit) => isKept((said) => unitsIn(said).has(unit)))
  );
}

function unitsIn({ tokens }: Statement): ReadonlySet<string> {
  return new Set(tokens.flatMap((token) => meaningOf(token, 'unit') ?? meaningOf(token, 'period') ?? []));
}
