import { isColumnOfKind } from '../languages/columns.ts';
import type { AnswerKind, Question, Term } from '../questions/question.ts';
import { matchAnswerKind } from './answer-kind.ts';
import type { PromptExcerpt } from './read-prompt.ts';
import { type Candidate, findCandidates, type Signals } from './signals.ts';
import { matchTerm } from './terms.ts';
import { describeRow, stemsOf, type Unit } from './units.ts';

/** A sentence or row of an excerpt that may answer a question. */
export interface Evidence extends Candidate {
  /** The text as an answer gives it: a row with the names of its columns. */
  readonly wording: string;
  /** How well it answers; comparable within one prompt only, higher is better. */
  readonly fit: number;
}

type Weights = Readonly<Partial<Record<keyof Signals, number>>>;

// The weights by which the sentence that answers has the highest sum in its prompt. All weights here were fitted by
// logistic regression on public sets of questions and on folders of documents in several languages.
const FIT: Weights = {
  own: 1.6,
  nearby: 1.1,
  before: 2.5,
  above: 1.1,
  together: 3.1,
  fixed: 0.9,
  row: 1.8,
  column: 1.2,
  rank: 2.4,
  answerKind: 1.9,
  statement: 0.6,
};
// For the best sentence of a prompt: at 0, the sum with `LEAD`, `FIT_SHARE`, `EACH_QUOTED` and the offset is as likely
// as not to be one of an answer.
const CONFIDENCE: Weights = {
  own: 1.04,
  before: 0.19,
  above: -0.13,
  together: -0.17,
  section: 1.2,
  fixed: 0.1,
  row: 0.47,
  column: 1.19,
  rank: 1,
  answerKind: 0.16,
  asked: 1,
  exactKind: 0.4,
};
// Added in languages other than English. There, a share of the words says less: a name is often all that a sentence
// shares, and no excerpt has the words that the table of concepts lacks.
const CONFIDENCE_ELSEWHERE: Weights = { matched: 0.46, absent: -0.44, named: -0.85 };
// For the lead over the next sentence, in fit, up to LEAD_MAX; for the best one's own fit; and for each sentence that
// is quoted, because one of several is right more often.
const LEAD = 0.13;
const LEAD_MAX = 3;
const FIT_SHARE = 0.154;
const EACH_QUOTED = 0.15;
// Lower in languages other than English, whose words are not reduced to a stem: a right sentence shares fewer words
// with its question there.
const OFFSET = 4.75;
const OFFSET_ELSEWHERE = 4;

// How many sentences and rows an answer quotes, and by how much another one may fit worse than the best.
const QUOTED_MAX = 3;
const FIT_LOST_MAX = 2;

// A sentence without a time does not answer "when", however well it fits otherwise. Reasons, places and who does
// something ("the caretaker") are expressed in too many ways to be required.
const NEEDED: ReadonlySet<AnswerKind> = new Set([
  'time',
  'clock',
  'duration',
  'count',
  'money',
  'size',
  'temperature',
  'frequency',
]);

// "Who operated it?" asks for the column `operator`: the beginning of a word is enough.
const MATCH_MIN = 0.7;
// Chosen on this project's pages and on folders of documents.
const TRUST_IN_WORDS = 0.5;
const OWN_WHOLE_MIN = 0.99;
const TERMS_WHOLE_MIN = 3;
const OWN_CODE_MIN = 0.6;

/** Ranks every unit of the excerpts that may answer, the best first; equal ones stay in the order of the prompt. */
export function rankEvidence(question: Question, excerpts: readonly PromptExcerpt[]): Evidence[] {
  return findCandidates(question, excerpts)
    .filter(({ signals, unit }) => signals.answerKind > 0 || !isNeeded(question.answerKind, unit))
    .map((candidate) => ({
      ...candidate,
      wording: describeUnit(question, candidate),
      fit: sum(candidate.signals, FIT),
    }))
    .toSorted((a, b) => b.fit - a.fit);
}

// A sentence may give a reason in any words, a row or a setting ("stop_celsius: 70") only if it says so.
function isNeeded(kind: AnswerKind, { header, text }: Unit): boolean {
  return NEEDED.has(kind) || (kind === 'reason' && (header !== null || !/[.!?。！？]["'”’)]*$/u.test(text)));
}

/**
 * Returns what an answer quotes of ranked evidence: the best, and up to two more rows or whole sentences that fit
 * nearly as well. The one that answers is among the three more often than it is the first.
 */
export function quotedOf(evidence: readonly Evidence[]): Evidence[] {
  const [best, ...others] = evidence;
  if (best === undefined) {
    return [];
  }
  const close = others.filter(
    ({ fit, unit }, at) =>
      best.fit - fit < FIT_LOST_MAX &&
      (unit.header !== null || /[.!?。！？]$/u.test(unit.text)) &&
      evidence.slice(0, at + 1).every((before) => before.unit.text !== unit.text),
  );
  return [best, ...close].slice(0, QUOTED_MAX);
}

/** Returns the confidence that the best of the evidence is an answer: above 0 it is more likely than not. */
export function confidenceOf({ language, terms }: Question, evidence: readonly Evidence[]): number {
  const [best, next] = evidence;
  if (best === undefined) {
    return Number.NEGATIVE_INFINITY;
  }
  const ahead = next === undefined ? LEAD_MAX : Math.min(LEAD_MAX, best.fit - next.fit);
  const order = LEAD * ahead + FIT_SHARE * best.fit + EACH_QUOTED * quotedOf(evidence).length;
  const own = sum(best.signals, CONFIDENCE) + order + trustInWords(terms, best);
  return language === 'en' ? own - OFFSET : own + sum(best.signals, CONFIDENCE_ELSEWHERE) - OFFSET_ELSEWHERE;
}

// Every word of a question of some length, or its code ("M30") with most of the others, is seldom there by chance.
function trustInWords(terms: readonly Term[], { unit, signals: { own } }: Evidence): number {
  const isWhole = own >= OWN_WHOLE_MIN && terms.length >= TERMS_WHOLE_MIN;
  const codes = terms.filter(({ stem: term }) => /\d/.test(term) && /\p{L}/u.test(term));
  const stems = stemsOf(unit.text);
  const hasCodes = own >= OWN_CODE_MIN && codes.length > 0 && codes.every(({ stem: term }) => stems.has(term));
  return (isWhole ? TRUST_IN_WORDS : 0) + (hasCodes ? TRUST_IN_WORDS : 0);
}

function describeUnit(question: Question, { unit, signals }: Candidate): string {
  if (unit.header === null) {
    return unit.text;
  }
  const isAsked = (text: string) => {
    const words = stemsOf(text);
    return question.terms.some((term) => matchTerm(words, term.stem) >= MATCH_MIN);
  };
  const isColumn = (name: string) => isAsked(name) || isColumnOfKind(name, question.answerKind);
  const asked = describeRow(unit, isAsked, isColumn);
  const isOfKind = (text: string) => matchAnswerKind(question, text) === 1;
  // The numbers of an address that the question names are not a date.
  const beside = signals.row === 0 ? asked : asked.slice((unit.cells[0] ?? '').length + 1);
  // "When is the lift inspected?" names the column "Lift", but the day is in another one.
  return NEEDED.has(question.answerKind) && !isOfKind(beside)
    ? describeRow(unit, (text) => isAsked(text) || isOfKind(text), isColumn)
    : asked;
}

function sum(signals: Signals, weights: Weights): number {
  const names = Object.keys(weights) as (keyof Signals)[];
  return names.reduce((total, name) => total + (weights[name] ?? 0) * signals[name], 0);
}
