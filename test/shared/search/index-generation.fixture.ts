import type { IndexGeneration } from '../../../shared/search/passage-index-schema.ts';

/** An index generation that ranks by vectors alone, and for which every passage is relevant. */
export const INDEX_GENERATION: IndexGeneration = {
  name: 'passages-v1',
  schema: 1,
  modelId: 'model',
  dimensions: 256,
  vectorWeight: 1,
  wordWeight: 0,
  similarityFloor: 0,
  relevanceMin: -1,
  wordlessMin: -1,
};
