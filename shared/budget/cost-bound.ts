import { costOf } from './cost.ts';
import type { NanoUsd } from './money.ts';
import type { Price } from './prices.ts';
import { conversationTokensMax, textTokensMax } from './token-bound.ts';

/** What an answer will be made with; `emptyPrompt` is the prompt for this question with no excerpt in it, as the model will be sent it. */
export interface AnswerPlan {
  readonly question: string;
  readonly emptyPrompt: readonly string[];
  /** The room for excerpts in the prompt: what does not fit by its stored bound stays out. */
  readonly excerptTokensMax: number;
  readonly answerTokensMax: number;
  readonly prices: { readonly embedding: Price; readonly answer: Price };
}

/** The most that answering a question can cost: it is embedded once, and the model is asked once. */
export function answerCostMax({ question, emptyPrompt, prices, ...room }: AnswerPlan): NanoUsd {
  return costOf([
    { price: prices.embedding, inputTokens: textTokensMax(question), outputTokens: 0 },
    {
      price: prices.answer,
      inputTokens: conversationTokensMax(emptyPrompt) + room.excerptTokensMax,
      outputTokens: room.answerTokensMax,
    },
  ]);
}

/** The most that a search can cost: its query is embedded once. */
export function searchCostMax(query: string, embedding: Price): NanoUsd {
  return costOf([{ price: embedding, inputTokens: textTokensMax(query), outputTokens: 0 }]);
}
