// Guarantee: a wrong method on an existing path is answered differently from an unknown path, and names the methods
// that exist. Risk: a caller searches for a mistake in the path when only the method is wrong, or an endpoint is hidden
// by the refusal.

import { beforeAll, describe, expect, it } from 'vitest';
import { SAMPLE_CALLS } from '../../../bin/smoke/sample-calls.ts';
import { BASE_PATH } from '../../../functions/endpoints.ts';
import { callApi } from '../../harness/api.ts';
import { sharedCloud } from '../../harness/cloud.ts';
import { makeCompany } from '../../harness/company.ts';
import { CARRIED, METHODS } from './unknown-calls.ts';

const NOT_ALLOWED = 'This method is not allowed for this path.';

const cloud = sharedCloud();
let key: string;
beforeAll(async () => {
  ({ key } = await makeCompany(cloud));
});

const allowed = (method: string) => (method === 'GET' ? 'GET, HEAD' : method);
const OTHER_METHODS = SAMPLE_CALLS.flatMap(({ method, path }) =>
  METHODS.filter((each) => each !== method).map((other) => ({ allow: allowed(method), path, other })),
);

describe.each([
  ['with a key', () => ({ key })],
  ['without a key', () => ({})],
])('a request %s', (_name, credentials) => {
  it.each(OTHER_METHODS)('answers $other $path with 405 and Allow', async (call) => {
    const answer = await callApi(cloud, call.path, { ...credentials(), method: call.other });
    expect(answer).toBeRefused(405, NOT_ALLOWED);
    expect(answer.headers.allow).toBe(call.allow);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
  });
});

describe.each(CARRIED)('a request that carries %s', (_name, headersFrom, body) => {
  it.each(SAMPLE_CALLS.flatMap(({ path }) => [path, `${path}/`]))('gets the same 405 at %s', async (path) => {
    const answer = await callApi(cloud, path, { method: 'PUT', headers: headersFrom(key), body });
    expect(answer).toBeRefused(405, NOT_ALLOWED);
  });
});

it.each(SAMPLE_CALLS.filter(({ method }) => method !== 'GET'))('answers HEAD of $path', async ({ method, path }) => {
  const response = await fetch(`${cloud.baseUrl}${BASE_PATH}${path}`, { method: 'HEAD' });
  expect(response.status).toBe(405);
  expect(await response.text()).toBe('');
  expect(response.headers.get('allow')).toBe(method);
});

it.each(SAMPLE_CALLS)('still answers $method $path itself', async ({ method, path, body }) => {
  expect((await callApi(cloud, path, { method, key, body })).status).toBe(200);
});
