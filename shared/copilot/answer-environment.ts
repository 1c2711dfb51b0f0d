import * as v from 'valibot';
import { pricedModel } from '../budget/budget-environment.ts';

const count = (max: number) => v.pipe(v.string(), v.toNumber(), v.integer(), v.minValue(1), v.maxValue(max));

/**
 * The model that answers, the model that judges, and three maximums: the tokens of an answer, the passages in the
 * prompt, and the tokens of these passages.
 */
export const answerEnvironment = {
  ANSWER_MODEL_ID: pricedModel,
  ANSWER_TOKENS_MAX: count(8_192),
  PASSAGES_MAX: count(50),
  EXCERPT_TOKENS_MAX: count(100_000),
  SUPPORT_JUDGE_MODEL_ID: v.union([
    v.pipe(
      v.literal('none'),
      v.transform(() => null),
    ),
    pricedModel,
  ]),
};
