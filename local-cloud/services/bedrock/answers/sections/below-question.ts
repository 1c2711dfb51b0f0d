import { isSameQuestion } from '../asked-questions.ts';
import type { Evidence } from '../evidence.ts';

// As many as an answer quotes otherwise.
const QUOTED_MAX = 3;

/**
 * Returns what replies to a question in a document that is the same as the one that is asked: the first sentences, rows
 * or items below it, in their order. They need not share a word with the question.
 */
export function belowQuestion(evidence: readonly Evidence[]): readonly Evidence[] {
  const [first] = evidence
    .filter(({ likeness }) => isSameQuestion(likeness))
    .toSorted((a, b) => b.likeness - a.likeness || a.excerpt.n - b.excerpt.n);
  if (first === undefined) {
    return [];
  }
  return evidence
    .filter(({ excerpt, unit }) => excerpt.n === first.excerpt.n && unit.asked === first.unit.asked)
    .toSorted((a, b) => a.order - b.order)
    .slice(0, QUOTED_MAX);
}
