// Guarantee: a question fails when the code that checks its answer cannot be loaded, and costs what the model counted.
// Risk: an answer that nobody checked, or a whole hold charged for a defect of ours.
import { afterAll, expect, it, vi } from 'vitest';
import { type AnswerServices, answerQuestion } from '../../../../shared/copilot/answer-question.ts';
import { openTestBudget } from '../../budget/budget.fixture.ts';
import { foundPassage } from '../../search/found-passage.fixture.ts';
import { askingCall, QUESTION_LIMITS } from '../question.fixture.ts';

const loads = vi.hoisted(() => ({ failed: 0 }));
vi.mock('../../../../shared/copilot/check-answer.ts', () => {
  loads.failed += 1;
  throw new Error('There is no such file.');
});

vi.resetModules();
afterAll(() => void vi.resetModules());

it('a question fails without an answer, after the model has counted its tokens', async () => {
  const { services: budget } = openTestBudget();
  const charges: bigint[] = [];
  const stored: unknown[] = [];
  const services: AnswerServices = {
    bases: { visibleTo: async () => [{ id: 'base' }] },
    search: async () => [foundPassage({ text: 'The lease ends after 36 months.' })],
    model: {
      answer: async (_prompt, { meter }) => {
        meter.started();
        await vi.waitFor(() => expect(loads.failed).toBe(1));
        // Code that does not wait for the model has failed by now.
        await new Promise(setImmediate);
        meter.metered({ modelId: QUESTION_LIMITS.answerModelId, inputTokens: 10_000, outputTokens: 0 });
        return { text: '', complete: true, inputTokens: 10_000, outputTokens: 0 };
      },
    },
    budget,
    judge: null,
    guardrail: null,
    reranker: null,
    limits: QUESTION_LIMITS,
  };
  const call = {
    ...askingCall({ keep: async (explained) => void stored.push(explained) }),
    charged: (cost: bigint) => void charges.push(cost),
  };
  await expect(answerQuestion(services, { question: 'How long is the lease?' }, call)).rejects.toThrow();
  // 10,000 input tokens for 330 nanodollars each.
  expect({ charges, stored }).toEqual({ charges: [3_300_000n], stored: [] });
});
