import { isColumnOfKind, statesUnit } from '../languages/columns.ts';
import type { AnswerKind, Question, Term } from '../questions/question.ts';
import { stem, wordsOf } from '../words.ts';
import { matchAnswerKind } from './answer-kind.ts';
import { isSameQuestion } from './asked-questions.ts';
import weights from './evidence-weights.json' with { type: 'json' };
import type { PromptExcerpt } from './read-prompt.ts';
import { type Candidate, findCandidates, type Signals } from './signals.ts';
import { matchTerm } from './terms.ts';
import { describeRow, splitIdentifiers, stemsOf, type Unit } from './units.ts';

/** A sentence or row of an excerpt that may answer a question. */
export interface Evidence extends Candidate {
  /** The text as an answer gives it: a row with the names of its columns. */
  readonly wording: string;
  /** How well it answers; comparable within one prompt only, higher is better. */
  readonly fit: number;
  /** How much nearer it is to the question than the other sentences (nearness.ts); null if that is unknown. */
  readonly near: number | null;
}

type Weights = Readonly<Record<keyof Signals, number>>;

/** The weight of each signal; `npm run eval:tune -- --evidence` fits these (README). */
export interface EvidenceWeights {
  /** Chosen so that the sentence that answers has the highest sum in its prompt. */
  readonly fit: Weights;
  /**
   * Weights for the best sentence of a prompt: with `lead`, `fitShare` and `offset`, the sum is 0 for a sentence that
   * is as likely as not to answer.
   */
  readonly confidence: Weights;
  /** The weight of the best sentence's lead over the next one, in fit, up to `LEAD_MAX`. */
  readonly lead: number;
  /** The weight of the best sentence's own fit. */
  readonly fitShare: number;
  /** Added for each sentence or row that is quoted: one of several is right more often. */
  readonly quoted: number;
  /** Subtracted from the sum. */
  readonly offset: number;
  /**
   * Subtracted from `offset` in languages other than English, whose words are not reduced to a stem: a right sentence
   * shares fewer words with its question there.
   */
  readonly otherLanguage: number;
}

/** The weights with which the stand-in answers. */
export const EVIDENCE_WEIGHTS: EvidenceWeights = weights;
/** The upper limit for a lead over the next sentence. */
export const LEAD_MAX = 3;

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

// How much the nearness of a sentence adds to its fit and to the confidence in it, and the nearness from which it adds
// to the confidence instead of lowering it. Chosen with `npm run eval:tune`.
const NEAR_FIT = 0.3;
const NEAR_CONFIDENCE = 0.7;
const NEAR_MIN = 1.3;
// Added to the weights of the confidence in languages other than English. There, a share of the words says less: a name
// is often all that a sentence shares, and no excerpt has the words that the table of concepts lacks. Fitted on the
// folders of several languages that were read (README).
const ELSEWHERE = { matched: 0.46, absent: -0.44, named: -0.85 } as const;
// "Who operated it?" asks for the column `operator`: the beginning of a word is enough.
const MATCH_MIN = 0.7;
// Not measured: "visitor price" asks for the column "Visitor price USD".
const COLUMN_ASKED_MIN = 0.6;

// Chosen on the folders that were read (README) and this project's pages: 3 more right, 2 fewer wrong.
const TRUST_IN_WORDS = 0.5;
const OWN_WHOLE_MIN = 0.99;
const TERMS_WHOLE_MIN = 3;
const OWN_CODE_MIN = 0.6;

const BARE_NUMBER = /(?:^|\s)[\d.,]*\d(?:,|$)/u;

/** Ranks every unit of the excerpts that may answer, the best first; equal ones stay in the order of the prompt. */
export function rankEvidence(question: Question, excerpts: readonly PromptExcerpt[]): Evidence[] {
  const candidates = findCandidates(question, excerpts);
  return candidates
    .filter((candidate) => candidate.signals.answerKind > 0 || !isNeededIn(candidate, question.answerKind))
    .filter(({ unit }) => [unit, namedRow(unit, candidates)].every((row) => !lacksValue(question, row)))
    .map((candidate) => {
      const wording = describeUnit(question, candidate);
      return { ...candidate, wording, near: null, fit: fitOf(candidate.signals) };
    })
    .toSorted((a, b) => b.fit - a.fit);
}

// "How long may a name be?" asks for a time only in form: what replies to the same question need not have one.
function isNeededIn({ likeness, unit }: Candidate, kind: AnswerKind): boolean {
  return isNeeded(kind, unit) && !isSameQuestion(likeness);
}

// A sentence may give a reason in any words, a row or a setting ("stop_celsius: 70") only if it says so.
function isNeeded(kind: AnswerKind, { header, text }: Unit): boolean {
  return NEEDED.has(kind) || (kind === 'reason' && (header !== null || !/[.!?。！？]["'”’)]*$/u.test(text)));
}

// The row of the same table whose first cell the question names: if it has no value, no other row answers instead.
function namedRow({ header }: Unit, candidates: readonly Candidate[]): Unit | null {
  const rows = candidates.filter(({ unit, signals }) => unit.header === header && signals.row > 0);
  const [named] = header === null ? [] : rows.toSorted((a, b) => b.signals.row - a.signals.row);
  return named?.unit ?? null;
}

// "What is the minimum order at Hartwig?" is not answered by Hartwig's other cells. A question with a negation may ask
// for just that: who has no minimum order.
function lacksValue({ terms, isNegated }: Question, row: Unit | null): boolean {
  if (row === null || row.header === null || isNegated) {
    return false;
  }
  const { header, cells } = row;
  const asked = new Set(terms.map(({ stem: term }) => term));
  const matches = header.slice(1).map((name) => matchColumn(name, asked));
  const best = Math.max(0, ...matches);
  return best >= COLUMN_ASKED_MIN && matches.every((match, at) => match < best || (cells[at + 1] ?? '') === '');
}

// How well the words of a column's name match what is asked for, on average: "Minimum order" better than "Order day".
function matchColumn(name: string, asked: ReadonlySet<string>): number {
  const words = [...new Set(wordsOf(splitIdentifiers(name)).map(stem))];
  return words.reduce((total, word) => total + matchTerm(asked, word), 0) / Math.max(1, words.length);
}

/** Ranks evidence again, with the nearness of each wording to the question. */
export function rankByNearness(evidence: readonly Evidence[], nearness: ReadonlyMap<string, number>): Evidence[] {
  return evidence
    .map((each) => {
      const near = nearness.get(each.wording) ?? null;
      return { ...each, near, fit: each.fit + NEAR_FIT * (near ?? 0) };
    })
    .toSorted((a, b) => b.fit - a.fit);
}

/**
 * Returns what an answer quotes of ranked evidence: the best, and up to two more rows or whole sentences that fit
 * nearly as well. The one that answers is among the three more often than it is the first.
 */
export function quotedOf<Ranked extends Pick<Evidence, 'fit' | 'unit'>>(evidence: readonly Ranked[]): Ranked[] {
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

/** Rates how well a sentence with these signals answers. */
export function fitOf(signals: Signals, { fit }: EvidenceWeights = EVIDENCE_WEIGHTS): number {
  return sum(signals, fit);
}

/** Returns the confidence that the best of the evidence is an answer; comparable across prompts. */
export function confidenceOf(
  { language, terms }: Question,
  evidence: readonly Evidence[],
  { confidence, lead, fitShare, quoted, offset, otherLanguage }: EvidenceWeights = EVIDENCE_WEIGHTS,
): number {
  const [best, next] = evidence;
  if (best === undefined) {
    return Number.NEGATIVE_INFINITY;
  }
  const ahead = next === undefined ? LEAD_MAX : Math.min(LEAD_MAX, best.fit - next.fit);
  const doubt = language === 'en' ? offset : offset - otherLanguage - trustElsewhere(best.signals);
  const order = lead * ahead + fitShare * best.fit + quoted * quotedOf(evidence).length;
  return sum(best.signals, confidence) + order + trustInNear(best.near) + trustInWords(terms, best) - doubt;
}

function trustElsewhere({ matched, absent, named }: Signals): number {
  return ELSEWHERE.matched * matched + ELSEWHERE.absent * absent + ELSEWHERE.named * named;
}

// Every word of a question of some length, or its code ("M30") with most of the others, is seldom there by chance.
function trustInWords(terms: readonly Term[], { unit, signals: { own } }: Evidence): number {
  const isWhole = own >= OWN_WHOLE_MIN && terms.length >= TERMS_WHOLE_MIN;
  const codes = terms.filter(({ stem: term }) => /\d/.test(term) && /\p{L}/u.test(term));
  const stems = stemsOf(unit.text);
  const hasCodes = own >= OWN_CODE_MIN && codes.length > 0 && codes.every(({ stem: term }) => stems.has(term));
  return (isWhole ? TRUST_IN_WORDS : 0) + (hasCodes ? TRUST_IN_WORDS : 0);
}

function trustInNear(near: number | null): number {
  return near === null ? 0 : NEAR_CONFIDENCE * (near - NEAR_MIN);
}

function describeUnit(question: Question, { excerpt, unit, signals }: Candidate): string {
  const { terms } = question;
  const isAsked = (text: string) => {
    const words = new Set(wordsOf(splitIdentifiers(text)).map(stem));
    return terms.some((term) => matchTerm(words, term.stem) >= MATCH_MIN);
  };
  if (unit.header === null) {
    return unit.text;
  }
  const described = describeAsked(question, { unit, signals }, isAsked);
  const above = unitAbove(excerpt, unit);
  return above === null || !BARE_NUMBER.test(described) ? described : `${above} – ${described}`;
}

// "Revenue in thousand euros" above a table is the unit of all its numbers.
function unitAbove({ headings }: PromptExcerpt, { section, header }: Unit): string | null {
  const heading = section || (headings.split(' > ').at(-1) ?? '');
  return statesUnit(heading) && !statesUnit(header?.join(' ') ?? '') ? heading : null;
}

function describeAsked(
  question: Question,
  { unit, signals }: Pick<Candidate, 'unit' | 'signals'>,
  isAsked: (text: string) => boolean,
): string {
  const isColumn = (name: string) => isAsked(name) || isColumnOfKind(splitIdentifiers(name), question.answerKind);
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
  return names.reduce((total, name) => total + weights[name] * signals[name], 0);
}
