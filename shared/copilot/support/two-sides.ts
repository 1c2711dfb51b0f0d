import { marksIn } from '../citation-marks.ts';
import { detectLanguage } from './reading/detect-language.ts';
import { hasWord } from './reading/evidence.ts';
import { readStatement, type Statement } from './reading/statement.ts';
import type { CheckedSentence } from './support.ts';

/**
 * Whether an answer that reports a contradiction shows two sentences of the documents about one matter. What a queen
 * costs and how long samples are kept share no word, so they cannot contradict each other. Sentences in different
 * languages are not compared.
 */
export function showsTwoSides(sentences: readonly CheckedSentence[]): boolean {
  const marked = sentences.filter(({ text }) => marksIn(text).length > 0);
  const units = [...new Set(marked.flatMap(({ evidence }) => evidence))];
  const sides = units.map(({ text, context, headers }) => {
    const whole = [text, context, ...headers].join(' ');
    return readStatement(whole, detectLanguage(whole));
  });
  return sides.some((one, at) => sides.slice(at + 1).some((other) => areComparable(one, other)));
}

function areComparable(one: Statement, other: Statement): boolean {
  return one.language !== other.language || one.content.some((word) => hasWord(other, word));
}
