import { type AnswerKind, type Question, readQuestion } from '../questions/question.ts';
import { matchTerm } from './terms.ts';

// Chosen on questions about this project's pages (docs/quality.md). If meanings are known, a question is the same from
// this nearness on, if half of the words that are asked for are in the reply, and half of the words of both questions
// in the other; more or fewer of them count by these weights, and another kind of question counts less.
const NEAR_MIN = 0.6;
const BY_REPLY = 0.4;
const BY_WORDS = 0.2;
const HALF = 0.5;
const OTHER_KIND = 0.05;
// If meanings are not known: the least share of the words of both.
const SHARED_MIN = 0.6;
// Other questions than those for a number, a person or a place are asked in too many ways to be compared.
const OPEN: ReadonlySet<AnswerKind> = new Set([null, 'yes or no', 'reason']);

/** How near the meaning of a question in a document is to that of the question that is asked, from -1 to 1. */
export type Meanings = ReadonlyMap<string, number>;

/** A question of a document, compared with the one that is asked. */
export interface Comparison {
  /** How much it is like the other one; from 1 on, it is the same in other words. */
  readonly likeness: number;
  /** Whether both ask for the same kind of thing. */
  readonly isOfKind: boolean;
}

const NOT_ASKED: Comparison = { likeness: 0, isOfKind: false };

/** Whether a question of a document is the one that is asked, in other words. */
export function isSameQuestion({ likeness }: Comparison): boolean {
  return likeness >= 1;
}

/**
 * Returns a function that compares a question of a document with the one that is asked, by the words of both and by
 * their meanings; two with different numbers are not alike. `share` is the share of the words asked for that the
 * question of the document has, together with its reply.
 */
export function compareWith(question: Question, meanings: Meanings): (asked: string, share: number) => Comparison {
  const known = new Map<string, Compared>();
  return (asked, share) => {
    if (asked === '') {
      return NOT_ASKED;
    }
    const compared = known.get(asked) ?? compare(question, readQuestion(asked));
    known.set(asked, compared);
    const { hasNumbers, isOfKind, shared } = compared;
    const near = meanings.get(asked);
    const byWords = isOfKind ? shared / SHARED_MIN : 0;
    const words = BY_REPLY * (share - HALF) + BY_WORDS * (shared - HALF);
    const likeness = near === undefined ? byWords : (near + words - (isOfKind ? 0 : OTHER_KIND)) / NEAR_MIN;
    return { likeness: hasNumbers ? likeness : 0, isOfKind };
  };
}

interface Compared {
  /** Whether both have the same numbers. */
  readonly hasNumbers: boolean;
  /** Whether both ask for the same kind of thing. */
  readonly isOfKind: boolean;
  /** The share of the words of both that the other one has. */
  readonly shared: number;
}

function compare(one: Question, other: Question): Compared {
  const kinds = [one.answerKind, other.answerKind];
  const terms = one.terms.length + other.terms.length;
  return {
    hasNumbers: numbersOf(one) === numbersOf(other),
    isOfKind: one.answerKind === other.answerKind || kinds.every((kind) => OPEN.has(kind)),
    shared: (sharedWith(one, other) + sharedWith(other, one)) / Math.max(1, terms),
  };
}

function numbersOf({ terms }: Question): string {
  const numbers = terms.map(({ stem }) => stem).filter((stem) => /\d/.test(stem));
  return numbers.toSorted().join(' ');
}

function sharedWith({ terms }: Question, other: Question): number {
  const stems = new Set(other.terms.map(({ stem }) => stem));
  return terms.reduce((sum, { stem }) => sum + matchTerm(stems, stem), 0);
}
