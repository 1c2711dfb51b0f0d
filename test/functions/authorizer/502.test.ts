// Guarantee: when the function of a path crashes in the middle of a call, the caller gets the 502 that the contract
// describes, in the shape of every other error, and the next call is answered. Risk: a caller gets an error in API
// Gateway's own shape and words.
import { beforeAll, expect, it } from 'vitest';
import { callApi } from '../../harness/api.ts';
import { makeCompany, type TestCompany } from '../../harness/company.ts';
import { cloudOfWorker } from '../../harness/own-cloud.ts';
import { functionNameAt } from '../../harness/record-calls.ts';
import { CALLS_TO_SERVICES } from './calls-to-services.ts';

let own: Awaited<ReturnType<typeof cloudOfWorker>>;
let company: TestCompany;

beforeAll(async () => {
  own = await cloudOfWorker();
  company = await makeCompany(own.access);
});

it.each(CALLS_TO_SERVICES)(
  'answers 502 on %s when its function crashed during the call, and 200 the next time',
  async (path, at, { method, body }) => {
    const call = () => callApi(own.access, path, { key: company.key, method, body });
    const fault = own.cloud.faults.script({
      service: 'dynamodb',
      functionName: functionNameAt(own.cloud, at),
      times: 1,
      effect: { kind: 'kill', when: 'before' },
    });
    expect(await call()).toBeRefused(502, 'Internal error.');
    expect(fault.hits()).toBe(1);
    expect((await call()).status).toBe(200);
  },
);
