import type { PriceOf } from '../pricing/prices.ts';
import type { EmbeddingModel, PassageIndex } from './passage.ts';
import type { IndexGeneration } from './passage-index-schema.ts';

/** The settings with which the passages of an index were made. Ranking is not among them: it applies to each search. */
export type IndexSettings = Pick<IndexGeneration, 'name' | 'schema' | 'modelId' | 'dimensions'>;

/** An index to which documents are written, with the model that makes its vectors. */
export interface GenerationIndex {
  readonly settings: IndexSettings;
  readonly passages: PassageIndex;
  /** Generations with the same model and dimensions share one object, so that a text is embedded once for both. */
  readonly embedding: EmbeddingModel;
}

/**
 * The generation that answers searches: the chosen one, or the first of the list if none was chosen or the chosen one
 * is no longer listed.
 */
export function answeringGeneration<Generation extends Pick<IndexGeneration, 'name'>>(
  listed: readonly Generation[],
  chosen: string | null,
): Generation {
  const answering = listed.find(({ name }) => name === chosen) ?? listed[0];
  if (answering === undefined) {
    throw new Error('A stage has at least one index generation.');
  }
  return answering;
}

/** Whether two indexes contain passages made the same way. */
export function sameSettings(one: IndexSettings, other: IndexSettings): boolean {
  return (
    one.name === other.name &&
    one.schema === other.schema &&
    one.modelId === other.modelId &&
    one.dimensions === other.dimensions
  );
}

/** The settings with which a generation's passages are made. */
export function settingsOf({ name, schema, modelId, dimensions }: IndexGeneration): IndexSettings {
  return { name, schema, modelId, dimensions };
}

/**
 * The embedding model whose input costs most. A call reserves its price, because the generation that answers is only
 * chosen later. A model without a price is returned first, so that the call is refused.
 */
export function mostExpensiveModel(generations: readonly IndexGeneration[], priceOf: PriceOf): string {
  const models = generations.map(({ modelId }) => ({ modelId, pico: priceOf(modelId)?.inputPico ?? null }));
  const mostExpensive = models.reduce((one, other) =>
    one.pico === null || (other.pico !== null && other.pico <= one.pico) ? one : other,
  );
  return mostExpensive.modelId;
}
