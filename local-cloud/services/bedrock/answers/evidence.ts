import { stem, wordsOf } from '../words.ts';
import type { Question, Wanted } from './question.ts';
import type { PromptExcerpt } from './read-prompt.ts';
import { type Candidate, findCandidates, type Signals } from './signals.ts';
import { sayRow, takenApart } from './units.ts';

/** A sentence or row of an excerpt that may answer a question. */
export interface Evidence extends Candidate {
  /** As an answer says it: a row with the names of its columns. */
  readonly said: string;
  /** Higher is the better sentence of this prompt. */
  readonly fit: number;
}

type Weights = Readonly<Record<keyof Signals, number>>;

// Fitted (README) so that of the sentences of a prompt the one that answers has the highest sum.
const FIT: Weights = {
  said: 1.6,
  nearby: 1.1,
  before: 2.5,
  above: 1.1,
  together: 3.1,
  fixed: 0.9,
  row: 1.8,
  column: 1.2,
  pairs: 1.4,
  rank: 2.4,
  wanted: 1.9,
  statement: 0.6,
};
// Fitted on the best sentence of each prompt: above 0 it answers more likely than not. How far it is ahead of the next
// one counts, and its fit.
const SURE: Weights = {
  said: 2.37,
  nearby: 0.15,
  before: 0.55,
  above: 0.38,
  together: -0.24,
  fixed: 0.83,
  row: 0.91,
  column: 3.27,
  pairs: -0.91,
  rank: 1.17,
  wanted: 0.26,
  statement: 0.45,
};
const LEAD = 0.23;
const LEAD_MAX = 3;
const FIT_SHARE = 0.134;
const DOUBT = 5.99;
// Only English words meet their other forms (`stem`): elsewhere a right sentence shares less with its question.
const OTHER_LANGUAGE = 0.3;

// A sentence without a time is not an answer to "when", whatever else speaks for it; reasons, places and names are said
// in too many ways.
const NEEDED: ReadonlySet<Wanted> = new Set(['time', 'count', 'money', 'size', 'temperature', 'frequency']);

/** Every unit of every excerpt that may answer, the best first; equal ones in the order of the prompt. */
export function weighEvidence(question: Question, excerpts: readonly PromptExcerpt[]): Evidence[] {
  return findCandidates(question, excerpts)
    .filter(({ signals }) => signals.wanted > 0 || !NEEDED.has(question.wanted))
    .map((candidate) => ({ ...candidate, said: sayUnit(question, candidate), fit: sum(candidate.signals, FIT) }))
    .toSorted((a, b) => b.fit - a.fit);
}

/** How sure one can be that the best of the evidence answers at all, comparable across prompts. */
export function surenessOf({ language }: Question, [best, next]: readonly Evidence[]): number {
  if (best === undefined) {
    return Number.NEGATIVE_INFINITY;
  }
  const lead = next === undefined ? LEAD_MAX : Math.min(LEAD_MAX, best.fit - next.fit);
  const doubt = language === 'en' ? DOUBT : DOUBT - OTHER_LANGUAGE;
  return sum(best.signals, SURE) + LEAD * lead + FIT_SHARE * best.fit - doubt;
}

function sayUnit({ terms }: Question, { unit: { text, header } }: Candidate): string {
  const isAsked = (column: string) => {
    const words = wordsOf(takenApart(column)).map(stem);
    return terms.some((term) => words.includes(term.stem));
  };
  return header === null ? text : sayRow(text, header, isAsked);
}

function sum(signals: Signals, weights: Weights): number {
  const names = Object.keys(weights) as (keyof Signals)[];
  return names.reduce((total, name) => total + weights[name] * signals[name], 0);
}
