// Guarantee: what is not in the contract is not found, with or without a key, in the same error shape. Risk: a route is
// published by mistake, or a client cannot parse an error.

import { beforeAll, describe, expect, it } from 'vitest';
import { SAMPLE_CALLS } from '../../../bin/smoke/sample-calls.ts';
import { BASE_PATH } from '../../../functions/endpoints.ts';
import { callApi } from '../../harness/api.ts';
import { sharedCloud } from '../../harness/cloud.ts';
import { makeCompany } from '../../harness/company.ts';
import { CARRIED, METHODS } from './unknown-calls.ts';

const NOT_FOUND = 'The requested path or method does not exist.';

const cloud = sharedCloud();
let key: string;
beforeAll(async () => {
  ({ key } = await makeCompany(cloud));
});

const UNKNOWN = [
  '',
  '/',
  '/agents',
  '/agents/run',
  '/knowledge',
  '/health/more',
  '/health/{proxy+}',
  '/Health',
  '/HEALTH/',
  '/health%2F',
  '/knowledge%2Fsearch',
  '/knowledge//search',
  '//health',
  '/../v2/health',
  `/${'a'.repeat(8_000)}`,
  `/health${'/a'.repeat(2_000)}`,
];

// A name holds no more than the beginning of a long path.
it.each(UNKNOWN.flatMap((path) => METHODS.map((method) => [method, path.slice(0, 40), path] as const)))(
  'answers %s /api/public/v1%s with 404, with and without a key',
  async (method, _begin, path) => {
    expect(await callApi(cloud, path, { method, key }), 'with a key').toBeRefused(404, NOT_FOUND);
    expect(await callApi(cloud, path, { method }), 'without a key').toBeRefused(404, NOT_FOUND);
  },
);

describe.each(CARRIED)('a request that carries %s', (_name, headersFrom, body) => {
  it.each(['', '/agents/run', '/health/more'])('gets the same 404 at /api/public/v1%s', async (path) => {
    const answer = await callApi(cloud, path, { method: 'POST', headers: headersFrom(key), body });
    expect(answer).toBeRefused(404, NOT_FOUND);
    expect(answer.headers).not.toHaveProperty('allow');
  });
});

// API Gateway checks the media type before it chooses a response.
it.each(SAMPLE_CALLS)('answers another method of $path with 404 when the media type is unusual', async ({ path }) => {
  const headers = { 'content-type': 'image/png' };
  expect(await callApi(cloud, path, { method: 'PUT', headers, body: 'x' })).toBeRefused(404, NOT_FOUND);
});

it.each(['/', '/public', '/public/', '/internal/v1/health', '/public/v2/health'])(
  'answers /api%s, outside the version, with 404',
  async (path) => {
    const response = await fetch(`${cloud.baseUrl}/api${path}`);
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ error: NOT_FOUND });
    expect(response.headers.get('x-request-id')).toBe(response.headers.get('x-amzn-requestid'));
  },
);

it('answers HEAD without a body', async () => {
  const response = await fetch(`${cloud.baseUrl}${BASE_PATH}/agents`, { method: 'HEAD' });
  expect(response.status).toBe(404);
  expect(await response.text()).toBe('');
  expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
});
