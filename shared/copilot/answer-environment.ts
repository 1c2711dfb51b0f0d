import * as v from 'valibot';
import { countUpTo, pricedModel } from '../budget/budget-environment.ts';

/**
 * The model that answers and the form of its reply, the model that judges, and three maximums: the tokens of an answer,
 * the passages in the prompt, and the tokens of these passages.
 */
export const answerEnvironment = {
  ANSWER_MODEL_ID: pricedModel,
  REPLY_FORM: v.picklist(['tool', 'lines']),
  ANSWER_TOKENS_MAX: countUpTo(8_192),
  PASSAGES_MAX: countUpTo(50),
  EXCERPT_TOKENS_MAX: countUpTo(100_000),
  SUPPORT_JUDGE_MODEL_ID: v.union([
    v.pipe(
      v.literal('none'),
      v.transform(() => null),
    ),
    pricedModel,
  ]),
};
