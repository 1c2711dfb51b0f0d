// Guarantee: on a stage with a reranking model, a question reserves a unit of it and the guardrail's units for all
// passages that it gets; the prompt has as many passages as without it, in its order. Risk: a question costs more than
// its hold, or the prompt grows beyond what the stage allows.
import { expect, it } from 'vitest';
import { type AnswerServices, answerQuestion } from '../../../../shared/copilot/answer-question.ts';
import { composePrompt, type Prompt, promptTokensMax } from '../../../../shared/copilot/prompt/prompt.ts';
import { answerCostMax } from '../../../../shared/pricing/cost-bound.ts';
import { requestUnitsMax } from '../../../../shared/privacy/guardrail/guardrail.ts';
import { openTestBudget } from '../../budget/budget.fixture.ts';
import { foundPassage } from '../../search/found-passage.fixture.ts';
import { askingCall, BUDGET_ADDRESS, QUESTION_LIMITS } from '../question.fixture.ts';

const MODEL_ID = 'cohere.rerank-v3-5:0';
const QUESTION = 'How long is the lease of the flat?';

it('reserves what reranking can cost, and shows the model its best passages', async () => {
  const budget = openTestBudget({ testAllowance: 10n ** 12n });
  const prompts: Prompt[] = [];
  const held: unknown[] = [];
  const services: AnswerServices = {
    budget: budget.services,
    bases: { visibleTo: async () => [{ id: 'base' }] },
    search: async ({ k }) => {
      held.push((await budget.find(BUDGET_ADDRESS))?.held);
      return Array.from({ length: k }, (_, at) =>
        foundPassage({ id: `p${at}`, documentId: `d${at}`, text: `Flat ${at}.`, tokensMax: 20 }),
      );
    },
    reranker: { modelId: MODEL_ID, order: async (_query, documents) => documents.map((_, at) => at).toReversed() },
    model: {
      answer: async (prompt, { meter }) => {
        prompts.push(prompt);
        meter.started();
        meter.notBilled();
        return { text: 'VERDICT: no', complete: true, inputTokens: 1, outputTokens: 1 };
      },
    },
    judge: null,
    guardrail: { find: async (texts) => texts.map(() => []) },
    limits: QUESTION_LIMITS,
  };
  const call = askingCall({ personalDataKinds: ['PERSON'], keep: async () => undefined });
  await answerQuestion(services, { question: QUESTION }, call);

  const plan = {
    ...QUESTION_LIMITS,
    query: QUESTION,
    emptyPromptTokens: promptTokensMax(composePrompt(QUESTION, [], 'lines')),
    guardrailUnitsMax: requestUnitsMax(QUESTION, 25, QUESTION_LIMITS.answerTokensMax),
    rerankModelId: MODEL_ID,
    removesPersonalData: true,
    judge: null,
  };
  expect(held).toEqual([answerCostMax(plan, budget.services.priceOf)]);
  const shown = prompts[0]?.message.match(/Flat \d+/g);
  expect(shown).toEqual(['Flat 24', 'Flat 23', 'Flat 22', 'Flat 21', 'Flat 20', 'Flat 19', 'Flat 18', 'Flat 17']);
});
