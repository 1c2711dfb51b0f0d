import * as v from 'valibot';

const count = (max: number) => v.pipe(v.string(), v.toNumber(), v.integer(), v.minValue(1), v.maxValue(max));

/** The model that answers, the longest answer it may give, and how many passages it is shown. */
export const answerEnvironment = {
  ANSWER_MODEL_ID: v.pipe(v.string(), v.nonEmpty()),
  ANSWER_TOKENS_MAX: count(8_192),
  PASSAGES_MAX: count(50),
};
