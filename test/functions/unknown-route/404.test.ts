// Guarantee: what is not in the contract is not found, with or without a key, in the same error shape.
// Risk: a route nobody meant to publish, or an error that a client cannot parse.
import { expect, it } from 'vitest';
import { SAMPLE_CALLS } from '../../../bin/smoke/sample-calls.ts';
import { callApi } from '../../harness/api.ts';
import { sharedCloud } from '../../harness/cloud.ts';
import { makeCompany } from '../../harness/company.ts';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
const NOT_FOUND = { error: 'There is nothing at this path, or not with this method.' };

it('answers unknown paths and wrong methods with 404', async () => {
  const cloud = sharedCloud();
  const { key } = await makeCompany(cloud);
  const cases: [method: string, path: string][] = [
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
  ];
  for (const [method, path] of cases) {
    for (const credentials of [{ key }, {}]) {
      const { status, body } = await callApi(cloud, path, { method, ...credentials });
      expect([method, path, status, body]).toEqual([method, path, 404, NOT_FOUND]);
    }
  }
});
