// Guarantee: the SDK's own client gets documents ranked by the words that they share with the query, or by a test's
// score, and pays by units of 100 chunks; a request that the product does not send is refused. Risk: a search is paid
// for by other units than on Bedrock, or its order is never tried.
import { InvokeModelCommand } from '@aws-sdk/client-bedrock-runtime';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openBedrock, type TestBedrock } from '../bedrock.fixture.ts';

const MODEL_ID = 'cohere.rerank-v3-5:0';
const DOCUMENTS = ['The garden is open.', 'The lease ends in March.', 'The leases of the garden end.'];

let opened: TestBedrock;
beforeAll(async () => {
  opened = await openBedrock();
});
afterAll(() => opened.close());
beforeEach(() => {
  opened.standIn.meter.reset();
  opened.permissions.length = 0;
  opened.standIn.reranking.setScore(null);
});

async function rank(body: object, modelId = MODEL_ID) {
  const output = await opened.client.send(new InvokeModelCommand({ modelId, body: JSON.stringify(body) }));
  return JSON.parse(new TextDecoder().decode(output.body));
}
const request = { query: 'When does the lease end?', documents: DOCUMENTS, api_version: 2 };
const indexes = ({ results }: { results: { index: number }[] }) => results.map(({ index }) => index);

it('ranks by shared words, equal ones in their order, for the permission on the model', async () => {
  expect(await rank(request)).toEqual({
    results: [
      { index: 1, relevance_score: 1 },
      { index: 2, relevance_score: 1 },
      { index: 0, relevance_score: 0 },
    ],
  });
  expect(indexes(await rank({ ...request, top_n: 1 }))).toEqual([1]);
  expect(opened.standIn.meter.usage()).toEqual({ [MODEL_ID]: { calls: 2, inputTokens: 2, outputTokens: 0 } });
  expect(new Set(opened.permissions)).toEqual(
    new Set([`bedrock:InvokeModel arn:aws:bedrock:us-east-1::foundation-model/${MODEL_ID}`]),
  );
});

it('ranks by the score of a test, and alters one answer for each change', async () => {
  const { reranking } = opened.standIn;
  reranking.setScore((query, document) => (query + document).length);
  expect(indexes(await rank(request))).toEqual([2, 1, 0]);
  reranking.alterNext(() => ({ results: [] }));
  expect(await rank(request)).toEqual({ results: [] });
  expect(indexes(await rank(request))).toEqual([2, 1, 0]);
});

it.each([
  ['100 short documents', Array(100).fill('lease'), 1],
  ['101 short documents', Array(101).fill('lease'), 2],
  // The query is one token, so 499 tokens of a document fit into a chunk.
  ['50 documents of two chunks', Array(50).fill('lease '.repeat(998)), 1],
  ['50 documents of three chunks', Array(50).fill('lease '.repeat(999)), 2],
])('bills %s in units of 100 chunks', async (_what, documents, units) => {
  await rank({ query: 'lease', documents, api_version: 2 });
  expect(opened.standIn.meter.usage()).toEqual({ [MODEL_ID]: { calls: 1, inputTokens: units, outputTokens: 0 } });
});

it.each([
  ['another field', { ...request, max_tokens_per_doc: 100 }],
  ['no version', { query: 'lease', documents: DOCUMENTS }],
  ['no query', { ...request, query: '' }],
  ['no documents', { ...request, documents: [] }],
  ['an empty document', { ...request, documents: [''] }],
])('refuses a request with %s, free of charge', async (_what, body) => {
  await expect(rank(body)).rejects.toMatchObject({ name: 'ValidationException' });
  expect(opened.standIn.meter.usage()).toEqual({});
});

it('refuses a model that the Region does not have', async () => {
  await expect(rank(request, 'amazon.rerank-v1:0')).rejects.toMatchObject({ name: 'ValidationException' });
});
