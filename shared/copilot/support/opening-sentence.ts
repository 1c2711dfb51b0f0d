import type { AnswerSentence } from './reading/answer-lines.ts';
import { type Evidence, isAmong } from './reading/evidence.ts';
import type { Statement } from './reading/statement.ts';

// A full stop after anything else may be part of an address or a name.
const ENDS_PLAINLY = /[\p{L}\p{N}%€$£)]\.$/u;

/**
 * Gives the first sentence of an answer, if it has no mark, the marks of the second one on the same line: "No, that is
 * up to the shop. It pays within ten days [1]." Both are then checked against the same quotes.
 */
export function markedOpening(first: AnswerSentence, second: AnswerSentence | undefined): AnswerSentence {
  const marks = ENDS_PLAINLY.test(first.text) && second?.line === first.line ? second.marks : [];
  return first.marks.length > 0 || marks.length === 0 ? first : { ...first, marks, text: withMarks(first.text, marks) };
}

/** Whether a sentence has only words of its sources, so that its facts can be compared although it had no mark. */
export function hasOnlySourceWords({ content }: Statement, evidence: readonly Evidence[]): boolean {
  const words = evidence.flatMap(({ source, context }) => [...source.tokens, ...context.tokens]);
  return content.every((word) => isAmong(word, words));
}

// Puts the marks before the full stop, where an answer has them.
function withMarks(text: string, marks: readonly number[]): string {
  return `${text.slice(0, -1)} ${[...new Set(marks)].map((n) => `[${n}]`).join('')}${text.slice(-1)}`;
}
