import type { LogFields } from '../aws/log.ts';
import type { Run } from '../budget/answer-once.ts';
import type { Pay, PayingCall } from '../budget/pay.ts';
import type { Tab } from '../budget/tab.ts';
import type { FoundPassage, SearchCall, SearchQuery } from '../knowledge/search-knowledge.ts';
import { openRedaction, type Redaction } from '../privacy/redaction.ts';
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
    readonly runId?: string | undefined;
  }>;
  readonly passagesMax: number;
  /** The room for excerpts in the prompt, in tokens: what is set aside. */
  readonly excerptTokensMax: number;
}

/** The part of a call that answering uses. */
export type AnswerCall = SearchCall & PayingCall;

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

/** Answers from the company's own documents, or says that they do not answer; the model is not called when nothing relevant is found. */
export async function answerQuestion(
  services: AnswerServices,
  request: QuestionRequest,
  call: PayingCall,
  run?: Run<Answer>,
): Promise<Answer> {
  const redaction = openRedaction(call.caller.personalDataKinds);
  const question = redaction.question(request.question);
  const { system, message } = composePrompt(question, []);
  const order = { question, emptyPrompt: [system, message], runId: run?.id };
  return services.pay(order, call, async (paid) => {
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
  const passages = fitExcerpts(redaction.passages(found), services.excerptTokensMax);
  if (passages.length === 0) return refusal('nothing_found', { input_tokens: 0, output_tokens: 0 }, call.note);
  const reply = await services.model.answer(
    composePrompt(request.question, passages),
    call.timeLeftMs(),
    call.signal,
    call.tab,
  );
  const usage = { input_tokens: reply.inputTokens, output_tokens: reply.outputTokens };
  const checked = checkReply(reply, passages, redaction);
  if (typeof checked === 'string') return refusal(checked, usage, call.note);
  call.note({ grounded: true, citations: checked.citations.length, ...usage });
  return { ...checked, grounded: true, usage };
}

// The model is believed in nothing that can be checked.
function checkReply(
  reply: ModelAnswer,
  passages: readonly FoundPassage[],
  redaction: Redaction,
): Pick<Answer, 'answer' | 'citations'> | string {
  const { answered, text } = parseReply(reply.text);
  if (!reply.complete) return 'incomplete';
  if (!answered) return 'model_says_no';
  if (leaksInstructions(text)) return 'instructions';
  const plain = plainAnswer(
    text,
    passages.map((passage) => passage.text),
  );
  const numbered = renumberMarks(redaction.answer(plain), passages.length);
  const cited = numbered.excerptIndexes.flatMap((index) => passages[index] ?? []);
  const flaw = supportFlaw(
    numbered.text,
    cited.map(({ title, headings, text: excerpt }) => `${title}\n${headings}\n${excerpt}`),
  );
  if (flaw !== null) return flaw;
  return {
    answer: numbered.text,
    citations: cited.map(({ title, text: excerpt }, i) => ({ n: i + 1, source_title: title, excerpt })),
  };
}

function refusal(reason: string, usage: Answer['usage'], note: (fields: LogFields) => void): Answer {
  note({ grounded: false, not_grounded_because: reason, ...usage });
  return { answer: NOT_ANSWERED, grounded: false, citations: [], usage };
}
