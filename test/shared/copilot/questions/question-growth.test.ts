// Guarantee: what was reserved covers a question that becomes longer because the passages reveal a name in it, whatever
// the tokenizer, with a guardrail and without one. Risk: a call that costs more than was held, and so passes the cap.
import { expect, it } from 'vitest';
import type { Answer } from '../../../../shared/copilot/answer.ts';
import { type AnswerServices, type AskingCall, answerQuestion } from '../../../../shared/copilot/answer-question.ts';
import { excerptTokensMax } from '../../../../shared/copilot/fit-excerpts.ts';
import { conversationTokensMax } from '../../../../shared/pricing/token-bound.ts';
import { CALLER } from '../../../harness/caller.ts';
import { openTestBudget } from '../../budget/budget.fixture.ts';
import { foundPassage } from '../../search/found-passage.fixture.ts';
import { QUESTION_LIMITS } from '../question-limits.fixture.ts';

// By rules alone, "Qwist" is a name only beside the words of this passage.
const PASSAGE = foundPassage({ title: 'Contacts', text: 'Contact person: Jonas Qwist. Mr. Qwist keeps the keys.' });
const REDACTED = { ...PASSAGE, text: 'Contact person: [PERSON_1]. Mr. [PERSON_1] keeps the keys.' };

// Asks a model of the most expensive tokenizer: one that makes a token of each byte, for an answer of the full length.
async function ask(question: string) {
  const { services: budget } = openTestBudget({ testAllowance: 10n ** 12n });
  const settled: string[] = [];
  const messages: string[] = [];
  const limits = { ...QUESTION_LIMITS, excerptTokensMax: excerptTokensMax(REDACTED, 1) };
  const services: AnswerServices = {
    budget: { ...budget, metrics: { ...budget.metrics, settled: (_company, { basis }) => void settled.push(basis) } },
    bases: { visibleTo: async () => [] },
    search: async ({ text }, { meter }) => {
      const inputTokens = Buffer.byteLength(text);
      meter.started();
      meter.metered({ modelId: limits.embeddingModelId, inputTokens, outputTokens: 0 });
      return [PASSAGE];
    },
    model: {
      answer: async ({ system, message }, { meter }) => {
        messages.push(message);
        const usage = { inputTokens: conversationTokensMax([system, message]), outputTokens: limits.answerTokensMax };
        meter.started();
        meter.metered({ modelId: limits.answerModelId, ...usage });
        return { text: 'VERDICT: no', complete: true, ...usage };
      },
    },
    judge: null,
    guardrail: null,
    limits,
  };
  const call: AskingCall<Answer> = {
    caller: { ...CALLER, policies: { ...CALLER.policies, personalDataKinds: ['PERSON'] } },
    signal: new AbortController().signal,
    timeLeftMs: () => 22_500,
    addLogFields: () => undefined,
    run: { id: null, keep: async ({ answer }) => answer },
  };
  await answerQuestion(services, { question }, call);
  return { settled, messages };
}

it.each([1, 20, 60])('covers a question with %d times the name', async (times) => {
  const { settled, messages } = await ask(`Which keys? ${'Qwist? '.repeat(times)}`);
  expect(messages[0]?.split('[PERSON_1]?').length).toBe(times + 1);
  expect(settled).toEqual(['metered']);
});
