// Guarantee: the holder of a valid key, whatever its scopes, is told the company, application and scopes, and nothing
// else. Risk: an integrator cannot tell a wrong key from a wrong request.
import { expect, it } from 'vitest';
import { administer } from '../../harness/administer.ts';
import { callApi } from '../../harness/api.ts';
import { sharedCloud } from '../../harness/cloud.ts';
import { makeCompany, makeKey } from '../../harness/company.ts';

it('names the company, the application and the scopes', async () => {
  const cloud = sharedCloud();
  const company = await makeCompany(cloud);
  expect(await callApi(cloud, '/health', { key: company.key })).toAnswer(200, {
    status: 'ok',
    tenant: company.name,
    application: company.applicationName,
    scopes: ['knowledge:read', 'copilot:query'],
  });
});

it('names company and application as the policy for personal data allows', async () => {
  const cloud = sharedCloud();
  const company = await makeCompany(cloud);
  await administer(cloud, 'policy.set', { company_id: company.id, personal_data: 'on' });
  const application = await administer(cloud, 'application.create', {
    company_id: company.id,
    name: 'Files of maria.rossi@example.com',
  });
  const { key } = await makeKey(cloud, application.id);
  expect(await callApi(cloud, '/health', { key })).toAnswer(200, {
    status: 'ok',
    tenant: company.name,
    application: 'Files of [EMAIL_1]',
    scopes: ['knowledge:read', 'copilot:query'],
  });
});

it.each(['live', 'test'] as const)('answers a %s key without any scope of the contract', async (environment) => {
  const cloud = sharedCloud();
  const company = await makeCompany(cloud);
  const { key } = await makeKey(cloud, company.applicationId, { environment, scopes: ['agents:run'] });
  expect(await callApi(cloud, '/health', { key })).toAnswer(200, {
    status: 'ok',
    tenant: company.name,
    application: company.applicationName,
    scopes: ['agents:run'],
  });
});

it.each(['authorization', 'AUTHORIZATION', 'Authorization'])('reads the key from a header named %s', async (name) => {
  const cloud = sharedCloud();
  const { key } = await makeCompany(cloud);
  expect((await callApi(cloud, '/health', { headers: { [name]: `Bearer ${key}` } })).status).toBe(200);
});

it.each(['bearer', 'BEARER', 'bEARER'])('accepts the scheme written %s', async (scheme) => {
  const cloud = sharedCloud();
  const { key } = await makeCompany(cloud);
  const answer = await callApi(cloud, '/health', { headers: { Authorization: `${scheme} ${key}` } });
  expect(answer.status).toBe(200);
});

it('gives every answer its own request id', async () => {
  const cloud = sharedCloud();
  const { key } = await makeCompany(cloud);
  const first = await callApi(cloud, '/health', { key });
  const second = await callApi(cloud, '/health', { key });
  expect(first.headers['x-request-id']).not.toBe(second.headers['x-request-id']);
});
