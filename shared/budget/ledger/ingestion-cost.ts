import type { NanoUsd } from '../../pricing/money.ts';

/** What ingesting a company's documents cost in a month: calls of embedding models, their tokens, and the money. */
export interface IngestionCost {
  readonly calls: number;
  readonly inputTokens: number;
  readonly nanoUsd: NanoUsd;
}
