// Guarantee: a question reserves enough for its text with placeholders, is charged once for all that its guardrail,
// search, model and judge report, and gives all of them one signal. Risk: a model that is paid for but in no ledger, or
// one that still works after its question has ended.
import { expect, it } from 'vitest';
import type { LedgerEntry } from '../../../../shared/budget/ledger/ledger.ts';
import type { Answer } from '../../../../shared/copilot/answer.ts';
import { NO_TIME_TO_ANSWER } from '../../../../shared/copilot/answer-model.ts';
import { type AnswerServices, answerQuestion } from '../../../../shared/copilot/answer-question.ts';
import { judgePlan } from '../../../../shared/copilot/judge.ts';
import { composePrompt, promptTokensMax } from '../../../../shared/copilot/prompt/prompt.ts';
import { answerCostMax } from '../../../../shared/pricing/cost-bound.ts';
import { GUARDRAIL_UNITS_ID } from '../../../../shared/pricing/prices.ts';
import type { ModelUse, UsageMeter } from '../../../../shared/pricing/usage-meter.ts';
import type { Guardrail } from '../../../../shared/privacy/guardrail/guardrail.ts';
import type { PersonalDataKind } from '../../../../shared/privacy/kinds.ts';
import { ServiceError } from '../../../../shared/service-error.ts';
import { openTestBudget } from '../../budget/budget.fixture.ts';
import { foundPassage } from '../../search/found-passage.fixture.ts';
import { askingCall, BUDGET_ADDRESS, QUESTION_LIMITS } from '../question.fixture.ts';
import { replyOf } from '../reply.fixture.ts';

const TEXT = 'The lease ends after 36 months.';
// Code cannot decide that this says the same, so the judge is asked.
const REPLY = replyOf([[1, TEXT]], 'The term of the lease is three years [1].');
const JUDGE_ID = 'us.amazon.nova-micro-v1:0';
const { embeddingModelId, answerModelId } = QUESTION_LIMITS;

interface Given {
  readonly judgeFails?: 'throttled' | 'late';
  readonly hasGuardrail: boolean;
  readonly personalDataKinds: readonly PersonalDataKind[];
}

function setUp({ judgeFails, hasGuardrail, personalDataKinds }: Given) {
  const held: unknown[] = [];
  const entries: LedgerEntry[] = [];
  const signals = new Set<AbortSignal>();
  // More than any question can cost.
  const { services: budget, find } = openTestBudget({ testAllowance: 10n ** 12n });
  const { budgets } = budget;
  const use = (
    call: { readonly meter: UsageMeter; readonly signal: AbortSignal },
    modelId: string,
    inputTokens = 1,
  ) => {
    signals.add(call.signal);
    call.meter.started();
    call.meter.metered({ modelId, inputTokens, outputTokens: 0 });
  };
  const model = (modelId: string, text: string): AnswerServices['model'] => ({
    async answer(_prompt, call) {
      use(call, modelId);
      return { text, complete: true, inputTokens: 1, outputTokens: 0 };
    },
  });
  // A model that was throttled did not run; one that is late may be billed all the same.
  const failingJudge: AnswerServices['model'] = {
    async answer(_prompt, { meter }) {
      meter.started();
      if (judgeFails === 'throttled') {
        meter.notBilled();
      }
      throw new ServiceError('unavailable', 'No verdicts.', {
        cause: judgeFails === 'late' ? NO_TIME_TO_ANSWER : 'throttled',
      });
    },
  };
  const readAll: Guardrail['find'] = async (texts, _kinds, call) => {
    use(call, GUARDRAIL_UNITS_ID, texts.length);
    return texts.map(() => []);
  };
  const services: AnswerServices = {
    budget: {
      ...budget,
      budgets: {
        ...budgets,
        recordCost(address, entry) {
          entries.push(entry);
          return budgets.recordCost(address, entry);
        },
      },
    },
    bases: { visibleTo: async () => [{ id: 'base' }] },
    async search(_query, call) {
      held.push((await find(BUDGET_ADDRESS))?.held);
      use(call, embeddingModelId);
      return [foundPassage({ title: 'Lease', text: TEXT })];
    },
    model: model(answerModelId, REPLY),
    judge: judgeFails === undefined ? model(JUDGE_ID, '{"1":"yes","question":"yes"}') : failingJudge,
    guardrail: hasGuardrail ? { find: readAll } : null,
    reranker: null,
    limits: { ...QUESTION_LIMITS, judgeModelId: JUDGE_ID },
  };
  const call = askingCall<Answer>({ personalDataKinds, keep: async ({ answer }) => answer });
  const ask = (question = 'What is its term?') => answerQuestion(services, { question }, call);
  return { ask, entries, signals, held, priceOf: budget.priceOf };
}

it('charges a question once for what its guardrail, its search, its model and its judge each report', async () => {
  const { ask, entries } = setUp({ hasGuardrail: true, personalDataKinds: ['PERSON'] });
  expect(await ask()).toMatchObject({ grounded: true });
  expect(entries).toMatchObject([{ basis: 'metered', grounded: true }]);
  const used = ({ modelId, inputTokens }: ModelUse) => [modelId, inputTokens];
  expect(entries[0]?.uses.map(used)).toEqual([
    // The guardrail reads the question, the title and text of the passage, which has no headings, and the answer.
    [GUARDRAIL_UNITS_ID, 1],
    [embeddingModelId, 1],
    [GUARDRAIL_UNITS_ID, 2],
    [answerModelId, 1],
    [GUARDRAIL_UNITS_ID, 1],
    [JUDGE_ID, 1],
  ]);
});

it.each([
  ['throttled', 'metered'],
  ['late', 'unknown'],
] as const)('settles a question whose judge is %s, and charges by what is certain: %s', async (judgeFails, basis) => {
  const { ask, entries, held } = setUp({ judgeFails, hasGuardrail: false, personalDataKinds: [] });
  expect(await ask()).toMatchObject({ grounded: false, citations: [] });
  expect(entries).toMatchObject([{ basis, grounded: false }]);
  const used = entries[0]?.uses.map(({ modelId }) => modelId);
  expect(used).toEqual([embeddingModelId, answerModelId]);
  expect(entries[0]?.cost === held[0]).toBe(judgeFails === 'late');
});

it('gives its guardrail, its search, its model and its judge the same signal', async () => {
  const { ask, signals } = setUp({ hasGuardrail: true, personalDataKinds: ['PERSON'] });
  await ask();
  expect(signals.size).toBe(1);
});

it('reserves for a question with its placeholders, which can be longer than what they replace', async () => {
  const { ask, held, priceOf } = setUp({ hasGuardrail: false, personalDataKinds: ['EMAIL'] });
  await ask('Do a@b.co and c@d.eu share a lease?');
  const query = 'Do [EMAIL_1] and [EMAIL_2] share a lease?';
  const judge = judgePlan(JUDGE_ID, query);
  const plan = {
    ...QUESTION_LIMITS,
    query,
    guardrailUnitsMax: 0,
    rerankModelId: null,
    removesPersonalData: true,
    judge,
  };
  const emptyPromptTokens = promptTokensMax(composePrompt(query, [], 'lines'));
  expect(held).toEqual([answerCostMax({ ...plan, emptyPromptTokens }, priceOf)]);
});
