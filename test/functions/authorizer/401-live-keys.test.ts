// Guarantee: a stage that was changed to refuse live keys answers 401 to those that exist, creates and rotates none,
// and still accepts test keys. Risk: a company uses a trial stage in production, because nothing prevents it.
import { expect, it } from 'vitest';
import { tryAdminister } from '../../harness/administer.ts';
import { callApi } from '../../harness/api.ts';
import { makeCompany, makeKey } from '../../harness/company.ts';
import { startOwnCloudForTest } from '../../harness/own-cloud.ts';
import { UNAUTHENTICATED } from '../../harness/refused-credentials.ts';
import { startStageForTest } from '../../harness/stage-cloud.ts';
import { temporaryFolder } from '../../harness/temporary-folder.ts';

it('a stage without live keys refuses those created earlier, creates and rotates none, and accepts test keys', async () => {
  const data = temporaryFolder();
  const before = await startOwnCloudForTest({ data });
  const { applicationId, key: live, keyId } = await makeCompany(before.access, { environment: 'live' });
  const { key: test } = await makeKey(before.access, applicationId, { environment: 'test' });
  for (const [environment, key] of Object.entries({ live, test })) {
    expect((await callApi(before.access, '/health', { key })).status, environment).toBe(200);
  }
  await before.cloud.stop();

  const { access } = await startStageForTest({ liveKeys: 'refused' }, { data });
  expect(await callApi(access, '/health', { key: live })).toBeRefused(401, UNAUTHENTICATED.error);
  expect((await callApi(access, '/health', { key: test })).status).toBe(200);
  const refused = { ok: false, code: 'invalid_request', error: 'environment must be test on this stage.' };
  const scopes = ['knowledge:read'];
  const wanted = { application_id: applicationId, environment: 'live', scopes };
  expect(await tryAdminister(access, 'key.create', wanted)).toEqual(refused);
  expect(await tryAdminister(access, 'key.rotate', { key_id: keyId, grace: '1h' })).toEqual(refused);
});
