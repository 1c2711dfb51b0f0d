// Guarantee: what is not in the contract is not found, with or without a key, in the same error shape.
// Risk: a route nobody meant to publish, or an error that a client cannot parse.
import { expect, it } from 'vitest';
import { callApi } from '../../harness/api.ts';
import { sharedCloud } from '../../harness/cloud.ts';
import { makeCompany } from '../../harness/company.ts';

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
    ['POST', '/health'],
    ['DELETE', '/knowledge-bases'],
    ['GET', '/knowledge/search'],
    ['PUT', '/copilot/query'],
    ['GET', '/../v2/health'],
  ];
  for (const [method, path] of cases) {
    for (const credentials of [{ key }, {}]) {
      const { status, body } = await callApi(cloud, path, { method, ...credentials });
      expect([method, path, status, body]).toEqual([method, path, 404, NOT_FOUND]);
    }
  }
});
