import { marksIn } from '../citation-marks.ts';
import { detectLanguage } from './reading/detect-language.ts';
import { hasWord } from './reading/evidence.ts';
import { readStatement, type Statement } from './reading/statement.ts';
import type { CheckedSentence } from './support.ts';

/**
 * Whether an answer that reports a contradiction shows two sentences of the documents about one matter, or what was
 * quoted (`quoted[n - 1]`) from two passages that one sentence cites. What a queen costs and how long samples are kept
 * share no word, so they cannot contradict each other. Texts in different languages are not compared.
 */
export function showsTwoSides(sentences: readonly CheckedSentence[], quoted: readonly string[]): boolean {
  const marked = sentences.map((sentence) => ({ ...sentence, shown: new Set(marksIn(sentence.text)) }));
  const units = new Set(marked.flatMap(({ evidence, shown }) => (shown.size > 0 ? evidence : [])));
  const texts = [...units].map(({ text, context, headers }) => [text, context, ...headers].join(' '));
  return (
    areOfOneMatter(texts) || marked.some(({ shown }) => areOfOneMatter([...shown].map((n) => quoted[n - 1] ?? '')))
  );
}

function areOfOneMatter(texts: readonly string[]): boolean {
  const sides = texts.map((text) => readStatement(text, detectLanguage(text)));
  return sides.some((one, at) => sides.slice(at + 1).some((other) => areComparable(one, other)));
}

function areComparable(one: Statement, other: Statement): boolean {
  return one.language !== other.language || one.content.some((word) => hasWord(other, word));
}
