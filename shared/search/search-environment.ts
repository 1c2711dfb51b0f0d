import * as v from 'valibot';
import { pricedModel } from '../budget/budget-environment.ts';

/** Where passages are kept: a Serverless collection (`aoss`) or a provisioned domain (`es`), both signed. */
export const searchEnvironment = {
  SEARCH_ENDPOINT: v.pipe(v.string(), v.url()),
  SEARCH_SERVICE: v.picklist(['aoss', 'es']),
};

/**
 * The model that turns texts into vectors. Vectors of different models cannot be compared: a change of the model means
 * ingesting everything again.
 */
export const embeddingEnvironment = {
  EMBEDDING_MODEL_ID: pricedModel,
};

const weight = v.pipe(v.string(), v.toNumber(), v.minValue(0), v.maxValue(10));

/**
 * How much the scores of the two rankings count in the fused one, and below which cosine a passage that only the vector
 * found does not count; tuned per
 * embedding model.
 */
export const rankingEnvironment = {
  VECTOR_WEIGHT: weight,
  WORD_WEIGHT: weight,
  SIMILARITY_FLOOR: v.pipe(v.string(), v.toNumber(), v.minValue(-1), v.maxValue(1)),
};
