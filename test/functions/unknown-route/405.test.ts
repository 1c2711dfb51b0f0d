// Guarantee: another method of a path that exists is told apart from a path that does not, with the methods that it
// has. Risk: a caller who looks for a mistyped path when only the method is wrong; an endpoint hidden by the refusal.
import { beforeAll, expect, it } from 'vitest';
import { SAMPLE_CALLS } from '../../../bin/smoke/sample-calls.ts';
import { callApi } from '../../harness/api.ts';
import { sharedCloud } from '../../harness/cloud.ts';
import { makeCompany } from '../../harness/company.ts';
import { CARRIED, METHODS } from './unknown-calls.ts';

const NOT_ALLOWED = 'This path does not take this method.';

const cloud = sharedCloud();
let key: string;
beforeAll(async () => {
  ({ key } = await makeCompany(cloud));
});

it.each(SAMPLE_CALLS)('answers every other method of $path with 405 and Allow', async ({ method, path }) => {
  for (const other of METHODS.filter((each) => each !== method)) {
    for (const call of [{ key }, {}]) {
      const answer = await callApi(cloud, path, { ...call, method: other });
      expect(answer).toBeRefused(405, NOT_ALLOWED);
      expect(answer.headers.allow).toBe(method);
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(answer.headers['x-content-type-options']).toBe('nosniff');
    }
  }
});

it.each(CARRIED)('is the same answer to a request that carries %s', async (_name, headersFrom, body) => {
  for (const { path } of SAMPLE_CALLS) {
    expect(await callApi(cloud, path, { method: 'PUT', headers: headersFrom(key), body })).toBeRefused(
      405,
      NOT_ALLOWED,
    );
    expect(await callApi(cloud, `${path}/`, { method: 'PUT', headers: headersFrom(key), body })).toBeRefused(
      405,
      NOT_ALLOWED,
    );
  }
});

it.each(SAMPLE_CALLS)('answers HEAD of $path without a body', async ({ method, path }) => {
  const response = await fetch(`${cloud.baseUrl}/api/public/v1${path}`, { method: 'HEAD' });
  expect([response.status, await response.text()]).toEqual([405, '']);
  expect(response.headers.get('allow')).toBe(method);
});

it.each(SAMPLE_CALLS)('leaves $path its own method', async ({ method, path, body }) => {
  expect((await callApi(cloud, path, { method, key, body })).status).toBe(200);
});
