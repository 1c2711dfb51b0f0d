import { costOf, type Use } from '../../pricing/cost.ts';
import type { NanoUsd } from '../../pricing/money.ts';

/** The cost of ingesting a company's documents in a month: calls of embedding models, their tokens, and the money. */
export interface IngestionCost {
  readonly calls: number;
  readonly inputTokens: number;
  readonly nanoUsd: NanoUsd;
}

/** The total cost of calls of embedding models. */
export function ingestionCostOf(uses: readonly Use[]): IngestionCost {
  const inputTokens = uses.reduce((sum, use) => sum + use.inputTokens, 0);
  return { calls: uses.length, inputTokens, nanoUsd: costOf(uses) };
}
