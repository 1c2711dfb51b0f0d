// Guarantee: when the authorizer cannot decide, no call is allowed, and the answer reveals nothing. Risk: a limiter or
// a check that fails open.

import { afterAll, beforeAll, expect, it } from 'vitest';
import { callApi } from '../../harness/api.ts';
import { makeCompany, type TestCompany } from '../../harness/company.ts';
import { startOwnCloud } from '../../harness/own-cloud.ts';
import { TABLE_FAULTS } from '../../harness/unavailable.ts';

let own: Awaited<ReturnType<typeof startOwnCloud>>;
let company: TestCompany;

beforeAll(async () => {
  own = await startOwnCloud();
  company = await makeCompany(own.access);
});
afterAll(() => own.cloud.stop());

const FAULTS = ['is down', 'refuses the role', 'drops the connection', 'loses its answer', 'never answers'] as const;

it.each(FAULTS)('answers 500 when the table of keys %s, and 200 once it has recovered', async (name) => {
  const fault = own.cloud.faults.script({ service: 'dynamodb', operation: 'GetItem', effect: TABLE_FAULTS[name] });
  const refused = await callApi(own.access, '/health', { key: company.key });
  fault.remove();
  expect(refused).toBeRefused(500, 'Internal error.');
  expect((await callApi(own.access, '/health', { key: company.key })).status).toBe(200);
});
