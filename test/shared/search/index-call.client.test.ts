// Guarantee: a request that may succeed the next time is sent once more, and one that hangs ends at its own time limit
// without a second attempt. Risk: every caller waits until its deadline while the index hangs.
import { expect, it, vi } from 'vitest';
import type { SignedFetch } from '../../../shared/aws/signed-fetch.client.ts';
import { createIndexCall } from '../../../shared/search/index-call.client.ts';

const UNAVAILABLE = {
  code: 'unavailable',
  message: 'The search index is unavailable. Try again.',
  retryAfterSeconds: 15,
};
const request = { path: '/passages/_search', body: '{}', type: 'application/json' } as const;

// Sends a request to an index that answers in this way, and counts the attempts.
function callIndex(answer: SignedFetch, timeLimitMs?: number) {
  let attempts = 0;
  const call = createIndexCall('http://index', (sent) => {
    attempts += 1;
    return answer(sent);
  });
  const { signal } = new AbortController();
  return {
    answer: call({ ...request, ...(timeLimitMs !== undefined && { timeLimitMs }) }, signal),
    attempts: () => attempts,
  };
}

const hangs: SignedFetch = ({ signal }) =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));

const brokenBody = () => new ReadableStream({ start: (stream) => stream.error(new TypeError('terminated')) });

it('ends after one attempt when the index hangs', async () => {
  const { answer, attempts } = callIndex(hangs, 20);
  await expect(answer).rejects.toMatchObject(UNAVAILABLE);
  expect(attempts()).toBe(1);
});

it('also ends after one attempt when the body of the answer hangs', async () => {
  const body = (signal: AbortSignal) =>
    new ReadableStream({ start: (stream) => signal.addEventListener('abort', () => stream.error(signal.reason)) });
  const { answer, attempts } = callIndex(async ({ signal }) => new Response(body(signal)), 20);
  await expect(answer).rejects.toMatchObject(UNAVAILABLE);
  expect(attempts()).toBe(1);
});

it.each([
  ['the connection is lost', async () => Promise.reject(new TypeError('fetch failed')), 2],
  ['the index fails', async () => new Response('', { status: 500 }), 2],
  ['the index refuses the request', async () => new Response('', { status: 403 }), 1],
])('makes a second attempt only if that may help: $2 in total when %s', async (_name, fails, attempts) => {
  const called = callIndex(fails);
  await expect(called.answer).rejects.toMatchObject(UNAVAILABLE);
  expect(called.attempts()).toBe(attempts);
});

it.each([403, 500])('cancels the unread body of each answer %i', async (status) => {
  const answers: Response[] = [];
  const { answer } = callIndex(async () => {
    const response = new Response('busy', { status });
    vi.spyOn(response.body ?? expect.fail(), 'cancel');
    answers.push(response);
    return response;
  });
  await expect(answer).rejects.toMatchObject(UNAVAILABLE);
  expect(answers).toHaveLength(status === 500 ? 2 : 1);
  for (const [at, { body }] of answers.entries()) {
    expect(body?.cancel, `answer ${at + 1}`).toHaveBeenCalledOnce();
  }
});

it('sends the request unchanged and returns the answer of the index', async () => {
  const sent: object[] = [];
  const call = createIndexCall('http://index', async ({ signal: _, ...given }) => {
    sent.push(given);
    return Response.json({ found: 1 });
  });
  expect(await call(request, new AbortController().signal)).toEqual({ found: 1 });
  const headers = { 'content-type': 'application/json' };
  expect(sent).toEqual([{ method: 'POST', url: 'http://index/passages/_search', headers, body: '{}' }]);
});

it.each<[name: string, first: SignedFetch]>([
  ['the connection was lost', async () => Promise.reject(new TypeError('fetch failed'))],
  ['the index failed', async () => new Response('busy', { status: 500 })],
  ['the index failed with an empty answer', async () => new Response(null, { status: 503 })],
  ['the connection was lost in the middle of the answer', async () => new Response(brokenBody())],
  ['the index failed and the connection was lost', async () => new Response(brokenBody(), { status: 503 })],
])('returns the second answer if at first %s', async (_name, first) => {
  let attempts = 0;
  const called = callIndex(async (sent) => {
    attempts += 1;
    return attempts === 1 ? await first(sent) : Response.json({ found: 1 });
  });
  expect(await called.answer).toEqual({ found: 1 });
  expect(called.attempts()).toBe(2);
});

it.each<[name: string, second: SignedFetch, cause: unknown]>([
  ['refuses', async () => new Response('', { status: 404 }), 'http_404'],
  ['fails again', async () => new Response('', { status: 502 }), 'http_502'],
  ['does not answer', async () => Promise.reject(new TypeError('fetch failed')), 'no_response'],
])('fails with the reason as its cause if the index %s at the second attempt', async (_name, second, cause) => {
  let attempts = 0;
  const called = callIndex(async (sent) => {
    attempts += 1;
    return attempts === 1 ? new Response('', { status: 500 }) : await second(sent);
  });
  await expect(called.answer).rejects.toMatchObject({ ...UNAVAILABLE, cause });
});

it.each([
  ['refuses', async () => new Response('', { status: 403 }), 'http_403'],
  ['answers without JSON', async () => new Response('<html>'), expect.any(SyntaxError)],
])('fails with the reason as its cause, without a second attempt, if the index %s', async (_name, fails, cause) => {
  const called = callIndex(fails);
  await expect(called.answer).rejects.toMatchObject({ ...UNAVAILABLE, cause });
  expect(called.attempts()).toBe(1);
});

it("ends when its caller aborts, with the caller's reason and without a second attempt", async () => {
  const caller = new AbortController();
  let attempts = 0;
  const call = createIndexCall('http://index', (sent) => {
    attempts += 1;
    return hangs(sent);
  });
  const answer = call(request, caller.signal);
  const reason = new Error('aborted by the caller');
  caller.abort(reason);
  await expect(answer).rejects.toMatchObject({ ...UNAVAILABLE, cause: reason });
  expect(attempts).toBe(1);
});
