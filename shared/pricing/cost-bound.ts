import { costOf, type Use } from './cost.ts';
import type { NanoUsd } from './money.ts';
import { GUARDRAIL_UNITS_ID, type PriceOf, requirePrice } from './prices.ts';
import { textTokensMax } from './token-bound.ts';

/**
 * The most tokens that the removal of personal data may add to a question after its money was reserved, and so to its
 * prompt: a guardrail and the passages reveal more names, and a placeholder can be longer than the name that it
 * replaces. A question that grows by more is rejected, because the money for it was not reserved.
 */
export const QUESTION_GROWTH_TOKENS_MAX = 1_024;

/**
 * The maximum number of questions in one query that a search embeds separately, after the whole query. Together they
 * are no longer than the query.
 */
export const QUERY_PARTS_MAX = 5;

/** Everything that the cost of a search depends on. */
interface SearchPlan {
  readonly query: string;
  readonly embeddingModelId: string;
  /** The most text units that a guardrail reads; 0 without a guardrail. */
  readonly guardrailUnitsMax: number;
  /** The model that reranks what is found; null if there is none. */
  readonly rerankModelId: string | null;
}

/** Everything that the cost of an answer depends on: a search, one call of the model, and one of its judge. */
export interface AnswerPlan extends SearchPlan {
  /** Whether personal data is removed: then names that the guardrail or the passages reveal change the question. */
  readonly removesPersonalData: boolean;
  /** The most tokens of the prompt for this question, without excerpts. */
  readonly emptyPromptTokens: number;
  readonly answerModelId: string;
  /** The tokens for excerpts in the prompt: an excerpt whose stored bound does not fit is left out. */
  readonly excerptTokensMax: number;
  readonly answerTokensMax: number;
  /** A second model that checks the answer; null if there is none. */
  readonly judge: { readonly modelId: string; readonly inputTokens: number; readonly outputTokens: number } | null;
}

/**
 * The most that a search can cost: its query is embedded once as a whole and once in parts, the guardrail reads all
 * texts once, and what is found is reranked in one unit.
 *
 * @throws ServiceError `internal` when a price is not known: no call is free.
 */
export function searchCostMax(plan: SearchPlan, priceOf: PriceOf): NanoUsd {
  return costOf(searchUses(plan, priceOf));
}

/**
 * The most that answering a question can cost: its search, one call of the model with the largest prompt, and one of
 * the judge.
 *
 * @throws ServiceError `internal` when a price is not known: no call is free.
 */
export function answerCostMax(plan: AnswerPlan, priceOf: PriceOf): NanoUsd {
  const growthMax = plan.removesPersonalData ? QUESTION_GROWTH_TOKENS_MAX : 0;
  const inputTokens = plan.emptyPromptTokens + growthMax + plan.excerptTokensMax;
  const price = requirePrice(priceOf, plan.answerModelId);
  const answer = { price, inputTokens, outputTokens: plan.answerTokensMax };
  const { judge } = plan;
  // The judge reads the question too.
  const judgment =
    judge === null
      ? []
      : [
          {
            price: requirePrice(priceOf, judge.modelId),
            inputTokens: judge.inputTokens + growthMax,
            outputTokens: judge.outputTokens,
          },
        ];
  return costOf([...searchUses(plan, priceOf), answer, ...judgment]);
}

function searchUses(plan: SearchPlan, priceOf: PriceOf): Use[] {
  const { query, embeddingModelId, guardrailUnitsMax, rerankModelId } = plan;
  const wholeTokens = textTokensMax(query) + growthTokensMax(plan);
  // Every part has a beginning and an end of its own.
  const inputTokens = 2 * wholeTokens + (QUERY_PARTS_MAX - 1) * textTokensMax('');
  const embedding = { price: requirePrice(priceOf, embeddingModelId), inputTokens, outputTokens: 0 };
  return [
    embedding,
    ...unitsOf(guardrailUnitsMax === 0 ? null : GUARDRAIL_UNITS_ID, guardrailUnitsMax, priceOf),
    ...unitsOf(rerankModelId, 1, priceOf),
  ];
}

// What is billed by units, whatever the length of its input in tokens.
function unitsOf(id: string | null, units: number, priceOf: PriceOf): Use[] {
  return id === null ? [] : [{ price: requirePrice(priceOf, id), inputTokens: units, outputTokens: 0 }];
}

// What is embedded changes only by what the guardrail finds: the search comes before the passages.
function growthTokensMax({ guardrailUnitsMax }: SearchPlan): number {
  return guardrailUnitsMax === 0 ? 0 : QUESTION_GROWTH_TOKENS_MAX;
}
