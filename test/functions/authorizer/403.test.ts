// Guarantee: at every endpoint that needs a scope, a valid key without it, or from an address that the company does not
// allow, is refused with a message that names neither the scope nor the address. Risk: a key can do what it was not
// given.
import { describe, expect, it } from 'vitest';
import { SAMPLE_CALLS } from '../../../bin/smoke/sample-calls.ts';
import { ENDPOINTS } from '../../../functions/endpoints.ts';
import { Scope } from '../../../shared/keys/scope.ts';
import { administer } from '../../harness/administer.ts';
import { callApi } from '../../harness/api.ts';
import { sharedCloud } from '../../harness/cloud.ts';
import { makeCompany, makeKey } from '../../harness/company.ts';

const cloud = sharedCloud();
const SCOPED_CALLS = SAMPLE_CALLS.filter(({ scope }) => scope !== null);

it('tries every endpoint that needs a scope', () => {
  const scoped = ENDPOINTS.filter(({ scope }) => scope !== null);
  expect(SCOPED_CALLS).toHaveLength(scoped.length);
  expect(scoped).not.toEqual([]);
});

describe.each(SCOPED_CALLS)('$method $path', ({ method, path, body, scope: needed }) => {
  const others = Scope.options.filter((scope) => scope !== needed);

  it.each([...others.map((scope) => [scope]), others].map((scopes) => ({ scopes })))(
    'refuses a key whose scopes are $scopes',
    async ({ scopes }) => {
      const { applicationId } = await makeCompany(cloud);
      const { key } = await makeKey(cloud, applicationId, { scopes });
      const answer = await callApi(cloud, path, { method, key, body });
      expect(answer).toBeRefused(403, 'This key is not allowed to make this request.');
    },
  );

  it('refuses an address outside the allow-list, even when a header names a listed one', async () => {
    const company = await makeCompany(cloud);
    await administer(cloud, 'policy.set', { company_id: company.id, ip_allow_list: ['203.0.113.0/24'] });
    const headers = {
      Authorization: `Bearer ${company.key}`,
      'Content-Type': 'application/json',
      'X-Forwarded-For': '203.0.113.7',
      'X-Real-Ip': '203.0.113.7',
    };
    const answer = await callApi(cloud, path, { method, headers, body });
    expect(answer).toBeRefused(403, 'Requests from this address are not allowed for this key.');
  });

  it('serves a call from a listed address', async () => {
    const company = await makeCompany(cloud);
    await administer(cloud, 'policy.set', { company_id: company.id, ip_allow_list: ['127.0.0.0/8', '::1/128'] });
    expect((await callApi(cloud, path, { method, key: company.key, body })).status).toBe(200);
  });
});
