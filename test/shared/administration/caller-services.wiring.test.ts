// Guarantee: callers are identified by the STS of the stage's own Region, at the present time, for the stage's own
// name; and a used signature is stored in the table of keys. Risk: no operator outside one Region can make a change, or
// a signature is accepted for as long as an instance of the function lives.
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { getCallerIdentity } from '../../../shared/administration/caller-identity.client.ts';
import { createCallerServices } from '../../../shared/administration/caller-services.wiring.ts';
import { RUNTIME, serveAsAws } from '../aws/scripted-server.fixture.ts';

const ENVIRONMENT = { STAGE: 'staging', ACCESS_TABLE: 'access', UNSIGNED_CALLERS: 'refused' } as const;
const EUROPE = { ...RUNTIME, AWS_REGION: 'eu-west-1' };

it('identifies callers at the STS of its own Region, for its own stage and at the present time', () => {
  expect(createCallerServices(ENVIRONMENT, EUROPE)).toMatchObject({
    stage: 'staging',
    region: 'eu-west-1',
    stsEndpoint: 'https://sts.eu-west-1.amazonaws.com',
    unsignedCallers: 'refused',
    nowMs: Date.now,
    getCallerIdentity,
  });
});

it('identifies callers at another endpoint if AWS_ENDPOINT_URL names one', () => {
  const runtime = { ...EUROPE, AWS_ENDPOINT_URL: 'http://127.0.0.1:4566' };
  expect(createCallerServices(ENVIRONMENT, runtime).stsEndpoint).toBe('http://127.0.0.1:4566');
});

it('stores a used signature in the table of keys', async () => {
  const tables: unknown[] = [];
  await serveAsAws(async (request, response) => {
    tables.push(JSON.parse(await text(request)).TableName);
    response.setHeader('content-type', 'application/x-amz-json-1.0').end('{}');
  });
  const { useOnce } = createCallerServices(ENVIRONMENT, RUNTIME);
  expect(await useOnce({ nonce: 'nonce', time: '20261120T060000Z', authorization: 'AWS4' })).toBe('new');
  expect(tables).toEqual(['access']);
});
