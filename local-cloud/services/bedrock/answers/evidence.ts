import { stem, wordsOf } from '../words.ts';
import type { AnswerKind, Question } from './question.ts';
import type { PromptExcerpt } from './read-prompt.ts';
import { type Candidate, findCandidates, type Signals } from './signals.ts';
import { describeRow, splitIdentifiers } from './units.ts';

/** A sentence or row of an excerpt that may answer a question. */
export interface Evidence extends Candidate {
  /** The text as an answer gives it: a row with the names of its columns. */
  readonly wording: string;
  /** How well it answers; comparable within one prompt only, higher is better. */
  readonly fit: number;
}

type Weights = Readonly<Record<keyof Signals, number>>;

// Fitted (README) so that the sentence that answers has the highest sum of all in its prompt.
const FIT_WEIGHTS: Weights = {
  own: 1.6,
  nearby: 1.1,
  before: 2.5,
  above: 1.1,
  together: 3.1,
  fixed: 0.9,
  row: 1.8,
  column: 1.2,
  pairs: 1.4,
  rank: 2.4,
  answerKind: 1.9,
  statement: 0.6,
};
// Fitted on the best sentence of each prompt, together with its fit and its lead over the next one: at a sum of 0 it
// answers as likely as not.
const CONFIDENCE_WEIGHTS: Weights = {
  own: 2.37,
  nearby: 0.15,
  before: 0.55,
  above: 0.38,
  together: -0.24,
  fixed: 0.83,
  row: 0.91,
  column: 3.27,
  pairs: -0.91,
  rank: 1.17,
  answerKind: 0.26,
  statement: 0.45,
};
const LEAD = 0.23;
const LEAD_MAX = 3;
const FIT_SHARE = 0.134;
const CONFIDENCE_OFFSET = 5.99;
// Only English words are reduced to a stem: in other languages a right sentence shares fewer words with its question.
const OTHER_LANGUAGE = 0.3;

// A sentence without a time does not answer "when", whatever else speaks for it. Reasons, places and names are
// expressed in too many ways to be required.
const NEEDED: ReadonlySet<AnswerKind> = new Set(['time', 'count', 'money', 'size', 'temperature', 'frequency']);

/** Every unit of the excerpts that may answer, the best first; equal ones in the order of the prompt. */
export function rankEvidence(question: Question, excerpts: readonly PromptExcerpt[]): Evidence[] {
  return findCandidates(question, excerpts)
    .filter(({ signals }) => signals.answerKind > 0 || !NEEDED.has(question.answerKind))
    .map((candidate) => ({
      ...candidate,
      wording: describeUnit(question, candidate),
      fit: sum(candidate.signals, FIT_WEIGHTS),
    }))
    .toSorted((a, b) => b.fit - a.fit);
}

/** The confidence that the best of the evidence answers at all; comparable across prompts. */
export function confidenceOf({ language }: Question, [best, next]: readonly Evidence[]): number {
  if (best === undefined) {
    return Number.NEGATIVE_INFINITY;
  }
  const lead = next === undefined ? LEAD_MAX : Math.min(LEAD_MAX, best.fit - next.fit);
  const doubt = language === 'en' ? CONFIDENCE_OFFSET : CONFIDENCE_OFFSET - OTHER_LANGUAGE;
  return sum(best.signals, CONFIDENCE_WEIGHTS) + LEAD * lead + FIT_SHARE * best.fit - doubt;
}

function describeUnit({ terms }: Question, { unit: { text, header } }: Candidate): string {
  const isAsked = (column: string) => {
    const words = wordsOf(splitIdentifiers(column)).map(stem);
    return terms.some((term) => words.includes(term.stem));
  };
  return header === null ? text : describeRow(text, header, isAsked);
}

function sum(signals: Signals, weights: Weights): number {
  const names = Object.keys(weights) as (keyof Signals)[];
  return names.reduce((total, name) => total + weights[name] * signals[name], 0);
}
