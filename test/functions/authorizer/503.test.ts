// Guarantee: when the authorizer cannot decide, no call is allowed, and the answer reveals nothing but when to try
// again. Risk: the check fails open, or a caller gives up although the next call would be answered.
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

const FAULTS = ['is down', 'refuses the role', 'drops the connection', 'loses its answer', 'never answers'] as const;

it.each(FAULTS)('answers 503 when the table of keys %s, and 200 once it has recovered', async (name) => {
  const fault = own.cloud.faults.script({ service: 'dynamodb', operation: 'GetItem', effect: TABLE_FAULTS[name] });
  const refused = await callApi(own.access, '/health', { key: company.key });
  fault.remove();
  expect(refused).toBeRefused(503, 'Service unavailable. Try again.', { retryAfter: '5' });
  expect((await callApi(own.access, '/health', { key: company.key })).status).toBe(200);
});
