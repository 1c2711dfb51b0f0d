import { stem, wordsOf } from '../words.ts';
import weights from './evidence-weights.json' with { type: 'json' };
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

/** How clearly the best sentence of a prompt stands out, and what its question is like. */
export interface Standing {
  /** How much better it fits than the next one; at most 3. */
  readonly lead: number;
  /** The same, than the best one of another document. */
  readonly leadOfDocument: number;
  /** The same, than the sixth one; at most 4. */
  readonly leadOfMany: number;
  readonly fit: number;
  /**
   * 1 when the question is in another language than English: only English words are reduced to a stem, so that a right
   * sentence shares fewer words with its question.
   */
  readonly otherLanguage: number;
  /** 1 when the question asks for nothing in particular, which any sentence may seem to answer. */
  readonly anyKind: number;
  /** 1 when the question wants a yes or no, which no words of the sentence show. */
  readonly yesOrNo: number;
}

/** What each signal counts; `npm run eval:tune -- --evidence` fits these (README). */
export interface EvidenceWeights {
  /** So that the sentence that answers has the highest sum of all in its prompt. */
  readonly fit: Weights;
  /** Of the best sentence of a prompt: with `standing`, at a sum of 0 it is trusted enough to answer. */
  readonly confidence: Weights;
  readonly standing: Readonly<Record<keyof Standing, number>>;
  readonly offset: number;
}

/** The weights with which the stand-in answers. */
export const EVIDENCE_WEIGHTS: EvidenceWeights = weights;
// More of a lead says no more.
const LEAD_MAX = 3;
const LEAD_OF_MANY_MAX = 4;
const MANY = 5;

// A sentence without a time does not answer "when", whatever else speaks for it. Reasons, places and names are
// expressed in too many ways to be required.
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

/** Every unit of the excerpts that may answer, the best first; equal ones in the order of the prompt. */
export function rankEvidence(question: Question, excerpts: readonly PromptExcerpt[]): Evidence[] {
  return findCandidates(question, excerpts)
    .filter(({ signals }) => signals.answerKind > 0 || !NEEDED.has(question.answerKind))
    .map((candidate) => ({
      ...candidate,
      wording: describeUnit(question, candidate),
      fit: fitOf(candidate.signals),
    }))
    .toSorted((a, b) => b.fit - a.fit);
}

/** How well a sentence with these signals answers. */
export function fitOf(signals: Signals, { fit }: EvidenceWeights = EVIDENCE_WEIGHTS): number {
  return sum(signals, fit);
}

/** How the best of the evidence, the first, stands among the others. */
export function standingOf(
  { language, answerKind }: Question,
  [best, ...others]: readonly [Evidence, ...Evidence[]],
): Standing {
  const leadOver = (other: Evidence | undefined, most: number) =>
    other === undefined ? most : Math.min(most, best.fit - other.fit);
  return {
    lead: leadOver(others[0], LEAD_MAX),
    leadOfDocument: leadOver(
      others.find(({ excerpt }) => excerpt.title !== best.excerpt.title),
      LEAD_MAX,
    ),
    leadOfMany: leadOver(others[MANY - 1], LEAD_OF_MANY_MAX),
    fit: best.fit,
    otherLanguage: language === 'en' ? 0 : 1,
    anyKind: answerKind === null ? 1 : 0,
    yesOrNo: answerKind === 'yes or no' ? 1 : 0,
  };
}

/** The confidence that the best of the evidence, the first, answers at all; comparable across prompts. */
export function confidenceOf(
  question: Question,
  [best, ...others]: readonly Evidence[],
  { confidence, standing, offset }: EvidenceWeights = EVIDENCE_WEIGHTS,
): number {
  if (best === undefined) {
    return Number.NEGATIVE_INFINITY;
  }
  return sum(best.signals, confidence) + sum(standingOf(question, [best, ...others]), standing) - offset;
}

function describeUnit({ terms }: Question, { unit }: Candidate): string {
  const isAsked = (text: string) => {
    const words = wordsOf(splitIdentifiers(text)).map(stem);
    return terms.some((term) => words.includes(term.stem));
  };
  return unit.header === null ? unit.text : describeRow(unit, isAsked);
}

function sum<Name extends string>(
  numbers: Readonly<Record<Name, number>>,
  weights: Readonly<Record<Name, number>>,
): number {
  const names = Object.keys(weights) as Name[];
  return names.reduce((total, name) => total + weights[name] * numbers[name], 0);
}
