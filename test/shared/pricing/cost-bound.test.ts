// Guarantee: the reservation covers every part that a call can be billed for: the embedded query, the guardrail's
// units, the unit of reranking, the prompt with room for excerpts and for a longer question, and the longest answer.
// Risk: one part is left out, and call by call the cap is exceeded.
import { describe, expect, it } from 'vitest';
import { costOf } from '../../../shared/pricing/cost.ts';
import { type AnswerPlan, answerCostMax, searchCostMax } from '../../../shared/pricing/cost-bound.ts';
import { GUARDRAIL_UNITS_ID, PRICES, type Price, type PriceOf } from '../../../shared/pricing/prices.ts';
import { textTokensMax } from '../../../shared/pricing/token-bound.ts';

// Prices that stay recognizable in a sum, because each has its own digits.
const priced = (modelId: string, inputPico: bigint, outputPico = 0n): Price => ({
  ...(PRICES[0] as Price),
  modelId,
  inputPico,
  outputPico,
});
const EMBEDDING = priced('embedding', 1_000n, 10n ** 33n);
const ANSWER = priced('answer', 10n ** 9n, 10n ** 15n);
const JUDGE = priced('judge', 10n ** 24n, 10n ** 27n);
const UNITS = priced(GUARDRAIL_UNITS_ID, 10n ** 21n, 10n ** 36n);
const RERANKING = priced('reranking', 10n ** 39n, 10n ** 42n);
const priceOf: PriceOf = (modelId) =>
  [EMBEDDING, ANSWER, JUDGE, UNITS, RERANKING].find((price) => price.modelId === modelId) ?? null;

// By how many tokens the removal of personal data may lengthen a question.
const GROWTH_TOKENS = 1_024;

const PLAN: AnswerPlan = {
  query: 'How long is the lease?',
  embeddingModelId: 'embedding',
  guardrailUnitsMax: 0,
  rerankModelId: null,
  removesPersonalData: false,
  emptyPromptTokens: 900,
  answerModelId: 'answer',
  excerptTokensMax: 6_000,
  answerTokensMax: 512,
  judge: null,
};
const queryTokens = textTokensMax(PLAN.query);
// The query as a whole, and again in at most five parts. Every part after the first adds two tokens at its start and
// two at its end.
const embeddedTokens = 2 * queryTokens + 4 * 4;
const promptTokens = PLAN.emptyPromptTokens + PLAN.excerptTokensMax;

describe('the bound of a search', () => {
  it('covers its query, embedded as a whole and in parts', () => {
    expect(searchCostMax(PLAN, priceOf)).toBe(
      costOf([{ price: EMBEDDING, inputTokens: embeddedTokens, outputTokens: 0 }]),
    );
  });

  it('includes the units of the guardrail, and room for text that it lengthens', () => {
    expect(searchCostMax({ ...PLAN, guardrailUnitsMax: 73 }, priceOf)).toBe(
      costOf([
        { price: EMBEDDING, inputTokens: embeddedTokens + 2 * GROWTH_TOKENS, outputTokens: 0 },
        { price: UNITS, inputTokens: 73, outputTokens: 0 },
      ]),
    );
  });
});

describe('the bound of a call that is reranked', () => {
  const unit = costOf([{ price: RERANKING, inputTokens: 1, outputTokens: 0 }]);
  const plan = { ...PLAN, rerankModelId: 'reranking' };

  it('includes one unit of the model, for a search as for a question', () => {
    expect(searchCostMax(plan, priceOf)).toBe(searchCostMax(PLAN, priceOf) + unit);
    expect(answerCostMax(plan, priceOf)).toBe(answerCostMax(PLAN, priceOf) + unit);
  });

  it('is not known without a price', () => {
    const unpriced: PriceOf = (modelId) => (modelId === 'reranking' ? null : priceOf(modelId));
    expect(() => searchCostMax(plan, unpriced)).toThrow(expect.objectContaining({ code: 'internal' }));
  });
});

it('needs no price of a guardrail for a call without one', () => {
  const withoutUnits: PriceOf = (modelId) => (modelId === GUARDRAIL_UNITS_ID ? null : priceOf(modelId));
  expect(searchCostMax(PLAN, withoutUnits)).toBe(searchCostMax(PLAN, priceOf));
  expect(() => searchCostMax({ ...PLAN, guardrailUnitsMax: 1 }, withoutUnits)).toThrow();
});

describe('the bound of a question', () => {
  it.each([
    ['another model', JUDGE],
    ['the answering model', ANSWER],
  ])('includes the call of a judge that is %s', (_which, price) => {
    const judge = { modelId: price.modelId, inputTokens: 8_000, outputTokens: 256 };
    expect(answerCostMax({ ...PLAN, judge }, priceOf)).toBe(
      answerCostMax(PLAN, priceOf) + costOf([{ price, inputTokens: 8_000, outputTokens: 256 }]),
    );
  });

  it('covers its search, the whole prompt and the longest answer', () => {
    expect(answerCostMax(PLAN, priceOf)).toBe(
      costOf([
        { price: EMBEDDING, inputTokens: embeddedTokens, outputTokens: 0 },
        { price: ANSWER, inputTokens: promptTokens, outputTokens: 512 },
      ]),
    );
  });

  it('includes the units of the guardrail, and room for text that it lengthens in query and prompt', () => {
    expect(answerCostMax({ ...PLAN, guardrailUnitsMax: 73, removesPersonalData: true }, priceOf)).toBe(
      costOf([
        { price: EMBEDDING, inputTokens: embeddedTokens + 2 * GROWTH_TOKENS, outputTokens: 0 },
        { price: UNITS, inputTokens: 73, outputTokens: 0 },
        { price: ANSWER, inputTokens: promptTokens + GROWTH_TOKENS, outputTokens: 512 },
      ]),
    );
  });

  it('has room for a question in which more names are removed once the passages have revealed them', () => {
    expect(answerCostMax({ ...PLAN, removesPersonalData: true }, priceOf)).toBe(
      costOf([
        { price: EMBEDDING, inputTokens: embeddedTokens, outputTokens: 0 },
        { price: ANSWER, inputTokens: promptTokens + GROWTH_TOKENS, outputTokens: 512 },
      ]),
    );
  });

  it.each<Partial<AnswerPlan>>([
    { query: `${PLAN.query}?` },
    { emptyPromptTokens: PLAN.emptyPromptTokens + 1 },
    { excerptTokensMax: PLAN.excerptTokensMax + 1 },
    { answerTokensMax: PLAN.answerTokensMax + 1 },
    { guardrailUnitsMax: 1 },
    { removesPersonalData: true },
  ])('grows with each of its parts: %j', (more) => {
    expect(answerCostMax({ ...PLAN, ...more }, priceOf)).toBeGreaterThan(answerCostMax(PLAN, priceOf));
  });
});

it.each(['embedding', 'answer', GUARDRAIL_UNITS_ID])('refuses to bound a question when %s has no price', (unpriced) => {
  const plan = { ...PLAN, guardrailUnitsMax: 1 };
  const withoutOne: PriceOf = (modelId) => (modelId === unpriced ? null : priceOf(modelId));
  expect(() => answerCostMax(plan, withoutOne)).toThrow(expect.objectContaining({ code: 'internal' }));
});
