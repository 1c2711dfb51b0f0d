// Guarantee: when the authorizer cannot decide, no call is allowed, and the answer reveals nothing. Risk: a limiter or
// a check that fails open.

import type { FaultEffect } from '@knowledge-copilot/local-cloud/faults';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { callApi } from '../../harness/api.ts';
import { makeCompany, type TestCompany } from '../../harness/company.ts';
import { startOwnCloud } from '../../harness/own-cloud.ts';

let own: Awaited<ReturnType<typeof startOwnCloud>>;
let company: TestCompany;

beforeAll(async () => {
  own = await startOwnCloud();
  company = await makeCompany(own.access);
});
afterAll(() => own.cloud.stop());

const EFFECTS: [name: string, effect: FaultEffect][] = [
  ['is down', { kind: 'error', status: 500, code: 'InternalServerError' }],
  ['refuses the role', { kind: 'error', status: 400, code: 'AccessDeniedException' }],
  ['drops the connection', { kind: 'drop', when: 'before' }],
  ['loses its answer', { kind: 'drop', when: 'after' }],
  ['never answers', { kind: 'stall' }],
];

it.each(EFFECTS)('answers 500 when the table of keys %s, and 200 once it is over', async (_name, effect) => {
  const fault = own.cloud.faults.script({ service: 'dynamodb', operation: 'GetItem', effect });
  const refused = await callApi(own.access, '/health', { key: company.key });
  fault.remove();
  expect(refused).toBeRefused(500, 'Internal error.');
  expect((await callApi(own.access, '/health', { key: company.key })).status).toBe(200);
});
