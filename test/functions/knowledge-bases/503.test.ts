// Guarantee: when the table of bases is down or throttled, the caller gets a 503 that says when to try again, and the
// next call works. Risk: the caller gets an empty list although the table could not be read.

import { beforeAll, expect, it } from 'vitest';
import { callApi } from '../../harness/api.ts';
import { makeCompany, type TestCompany } from '../../harness/company.ts';
import { cloudOfWorker } from '../../harness/own-cloud.ts';
import { TABLE_FAULTS } from '../../harness/unavailable.ts';

let own: Awaited<ReturnType<typeof cloudOfWorker>>;
let company: TestCompany;

beforeAll(async () => {
  own = await cloudOfWorker();
  company = await makeCompany(own.access);
});

const FAULTS = ['is down', 'is throttled', 'drops the connection'] as const;

it.each(FAULTS)('answers 503 when the table of bases %s, and 200 once it has recovered', async (name) => {
  const fault = own.cloud.faults.script({ service: 'dynamodb', operation: 'Query', effect: TABLE_FAULTS[name] });
  const refused = await callApi(own.access, '/knowledge-bases', { key: company.key });
  expect(refused).toBeRefused(503, 'Service unavailable. Try again.', { retryAfter: '2' });
  expect(fault.hits()).toBeGreaterThan(0);
  fault.remove();
  expect((await callApi(own.access, '/knowledge-bases', { key: company.key })).status).toBe(200);
});
