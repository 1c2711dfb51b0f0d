// Guarantee: every log line of a call, from the gateway and from every function, says whether the key was a live or a
// test key. Risk: a test call looks like production traffic, or the reverse.
import { beforeAll, expect, it } from 'vitest';
import { SAMPLE_CALLS, type SampleCall } from '../../../bin/smoke/sample-calls.ts';
import { callApi } from '../../harness/api.ts';
import { makeCompany, makeKey } from '../../harness/company.ts';
import { cloudOfWorker } from '../../harness/own-cloud.ts';

const CALLS: readonly SampleCall[] = [
  ...SAMPLE_CALLS,
  { method: 'POST', path: '/knowledge/search', body: { query: '' } },
];

let own: Awaited<ReturnType<typeof cloudOfWorker>>;
beforeAll(async () => {
  own = await cloudOfWorker();
});

it.each(['live', 'test'] as const)(
  'writes into every log line of a call that its key is a %s key',
  async (environment) => {
    const { cloud, access } = own;
    const { applicationId } = await makeCompany(access);
    const { id, key } = await makeKey(access, applicationId, { environment });
    const { id: narrowId, key: narrow } = await makeKey(access, applicationId, { environment, scopes: ['agents:run'] });
    for (const { method, path, body } of CALLS) {
      await callApi(access, path, { method, key, body });
    }
    await callApi(access, '/knowledge-bases', { key: narrow });
    const keyIds = [id, narrowId];
    const lines = cloud.logs.lines().flatMap(({ functionName, text }) => {
      // Earlier test files may have left lines that are not JSON.
      const { key_id, key_environment } = keyIds.some((known) => text.includes(known)) ? JSON.parse(text) : {};
      return keyIds.includes(key_id) ? [{ functionName, key_environment }] : [];
    });
    // A line of the gateway and one of the endpoint for each call; the refused one has the authorizer's instead.
    expect(lines.length).toBeGreaterThanOrEqual(2 * (CALLS.length + 1));
    // Every endpoint, the authorizer and the gateway.
    expect(new Set(lines.map(({ functionName }) => functionName)).size).toBe(SAMPLE_CALLS.length + 2);
    expect(new Set(lines.map(({ key_environment }) => key_environment))).toEqual(new Set([environment]));
  },
);
