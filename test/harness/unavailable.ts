import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { callApi } from './api.ts';
import { addDocument, makeCompany, type TestCompany } from './company.ts';
import type { FaultEffect, FaultScript } from './local-cloud/faults.ts';
import { cloudOfWorker } from './own-cloud.ts';

/** An outage of a service that an endpoint uses, and the error that the caller gets. */
type Outage = [name: string, script: FaultScript, sentence: string, retryAfter: string];

/** The error message of a 503 while a model is unavailable. */
export const MODEL_UNAVAILABLE = 'The language model is unavailable. Try again.';
/** The error message while the search index is unavailable. */
export const INDEX_UNAVAILABLE = 'The search index is unavailable. Try again.';
/** The error message while anything else is unavailable. */
export const SERVICE_UNAVAILABLE = 'Service unavailable. Try again.';

/** Ways in which a table fails. */
export const TABLE_FAULTS = {
  'is down': { kind: 'error', status: 500, code: 'InternalServerError' },
  'is throttled': { kind: 'throttle' },
  'refuses the role': { kind: 'error', status: 400, code: 'AccessDeniedException' },
  'drops the connection': { kind: 'drop', when: 'before' },
  'loses its answer': { kind: 'drop', when: 'after' },
  'never answers': { kind: 'stall' },
} as const satisfies Readonly<Record<string, FaultEffect>>;

/** The effect of a service that answers every call with an internal error. */
export const DOWN = { kind: 'error', status: 500, code: 'InternalServerException' } as const;
const FORBIDDEN = { kind: 'error', status: 403, code: 'Forbidden' } as const;
const EMBEDDING = { service: 'bedrock', operation: 'InvokeModel' } as const;

/** The outages that affect every endpoint that searches. */
export const SEARCH_OUTAGES: Outage[] = [
  ['the embedding model is down', { ...EMBEDDING, effect: DOWN }, MODEL_UNAVAILABLE, '5'],
  ['the embedding model is throttled', { ...EMBEDDING, effect: { kind: 'throttle' } }, MODEL_UNAVAILABLE, '5'],
  ['the index is down', { service: 'aoss', effect: DOWN }, INDEX_UNAVAILABLE, '15'],
  [
    'the index drops the connection',
    { service: 'aoss', effect: { kind: 'drop', when: 'before' } },
    INDEX_UNAVAILABLE,
    '15',
  ],
  ['the index is still being created', { service: 'aoss', effect: FORBIDDEN }, INDEX_UNAVAILABLE, '15'],
  ['the table of bases is down', { service: 'dynamodb', operation: 'Query', effect: DOWN }, SERVICE_UNAVAILABLE, '2'],
];

/** A company with a document about a lease, in the cloud of the worker. */
export async function leaseInCloudOfWorker(): Promise<{
  own: Awaited<ReturnType<typeof cloudOfWorker>>;
  company: TestCompany;
}> {
  const own = await cloudOfWorker();
  const company = await makeCompany(own.access);
  await addDocument(own.access, company.baseId, 'lease.txt', 'The lease begins on 1 March 2024.');
  return { own, company };
}

/** Declares the tests of an endpoint's 503: during each outage and after it. */
export function testUnavailable(path: string, body: object, outages: Outage[]): void {
  let lease: Awaited<ReturnType<typeof leaseInCloudOfWorker>>;

  beforeAll(async () => {
    lease = await leaseInCloudOfWorker();
  });

  it.each(outages)('answers 503 when %s, and 200 once it is over', async (_name, script, error, retryAfter) => {
    const { own, company } = lease;
    const fault = own.cloud.faults.script(script);
    onTestFinished(() => fault.remove());
    const refused = await callApi(own.access, path, { key: company.key, body });
    expect(refused).toBeRefused(503, error, { retryAfter });
    expect(fault.hits()).toBeGreaterThan(0);
    fault.remove();
    expect((await callApi(own.access, path, { key: company.key, body })).status).toBe(200);
  });
}
