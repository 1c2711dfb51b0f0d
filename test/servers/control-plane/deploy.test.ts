// Guarantee: on an empty account the documented commands deploy a stage that keeps its data, and any failure can be
// followed by another attempt: a failed creation leaves nothing, protection from deletion comes after the smoke test,
// and repeating a deployment changes nothing. Risk: a first deployment fails once and can never be repeated.

import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CloudFormationClient, DescribeStacksCommand } from '@aws-sdk/client-cloudformation';
import { DescribeTableCommand, DynamoDBClient, ListTablesCommand } from '@aws-sdk/client-dynamodb';
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { MINUTE_MS } from '../../../shared/durations.ts';
import { administer } from '../../harness/administer.ts';
import { type RunningCloud, startCloud } from '../../harness/local-cloud/start-cloud.ts';
import { type ControlPlane, type ControlPlaneState, startControlPlane } from './start-control-plane.ts';

const PARTS = ['Data', 'Api', 'Background', 'Console'].map((part) => `KnowledgeCopilot-prod-${part}`);
const [DATA = '', API = '', BACKGROUND = ''] = PARTS;
const KEY = { accessKeyId: 'AKIAIOSFODNN7EXAMPLE', secretAccessKey: 'secret' };

const folder = mkdtempSync(join(tmpdir(), 'deploy-'));
let plane: ControlPlane;
let cloud: RunningCloud;
let answers: { administer: string; smokeTest: string };

// The stage that the smoke test calls, because a control plane does not serve the API. The first run installs moto,
// which takes minutes on a busy machine.
beforeAll(async () => {
  plane = await startControlPlane('.local/servers', () => undefined);
  const started = await startCloud(inject('assembly'), { announcesDeployment: true });
  cloud = started.cloud;
  await cloud.logs.waitFor(({ text }) => text.includes('"operation":"stage.seed-smoke-test"'), 5 * MINUTE_MS);
  const client = new SecretsManagerClient({ ...cloud, credentials: cloud.operator });
  const SecretId = cloud.outputs['KnowledgeCopilot-local-Background']?.SmokeTestSecret;
  const { SecretString = '' } = await client.send(new GetSecretValueCommand({ SecretId }));
  const status = await administer(started.access, 'stage.status', {});
  answers = { administer: JSON.stringify({ ok: true, result: status }), smokeTest: SecretString };
}, 15 * MINUTE_MS);
afterAll(async () => {
  await cloud?.stop();
  await plane?.stop();
  rmSync(folder, { recursive: true });
});

/** Runs a documented command against the control plane, and returns what CloudFormation did in the meantime. */
async function run(command: string, region = 'us-east-1') {
  const before = plane.state().operations.length;
  // biome-ignore lint/style/noProcessEnv: the command has to find the Node and the CDK of the project, and its bundles
  const { PATH = '', CDK_APP, KEPT_BUNDLES, NODE_COMPILE_CACHE } = process.env;
  const env = {
    PATH: `${join(process.cwd(), 'node_modules/.bin')}:${PATH}`,
    HOME: folder,
    CDK_HOME: folder,
    NO_COLOR: '1',
    AWS_ENDPOINT_URL: plane.endpoint,
    AWS_REGION: region,
    AWS_ACCESS_KEY_ID: KEY.accessKeyId,
    AWS_SECRET_ACCESS_KEY: KEY.secretAccessKey,
    AWS_EC2_METADATA_DISABLED: 'true',
    // The tests of the templates check CloudFormation's rules, which take half of a synthesis.
    CDK_VALIDATION: 'false',
    ...{ CDK_APP, KEPT_BUNDLES, NODE_COMPILE_CACHE },
  };
  const ended = await new Promise<{ code: unknown; printed: string }>((resolve) => {
    execFile('bash', ['-c', command], { env, maxBuffer: 64 << 20 }, (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, printed: `${stdout}${stderr}` }),
    );
  });
  return { ...ended, did: plane.state().operations.slice(before) };
}

// Omits stacks that were deployed again without a change.
const summary = (did: ControlPlaneState['operations']) =>
  did
    .filter(({ status, changes }) => status !== 'UPDATE_COMPLETE' || changes.length > 0)
    .map((each) => `${each.stack} ${each.status}${each.protected ? ' protected' : ''}`);
const deploy = () => run('npm run deploy -- --stage prod --yes --no-preflight');
const config = (region: string) => ({ endpoint: plane.endpoint, region, credentials: KEY });
const recordsOf = (stack: string) => plane.state().records.filter((record) => record.stack === stack);

async function tables(region = 'us-east-1') {
  const client = new DynamoDBClient(config(region));
  const { TableNames = [] } = await client.send(new ListTablesCommand({}));
  const found = await Promise.all(TableNames.map((TableName) => client.send(new DescribeTableCommand({ TableName }))));
  return found.map(({ Table }) => Table?.DeletionProtectionEnabled);
}

async function stacks() {
  const { Stacks = [] } = await new CloudFormationClient(config('us-east-1')).send(new DescribeStacksCommand({}));
  return Stacks;
}

const protectedStacks = async () =>
  (await stacks()).flatMap(({ StackName, EnableTerminationProtection }) =>
    EnableTerminationProtection ? StackName : [],
  );
const completeStacks = async () =>
  (await stacks()).flatMap(({ StackName, StackStatus }) =>
    StackStatus?.match(/^(CREATE|UPDATE)_COMPLETE$/) ? StackName : [],
  );

it('the documented command bootstraps an empty account', { timeout: 5 * MINUTE_MS }, async () => {
  const { code, printed, did } = await run(`npx cdk bootstrap -c stage=prod --output ${folder}/prod`);
  expect(printed).toContain('bootstrapped');
  expect(code).toBe(0);
  expect(summary(did)).toEqual(['CDKToolkit CREATE_COMPLETE']);
});

it('a first deployment creates the role of the logs, and rolls back the first stack when that fails', {
  timeout: 5 * MINUTE_MS,
}, async () => {
  const reason = 'The index could not be made';
  plane.tell({ ...answers, faults: [{ stack: DATA, type: 'AWS::OpenSearchServerless::Index', reason }] });
  const { code, printed, did } = await deploy();
  expect(printed).toContain('API Gateway has no role for its logs in this account and Region. Creating it ...');
  expect(printed).toContain(reason);
  expect(printed).toContain('The deployment failed; the reason is in the output above. No smoke test was run.');
  expect(code).toBe(1);
  expect(summary(did)).toEqual(['KnowledgeCopilot-Account CREATE_COMPLETE', `${DATA} ROLLBACK_COMPLETE`]);
  expect(recordsOf(DATA)).toEqual([]);
  expect(await tables()).toEqual([]);
});

it('a second attempt removes the remains of the first one, and rolls back the second stack when that fails', {
  timeout: 5 * MINUTE_MS,
}, async () => {
  const reason = 'The stage could not be made';
  plane.tell({ ...answers, faults: [{ stack: API, type: 'AWS::ApiGateway::Stage', reason }] });
  const { code, printed, did } = await deploy();
  expect(printed).not.toContain('has no role for its logs');
  expect(printed).toContain(reason);
  expect(code).toBe(1);
  // The background stack reads nothing of the API stack, so it may be created first, if its bundles are uploaded first.
  const lines = summary(did).filter((line) => line !== `${BACKGROUND} CREATE_COMPLETE`);
  expect(lines).toEqual([`${DATA} DELETE_COMPLETE`, `${DATA} CREATE_COMPLETE`, `${API} ROLLBACK_COMPLETE`]);
  expect(recordsOf(API)).toEqual([]);
  expect(await tables()).toEqual([false, false, false, false, false]);
  expect(await protectedStacks()).toEqual([]);
});

it('a third attempt completes the deployment, and protects the stage once the smoke test has passed', {
  timeout: 10 * MINUTE_MS,
}, async () => {
  plane.tell({ ...answers, outputs: { BaseUrl: cloud.baseUrl } });
  const complete = await completeStacks();
  const { code, printed, did } = await deploy();
  expect(printed).toMatch(/Tests .*passed/);
  expect(printed.indexOf('Protecting prod from deletion')).toBeGreaterThan(printed.search(/Tests .*passed/));
  expect(code).toBe(0);
  const lines = summary(did);
  const made = PARTS.filter((part) => !complete.includes(part)).map((part) => `${part} CREATE_COMPLETE`);
  const unprotected = lines.slice(0, made.length + 1);
  expect(unprotected.toSorted()).toEqual([`${API} DELETE_COMPLETE`, ...made].sort());
  expect(unprotected.indexOf(`${API} DELETE_COMPLETE`)).toBeLessThan(unprotected.indexOf(`${API} CREATE_COMPLETE`));
  // Protection comes last, as an update of existing stacks.
  const others = lines.slice(unprotected.length);
  expect(others.every((line) => line.endsWith(' UPDATE_COMPLETE protected'))).toBe(true);
  expect(others).toContain(`${DATA} UPDATE_COMPLETE protected`);
  expect(await tables()).toEqual([true, true, true, true, true]);
  expect((await protectedStacks()).sort()).toEqual(PARTS.toSorted());
});

it('a deployment of a complete stage changes nothing, and exits with 1 when the smoke test fails', {
  timeout: 10 * MINUTE_MS,
}, async () => {
  plane.tell({ ...answers, outputs: { BaseUrl: 'http://127.0.0.1:9' } });
  const { code, printed, did } = await deploy();
  expect(printed).toMatch(/Tests .*failed/);
  expect(code).toBe(1);
  expect(did.flatMap(({ changes }) => changes)).toEqual([]);
  expect(did.every(({ status }) => status === 'UPDATE_COMPLETE')).toBe(true);
  expect((await protectedStacks()).sort()).toEqual(PARTS.toSorted());
});

it('a deployment that protects stacks from the start fails once and cannot be repeated', {
  timeout: 5 * MINUTE_MS,
}, async () => {
  const region = 'us-west-2';
  const assembly = `--app ${folder}/prod`;
  expect((await run(`npx cdk bootstrap ${assembly}`, region)).code).toBe(0);
  plane.tell({ ...answers, faults: [{ stack: DATA, type: 'AWS::SecretsManager::Secret', reason: 'No secret' }] });
  const plain = `npx cdk deploy --all ${assembly} --require-approval never`;
  expect(summary((await run(plain, region)).did)).toEqual([`${DATA} ROLLBACK_FAILED protected`]);
  expect(await tables(region)).toEqual([true, true, true, true, true]);
  plane.tell(answers);
  const again = await run(plain, region);
  expect(again.code).toBe(1);
  expect(again.printed).toContain('TerminationProtection');
  expect(again.did).toEqual([]);
});
