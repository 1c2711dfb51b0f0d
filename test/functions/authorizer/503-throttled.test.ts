// Guarantee: a call that API Gateway or Lambda throttles is answered with a 503 that says when to try again, on every
// endpoint, in the API's own words. Risk: a caller gets a 429, which the contract describes for only one endpoint, API
// Gateway's own body, or a 500, which says that repeating the call is pointless. In a new account, Lambda runs ten
// instances of all functions at once.
import { expect, it } from 'vitest';
import { SAMPLE_CALLS } from '../../../bin/smoke/sample-calls.ts';
import { callApi } from '../../harness/api.ts';
import { makeCompany } from '../../harness/company.ts';
import { cloudOfWorker } from '../../harness/own-cloud.ts';
import { functionNameAt } from '../../harness/record-calls.ts';
import { CALLS_TO_SERVICES } from './calls-to-services.ts';

it('answers 503 on every endpoint while API Gateway throttles the stage', async () => {
  const { cloud, access } = await cloudOfWorker();
  cloud.faults.script({ service: 'apigateway', effect: { kind: 'throttle' } });
  const calls = SAMPLE_CALLS.map(({ method, path, body }) => callApi(access, path, { method, body }));
  for (const [at, answer] of (await Promise.all(calls)).entries()) {
    expect(answer, SAMPLE_CALLS[at]?.path).toBeRefused(503, 'The service is busy. Try again.', { retryAfter: '5' });
  }
});

it.each(CALLS_TO_SERVICES)('answers 503 on %s while Lambda throttles its function', async (path, at, call) => {
  const { cloud, access } = await cloudOfWorker();
  const { key } = await makeCompany(access);
  const functionName = functionNameAt(cloud, at);
  cloud.faults.script({ service: 'lambda', functionName, times: 1, effect: { kind: 'throttle' } });
  const answer = await callApi(access, path, { key, ...call });
  expect(answer).toBeRefused(503, 'The service is busy. Try again.', { retryAfter: '5' });
});

it('answers 503 on every endpoint while Lambda throttles the authorizer', async () => {
  const { cloud, access } = await cloudOfWorker();
  const functionName = functionNameAt(cloud, 'authorizer');
  cloud.faults.script({ service: 'lambda', functionName, effect: { kind: 'throttle' } });
  const calls = SAMPLE_CALLS.map(({ method, path, body }) => callApi(access, path, { key: 'any', method, body }));
  for (const [at, answer] of (await Promise.all(calls)).entries()) {
    expect(answer, SAMPLE_CALLS[at]?.path).toBeRefused(503, 'Service unavailable. Try again.', { retryAfter: '5' });
  }
});
