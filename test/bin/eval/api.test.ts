// Guarantee: a call of npm run eval has the key, the path and the body of the question; a refusal with Retry-After is
// repeated after that time, half a minute at most; and every failure is named. Risk: a throttled model counts as a
// wrong answer, or a failure is counted without a reason.
import { json } from 'node:stream/consumers';
import * as v from 'valibot';
import { afterAll, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { serve } from '../../shared/aws/scripted-server.fixture.ts';

const pauses: number[] = [];
vi.mock('node:timers/promises', async (original) => ({
  ...(await original<typeof import('node:timers/promises')>()),
  setTimeout: async (milliseconds: number) => void pauses.push(milliseconds),
}));
beforeEach(() => {
  pauses.length = 0;
});
// Loads the module again for this file, without real pauses, and for the worker's next file, with them.
vi.resetModules();
afterAll(() => void vi.resetModules());
const { AnswerResponse, SearchResponse, send } = await import('../../../bin/eval/api.ts');

const REQUEST = { path: '/copilot/query', body: { question: 'Why?' } };

interface Reply {
  readonly status: number;
  readonly body?: string;
  readonly retryAfter?: string;
}

// Sends a request to an API that gives these replies in turn, and repeats the last.
async function sentTo(...replies: Reply[]) {
  const asked: unknown[] = [];
  const baseUrl = await serve(async (request, response) => {
    const { method, url, headers } = request;
    asked.push([method, url, headers.authorization, headers['content-type'], await json(request)]);
    const { status, body = '', retryAfter } = (replies.length > 1 ? replies.shift() : replies[0]) as Reply;
    response.writeHead(status, retryAfter === undefined ? {} : { 'retry-after': retryAfter }).end(body);
  });
  const api = { baseUrl, key: 'own-key', answerSeconds: 60 };
  return { outcome: await send(api, { ...REQUEST, response: v.looseObject({}) }), asked };
}

const milliseconds = expect.any(Number);

it('sends the question with the key, and returns the answer with its time', async () => {
  let nowMs = 1_000;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => nowMs++);
  onTestFinished(() => clock.mockRestore());
  const { outcome, asked } = await sentTo({ status: 200, body: '{"answer":"Because."}' });
  expect(outcome).toEqual({ milliseconds: expect.any(Number), body: { answer: 'Because.' }, error: null });
  expect(outcome.milliseconds).toBeGreaterThan(0);
  expect(outcome.milliseconds).toBeLessThan(1_000);
  expect(asked).toEqual([
    ['POST', '/api/public/v1/copilot/query', 'Bearer own-key', 'application/json', { question: 'Why?' }],
  ]);
});

it.each<[name: string, reply: Reply, error: string]>([
  ['a refusal', { status: 401, body: '{"error":"No key."}' }, '401: No key.'],
  ['a failure without a reason', { status: 500, body: '{}' }, '500: no reason given'],
  ['a failure that is not JSON', { status: 502, body: '<html>' }, '502: no reason given'],
  ['a reason that is not a sentence', { status: 400, body: '{"error":{}}' }, '400: no reason given'],
  ['a success that is not JSON', { status: 200, body: 'ok' }, '200: not a response of this API'],
  ['a refusal that may be repeated at once', { status: 429, body: '{"error":"Busy."}', retryAfter: '0' }, '429: Busy.'],
  ['a date as the time to wait', { status: 503, body: '{"error":"Busy."}', retryAfter: 'soon' }, '503: Busy.'],
])('names %s, and does not repeat it', async (_name, reply, error) => {
  const { outcome, asked } = await sentTo(reply);
  expect(outcome).toEqual({ milliseconds, body: null, error });
  expect(asked).toHaveLength(1);
  expect(pauses).toEqual([]);
});

it('waits as long as the API says, and half a minute at most', async () => {
  const busy = (retryAfter: string) => ({ status: 429, body: '{"error":"Busy."}', retryAfter });
  const { outcome, asked } = await sentTo(busy('2'), busy('30'), busy('31'), { status: 200, body: '{}' });
  expect(outcome).toEqual({ milliseconds, body: {}, error: null });
  expect(asked).toHaveLength(4);
  expect(pauses).toEqual([2_000, 30_000, 30_000]);
});

it('gives up after eight tries', async () => {
  const { outcome, asked } = await sentTo({ status: 503, body: '{"error":"Busy."}', retryAfter: '1' });
  expect(outcome).toEqual({ milliseconds, body: null, error: '503: Busy.' });
  expect(asked).toHaveLength(8);
  expect(pauses).toHaveLength(7);
});

it.each<[name: string, response: v.GenericSchema, body: object]>([
  ['a search without results', SearchResponse, {}],
  ['a result without its similarity', SearchResponse, { data: [{ n: 1, source_title: 'A', excerpt: 'B' }] }],
  ['an answer without citations', AnswerResponse, { answer: 'A.', grounded: true, usage: {} }],
])('does not take %s for an answer of this API', async (_name, response, body) => {
  const baseUrl = await serve((_request, reply) => void reply.end(JSON.stringify(body)));
  const sent = await send({ baseUrl, key: 'k', answerSeconds: 60 }, { ...REQUEST, response });
  expect(sent).toEqual({ milliseconds, body: null, error: '200: not a response of this API' });
});

it.each([
  ['no answer in time', 'TimeoutError', undefined],
  ['no connection', 'TypeError', undefined],
  ['no connection (ECONNREFUSED)', 'TypeError', 'ECONNREFUSED'],
])('reports %s', async (error, name, code) => {
  const reason = Object.assign(new Error('failed', { cause: code === undefined ? undefined : { code } }), { name });
  const failed = vi.spyOn(globalThis, 'fetch').mockRejectedValue(reason);
  const limit = vi.spyOn(AbortSignal, 'timeout');
  onTestFinished(() => void vi.restoreAllMocks());
  const api = { baseUrl: 'http://127.0.0.1:9', key: 'k', answerSeconds: 7 };
  expect(await send(api, { ...REQUEST, response: AnswerResponse })).toEqual({ milliseconds, body: null, error });
  expect(failed).toHaveBeenCalledTimes(1);
  expect(limit.mock.calls).toEqual([[7_000]]);
});
