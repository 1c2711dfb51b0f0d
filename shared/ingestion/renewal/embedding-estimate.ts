import type { PassageBuild } from '../../knowledge/document.ts';
import { costOf } from '../../pricing/cost.ts';
import { formatUsd } from '../../pricing/money.ts';
import { type PriceOf, requirePrice } from '../../pricing/prices.ts';

/** The model of an index, and the length of its vectors. */
interface EmbeddedIndex {
  readonly modelId: string;
  readonly dimensions: number;
}

/**
 * Returns the embedding models of indexes, one entry for each length of their vectors: a text is embedded once for all
 * indexes with the same model and length.
 */
export function embeddingModelsOf(indexes: readonly EmbeddedIndex[]): string[] {
  return [...new Map(indexes.map((one) => [`${one.modelId} ${one.dimensions}`, one.modelId])).values()];
}

/** Returns the tokens that one embedding model counted for a version, a fraction if the models counted differently. */
export function tokensOfOneModel({ indexes, inputTokens }: PassageBuild): number {
  return inputTokens / Math.max(1, embeddingModelsOf(indexes).length);
}

/** Returns the price, in dollars, of embedding this many tokens with each of the models. */
export function embeddingUsd(models: readonly string[], inputTokens: number, priceOf: PriceOf): string {
  const uses = models.map((modelId) => ({ price: requirePrice(priceOf, modelId), inputTokens, outputTokens: 0 }));
  return formatUsd(costOf(uses));
}
