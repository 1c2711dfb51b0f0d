import { describeError } from '../aws/log.ts';
import type { AnswerPlan } from '../pricing/cost-bound.ts';
import { ServiceError } from '../service-error.ts';
import { type AnswerModel, type ModelCall, NO_TIME_TO_ANSWER } from './answer-model.ts';
import type { CheckedAnswer, CitedAnswer } from './check-answer.ts';
import { withoutMarks } from './citation-marks.ts';
import { notNamedSentence } from './closing-sentence.ts';
import { type Claim, composeJudgment, judgeTokensMax, QUESTION_KEY } from './judge-prompt.ts';
import type { Prompt } from './prompt/prompt.ts';
import { namesNotIn } from './question-names.ts';
import type { Flaw, ShownPassage } from './read-reply.ts';
import type { SourceUnit } from './support/reading/source-units.ts';
import type { CheckedSentence } from './support/support.ts';

/** The maximum number of tokens of a judge's reply. */
export const JUDGE_TOKENS_MAX = 256;
// Part of the request's deadlines (docs/adr/0015-deadlines-inside-deadlines.md).
const JUDGE_TIME_MIN_MS = 4_000;
const JUDGE_TIME_SHARE = 0.2;

const AFFIRMED = { kind: 'proved' } as const;
const DENIED = { kind: 'wrong', flaw: 'judged' } as const;

/** Returns the share of the remaining time that is kept for the judge: a fifth, and at least four seconds. */
export function judgeTimeMs(timeLeftMs: number): number {
  return Math.max(JUDGE_TIME_MIN_MS, Math.ceil(timeLeftMs * JUDGE_TIME_SHARE));
}

/**
 * Returns the maximum number of tokens of the judge's call, which are reserved together with the question's; null
 * without a judge.
 */
export function judgePlan(modelId: string | null, question: string): AnswerPlan['judge'] {
  return modelId === null ? null : { modelId, inputTokens: judgeTokensMax(question), outputTokens: JUDGE_TOKENS_MAX };
}

/** The judge, the passages that the model was shown, and `citeAnswer`, which is loaded while the model answers. */
interface Deciding<Passage> {
  /** Null on a stage without one. */
  readonly judge: AnswerModel | null;
  readonly passages: readonly Passage[];
  readonly citeAnswer: (checked: CheckedAnswer<Passage>, passages: readonly Passage[]) => CitedAnswer<Passage> | Flaw;
}

/**
 * Returns the answer that is shown. A judge decides, in one call, on the sentences that code cannot decide, and on
 * whether the answer answers this question. It is asked about every answer that code would show. Fails closed: without
 * a clear "yes" a sentence is wrong, and an answer whose judge gives no clear verdict is not shown.
 *
 * On a stage without a judge, open sentences are shown and doubtful ones are not, and the answer ends with what the
 * question names and the cited documents do not.
 */
export async function decideAnswer<Passage extends ShownPassage>(
  checked: CheckedAnswer<Passage>,
  { judge, passages, citeAnswer }: Deciding<Passage>,
  call: ModelCall,
): Promise<CitedAnswer<Passage> | Flaw> {
  const { question } = checked;
  const isLeft = ({ outcome }: CheckedSentence) => outcome.kind === 'open' || outcome.kind === 'doubtful';
  const decidedAs = (verdictOf: (sentence: CheckedSentence) => CheckedSentence['outcome']) => ({
    ...checked,
    sentences: checked.sentences.map((each) => (isLeft(each) ? { ...each, outcome: verdictOf(each) } : each)),
  });
  // What code refuses, or what would be refused even if the judge affirmed every sentence, costs no call.
  const drafted = citeAnswer(judge === null ? checked : decidedAs(() => AFFIRMED), passages);
  if ('flaw' in drafted) {
    return drafted;
  }
  const notNamed = namesNotIn(question, [drafted.answer, ...drafted.cited.flatMap(textsOfPassage)]);
  if (judge === null) {
    return { ...drafted, answer: `${drafted.answer}${notNamedSentence(drafted.answer, notNamed, question)}` };
  }
  const left = checked.sentences.filter(isLeft);
  const prompt = composeJudgment({
    question,
    answer: withoutMarks(drafted.answer),
    places: [...new Set(drafted.cited.map(placeOf))].filter((place) => place !== ''),
    notNamed,
    claims: left.map((sentence) => claimOf(sentence, checked.cited)),
  });
  const verdicts =
    prompt === null ? { flaw: 'too_long_to_judge' } : await ask(judge, { prompt, count: left.length }, call);
  if ('flaw' in verdicts) {
    return verdicts;
  }
  if (verdicts.answers === 'no') {
    return { flaw: 'beside_the_question' };
  }
  const affirmed = new Set(left.filter((_, i) => verdicts.statements[i] === 'yes'));
  const rest = citeAnswer(
    decidedAs((sentence) => (affirmed.has(sentence) ? AFFIRMED : DENIED)),
    passages,
  );
  // The verdict on the question is about the whole answer. What is left of it without a name of the question, such as
  // the sentence about the other hospital, may be about something else.
  const named = (shown: CitedAnswer<Passage>) => namesNotIn(question, [shown.answer, ...shown.cited.map(placeOf)]);
  return 'flaw' in rest || named(rest).length <= named(drafted).length ? rest : { flaw: 'rest_beside_the_question' };
}

/** The verdicts of a judge: on each statement, in order, and on whether the answer answers the question. */
interface Verdicts {
  readonly statements: readonly Verdict[];
  readonly answers: Verdict;
}

type Verdict = 'yes' | 'no';

interface Judgment {
  readonly prompt: Prompt;
  /** The number of statements. */
  readonly count: number;
}

// An answer must not fail because its judge does: whatever goes wrong here is a flaw of the answer.
async function ask(judge: AnswerModel, { prompt, count }: Judgment, call: ModelCall): Promise<Verdicts | Flaw> {
  try {
    const { text, complete } = await judge.answer(prompt, call);
    return complete ? readVerdicts(text, count) : { flaw: 'incomplete_judgment' };
  } catch (error) {
    const isLate = error instanceof ServiceError && error.cause === NO_TIME_TO_ANSWER;
    return isLate ? { flaw: 'late_judgment' } : { flaw: 'no_judgment', cause: describeError(error) };
  }
}

/**
 * Reads the verdicts from a judge's reply, which must have exactly one for each statement and one for the question. If
 * only some of them are missing, its flaw is `incomplete_judgment`, otherwise `malformed_judgment`.
 */
export function readVerdicts(text: string, count: number): Verdicts | Flaw {
  // Small models write the object in a code fence, or its words in capitals. Nothing else is repaired.
  const reply = text.trim().toLowerCase();
  const [, json = reply] = /^```(?:json)?\s*(\{[^{}]*\})\s*```$/.exec(reply) ?? [];
  const parsed = parseObject(json);
  const keys = [...Array.from({ length: count }, (_, i) => String(i + 1)), QUESTION_KEY];
  const given = Object.entries(parsed ?? {});
  // Of a key that is given twice, only its last verdict is parsed.
  const isGivenOnce = json.match(/"\s*:/g)?.length === given.length;
  if (!isGivenOnce || !given.every(([key, verdict]) => keys.includes(key) && isVerdict(verdict))) {
    return { flaw: 'malformed_judgment' };
  }
  const verdicts = keys.map((key) => parsed?.[key]).filter(isVerdict);
  const [answers] = verdicts.slice(count);
  return answers === undefined ? { flaw: 'incomplete_judgment' } : { statements: verdicts.slice(0, count), answers };
}

function isVerdict(verdict: unknown): verdict is Verdict {
  return verdict === 'yes' || verdict === 'no';
}

function claimOf(sentence: CheckedSentence, cited: readonly ShownPassage[]): Claim {
  const { marks, evidence, statement, answers } = sentence;
  const places = [...new Set(marks)].flatMap((mark) => cited[mark - 1] ?? []).map(placeOf);
  const units = evidence.map((unit) => `${unit.context}\n${judgedText(unit)}`.trim());
  return {
    source: [...places.filter((place) => place !== ''), ...units].join('\n'),
    // Without the yes or no before it, a copied sentence says nothing about the question.
    statement: `${answers?.decision ?? ''} ${statement}`.trim(),
  };
}

// A statement often contains a name that only the title or a heading of its source has.
function placeOf({ title, headings }: ShownPassage): string {
  return [title, headings].filter((each) => each !== '').join(' > ');
}

function textsOfPassage({ title, headings, text }: ShownPassage): string[] {
  return [title, headings, text];
}

// The numbers of a row say nothing without the headers of their columns.
function judgedText({ text, cells, headers }: SourceUnit): string {
  return headers.length === 0
    ? text
    : cells.map((cell, i) => [headers[i] ?? '', cell].filter((each) => each !== '').join(': ')).join('; ');
}

function parseObject(json: string): Record<string, unknown> | null {
  try {
    const parsed: unknown = JSON.parse(json);
    return typeof parsed === 'object' && !Array.isArray(parsed) ? { ...parsed } : null;
  } catch {
    return null;
  }
}
