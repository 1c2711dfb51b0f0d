import { costOf, type Use } from './cost.ts';
import type { NanoUsd } from './money.ts';
import type { Price } from './prices.ts';
import { conversationTokensMax, textTokensMax } from './token-bound.ts';

/**
 * The most tokens by which a second opinion may make a question longer, and so its prompt: a placeholder can be longer
 * than a name. What is beyond is refused, because it was not set aside.
 */
export const QUESTION_GROWTH_TOKENS_MAX = 1_024;

/** What a second opinion may read, in text units. */
export interface OpinionPlan {
  readonly price: Price;
  readonly unitsMax: number;
}

/**
 * What an answer will be made with; `emptyPrompt` is the prompt for this question with no excerpt in it, as the model
 * will be sent it.
 */
export interface AnswerPlan {
  readonly question: string;
  readonly emptyPrompt: readonly string[];
  /** The room for excerpts in the prompt: what does not fit by its stored bound stays out. */
  readonly excerptTokensMax: number;
  readonly answerTokensMax: number;
  readonly prices: { readonly embedding: Price; readonly answer: Price };
  /** Null where nobody is asked. */
  readonly opinion: OpinionPlan | null;
}

/**
 * The most that answering a question can cost: it is embedded once, the model is asked once, and all texts are read
 * once for a second opinion.
 */
export function answerCostMax({ question, emptyPrompt, prices, opinion, ...room }: AnswerPlan): NanoUsd {
  const growth = growthTokensMax(opinion);
  return costOf([
    { price: prices.embedding, inputTokens: textTokensMax(question) + growth, outputTokens: 0 },
    {
      price: prices.answer,
      inputTokens: conversationTokensMax(emptyPrompt) + growth + room.excerptTokensMax,
      outputTokens: room.answerTokensMax,
    },
    ...opinionUse(opinion),
  ]);
}

/** The most that a search can cost: its query is embedded once, and all texts are read once for a second opinion. */
export function searchCostMax(query: string, embedding: Price, opinion: OpinionPlan | null): NanoUsd {
  const inputTokens = textTokensMax(query) + growthTokensMax(opinion);
  return costOf([{ price: embedding, inputTokens, outputTokens: 0 }, ...opinionUse(opinion)]);
}

function growthTokensMax(opinion: OpinionPlan | null): number {
  return opinion === null ? 0 : QUESTION_GROWTH_TOKENS_MAX;
}

function opinionUse(opinion: OpinionPlan | null): Use[] {
  return opinion === null ? [] : [{ price: opinion.price, inputTokens: opinion.unitsMax, outputTokens: 0 }];
}
