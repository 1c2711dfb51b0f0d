import { costOf, type Use } from './cost.ts';
import type { NanoUsd } from './money.ts';
import { GUARDRAIL_UNITS_ID, type PriceOf, requirePrice } from './prices.ts';
import { conversationTokensMax, textTokensMax } from './token-bound.ts';

/**
 * The most tokens by which a guardrail may make a question longer, and so its prompt: a placeholder can be longer
 * than a name. What is beyond is refused, because it was not set aside.
 */
export const QUESTION_GROWTH_TOKENS_MAX = 1_024;

/** What a search will be made with. */
export interface SearchPlan {
  readonly query: string;
  readonly embeddingModelId: string;
  /** What a guardrail may read, in text units; 0 without a guardrail. */
  readonly guardrailUnitsMax: number;
}

/** What an answer will be made with: a search for the question, and one call of the model that answers. */
export interface AnswerPlan extends SearchPlan {
  /** The prompt for this question with no excerpt in it, as the model will be sent it. */
  readonly emptyPrompt: readonly string[];
  readonly answerModelId: string;
  /** The room for excerpts in the prompt: what does not fit by its stored bound stays out. */
  readonly excerptTokensMax: number;
  readonly answerTokensMax: number;
}

/**
 * The most that a search can cost: its query is embedded once, and all texts are read once by the guardrail.
 *
 * @throws ServiceError `internal` when a price is not known: never free.
 */
export function searchCostMax(plan: SearchPlan, priceOf: PriceOf): NanoUsd {
  return costOf(searchUses(plan, priceOf));
}

/**
 * The most that answering a question can cost: its search, and one call of the model with the largest prompt.
 *
 * @throws ServiceError `internal` when a price is not known: never free.
 */
export function answerCostMax(plan: AnswerPlan, priceOf: PriceOf): NanoUsd {
  const inputTokens = conversationTokensMax(plan.emptyPrompt) + growthTokensMax(plan) + plan.excerptTokensMax;
  const price = requirePrice(priceOf, plan.answerModelId);
  return costOf([...searchUses(plan, priceOf), { price, inputTokens, outputTokens: plan.answerTokensMax }]);
}

function searchUses(plan: SearchPlan, priceOf: PriceOf): Use[] {
  const { query, embeddingModelId, guardrailUnitsMax } = plan;
  const inputTokens = textTokensMax(query) + growthTokensMax(plan);
  const embedding = { price: requirePrice(priceOf, embeddingModelId), inputTokens, outputTokens: 0 };
  if (guardrailUnitsMax === 0) {
    return [embedding];
  }
  const price = requirePrice(priceOf, GUARDRAIL_UNITS_ID);
  return [embedding, { price, inputTokens: guardrailUnitsMax, outputTokens: 0 }];
}

function growthTokensMax({ guardrailUnitsMax }: SearchPlan): number {
  return guardrailUnitsMax === 0 ? 0 : QUESTION_GROWTH_TOKENS_MAX;
}
