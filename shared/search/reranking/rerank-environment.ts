import * as v from 'valibot';

/** The models that can rerank; each has a price in `shared/pricing/prices.ts`. */
const RERANK_MODELS = ['amazon.rerank-v1:0', 'cohere.rerank-v3-5:0'] as const;

/** The environment of reranking: the id of the model, or `none`. */
export const rerankEnvironment = {
  RERANK_MODEL_ID: v.pipe(
    v.picklist(['none', ...RERANK_MODELS], `The model that reranks must be none, ${RERANK_MODELS.join(' or ')}.`),
    v.transform((id) => (id === 'none' ? null : id)),
  ),
};
