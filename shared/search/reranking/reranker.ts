import type { UsageMeter } from '../../pricing/usage-meter.ts';

/** The part of a call that a reranking model needs: its signal ends the call, and its meter records the unit. */
interface RerankCall {
  readonly signal: AbortSignal;
  readonly meter: UsageMeter;
}

/** A model that compares a query with the whole text of each document. */
export interface Reranker {
  readonly modelId: string;
  /**
   * Orders documents by how well they fit the query; equally good ones keep their order.
   *
   * @returns the index of each document, best first.
   * @throws ServiceError `unavailable` when the model does not answer in time, or not about every document.
   */
  readonly order: (query: string, documents: readonly string[], call: RerankCall) => Promise<readonly number[]>;
}

/** The most passages that are reranked. Not measured: of more, all have to be redacted and fewer fit into a unit. */
export const RERANKED_MAX = 25;
