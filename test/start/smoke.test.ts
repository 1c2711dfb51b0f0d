// Guarantee: a deployment gives a stage a company, a base with a document and a test key for the smoke test, once,
// however often it is deployed, and the smoke test passes with them; without a stage the programs say in one sentence
// what is missing. Risk: the smoke test needs manual steps, or always passes.
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { administer, tryAdminister } from '../harness/administer.ts';
import { callApi } from '../harness/api.ts';
import { startOwnCloud } from '../harness/own-cloud.ts';
import { storedItems } from '../harness/stored-items.ts';

interface Kept {
  readonly key: string;
  readonly key_id: string;
  readonly company_id: string;
  readonly base_id: string;
}

let data: string;
let own: Awaited<ReturnType<typeof startOwnCloud>>;

const start = async () => {
  own = await startOwnCloud({ data, announcesDeployment: true });
  // The event is processed in the background, and its log line shows when it is done.
  const line = await own.cloud.logs.waitFor(
    ({ text }) => text.includes('"operation":"stage.seed-smoke-test"'),
    100_000,
  );
  expect(line.text).toContain('"administered"');
};
beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'smoke-'));
  await start();
});
afterAll(async () => {
  await own.cloud.stop();
  await rm(data, { recursive: true, force: true });
});

const kept = async (): Promise<Kept> => {
  const { endpoint, region, operator: credentials, outputs } = own.cloud;
  const client = new SecretsManagerClient({ endpoint, region, credentials });
  const SecretId = outputs['KnowledgeCopilot-local-Background']?.SmokeTestSecret;
  const { SecretString } = await client.send(new GetSecretValueCommand({ SecretId }));
  client.destroy();
  return JSON.parse(String(SecretString));
};
const run = (program: string, args: string[], env: Record<string, string> = {}) =>
  new Promise<{ code: unknown; printed: string }>((resolve) => {
    // biome-ignore lint/style/noProcessEnv: every start compiles the same files
    const { NODE_COMPILE_CACHE } = process.env;
    const given = { PATH: '', NODE_COMPILE_CACHE, HOME: data, AWS_EC2_METADATA_DISABLED: 'true', ...env };
    execFile(process.execPath, [program, ...args], { env: given }, (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, printed: `${stdout}${stderr}` }),
    );
  });
const smoke = (args: string[], env: Record<string, string> = {}) => run('bin/smoke/main.ts', args, env);
const records = async () =>
  (await storedItems(own.cloud, 'AuditTable')).map(({ actor, action }) => `${actor} ${action}`);

describe('the deployment', () => {
  it('creates company, application, base, document and key, each with its audit record', async () => {
    const changes = ['application.create', 'base.create', 'company.create', 'document.add', 'key.create'];
    expect((await records()).sort()).toEqual(changes.map((action) => `deployment ${action}`));
    const { key, company_id, base_id } = await kept();
    expect(key).toMatch(/^kc_test_/);
    expect(await administer(own.access, 'company.show', { company_id })).toMatchObject({ name: 'Smoke test' });
    expect(await administer(own.access, 'base.list', { company_id })).toMatchObject([{ id: base_id, documents: 1 }]);
  });

  it('changes nothing when it is repeated', async () => {
    const before = await kept();
    await own.cloud.stop();
    await start();
    expect(await kept()).toEqual(before);
    expect(await records()).toHaveLength(5);
    expect(await administer(own.access, 'stage.seed-smoke-test', {})).toMatchObject({
      key_id: before.key_id,
      made: [],
    });
  });

  it('replaces a revoked key once, even when several runs start at the same time', async () => {
    const before = await kept();
    await administer(own.access, 'key.revoke', { key_id: before.key_id });
    const asked = [1, 2, 3].map(() => tryAdminister(own.access, 'stage.seed-smoke-test', {}));
    expect((await Promise.all(asked)).some(({ ok }) => ok)).toBe(true);
    await administer(own.access, 'stage.seed-smoke-test', {});
    const after = await kept();
    expect(after.key).not.toBe(before.key);
    // A machine too slow for the authorizer's time limit allows nothing yet.
    await expect.poll(async () => (await callApi(own.access, '/health', { key: after.key })).status).toBe(200);
    const keys: { status: string }[] = await administer(own.access, 'key.list', {
      application_id: (await administer(own.access, 'application.list', { company_id: after.company_id }))[0].id,
    });
    expect(keys.filter(({ status }) => status === 'active')).toHaveLength(1);
  });
});

describe('npm run smoke', () => {
  it('passes against the running stage', async () => {
    const { code, printed } = await smoke(['--stage', 'local', '--data', data]);
    expect(code).toBe(0);
    expect(printed).toMatch(/Tests .*passed/);
    expect(printed).toContain(`Trying ${own.access.baseUrl} ...\n`);
    const { key } = await kept();
    expect(printed).not.toContain(key.slice(12, -4));
  });

  it('fails against a stage that does not work as promised', async () => {
    const { key, key_id } = await kept();
    const env = { BASE_URL: own.access.baseUrl, KC_API_KEY: key };
    expect((await smoke([], env)).code).toBe(0);
    await administer(own.access, 'key.update', { key_id, scopes: ['knowledge:read'] });
    expect((await smoke([], env)).code).toBe(1);
    await administer(own.access, 'key.update', { key_id, scopes: ['knowledge:read', 'copilot:query'] });
  });

  it.each([
    [['--stage', 'local', '--data', '/nowhere'], {}, 1, 'The local stage is not running'],
    [['--stage', 'dev'], { AWS_REGION: 'us-east-1' }, 1, 'No valid AWS credentials were found'],
    [[], { BASE_URL: 'http://127.0.0.1:9' }, 1, 'Set both BASE_URL and KC_API_KEY'],
    [['--color'], {}, 2, '--color'],
  ])('%j says what is missing or wrong', async (args, env, code, sentence) => {
    expect(await smoke(args, env)).toEqual({ code, printed: expect.stringContaining(sentence) });
  });
});

describe('npm run deploy', () => {
  it.each([
    [['--stage', 'dev'], 1, 'No valid AWS credentials were found'],
    [['--stage', 'local'], 1, 'The local stage is not deployed: npm start runs it.'],
    [['--stage', 'other'], 1, "There is no stage 'other'"],
    [[], 1, 'Add --stage NAME'],
    [['dev'], 2, 'dev'],
  ])('%j says what is missing or wrong', async (args, code, sentence) => {
    const env = { AWS_REGION: 'us-east-1' };
    expect(await run('bin/deploy.ts', args, env)).toEqual({ code, printed: expect.stringContaining(sentence) });
  });
});
