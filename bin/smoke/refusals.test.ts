// Guarantee: a deployed stage refuses what the local one refuses, with the same status and sentence: bad keys, other
// methods, bad requests and unknown paths. Risk: callers of a deployed stage get errors that no test has seen.
import { describe, expect, it } from 'vitest';
import { callStage } from './call-stage.ts';
import { SAMPLE_CALLS } from './sample-calls.ts';
import { smokeTarget } from './target.ts';

const { key } = smokeTarget();
const UNAUTHENTICATED = { error: 'The API key is missing or not valid.' };
const flipped = key.slice(0, 20) + (key[20] === 'A' ? 'B' : 'A') + key.slice(21);
const REFUSED: [name: string, authorization: string | null][] = [
  ['a call without a key', null],
  ['another scheme', `Basic ${key}`],
  ['a key with one character changed', `Bearer ${flipped}`],
  ['a key with one character too few', `Bearer ${key.slice(0, -1)}`],
  // Well formed but never issued: the last six characters are its checksum.
  ['a key that was never issued', 'Bearer kc_test_000000000000000000000000000000003CvwjH'],
];

describe.each(SAMPLE_CALLS)('$path', ({ method, path, body }) => {
  it.each(REFUSED)('answers 401 to %s', async (_name, authorization) => {
    const answer = await callStage(path, { method, body, authorization });
    expect(answer.status).toBe(401);
    expect(answer.body).toEqual(UNAUTHENTICATED);
    expect(answer.headers['www-authenticate'] ?? answer.headers['x-amzn-remapped-www-authenticate']).toBe('Bearer');
  });

  it('answers 405 with Allow to another method', async () => {
    const answer = await callStage(path, { method: 'DELETE' });
    expect(answer.status).toBe(405);
    expect(answer.body).toEqual({ error: 'This method is not allowed for this path.' });
    expect(answer.headers.allow).toBe(method === 'GET' ? 'GET, HEAD' : method);
  });

  it('forbids caching and content sniffing of a refusal', async () => {
    const answer = await callStage(path, { method, body, authorization: null });
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
  });
});

describe('a request with a body', () => {
  const cases: [name: string, path: string, body: unknown, sentence: string][] = [
    ['without its query', '/knowledge/search', {}, "The field 'query' is required."],
    ['without its question', '/copilot/query', {}, "The field 'question' is required."],
    ['with a blank query', '/knowledge/search', { query: ' ' }, "The field 'query' must not be blank."],
    ['with an unknown field', '/copilot/query', { question: 'x', base: 'y' }, "The field 'base' is not known."],
    [
      'with k over 20',
      '/knowledge/search',
      { query: 'x', k: 21 },
      "The field 'k' must be a whole number from 1 to 20.",
    ],
    ['that is not JSON', '/knowledge/search', '{"query": ', 'The request body is not valid JSON.'],
    ['that is not an object', '/copilot/query', '[]', 'The request body must be a JSON object.'],
    [
      'with a query of 501 characters',
      '/knowledge/search',
      { query: 'x'.repeat(501) },
      "The field 'query' must be at most 500 characters long.",
    ],
    [
      'with a base that does not exist',
      '/knowledge/search',
      { query: 'x', base_ids: ['00000000-0000-4000-8000-000000000000'] },
      "The field 'base_ids' names a base that does not exist.",
    ],
  ];

  it.each(cases)('%s gets a 400', async (_name, path, body, sentence) => {
    const answer = await callStage(path, { body });
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({ error: sentence });
  });

  it('of another content type gets a 400', async () => {
    const answer = await callStage('/copilot/query', { body: '{}', headers: { 'content-type': 'text/plain' } });
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({ error: 'The Content-Type header must be application/json.' });
  });
});

it.each([
  ['without a key', null],
  ['with a key', `Bearer ${key}`],
  ['with what looks like an AWS signature', 'AWS4-HMAC-SHA256 Credential=x/y, SignedHeaders=host, Signature=z'],
])('answers 404 to an unknown path, %s', async (_name, authorization) => {
  const answer = await callStage('/agents/run', { authorization });
  expect(answer.status).toBe(404);
  expect(answer.body).toEqual({ error: 'The requested path or method does not exist.' });
});
