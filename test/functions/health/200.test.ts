// Guarantee: a valid key of any scopes learns its company, its application and its scopes, and nothing else.
// Risk: an integrator who cannot tell a wrong key from a wrong request.
import { expect, it } from 'vitest';
import { callApi } from '../../harness/api.ts';
import { sharedCloud } from '../../harness/cloud.ts';
import { makeCompany, makeKey } from '../../harness/company.ts';

it('names the company, the application and the scopes', async () => {
  const cloud = sharedCloud();
  const company = await makeCompany(cloud);
  const { status, body } = await callApi(cloud, '/health', { key: company.key });
  expect([status, body]).toEqual([
    200,
    {
      status: 'ok',
      tenant: company.name,
      application: company.applicationName,
      scopes: ['knowledge:read', 'copilot:query'],
    },
  ]);
});

it('needs no scope, and takes live and test keys', async () => {
  const cloud = sharedCloud();
  const company = await makeCompany(cloud);
  for (const environment of ['live', 'test'] as const) {
    const { key } = await makeKey(cloud, company.applicationId, { environment, scopes: ['agents:run'] });
    const { status, body } = await callApi(cloud, '/health', { key });
    expect([status, body]).toEqual([
      200,
      { status: 'ok', tenant: company.name, application: company.applicationName, scopes: ['agents:run'] },
    ]);
  }
});

it('reads the header in any case, as HTTP demands', async () => {
  const cloud = sharedCloud();
  const { key } = await makeCompany(cloud);
  for (const name of ['authorization', 'AUTHORIZATION', 'Authorization']) {
    expect((await callApi(cloud, '/health', { headers: { [name]: `Bearer ${key}` } })).status).toBe(200);
  }
});

it('gives every answer its own request id', async () => {
  const cloud = sharedCloud();
  const { key } = await makeCompany(cloud);
  const first = await callApi(cloud, '/health', { key });
  const second = await callApi(cloud, '/health', { key });
  expect(first.headers['x-request-id']).not.toBe(second.headers['x-request-id']);
});
