// Guarantee: a fault that a retry would not fix is answered with a 500, which asks for no retry and reveals nothing.
// Risk: a caller tries again for hours, or reads in the answer what a service said.
import { beforeAll, expect, it } from 'vitest';
import { callApi } from '../../harness/api.ts';
import { makeCompany, type TestCompany } from '../../harness/company.ts';
import { cloudOfWorker } from '../../harness/own-cloud.ts';
import { functionNameAt } from '../../harness/record-calls.ts';
import { TABLE_FAULTS } from '../../harness/unavailable.ts';
import { CALLS_TO_SERVICES } from './calls-to-services.ts';

let own: Awaited<ReturnType<typeof cloudOfWorker>>;
let company: TestCompany;

beforeAll(async () => {
  own = await cloudOfWorker();
  company = await makeCompany(own.access);
});

it.each(CALLS_TO_SERVICES)(
  'answers 500 on %s while the tables refuse the role of its function, and 200 when they accept it again',
  async (path, at, { method, body }) => {
    const call = () => callApi(own.access, path, { key: company.key, method, body });
    const functionName = functionNameAt(own.cloud, at);
    const fault = own.cloud.faults.script({
      service: 'dynamodb',
      functionName,
      effect: TABLE_FAULTS['refuses the role'],
    });
    expect(await call()).toBeRefused(500, 'Internal error.');
    expect(fault.hits()).toBeGreaterThan(0);
    fault.remove();
    expect((await call()).status).toBe(200);
  },
);
