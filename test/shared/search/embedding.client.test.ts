// Guarantee: a text is cut to what the model accepts and embedded as a vector of the index's length; a call is retried
// only if the model did not run; every outcome is metered. Risk: a search that is paid for twice or not at all, or a
// vector that fits no index.
import type { ServerHttp2Stream } from 'node:http2';
import { expect, it } from 'vitest';
import { priceOf } from '../../../shared/pricing/prices.ts';
import { createUsageMeter } from '../../../shared/pricing/usage-meter.ts';
import { createEmbeddingClient } from '../../../shared/search/embedding.client.ts';
import { serveAsBedrock } from '../aws/scripted-server.fixture.ts';

const MODEL_ID = 'amazon.titan-embed-text-v2:0';
const VECTOR = Array.from({ length: 256 }, (_, at) => (at === 0 ? 1 : 0));
const UNAVAILABLE = { code: 'unavailable', retryAfterSeconds: 5, cause: expect.anything() };

interface Answer {
  readonly status?: number;
  readonly error?: string;
  readonly body?: object;
}

const SUCCESS: Answer = { body: { embedding: VECTOR, inputTextTokenCount: 7 } };
const failing = (status: number, error: string): Answer => ({ status, error, body: { message: 'x' } });
const throttled = failing(429, 'ThrottlingException');

async function bodyOf(stream: ServerHttp2Stream): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) {
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks).toString('utf8');
}

// Serves a model that gives these answers in turn, over HTTP/2 as Bedrock does, and repeats the last one.
async function openModel(...answers: Answer[]) {
  const times: number[] = [];
  const asked: { path: string | undefined; types: unknown[]; body: Record<string, unknown> }[] = [];
  await serveAsBedrock(async (stream, headers) => {
    const { status = 200, error, body } = answers[Math.min(asked.length, answers.length - 1)] ?? SUCCESS;
    times.push(performance.now());
    asked.push({
      path: headers[':path'],
      types: [headers['content-type'], headers.accept],
      body: JSON.parse(await bodyOf(stream)),
    });
    const type = error === undefined ? {} : { 'x-amzn-errortype': error };
    stream.respond({ ':status': status, 'content-type': 'application/json', ...type });
    stream.end(JSON.stringify(body));
  });
  const meter = createUsageMeter((modelId) => priceOf(modelId, 'us-east-1'));
  // Far longer than any of these tests takes, so that even a client that retries forever ends.
  const signal = AbortSignal.timeout(60_000);
  const model = createEmbeddingClient(MODEL_ID, 256);
  const embed = (text: string) => model.embed(text, signal, meter);
  return { asked, times, usage: meter.usage, embed, model };
}

it('requests normalized vectors of the given length, and meters the tokens that the model reports', async () => {
  const { asked, usage, embed } = await openModel(SUCCESS);
  expect(await embed('the lease')).toEqual({ vector: VECTOR, inputTokens: 7 });
  expect(asked).toEqual([
    {
      path: '/model/amazon.titan-embed-text-v2%3A0/invoke',
      types: ['application/json', 'application/json'],
      body: { inputText: 'the lease', dimensions: 256, normalize: true },
    },
  ]);
  expect(usage()).toMatchObject({ certainty: 'metered', uses: [{ inputTokens: 7, outputTokens: 0 }] });
});

it('cuts a text to at most 8,192 bytes, between two characters', async () => {
  const { asked, embed } = await openModel(SUCCESS);
  await embed('漢'.repeat(3_000));
  expect(asked.map(({ body }) => body.inputText)).toEqual(['漢'.repeat(2_730)]);
});

it('retries if the model was too busy to run, which costs nothing', async () => {
  const { asked, usage, embed } = await openModel(throttled, SUCCESS);
  expect(await embed('the lease')).toMatchObject({ inputTokens: 7 });
  expect(asked).toHaveLength(2);
  expect(usage()).toMatchObject({ certainty: 'metered', uses: [{ inputTokens: 7 }] });
});

it('makes at most three attempts', async () => {
  const { asked, usage, embed } = await openModel(throttled);
  await expect(embed('the lease')).rejects.toMatchObject(UNAVAILABLE);
  expect(asked).toHaveLength(3);
  expect(usage()).toMatchObject({ certainty: 'metered', uses: [] });
});

it('meters an attempt that failed while the model ran as possibly billed, even after one that did not run', async () => {
  const { asked, usage, embed } = await openModel(throttled, failing(500, 'InternalServerException'));
  await expect(embed('the lease')).rejects.toMatchObject(UNAVAILABLE);
  expect(asked).toHaveLength(2);
  expect(usage()).toEqual({ certainty: 'unknown', uses: [] });
});

it('waits before each retry, and longer before the second one', async () => {
  const { times, embed } = await openModel(throttled, throttled, SUCCESS);
  await embed('the lease');
  const [first = 0, second = 0, third = 0] = times;
  // A timer may fire a little early.
  expect(second - first).toBeGreaterThan(190);
  expect(third - second).toBeGreaterThan(390);
});

it('embeds without a meter', async () => {
  const { model } = await openModel(throttled, SUCCESS);
  const embedding = await model.embed('the lease', AbortSignal.timeout(60_000), undefined);
  expect(embedding).toEqual({ vector: VECTOR, inputTokens: 7 });
});

it('ends at once when its caller aborts before the model answers', async () => {
  let calls = 0;
  const caller = new AbortController();
  await serveAsBedrock((stream) => {
    calls += 1;
    caller.abort();
    // A client that continues to wait gets this answer, and the call does not fail.
    setTimeout(() => {
      if (!stream.destroyed) {
        stream.respond({ ':status': 200, 'content-type': 'application/json' });
        stream.end(JSON.stringify(SUCCESS.body));
      }
    }, 500);
  });
  const embedding = createEmbeddingClient(MODEL_ID, 256).embed('the lease', caller.signal, undefined);
  await expect(embedding).rejects.toMatchObject(UNAVAILABLE);
  expect(calls).toBe(1);
});

it('sends nothing, and costs nothing, if its caller aborted before', async () => {
  const { asked, model } = await openModel(SUCCESS);
  const meter = createUsageMeter((modelId) => priceOf(modelId, 'us-east-1'));
  await expect(model.embed('the lease', AbortSignal.abort(), meter)).rejects.toMatchObject(UNAVAILABLE);
  expect(asked).toEqual([]);
  expect(meter.usage()).toEqual({ certainty: 'metered', uses: [] });
});

it('costs nothing if its caller aborts between two attempts', async () => {
  const caller = new AbortController();
  const { asked, model } = await openModel(throttled, SUCCESS);
  const meter = createUsageMeter((modelId) => priceOf(modelId, 'us-east-1'));
  const notBilled = () => {
    meter.notBilled();
    setImmediate(() => caller.abort());
  };
  const embedding = model.embed('the lease', caller.signal, { ...meter, notBilled });
  await expect(embedding).rejects.toMatchObject(UNAVAILABLE);
  expect(asked).toHaveLength(1);
  expect(meter.usage()).toEqual({ certainty: 'metered', uses: [] });
});

it.each<[name: string, answer: Answer, certainty: string]>([
  ['that refuses the text', failing(400, 'ValidationException'), 'metered'],
  ['that failed while it ran', failing(500, 'InternalServerException'), 'unknown'],
  ['that returns a vector of another length', { body: { embedding: [1], inputTextTokenCount: 7 } }, 'unknown'],
  ['that counts no tokens', { body: { embedding: VECTOR } }, 'unknown'],
  ['that reports a negative count', { body: { embedding: VECTOR, inputTextTokenCount: -1 } }, 'unknown'],
  ['that reports a fraction of a token', { body: { embedding: VECTOR, inputTextTokenCount: 0.5 } }, 'unknown'],
])('calls a model %s only once', async (_name, answer, certainty) => {
  const { asked, usage, embed } = await openModel(answer);
  await expect(embed('the lease')).rejects.toMatchObject(UNAVAILABLE);
  expect(asked).toHaveLength(1);
  expect(usage()).toMatchObject({ certainty, uses: [] });
});
