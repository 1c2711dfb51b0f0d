import type { SignedFetch } from '../aws/signed-fetch.client.ts';
import { createEmbeddingClient } from './embedding.client.ts';
import { type GenerationIndex, settingsOf } from './index-generation.ts';
import { createPassageStore } from './passage.store.ts';
import type { EmbeddingModel } from './passage.ts';
import type { IndexGeneration } from './passage-index-schema.ts';

/** Where passages are stored, and in which indexes. */
export interface GenerationsConfiguration {
  readonly SEARCH_ENDPOINT: string;
  readonly INDEX_GENERATIONS: readonly IndexGeneration[];
}

/**
 * Connects to every index that the stage lists: ingestion writes to all of them, and removal deletes from all of them.
 * Does not create the indexes themselves.
 */
export function createGenerationIndexes(
  { SEARCH_ENDPOINT, INDEX_GENERATIONS }: GenerationsConfiguration,
  signedFetch: SignedFetch,
): readonly GenerationIndex[] {
  const models = new Map<string, EmbeddingModel>();
  return INDEX_GENERATIONS.map((generation) => {
    const { name, modelId, dimensions } = generation;
    const key = `${modelId} ${dimensions}`;
    const embedding = models.get(key) ?? createEmbeddingClient(modelId, dimensions);
    models.set(key, embedding);
    return {
      settings: settingsOf(generation),
      passages: createPassageStore(SEARCH_ENDPOINT, name, signedFetch),
      embedding,
    };
  });
}
