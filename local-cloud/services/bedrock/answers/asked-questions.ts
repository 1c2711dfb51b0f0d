import { type AnswerKind, type Question, readQuestion } from '../questions/question.ts';
import { matchTerm } from './terms.ts';

// The least share of the words of both that the same questions have, chosen on questions about this project's pages
// (docs/quality.md).
const SHARED_MIN = 0.55;
// Other questions than those for a number, a person or a place are asked in too many ways to be compared.
const OPEN: ReadonlySet<AnswerKind> = new Set([null, 'yes or no', 'reason']);

/** Whether a question of a document is like enough to the one that is asked to count as the same. */
export function isSameQuestion(likeness: number): boolean {
  return likeness >= 1;
}

/**
 * Returns a function that says how much a question of a document is like the one that is asked, by the words of both;
 * two with different numbers, or for different kinds of things, are not alike.
 */
export function compareWith(question: Question): (asked: string) => number {
  const known = new Map([['', 0]]);
  return (asked) => {
    const likeness = known.get(asked) ?? compare(question, readQuestion(asked));
    known.set(asked, likeness);
    return likeness;
  };
}

function compare(one: Question, other: Question): number {
  const kinds = [one.answerKind, other.answerKind];
  const isOfKind = one.answerKind === other.answerKind || kinds.every((kind) => OPEN.has(kind));
  const terms = one.terms.length + other.terms.length;
  const shared = (sharedWith(one, other) + sharedWith(other, one)) / Math.max(1, terms);
  return isOfKind && numbersOf(one) === numbersOf(other) ? shared / SHARED_MIN : 0;
}

function numbersOf({ terms }: Question): string {
  const numbers = terms.map(({ stem }) => stem).filter((stem) => /\d/.test(stem));
  return numbers.toSorted().join(' ');
}

function sharedWith({ terms }: Question, other: Question): number {
  const stems = new Set(other.terms.map(({ stem }) => stem));
  return terms.reduce((sum, { stem }) => sum + matchTerm(stems, stem), 0);
}
