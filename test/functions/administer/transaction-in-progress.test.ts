// Guarantee: a change whose transaction DynamoDB reports as in progress is sent again and made once. Risk: a failure
// that a retry would fix is reported as a defect.
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { tryAdminister } from '../../harness/administer.ts';
import { cloudOfWorker } from '../../harness/own-cloud.ts';

let own: Awaited<ReturnType<typeof cloudOfWorker>>;
beforeAll(async () => {
  own = await cloudOfWorker();
});

const IN_PROGRESS = { kind: 'error', status: 400, code: 'TransactionInProgressException' } as const;
const createCompany = (name: string) =>
  tryAdminister(own.access, 'company.create', { name, monthly_budget_usd: 'unlimited' });

it('makes the change once, after the earlier attempt has ended', async () => {
  const script = { service: 'dynamodb', operation: 'TransactWriteItems', times: 2, effect: IN_PROGRESS };
  const fault = own.cloud.faults.script(script);
  const name = `Company ${randomUUID()}`;
  expect(await createCompany(name)).toMatchObject({ ok: true, result: { name } });
  expect(fault.hits()).toBe(2);
});
