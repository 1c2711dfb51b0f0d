// Guarantee: a failed request is sent once more, and one that hangs ends after its own time limit without a second try.
// Risk: every caller waits for the whole deadline while the index hangs.
import { expect, it } from 'vitest';
import type { SignedFetch } from '../../../shared/aws/signed-fetch.client.ts';
import { createIndexCall } from '../../../shared/search/index-call.client.ts';

const UNAVAILABLE = {
  code: 'unavailable',
  message: 'The search index is unavailable. Try again.',
  retryAfterSeconds: 15,
};
const request = { path: '/passages/_search', body: '{}', type: 'application/json' } as const;

function callThat(answer: SignedFetch, timeLimitMs?: number) {
  let tries = 0;
  const call = createIndexCall('http://index', (sent) => {
    tries += 1;
    return answer(sent);
  });
  const { signal } = new AbortController();
  return {
    answer: call({ ...request, ...(timeLimitMs !== undefined && { timeLimitMs }) }, signal),
    tries: () => tries,
  };
}

const hangs: SignedFetch = ({ signal }) =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));

it('ends after one try when the index hangs', async () => {
  const { answer, tries } = callThat(hangs, 20);
  await expect(answer).rejects.toMatchObject(UNAVAILABLE);
  expect(tries()).toBe(1);
});

it('ends as well when the body of the answer hangs', async () => {
  const body = (signal: AbortSignal) =>
    new ReadableStream({ start: (stream) => signal.addEventListener('abort', () => stream.error(signal.reason)) });
  const { answer, tries } = callThat(async ({ signal }) => new Response(body(signal)), 20);
  await expect(answer).rejects.toMatchObject(UNAVAILABLE);
  expect(tries()).toBe(1);
});

it.each([
  ['the connection is lost', async () => Promise.reject(new TypeError('fetch failed')), 2],
  ['the index fails', async () => new Response('', { status: 500 }), 2],
  ['the index refuses', async () => new Response('', { status: 403 }), 1],
])('when %s', async (_name, fails, tries) => {
  const called = callThat(fails);
  await expect(called.answer).rejects.toMatchObject(UNAVAILABLE);
  expect(called.tries()).toBe(tries);
});
