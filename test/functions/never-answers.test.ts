// Guarantee: if a dependency of a function never answers, the caller is told within the deadline to try again, and the
// next call works. Risk: a request hangs, or a failure that a retry would fix is reported as a defect.
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { tryAdminister } from '../harness/administer.ts';
import { callApi } from '../harness/api.ts';
import { functionNameAt } from '../harness/record-calls.ts';
import {
  INDEX_UNAVAILABLE,
  leaseInCloudOfWorker,
  MODEL_UNAVAILABLE,
  SERVICE_UNAVAILABLE,
} from '../harness/unavailable.ts';

interface Silence {
  readonly name: string;
  readonly path: string;
  readonly body?: object;
  readonly dependency: { readonly service: string; readonly operation?: string };
  readonly sentence: string;
  readonly retryAfter: string;
}

const SILENT: readonly Silence[] = [
  {
    name: 'copilot-query',
    path: '/copilot/query',
    body: { question: 'When does the lease begin?' },
    dependency: { service: 'bedrock', operation: 'Converse' },
    // The model's time limit is before the deadline; after the deadline, the message would be that the request timed
    // out.
    sentence: MODEL_UNAVAILABLE,
    retryAfter: '5',
  },
  {
    name: 'knowledge-search',
    path: '/knowledge/search',
    body: { query: 'When does the lease begin?' },
    dependency: { service: 'aoss' },
    // Calls of the index have their own time limit, far below the deadline.
    sentence: INDEX_UNAVAILABLE,
    retryAfter: '15',
  },
  {
    name: 'knowledge-bases',
    path: '/knowledge-bases',
    dependency: { service: 'dynamodb', operation: 'Query' },
    sentence: SERVICE_UNAVAILABLE,
    retryAfter: '2',
  },
];
const IN_PROGRESS = { kind: 'error', status: 400, code: 'TransactionInProgressException' } as const;

let lease: Awaited<ReturnType<typeof leaseInCloudOfWorker>>;
beforeAll(async () => {
  lease = await leaseInCloudOfWorker();
});

// At the same time, because all of them wait for a time limit: each fault affects another function.
describe.concurrent('while a dependency never answers or never finishes', () => {
  it.each(SILENT)(
    '$name answers 503, and 200 once the dependency answers again',
    async ({ name, path, body, dependency, sentence, retryAfter }) => {
      const { own, company } = lease;
      const functionName = functionNameAt(own.cloud, name);
      const fault = own.cloud.faults.script({ ...dependency, functionName, effect: { kind: 'stall' } });
      const call = { key: company.key, ...(body && { body }) };
      const refused = await callApi(own.access, path, call);
      fault.remove();
      expect(fault.hits()).toBeGreaterThan(0);
      expect(refused).toBeRefused(503, sentence, { retryAfter });
      expect((await callApi(own.access, path, call)).status).toBe(200);
    },
  );

  it('administer answers unavailable while its transaction stays in progress', async () => {
    const { own } = lease;
    const functionName = functionNameAt(own.cloud, 'administer');
    const script = { service: 'dynamodb', operation: 'TransactWriteItems', functionName, effect: IN_PROGRESS };
    const fault = own.cloud.faults.script(script);
    const input = { name: `Company ${randomUUID()}`, monthly_budget_usd: 'unlimited' };
    const result = await tryAdminister(own.access, 'company.create', input);
    fault.remove();
    expect(result).toMatchObject({ ok: false, code: 'unavailable' });
  });
});
