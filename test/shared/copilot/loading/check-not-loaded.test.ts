// Guarantee: a question whose answer cannot be checked, because the code of the check cannot be loaded, fails, and is
// charged what the model counted. Risk: an answer that nobody checked, or a whole hold charged for a defect of ours.
import { afterAll, expect, it, vi } from 'vitest';
import { type AnswerServices, answerQuestion } from '../../../../shared/copilot/answer-question.ts';
import { CALLER } from '../../../harness/caller.ts';
import { openTestBudget } from '../../budget/budget.fixture.ts';
import { foundPassage } from '../../search/found-passage.fixture.ts';
import { QUESTION_LIMITS } from '../question-limits.fixture.ts';

const failed = vi.hoisted(() => ({ count: 0 }));
vi.mock('../../../../shared/copilot/check-answer.ts', () => {
  failed.count += 1;
  throw new Error('There is no such file.');
});

vi.resetModules();
afterAll(() => void vi.resetModules());

it('fails without an answer, after the model has counted its tokens', async () => {
  const { services: budget } = openTestBudget();
  const charges: bigint[] = [];
  const kept: unknown[] = [];
  const services: AnswerServices = {
    bases: { visibleTo: async () => [{ id: 'base' }] },
    search: async () => [foundPassage({ text: 'The lease ends after 36 months.' })],
    model: {
      answer: async (_prompt, { meter }) => {
        meter.started();
        await vi.waitFor(() => expect(failed.count).toBe(1));
        // Whoever does not wait for the model has given up by then.
        await new Promise(setImmediate);
        meter.metered({ modelId: QUESTION_LIMITS.answerModelId, inputTokens: 10_000, outputTokens: 0 });
        return { text: '', complete: true, inputTokens: 10_000, outputTokens: 0 };
      },
    },
    budget,
    judge: null,
    guardrail: null,
    limits: QUESTION_LIMITS,
  };
  const call = {
    caller: CALLER,
    signal: new AbortController().signal,
    timeLeftMs: () => 22_500,
    addLogFields: () => undefined,
    charged: (cost: bigint) => void charges.push(cost),
    run: { id: null, keep: async (explained: unknown) => void kept.push(explained) },
  };
  await expect(answerQuestion(services, { question: 'How long is the lease?' }, call)).rejects.toThrow();
  expect({ charges, kept }).toEqual({ charges: [3_300_000n], kept: [] });
});
