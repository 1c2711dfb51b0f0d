// Guarantee: only a model that can rerank and has a price is accepted, and `none` means none. Risk: an answering model,
// whose price is per token, reranks for a millionth of its cost.
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { PRICES } from '../../../../shared/pricing/prices.ts';
import { rerankEnvironment } from '../../../../shared/search/reranking/rerank-environment.ts';

const read = (id: string) => v.safeParse(rerankEnvironment.RERANK_MODEL_ID, id);

it.each([
  ['none', null],
  ['amazon.rerank-v1:0', 'amazon.rerank-v1:0'],
  ['cohere.rerank-v3-5:0', 'cohere.rerank-v3-5:0'],
])('reads %s', (id, expected) => {
  expect(read(id)).toMatchObject({ success: true, output: expected });
  expect(expected === null || PRICES.some(({ modelId }) => modelId === expected)).toBe(true);
});

it.each(['', 'amazon.nova-micro-v1:0', 'cohere.rerank-v4:0'])('refuses "%s"', (id) => {
  expect(read(id).issues?.[0].message).toBe(
    'The model that reranks must be none, amazon.rerank-v1:0 or cohere.rerank-v3-5:0.',
  );
});
