// Guarantee: when something behind the endpoint is down, slow or throttled, the caller gets a 503 that says when to try
// again, within the deadline, and the next call works. Risk: a request that hangs, or a half-made answer.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { callApi } from '../../harness/api.ts';
import { addDocument, makeCompany, type TestCompany } from '../../harness/company.ts';
import { startOwnCloud } from '../../harness/own-cloud.ts';
import type { FaultScript } from '../../local-cloud/faults.ts';

let own: Awaited<ReturnType<typeof startOwnCloud>>;
let company: TestCompany;

beforeAll(async () => {
  own = await startOwnCloud();
  company = await makeCompany(own.access);
  await addDocument(own.access, company.baseId, 'lease.txt', 'The lease begins on 1 March 2024.');
});
afterAll(() => own.cloud.stop());

const body = { query: 'When does the lease begin?' };
const MODEL = 'The language model is not available; try again.';
const INDEX = 'The search index is not available; try again.';
const SERVICE = 'The service is not available; try again.';
const down = { kind: 'error', status: 500, code: 'InternalServerException' } as const;

const CASES: [name: string, script: FaultScript, sentence: string, retryAfter: string][] = [
  ['the embedding model is down', { service: 'bedrock', operation: 'InvokeModel', effect: down }, MODEL, '5'],
  [
    'the embedding model is throttled',
    { service: 'bedrock', operation: 'InvokeModel', effect: { kind: 'throttle' } },
    MODEL,
    '5',
  ],
  ['the index is down', { service: 'aoss', effect: down }, INDEX, '15'],
  ['the index drops the connection', { service: 'aoss', effect: { kind: 'drop', when: 'before' } }, INDEX, '15'],
  [
    'the index is still being made',
    { service: 'aoss', effect: { kind: 'error', status: 403, code: 'Forbidden' } },
    INDEX,
    '15',
  ],
  ['the table of bases is down', { service: 'dynamodb', operation: 'Query', effect: down }, SERVICE, '2'],
];

it.each(CASES)('%s', async (_name, script, error, retryAfter) => {
  const fault = own.cloud.faults.script(script);
  const refused = await callApi(own.access, '/knowledge/search', { key: company.key, body });
  expect([refused.status, refused.body, refused.headers['retry-after']]).toEqual([503, { error }, retryAfter]);
  expect(fault.hits()).toBeGreaterThan(0);
  fault.remove();
  expect((await callApi(own.access, '/knowledge/search', { key: company.key, body })).status).toBe(200);
});

it('answers within its deadline when a dependency never does', async () => {
  const fault = own.cloud.faults.script({ service: 'aoss', effect: { kind: 'stall' } });
  const { status, headers } = await callApi(own.access, '/knowledge/search', { key: company.key, body });
  fault.remove();
  expect([status, headers['retry-after']]).toEqual([503, '5']);
});
