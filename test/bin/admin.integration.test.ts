// Guarantee: npm run admin carries out its commands on the intended stage, with results on standard output, messages on
// standard error, and an exit status that a script can trust. Risk: a script continues after a refusal, or a key is
// printed into a log.

import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callPath } from '../../functions/endpoints.ts';
import { sharedCloud } from '../harness/cloud.ts';
import { runProgram } from '../harness/programs/run-program.ts';

const url = import.meta.resolve('../../bin/admin.ts');
const program = fileURLToPath(url);
const cloud = sharedCloud();
let data: string;
beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'admin-'));
  const { endpoint, region, accessKeyId: access_key_id, secretAccessKey: secret_access_key, baseUrl: base_url } = cloud;
  await writeFile(
    join(data, 'cloud.json'),
    JSON.stringify({ endpoint, region, access_key_id, secret_access_key, base_url }),
  );
});
afterAll(() => rm(data, { recursive: true }));

const argsOf = (line: string) => [...line.split(' ').map((word) => word.replaceAll('␣', ' ')), '--data', data];
// As a person runs it: in a process of its own.
const run = (line: string, input = '') =>
  new Promise<{ code: unknown; stdout: string; stderr: string }>((resolve) => {
    const child = execFile(process.execPath, [program, ...argsOf(line)], (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, stdout, stderr }),
    );
    child.stdin?.end(input);
  });
// In the process of the tests: starting one takes longer than most commands.
const runHere = (line: string) => runProgram(url, argsOf(line));
// biome-ignore lint/suspicious/noExplicitAny: each command has its own result
const json = async (line: string): Promise<any> => {
  const { code, stdout, stderr } = await runHere(`${line} --json`);
  if (code !== 0) {
    throw new Error(stderr);
  }
  expect(stdout).toMatch(/^[^\n]+\n$/);
  return JSON.parse(stdout);
};
const name = () => `Company-${randomUUID()}`;
const health = (key: string) =>
  fetch(`${cloud.baseUrl}${callPath('health')}`, { headers: { authorization: `Bearer ${key}` } }).then(
    ({ status }) => status,
  );

describe('the whole life of a company, its key and its documents', () => {
  it('can be managed with the commands of the manual', async () => {
    const company = await json(`company create --name ${name()} --monthly-budget-usd unlimited`);
    const policies = { monthly_budget_usd: 'unlimited' };
    expect(company).toEqual({ id: expect.any(String), name: expect.any(String), status: 'active', policies });
    const application = await json(`application create --company ${company.id} --name Reports`);
    expect(await json(`application list --company ${company.id}`)).toEqual([{ id: application.id, name: 'Reports' }]);
    const key = await json(
      `key create --application ${application.id} --environment live --scopes knowledge:read --expires-in 90d`,
    );
    expect(Object.keys(key)).toEqual(['id', 'key', 'environment', 'scopes', 'expires_at']);
    expect(await health(key.key)).toBe(200);
    const rotated = await json(`key rotate --key ${key.id} --grace 0`);
    expect(await health(key.key)).toBe(401);
    expect(await health(rotated.key)).toBe(200);
    await json(`company suspend --company ${company.id}`);
    expect(await health(rotated.key)).toBe(401);
    await json(`company activate --company ${company.id}`);
    expect(await json(`policy set --company ${company.id} --ip-allow-list 127.0.0.0/8,::1`)).toEqual({
      ip_allow_list: ['127.0.0.0/8', '::1'],
      monthly_budget_usd: 'unlimited',
    });
    expect(await health(rotated.key)).toBe(200);
    await json(`policy set --company ${company.id} --ip-allow-list 203.0.113.7`);
    expect(await health(rotated.key)).toBe(401);
    expect(await json(`policy set --company ${company.id} --ip-allow-list none`)).toEqual({
      monthly_budget_usd: 'unlimited',
    });
    await json(`key revoke --key ${rotated.id}`);
    expect(await health(rotated.key)).toBe(401);
    const actions = (await json(`audit list --company ${company.id}`)).map(({ action }: { action: string }) => action);
    expect(actions.toSorted()).toEqual([
      'application.create',
      'company.activate',
      'company.create',
      'company.suspend',
      'key.create',
      'key.revoke',
      'key.rotate',
      'policy.set',
      'policy.set',
      'policy.set',
    ]);
  });

  it('adds the documents of a folder and waits for each', async () => {
    const folder = join(data, 'handbook');
    await mkdir(folder);
    await writeFile(join(folder, 'leave.md'), '# Leave\n\nEvery employee has thirty days of leave a year.\n');
    await writeFile(join(folder, 'empty.txt'), '');
    const company = await json(`company create --name ${name()} --monthly-budget-usd unlimited`);
    const base = await json(`base create --company ${company.id} --name Handbook --description How␣we␣work`);
    expect(base).toEqual({
      id: base.id,
      name: 'Handbook',
      description: 'How we work',
      visibility: 'company',
      documents: 0,
    });
    const { code, stdout } = await runHere(`documents add --base ${base.id} ${folder} --json`);
    expect(code).toBe(1);
    const { documents } = JSON.parse(stdout);
    expect(documents.map(({ file, status }: { file: string; status: string }) => [file, status])).toEqual([
      ['empty.txt', 'failed'],
      ['leave.md', 'ready'],
    ]);
    expect((await json(`documents list --base ${base.id}`)).documents).toHaveLength(2);
    const leave = documents[1];
    expect(await json(`documents delete --document ${leave.id}`)).toEqual({ ...leave, status: 'deleted' });
    expect((await json(`base list --company ${company.id}`))[0].documents).toBe(1);
    await json(`base delete --base ${base.id} --yes`);
    expect(await json(`base list --company ${company.id}`)).toEqual([]);
  });
});

describe('a refusal', () => {
  it('is one sentence, on standard error and in the JSON result, with status 1', async () => {
    const { code, stdout, stderr } = await run('company show --company 3f6c1f0e-5a43-4a55-9d0e-2f6d8f1f7a10 --json');
    expect(code).toBe(1);
    expect(JSON.parse(stdout)).toEqual({ error: 'There is no company with this ID.' });
    expect(stderr).toBe('There is no company with this ID.\n');
  });

  it('of files for a base that does not exist comes once, before any is sent', async () => {
    const folder = join(program, '..', 'admin');
    expect(await run(`documents add --base 3f6c1f0e-5a43-4a55-9d0e-2f6d8f1f7a11 ${folder}`)).toEqual({
      code: 1,
      stdout: '',
      stderr: 'There is no base with this ID.\n',
    });
  });

  it('for wrong usage has status 2 and names the unknown option', async () => {
    expect(await run('policy set --company x --personal-mood on')).toMatchObject({
      code: 2,
      stdout: '',
      stderr: "--personal-mood is not known to 'policy set'. See --help.\n",
    });
  });

  it('says how to start the local stage if it is not running, and only then', async () => {
    expect(await run('company list --stage local')).toMatchObject({ code: 0, stderr: '' });
    const notRunning = await new Promise<string>((resolve) => {
      execFile(process.execPath, [program, 'company', 'list', '--data', join(data, 'nothing')], (_error, _out, err) =>
        resolve(err),
      );
    });
    expect(notRunning).toContain('npm start');
  });
});

describe('a stage on AWS', () => {
  const onAws = (env: Record<string, string>) =>
    new Promise<[code: unknown, stderr: string]>((resolve) => {
      const args = [program, 'company', 'list', '--stage', 'dev'];
      execFile(process.execPath, args, { env }, (error, _out, stderr) => resolve([error?.code ?? 0, stderr]));
    });
  const access = {
    AWS_ENDPOINT_URL: cloud.endpoint,
    AWS_ACCESS_KEY_ID: cloud.accessKeyId,
    AWS_SECRET_ACCESS_KEY: cloud.secretAccessKey,
  };

  it('is searched for with the credentials of the caller, and reported if it is not deployed', async () => {
    expect(await onAws({ ...access, AWS_REGION: cloud.region })).toEqual([
      1,
      "The stage 'dev' is not deployed in this account and Region.\n",
    ]);
  });

  it('cannot be called without a Region', async () => {
    expect(await onAws(access)).toEqual([1, expect.stringContaining('AWS_REGION')]);
  });
});

describe('a key', () => {
  it('is printed once, on standard output, and passes key check as it was printed', async () => {
    const company = await json(`company create --name ${name()} --monthly-budget-usd unlimited`);
    const application = await json(`application create --company ${company.id} --name A`);
    const { stdout, stderr } = await run(
      `key create --application ${application.id} --environment test --scopes agents:run`,
    );
    const [key = ''] = /kc_test_[0-9A-Za-z]{38}/.exec(stdout) ?? [];
    expect(stderr).toBe(
      'Store the key now. It cannot be shown again.\nThe key can call only /health: agents:run is reserved, and no endpoint needs it.\n',
    );
    expect(await run('key check --json', `${key}\n`)).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('true'),
    });
    expect((await run('key check', key.slice(0, -1))).code).toBe(1);
    expect((await run(`key list --application ${application.id} --json`)).stdout).not.toContain(key.slice(8, -4));
  });
});

describe('stage status', () => {
  it('reports no problem with a stage that works', async () => {
    expect(await json('stage status')).toMatchObject({
      stage: 'local',
      live_keys: 'allowed',
      search_index: 'ready',
      problems: [],
    });
  });
});
