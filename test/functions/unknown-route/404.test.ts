// Guarantee: what is not in the contract is not found, with or without a key, in the same error shape.
// Risk: a route nobody meant to publish, or an error that a client cannot parse.
import { beforeAll, expect, it } from 'vitest';
import { SAMPLE_CALLS } from '../../../bin/smoke/sample-calls.ts';
import { callApi } from '../../harness/api.ts';
import { sharedCloud } from '../../harness/cloud.ts';
import { makeCompany } from '../../harness/company.ts';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
const NOT_FOUND = { error: 'There is nothing at this path, or not with this method.' };

const cloud = sharedCloud();
let key: string;
beforeAll(async () => {
  ({ key } = await makeCompany(cloud));
});

it.each<[method: string, path: string]>([
  ['GET', ''],
  ['GET', '/'],
  ['GET', '/agents'],
  ['POST', '/agents/run'],
  ['GET', '/health/more'],
  ['GET', '/Health'],
  ['GET', '/../v2/health'],
  ...SAMPLE_CALLS.flatMap(({ method, path }) =>
    METHODS.filter((other) => other !== method).map((other): [string, string] => [other, path]),
  ),
])('answers %s /api/public/v1%s with 404, with and without a key', async (method, path) => {
  expect(await callApi(cloud, path, { method, key })).toBeRefused(404, NOT_FOUND.error);
  expect(await callApi(cloud, path, { method })).toBeRefused(404, NOT_FOUND.error);
});
