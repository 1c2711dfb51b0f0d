// Guarantee: a call that API Gateway throttles is answered with a 503 that says when to try again, on every endpoint,
// in the API's own words. Risk: a caller gets a 429, which the contract describes for only one endpoint, or API
// Gateway's own body.
import { expect, it } from 'vitest';
import { SAMPLE_CALLS } from '../../../bin/smoke/sample-calls.ts';
import { callApi } from '../../harness/api.ts';
import { cloudOfWorker } from '../../harness/own-cloud.ts';

it('answers 503 on every endpoint while API Gateway throttles the stage', async () => {
  const { cloud, access } = await cloudOfWorker();
  cloud.faults.script({ service: 'apigateway', effect: { kind: 'throttle' } });
  const calls = SAMPLE_CALLS.map(({ method, path, body }) => callApi(access, path, { method, body }));
  for (const answer of await Promise.all(calls)) {
    expect(answer).toBeRefused(503, 'The service is busy. Try again.', { retryAfter: '5' });
  }
});
