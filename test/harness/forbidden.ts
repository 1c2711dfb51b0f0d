import { expect, it } from 'vitest';
import { administer } from './administer.ts';
import { callApi } from './api.ts';
import { sharedCloud } from './cloud.ts';
import { makeCompany, makeKey } from './company.ts';

/**
 * The tests of every scoped endpoint's 403: without the scope, from a foreign address, and the listed address that
 * passes.
 */
export function testForbidden(path: string, otherScope: string, sent: { body?: object } = {}): void {
  it.each([{ scopes: [otherScope] }, { scopes: ['agents:run'] }, { scopes: ['agents:run', otherScope] }])(
    'refuses a key whose scopes are $scopes',
    async ({ scopes }) => {
      const cloud = sharedCloud();
      const { applicationId } = await makeCompany(cloud);
      const { key } = await makeKey(cloud, applicationId, { scopes });
      const answer = await callApi(cloud, path, { key, ...sent });
      expect(answer).toBeRefused(403, 'This key is not allowed to make this request.');
    },
  );

  it('refuses an address outside the allow-list, even when a header names a listed one', async () => {
    const cloud = sharedCloud();
    const company = await makeCompany(cloud);
    await administer(cloud, 'policy.set', { company_id: company.id, ip_allow_list: ['203.0.113.0/24'] });
    const headers = {
      Authorization: `Bearer ${company.key}`,
      'Content-Type': 'application/json',
      'X-Forwarded-For': '203.0.113.7',
      'X-Real-Ip': '203.0.113.7',
    };
    const answer = await callApi(cloud, path, { headers, ...sent });
    expect(answer).toBeRefused(403, 'Requests from this address are not allowed for this key.');
  });

  it('serves a listed address', async () => {
    const cloud = sharedCloud();
    const company = await makeCompany(cloud);
    await administer(cloud, 'policy.set', { company_id: company.id, ip_allow_list: ['127.0.0.0/8', '::1/128'] });
    expect((await callApi(cloud, path, { key: company.key, ...sent })).status).toBe(200);
  });
}
