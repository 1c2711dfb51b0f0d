// Guarantee: a reranking model is asked once, in the form that it requires, and about all documents; its answer counts
// only if it is complete; each outcome is metered. Risk: a call that is paid for twice or not at all, or a passage that
// disappears from the results.
import type { ServerHttp2Stream } from 'node:http2';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { MODEL_UNAVAILABLE } from '../../../../shared/error-messages.ts';
import { priceOf } from '../../../../shared/pricing/prices.ts';
import { createUsageMeter } from '../../../../shared/pricing/usage-meter.ts';
import { createReranker } from '../../../../shared/search/reranking/rerank.client.ts';
import { serveAsBedrock } from '../../aws/scripted-server.fixture.ts';

const COHERE = 'cohere.rerank-v3-5:0';
const UNAVAILABLE = { code: 'unavailable', message: MODEL_UNAVAILABLE, retryAfterSeconds: 5 };
const DOCUMENTS = ['first', 'second', 'third'];
const scored = (...scores: number[]) => ({
  results: scores.map((relevance_score, index) => ({ index, relevance_score })),
});

type Answer = (stream: ServerHttp2Stream) => void;
const success =
  (body: unknown): Answer =>
  (stream) => {
    stream.respond({ ':status': 200, 'content-type': 'application/json' });
    stream.end(typeof body === 'string' ? body : JSON.stringify(body));
  };
const failure =
  (status: number, error: string): Answer =>
  (stream) => {
    stream.respond({ ':status': status, 'content-type': 'application/json', 'x-amzn-errortype': error });
    stream.end(JSON.stringify({ message: 'x' }));
  };

async function openModel(answer: Answer, modelId = COHERE, deadlineMs?: number) {
  const asked: unknown[] = [];
  await serveAsBedrock(async (stream, headers) => {
    const types = [headers['content-type'], headers.accept];
    asked.push({ path: headers[':path'], types, body: JSON.parse(await text(stream)) });
    answer(stream);
  });
  const meter = createUsageMeter((id) => priceOf(id, 'us-west-2'));
  const reranker = createReranker(modelId, undefined, deadlineMs);
  const order = (signal = new AbortController().signal) => reranker.order('the lease', DOCUMENTS, { signal, meter });
  return { asked, order, usage: meter.usage };
}

it.each([
  [COHERE, { api_version: 2 }],
  ['amazon.rerank-v1:0', {}],
])('asks %s about all documents, and meters one unit', async (modelId, version) => {
  const { asked, order, usage } = await openModel(success(scored(0.1, 0.9, 0.5)), modelId);
  expect(await order()).toEqual([1, 2, 0]);
  expect(asked).toEqual([
    {
      path: `/model/${encodeURIComponent(modelId)}/invoke`,
      types: ['application/json', 'application/json'],
      body: { query: 'the lease', documents: DOCUMENTS, top_n: 3, ...version },
    },
  ]);
  expect(usage()).toMatchObject({
    certainty: 'metered',
    uses: [{ price: { modelId }, inputTokens: 1, outputTokens: 0 }],
  });
});

it.each([
  ['in no order', [1, 0, 2], [0.2, 0.9, 0.1]],
  ['partly equal, and negative', [2, 0, 1], [-1, -1, 0]],
  ['all equal', [0, 1, 2], [0.5, 0.5, 0.5]],
])('orders by scores that are %s, however the results are sorted', async (_name, expected, scores) => {
  const { results } = scored(...scores);
  const { order } = await openModel(success({ results: results.toReversed() }));
  expect(await order()).toEqual(expected);
});

it.each([
  ['no JSON', '<html>'],
  ['no results', {}],
  ['a missing document', scored(0.1, 0.2)],
  ['a document twice', { results: [0, 1, 1].map((index) => ({ index, relevance_score: 0.5 })) }],
  ['a document twice and all others', { results: [0, 1, 2, 2].map((index) => ({ index, relevance_score: 0.5 })) }],
  ['an unknown document', { results: [0, 1, 3].map((index) => ({ index, relevance_score: 0.5 })) }],
  ['half a document', { results: [0, 1, 1.5].map((index) => ({ index, relevance_score: 0.5 })) }],
  ['a score that is missing', { results: [{ index: 0 }, ...scored(0.1, 0.2, 0.3).results.slice(1)] }],
])('does not answer from a reply with %s, which is charged', async (_name, body) => {
  const { order, usage } = await openModel(success(body));
  await expect(order()).rejects.toMatchObject({ ...UNAVAILABLE, cause: 'rerank_results' });
  expect(usage()).toMatchObject({ certainty: 'metered', uses: [{ inputTokens: 1 }] });
});

it.each([
  ['too busy to run', 429, 'ThrottlingException', 'metered'],
  ['not allowed', 403, 'AccessDeniedException', 'metered'],
  ['interrupted', 500, 'InternalServerException', 'unknown'],
])('fails after one attempt when the model was %s', async (_name, status, error, certainty) => {
  const { asked, order, usage } = await openModel(failure(status, error));
  await expect(order()).rejects.toMatchObject(UNAVAILABLE);
  expect(asked).toHaveLength(1);
  expect(usage()).toMatchObject({ certainty, uses: [] });
});

it('ends at its deadline, after which the call may have been billed', async () => {
  const { order, usage } = await openModel(() => undefined, COHERE, 100);
  await expect(order()).rejects.toMatchObject(UNAVAILABLE);
  expect(usage()).toMatchObject({ certainty: 'unknown', uses: [] });
});

it('ends with its request', async () => {
  const request = new AbortController();
  // A deadline that this test does not reach.
  const { order, usage } = await openModel(() => request.abort(), COHERE, 600_000);
  await expect(order(request.signal)).rejects.toMatchObject(UNAVAILABLE);
  expect(usage()).toMatchObject({ certainty: 'unknown', uses: [] });
});

it('sends nothing for a request that has ended, and charges nothing', async () => {
  const { asked, order, usage } = await openModel(success(scored(1, 2, 3)));
  await expect(order(AbortSignal.abort('over'))).rejects.toMatchObject({ ...UNAVAILABLE, cause: 'over' });
  expect(asked).toEqual([]);
  expect(usage()).toMatchObject({ certainty: 'metered', uses: [] });
});
