// Guarantee: a valid key without the scope, or from an address that the company does not allow, is refused by name of the
// reason and of nothing else. Risk: a key that reaches what it was not given.
import { expect, it } from 'vitest';
import { administer } from '../../harness/administer.ts';
import { callApi } from '../../harness/api.ts';
import { sharedCloud } from '../../harness/cloud.ts';
import { makeCompany, makeKey } from '../../harness/company.ts';

it('refuses a key without the scope, reserved scopes included', async () => {
  const cloud = sharedCloud();
  const company = await makeCompany(cloud);
  for (const scopes of [['copilot:query'], ['agents:run'], ['agents:run', 'copilot:query']]) {
    const { key } = await makeKey(cloud, company.applicationId, { scopes });
    const { status, body } = await callApi(cloud, '/knowledge-bases', { key });
    expect([status, body]).toEqual([403, { error: 'This key is not allowed to make this request.' }]);
  }
});

it('refuses an address outside the allow-list, whatever a header claims', async () => {
  const cloud = sharedCloud();
  const company = await makeCompany(cloud);
  await administer(cloud, 'policy.set', { company_id: company.id, ip_allow_list: ['203.0.113.0/24'] });
  const headers = {
    Authorization: `Bearer ${company.key}`,
    'Content-Type': 'application/json',
    'X-Forwarded-For': '203.0.113.7',
    'X-Real-Ip': '203.0.113.7',
  };
  const { status, body } = await callApi(cloud, '/knowledge-bases', { headers });
  expect([status, body]).toEqual([403, { error: 'Requests from this address are not allowed for this key.' }]);
});

it('lets a listed address pass', async () => {
  const cloud = sharedCloud();
  const company = await makeCompany(cloud);
  await administer(cloud, 'policy.set', { company_id: company.id, ip_allow_list: ['127.0.0.0/8', '::1/128'] });
  expect((await callApi(cloud, '/knowledge-bases', { key: company.key })).status).toBe(200);
});
