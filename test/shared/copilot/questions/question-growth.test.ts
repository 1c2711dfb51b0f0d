// Guarantee: the reservation covers a question that becomes longer because only the passages reveal a name in it,
// whatever the tokenizer. Risk: a call that costs more than was held, so that a company pays more than its budget.
import { expect, it } from 'vitest';
import type { Answer } from '../../../../shared/copilot/answer.ts';
import { type AnswerServices, answerQuestion } from '../../../../shared/copilot/answer-question.ts';
import { excerptTokensMax } from '../../../../shared/copilot/fit-excerpts.ts';
import { conversationTokensMax } from '../../../../shared/pricing/token-bound.ts';
import { openTestBudget } from '../../budget/budget.fixture.ts';
import { foundPassage } from '../../search/found-passage.fixture.ts';
import { askingCall, QUESTION_LIMITS } from '../question.fixture.ts';

// By rules alone, "Qwist" is a name only beside the words of this passage.
const PASSAGE = foundPassage({ title: 'Contacts', text: 'Contact person: Jonas Qwist. Mr. Qwist keeps the keys.' });
const REDACTED = { ...PASSAGE, text: 'Contact person: [PERSON_1]. Mr. [PERSON_1] keeps the keys.' };

// Asks a model whose tokenizer makes a token of each byte, which is the most, and whose answer has the maximum length.
async function ask(question: string) {
  // More than any question can cost.
  const { services: budget } = openTestBudget({ testAllowance: 10n ** 12n });
  const settlements: string[] = [];
  const messages: string[] = [];
  const limits = { ...QUESTION_LIMITS, excerptTokensMax: excerptTokensMax(REDACTED, 1) };
  const services: AnswerServices = {
    budget: {
      ...budget,
      metrics: { ...budget.metrics, settled: (_company, { basis }) => void settlements.push(basis) },
    },
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
    reranker: null,
    limits,
  };
  const call = askingCall<Answer>({ personalDataKinds: ['PERSON'], keep: async ({ answer }) => answer });
  await answerQuestion(services, { question }, call);
  return { settlements, messages };
}

it.each([1, 20, 60])('reserves enough for a question that contains the name %d times', async (times) => {
  const { settlements, messages } = await ask(`Which keys? ${'Qwist? '.repeat(times)}`);
  expect(messages[0]?.split('[PERSON_1]?').length).toBe(times + 1);
  expect(settlements).toEqual(['metered']);
});
