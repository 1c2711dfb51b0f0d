// Guarantee: no endpoint can be reached without a valid key, and every refusal looks the same. Risk: an attacker who
// guesses keys learns from a difference whether a key exists.
import { beforeAll, describe, expect, it } from 'vitest';
import { SAMPLE_CALLS } from '../../../bin/smoke/sample-calls.ts';
import { callApi } from '../../harness/api.ts';
import { sharedCloud } from '../../harness/cloud.ts';
import { makeCompany } from '../../harness/company.ts';
import { REFUSED_CREDENTIALS, UNAUTHENTICATED } from '../../harness/refused-credentials.ts';

const cloud = sharedCloud();
let key: string;

beforeAll(async () => {
  ({ key } = await makeCompany(cloud));
});

describe.each(SAMPLE_CALLS)('$method $path', ({ method, path, body }) => {
  const contentType = body === undefined ? {} : { 'Content-Type': 'application/json' };
  let headerNames: string[];

  beforeAll(async () => {
    headerNames = Object.keys((await callApi(cloud, path, { method, headers: contentType, body })).headers).sort();
  });

  it.each(REFUSED_CREDENTIALS)(
    'refuses %s, with the answer that every refused credential gets',
    async (_name, from) => {
      const answer = await callApi(cloud, path, { method, headers: { ...from(key), ...contentType }, body });
      expect(answer).toBeRefused(401, UNAUTHENTICATED.error);
      expect(answer.headers['www-authenticate']).toBe('Bearer');
      expect(Object.keys(answer.headers).sort()).toEqual(headerNames);
    },
  );
});
