// Guarantee: the cost of a delivery is the sum of its calls, tokens and money, and nothing if no model was called.
// Risk: an operator pays for embeddings that no report shows.
import { expect, it } from 'vitest';
import { ingestionCostOf } from '../../../../shared/budget/ledger/ingestion-cost.ts';
import { costOf } from '../../../../shared/pricing/cost.ts';
import { priceOf } from '../../../../shared/pricing/prices.ts';

const price = priceOf('amazon.titan-embed-text-v2:0', 'us-east-1');
const use = (inputTokens: number) => {
  if (price === null) {
    throw new Error('The embedding model has no price.');
  }
  return { price, inputTokens, outputTokens: 0 };
};

it('adds up the calls of a delivery', () => {
  const uses = [use(1_000), use(2_500)];
  expect(ingestionCostOf(uses)).toEqual({ calls: 2, inputTokens: 3_500, nanoUsd: costOf(uses) });
});

it('counts no calls, tokens or money without a model call', () => {
  expect(ingestionCostOf([])).toEqual({ calls: 0, inputTokens: 0, nanoUsd: 0n });
});
