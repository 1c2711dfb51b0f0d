import type { Caller } from '../access/caller.ts';
import type { LogFields } from '../aws/log.ts';
import type { Pay, PayingCall } from '../budget/reservations/with-budget.ts';
import type { Run } from '../idempotency/run-idempotent.ts';
import type { Tab } from '../pricing/usage-meter.ts';
import { type Guardrail, requireSetAside } from '../privacy/guardrail/guardrail.ts';
import { openRedaction, type Redaction } from '../privacy/redaction.ts';
import type { FoundPassage, SearchCall, SearchQuery } from '../search/search-knowledge.ts';
import { leaksInstructions, parseReply, plainAnswer } from './answer-text.ts';
import { renumberMarks } from './citation-marks.ts';
import { fitExcerpts } from './fit-excerpts.ts';
import { composePrompt, type Prompt } from './prompt.ts';
import { supportFlaw } from './support.ts';

/** What the caller reads when the documents do not answer. */
export const NOT_ANSWERED = 'The documents do not answer this question.';

/** What the model said, and what it reports to have read and written. */
export interface ModelAnswer {
  readonly text: string;
  /** False when it was cut off or stopped by a filter: such a text is never passed on. */
  readonly complete: boolean;
  readonly inputTokens: number;
  readonly outputTokens: number;
}

/** What answering needs around it. */
export interface AnswerServices {
  readonly search: (query: SearchQuery, call: AnswerCall) => Promise<readonly FoundPassage[]>;
  /** One attempt; throws `unavailable` when no answer came within the time. What it is billed goes on the tab. */
  readonly model: {
    readonly answer: (prompt: Prompt, timeLeftMs: number, signal: AbortSignal, tab: Tab) => Promise<ModelAnswer>;
  };
  /** Sets aside the most that a question can cost, runs, and settles; the empty prompt is the one without excerpts. */
  readonly pay: Pay<{
    readonly question: string;
    readonly emptyPrompt: readonly string[];
    readonly opinionUnitsMax: number;
    readonly runId?: string | undefined;
  }>;
  readonly passagesMax: number;
  readonly answerTokensMax: number;
  /** Who else reads for names and addresses; null: nobody. */
  readonly secondOpinion: Guardrail | null;
  /** The room for excerpts in the prompt, in tokens: what is set aside. */
  readonly excerptTokensMax: number;
}

/** A call that asks: who pays, and what is removed for it. */
export type AskingCall = PayingCall & { readonly caller: Pick<Caller, 'personalDataKinds'> };

/** The part of a call that answering uses. */
export type AnswerCall = SearchCall & AskingCall;

/** An answer in which every mark `[n]` has its citation and every citation its mark. */
export interface Answer {
  readonly answer: string;
  readonly grounded: boolean;
  readonly citations: readonly { readonly n: number; readonly source_title: string; readonly excerpt: string }[];
  readonly usage: { readonly input_tokens: number; readonly output_tokens: number };
}

/** A question, and the bases to which it is restricted. */
export interface QuestionRequest {
  readonly question: string;
  readonly base_ids?: readonly string[] | undefined;
}

/**
 * Answers from the company's own documents, or says that they do not answer; the model is not called when nothing
 * relevant is found.
 */
export async function answerQuestion(
  services: AnswerServices,
  request: QuestionRequest,
  call: AskingCall,
  run?: Run<Answer>,
): Promise<Answer> {
  const redaction = openRedaction(call.caller.personalDataKinds, services.secondOpinion);
  const draft = redaction.draft(request.question);
  const opinionUnitsMax = redaction.setAsideUnits(request.question, services.passagesMax, services.answerTokensMax);
  const { system, message } = composePrompt(draft, []);
  const order = { question: draft, emptyPrompt: [system, message], opinionUnitsMax, runId: run?.id };
  return services.pay(order, call, async (paid) => {
    // A second opinion about the question costs money: it is asked when that is set aside, by a bound from our own
    // reading.
    const question = await redaction.question(request.question, paid);
    requireSetAside(draft, question);
    const answer = await answerWithin(services, { ...request, question }, redaction, paid);
    // While the money is still held: who is cut off from here on is charged once, and a repeat finds the answer.
    await run?.keep(answer);
    return answer;
  });
}

async function answerWithin(
  services: AnswerServices,
  request: QuestionRequest,
  redaction: Redaction,
  call: AnswerCall,
): Promise<Answer> {
  const text = redaction.searchable(request.question);
  const found = await services.search({ text, baseIds: request.base_ids, k: services.passagesMax }, call);
  const passages = fitExcerpts(await redaction.passages(found, call), services.excerptTokensMax);
  if (passages.length === 0) {
    return refusal('nothing_found', { input_tokens: 0, output_tokens: 0 }, call.note);
  }
  const reply = await services.model.answer(
    composePrompt(request.question, passages),
    call.timeLeftMs(),
    call.signal,
    call.tab,
  );
  const usage = { input_tokens: reply.inputTokens, output_tokens: reply.outputTokens };
  const checked = await checkReply(reply, passages, redaction, call);
  if (typeof checked === 'string') {
    return refusal(checked, usage, call.note);
  }
  call.note({ grounded: true, citations: checked.citations.length, ...usage });
  return { ...checked, grounded: true, usage };
}

// The model is believed in nothing that can be checked.
async function checkReply(
  reply: ModelAnswer,
  passages: readonly FoundPassage[],
  redaction: Redaction,
  call: AnswerCall,
): Promise<Pick<Answer, 'answer' | 'citations'> | string> {
  const { answered, text } = parseReply(reply.text);
  if (!reply.complete) {
    return 'incomplete';
  }
  if (!answered) {
    return 'model_says_no';
  }
  if (leaksInstructions(text)) {
    return 'instructions';
  }
  const plain = plainAnswer(
    text,
    passages.map((passage) => passage.text),
  );
  const numbered = renumberMarks(await redaction.answer(plain, call), passages.length);
  const cited = numbered.excerptIndexes.flatMap((index) => passages[index] ?? []);
  const flaw = supportFlaw(
    numbered.text,
    cited.map(({ title, headings, text: excerpt }) => `${title}\n${headings}\n${excerpt}`),
  );
  if (flaw !== null) {
    return flaw;
  }
  return {
    answer: numbered.text,
    citations: cited.map(({ title, text: excerpt }, i) => ({ n: i + 1, source_title: title, excerpt })),
  };
}

function refusal(reason: string, usage: Answer['usage'], note: (fields: LogFields) => void): Answer {
  note({ grounded: false, not_grounded_because: reason, ...usage });
  return { answer: NOT_ANSWERED, grounded: false, citations: [], usage };
}
