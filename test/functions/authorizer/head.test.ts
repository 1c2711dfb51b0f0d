// Guarantee: HEAD of every GET endpoint has the status and the headers of GET, and no body; a key is needed as for GET.
// Risk: a monitor that sends HEAD reports an outage that is none, or reads without a key what GET would refuse.
import { beforeAll, describe, expect, it } from 'vitest';
import { SAMPLE_CALLS } from '../../../bin/smoke/sample-calls.ts';
import { BASE_PATH, type EndpointName, ROUTES } from '../../../functions/endpoints.ts';
import { sharedCloud } from '../../harness/cloud.ts';
import { makeCompany, makeKey, type TestCompany } from '../../harness/company.ts';
import { cloudOfWorker } from '../../harness/own-cloud.ts';
import { TABLE_FAULTS } from '../../harness/unavailable.ts';

const cloud = sharedCloud();
const GET_CALLS = SAMPLE_CALLS.filter(({ method }) => method === 'GET');
let company: TestCompany;
let keys: Readonly<Record<string, string>>;

beforeAll(async () => {
  company = await makeCompany(cloud);
  const unscoped = await makeKey(cloud, company.applicationId, { scopes: ['agents:run'] });
  keys = { valid: company.key, 'without a scope': unscoped.key, unknown: 'kc_live_unknown' };
});

// Headers of the connection, and those that differ from call to call.
const OTHER_HEADERS = /^(?:connection|keep-alive|date|x-request-id|x-amz.*)$/;

// The status, the headers, and the body.
async function answerTo(baseUrl: string, path: string, method: string, key?: string) {
  const headers = key === undefined ? {} : { authorization: `Bearer ${key}` };
  const response = await fetch(`${baseUrl}${BASE_PATH}${path}`, { method, headers });
  expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  const own = [...response.headers].filter(([header]) => !OTHER_HEADERS.test(header));
  return { status: response.status, headers: Object.fromEntries(own), body: await response.text() };
}

it('is a route beside each GET', () => {
  const named = (method: string) => ROUTES.filter((route) => route.method === method).map(({ name }) => name);
  expect(named('HEAD')).toEqual(named('GET'));
  expect(named('HEAD')).toEqual(expect.arrayContaining<EndpointName>(['health', 'knowledge-bases']));
});

describe.each(GET_CALLS)('HEAD $path', ({ path, scope }) => {
  it.each([
    ['valid', 200],
    ['without a scope', scope === null ? 200 : 403],
    ['unknown', 401],
    ['absent', 401],
  ])('answers with a key that is %s as GET does, with %i and no body', async (name, status) => {
    const [head, get] = await Promise.all(
      ['HEAD', 'GET'].map((method) => answerTo(cloud.baseUrl, path, method, keys[name])),
    );
    expect(head).toEqual({ ...get, status, body: '' });
    expect(JSON.parse(get?.body ?? '')).toEqual(expect.any(Object));
  });

  it('answers 503 with Retry-After while the table of keys is down', async () => {
    const own = await cloudOfWorker();
    const { key } = await makeCompany(own.access);
    const fault = own.cloud.faults.script({
      service: 'dynamodb',
      operation: 'GetItem',
      effect: TABLE_FAULTS['is down'],
    });
    const head = await answerTo(own.access.baseUrl, path, 'HEAD', key);
    fault.remove();
    expect(head).toMatchObject({ status: 503, headers: { 'retry-after': '5' }, body: '' });
  });
});
