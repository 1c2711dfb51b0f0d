import type { Caller } from '../access/caller.ts';
import {
  type BudgetServices,
  type PaidCall,
  type PayingCall,
  reserveBudget,
} from '../budget/reservations/reserve-budget.ts';
import type { Run } from '../idempotency/run-idempotent.ts';
import { withoutImageDescriptions } from '../image-description.ts';
import { answerCostMax } from '../pricing/cost-bound.ts';
import type { NanoUsd } from '../pricing/money.ts';
import { type Guardrail, requireReservedTokens } from '../privacy/guardrail/guardrail.ts';
import { openRedaction, type Redaction } from '../privacy/redaction.ts';
import { type FindingServices, findPassages, passagesReadMax } from '../search/find-passages.ts';
import { chooseScope, type ReadableSources, type Source } from '../search/readable-sources.ts';
import type { FoundPassage } from '../search/search-knowledge.ts';
import { type Answer, type AnswerUsage, notAnswered } from './answer.ts';
import type { AnswerModel, ModelAnswer, ModelCall } from './answer-model.ts';
import { fitExcerpts } from './fit-excerpts.ts';
import { decideAnswer, judgePlan, judgeTimeMs } from './judge.ts';
import { composePrompt, promptTokensMax } from './prompt/prompt.ts';
import { readReply } from './read-reply.ts';
import type { ReplyForm } from './reply-form.ts';

/** The services that answer a question, and the stage's limits for each question. */
export interface AnswerServices extends Pick<ReadableSources, 'bases'>, FindingServices {
  readonly budget: BudgetServices;
  readonly model: AnswerModel;
  /** Judges what code cannot decide, and whether an answer answers its question; null on a stage without a judge. */
  readonly judge: AnswerModel | null;
  /** Finds names and addresses that the rules miss; null on a stage without a guardrail. */
  readonly guardrail: Guardrail | null;
  readonly limits: AnswerLimits;
}

/** The models that answer a question, and the limits of each call. */
interface AnswerLimits {
  readonly embeddingModelId: string;
  readonly answerModelId: string;
  readonly replyForm: ReplyForm;
  /** Null on a stage without a judge. */
  readonly judgeModelId: string | null;
  readonly passagesMax: number;
  /** The tokens that are reserved for excerpts in the prompt. */
  readonly excerptTokensMax: number;
  readonly answerTokensMax: number;
}

/** A question, and the bases to which it is restricted. */
export interface QuestionRequest {
  readonly question: string;
  readonly base_ids?: readonly string[] | undefined;
}

/** The passage behind a citation. */
interface CitedSource extends Source, Pick<FoundPassage, 'page' | 'similarity'> {}

/** An answer, with details that callers of the API do not see. */
export interface ExplainedAnswer {
  readonly answer: Answer;
  /** The passage behind each citation, in the order of the citations. */
  readonly sources: readonly CitedSource[];
  /** A reason code; null if the answer is grounded. */
  readonly notGroundedBecause: string | null;
}

/** One run of a question: the id of its reservation, and a callback that stores the answer before it is settled. */
interface AnswerRun<Result> extends Pick<Run<Answer>, 'id'> {
  readonly keep: (explained: ExplainedAnswer) => Promise<Result>;
}

/** The call that asks a question: who pays, what is redacted, and the run that stores the answer. */
export interface AskingCall<Result> extends PayingCall {
  readonly caller: PayingCall['caller'] & Pick<Caller, 'policies'>;
  readonly run: AnswerRun<Result>;
}

/**
 * Answers from the company's own documents, or says that they do not answer; the model is not called when nothing
 * relevant is found. Every claim of the model that can be checked is checked.
 *
 * @returns what `run.keep` makes of the answer.
 * @throws ServiceError `invalid_request` for a base that the caller cannot read, `limit_exceeded` for a budget or rate
 * that is used up, `unavailable` for a service that does not answer.
 */
export async function answerQuestion<Result>(
  services: AnswerServices,
  request: QuestionRequest,
  asking: AskingCall<Result>,
): Promise<Result> {
  const scope = await chooseScope(services, asking.caller.companyId, request.base_ids);

  // 1. Redact with our own rules only: this is free, and enough to calculate what the question can cost.
  const { personalDataKinds } = asking.caller.policies;
  const redaction = await openRedaction(personalDataKinds, services.guardrail);
  const query = redaction.draft(request.question);

  // 2. Reserve the most that the question can cost. `finally` instead of `await using`: tests and the local cloud may
  // run on Node 22 (package.json), which cannot parse `await using`.
  const drafted = { question: request.question, query, redaction, removesPersonalData: personalDataKinds.length > 0 };
  const order = { kind: 'query', id: asking.run.id, costMax: questionCostMax(services, drafted) } as const;
  const reservation = await reserveBudget(services.budget, order, asking);
  const { call } = reservation;
  try {
    // The guardrail costs money: it reads the question only now.
    const asked = await redaction.question(request.question, call);
    requireReservedTokens(query, asked);

    // 3. Search.
    const text = redaction.searchable(asked);
    const k = services.limits.passagesMax;
    const found = await findPassages(services, { text, scope, k, redaction }, call);
    const passages = fitExcerpts(withoutImageDescriptions(found), services.limits.excerptTokensMax);
    // A name that is redacted in the passages must be redacted in the question too, or the model could not find it
    // there.
    const question = redaction.questionAgain(asked);
    requireReservedTokens(query, question);
    const giveUp = async (reason: string, usage: AnswerUsage, cause?: string) => {
      reservation.answered('ungrounded');
      return ungrounded(call, notAnswered(question, usage), {
        not_grounded_because: reason,
        ...(cause === undefined ? {} : { judge_error: cause }),
        ...redaction.logFields(),
      });
    };
    if (passages.length === 0) {
      return await giveUp('nothing_found', { input_tokens: 0, output_tokens: 0 });
    }

    // 4. Prompt. 5. Answer.
    const prompt = composePrompt(question, passages, services.limits.replyForm);
    const answering = services.model.answer(prompt, leavingTime(call, services.judge));
    const { reply, checkAnswer, citeAnswer } = await loadCheckDuring(answering);
    const usage = { input_tokens: reply.inputTokens, output_tokens: reply.outputTokens };

    // 6. Check the model's reply, 7. redact it, and check the text that will be shown: citations and support by code,
    // and by the judge what code cannot decide, and whether the answer answers this question.
    const said = await readReply(reply, question, passages);
    if ('flaw' in said) {
      return await giveUp(said.flaw, usage);
    }
    const shown = { ...said, text: await redaction.answer(said.text, call) };
    // A name that only the guardrail's reading of the answer reveals: words of the question may end the answer, and
    // are sent to the judge.
    const judged = redaction.questionAgain(question);
    requireReservedTokens(query, judged);
    const checked = checkAnswer(shown, judged, passages);
    const { judge } = services;
    const cited = 'flaw' in checked ? checked : await decideAnswer(checked, { judge, passages, citeAnswer }, call);
    if ('flaw' in cited) {
      return await giveUp(cited.flaw, usage, cited.cause);
    }
    const { answer, citations } = inReadingOrder(cited, redaction);
    reservation.answered('grounded');
    call.addLogFields({ grounded: true, citations: citations.length, ...usage, ...redaction.logFields() });
    return await call.run.keep({
      answer: { answer, citations, grounded: true, usage },
      sources: cited.cited.map(sourceOf),
      notGroundedBecause: null,
    });
  } catch (error) {
    throw reservation.explain(error);
  } finally {
    // 8. Settle, whatever the outcome of the question.
    await reservation.settle();
  }
}

/** A question whose personal data was removed by our own rules only. */
interface DraftedQuestion {
  readonly question: string;
  /** The question without its personal data. */
  readonly query: string;
  readonly redaction: Redaction;
  readonly removesPersonalData: boolean;
}

// The most that a question can cost: what the guardrail reads, its search, its answer, and the judgment of the answer.
function questionCostMax({ budget, limits, reranker }: AnswerServices, drafted: DraftedQuestion): NanoUsd {
  const { question, query, redaction, removesPersonalData } = drafted;
  const plan = {
    ...limits,
    query,
    removesPersonalData,
    guardrailUnitsMax: redaction.reserveUnits(
      question,
      passagesReadMax({ reranker }, limits.passagesMax),
      limits.answerTokensMax,
    ),
    rerankModelId: reranker?.modelId ?? null,
    emptyPromptTokens: promptTokensMax(composePrompt(query, [], limits.replyForm)),
    judge: judgePlan(limits.judgeModelId, query),
  };
  return answerCostMax(plan, budget.priceOf);
}

// Placeholders are numbered in reading order: in the answer, then in its citations.
function inReadingOrder({ answer, citations }: Pick<Answer, 'answer' | 'citations'>, redaction: Redaction) {
  const shown = citations.flatMap(({ source_title, excerpt }) => [source_title, excerpt]);
  const [first = '', ...texts] = redaction.inReadingOrder([answer, ...shown]);
  return {
    answer: first,
    citations: citations.map((citation, i) => ({
      ...citation,
      source_title: texts[2 * i] ?? '',
      excerpt: texts[2 * i + 1] ?? '',
    })),
  };
}

// Reserves a share of the remaining time for the judge, which runs after the model.
function leavingTime<Call extends ModelCall>(call: Call, judge: AnswerModel | null): Call {
  return judge === null ? call : { ...call, timeLeftMs: () => call.timeLeftMs() - judgeTimeMs(call.timeLeftMs()) };
}

// A new instance loads the check, which is most of its code, while the model answers. If it cannot be loaded, the model
// is still awaited: only then is its cost known.
async function loadCheckDuring(answering: Promise<ModelAnswer>) {
  const [loaded] = await Promise.allSettled([import('./check-answer.ts'), answering]);
  const reply = await answering;
  if (loaded.status === 'rejected') {
    throw loaded.reason;
  }
  return { reply, ...loaded.value };
}

async function ungrounded<Result>(
  call: PaidCall<AskingCall<Result>>,
  answer: Answer,
  fields: { readonly not_grounded_because: string; readonly judge_error?: string },
): Promise<Result> {
  call.addLogFields({ grounded: false, ...fields, ...answer.usage });
  return call.run.keep({ answer, sources: [], notGroundedBecause: fields.not_grounded_because });
}

function sourceOf({ baseId, documentId, version, page, similarity }: CitedSource): CitedSource {
  return { baseId, documentId, version, page, similarity };
}

/** Returns a question in a canonical form, so that a repeat under the same idempotency key can be compared with it. */
export function canonicalQuestion({ question, base_ids }: QuestionRequest): string {
  return JSON.stringify([question, base_ids?.toSorted()]);
}
