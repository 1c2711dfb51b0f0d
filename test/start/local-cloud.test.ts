// Guarantee: the whole app runs locally as synthesized: its own bundles, wiring and grants. Risk: the local cloud
// serves what would not work on AWS, loses data, or leaves something running.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CloudFormationClient, DescribeStacksCommand } from '@aws-sdk/client-cloudformation';
import { GetCallerIdentityCommand, STSClient } from '@aws-sdk/client-sts';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { callApi } from '../harness/api.ts';
import { sharedCloud } from '../harness/cloud.ts';
import { makeCompany } from '../harness/company.ts';
import { startOwnCloudForTest } from '../harness/own-cloud.ts';
import { processesThatName } from '../harness/processes.ts';
import { temporaryFolder } from '../harness/temporary-folder.ts';

describe('the app', () => {
  it('answers through its real authorizer and function', async () => {
    const access = sharedCloud();
    const company = await makeCompany(access);
    const answer = await callApi(access, '/health', { key: company.key });
    expect(answer).toMatchObject({ status: 200, body: { status: 'ok', tenant: company.name } });
  });

  it('fails if its role lacks a grant, and the report says which', async () => {
    const assembly = withoutGrant('dynamodb:GetItem', 'authorizer');
    const { cloud, access } = await startOwnCloudForTest({ assembly });
    const company = await makeCompany(access);
    expect((await callApi(access, '/health', { key: company.key })).status).toBe(503);
    expect(cloud.reports().join('\n')).toMatch(
      /User: arn:aws:sts::\d+:assumed-role\/\S+ is not authorized to perform: dynamodb:GetItem on resource: arn:aws:dynamodb:\S+/,
    );
  });

  it('bundles the styles of the console once, in the two files that its page names', () => {
    const assembly = inject('assembly');
    const [page = ''] = readdirSync(assembly, { recursive: true, encoding: 'utf8' }).filter((file) =>
      /^asset\.\w+\Windex\.html$/.test(file),
    );
    const folder = path.join(assembly, path.dirname(page), 'assets');
    const styles = readdirSync(folder).filter((file) => file.endsWith('.css'));
    expect(styles.sort()).toEqual([expect.stringMatching(/^chunk-/), expect.stringMatching(/^console-/)]);
    const [pages, everywhere] = styles;
    const html = readFileSync(path.join(assembly, page), 'utf8');
    expect(html).toContain(`href="assets/${everywhere}"`);
    expect(html).toContain(`data-styles="assets/${pages}"`);
  });

  it('is found through cloud.json, as other stages are through their stacks', async () => {
    const data = temporaryFolder();
    const { cloud } = await startOwnCloudForTest({ data });
    const file = JSON.parse(readFileSync(path.join(data, 'cloud.json'), 'utf8'));
    expect(file).toMatchObject({ base_url: cloud.baseUrl, region: cloud.region, pid: process.pid });
    const credentials = { accessKeyId: file.access_key_id, secretAccessKey: file.secret_access_key };
    const config = { endpoint: file.endpoint, region: file.region, credentials };
    const sts = new STSClient(config);
    const formation = new CloudFormationClient(config);
    onTestFinished(() => [sts, formation].forEach((client) => void client.destroy()));
    expect((await sts.send(new GetCallerIdentityCommand({}))).Arn).toMatch(/:user\/operator$/);
    const { Stacks = [] } = await formation.send(new DescribeStacksCommand({}));
    const keys = Stacks.flatMap(({ Outputs = [] }) => Outputs.map(({ OutputKey }) => OutputKey));
    expect(keys).toEqual(expect.arrayContaining(['BaseUrl', 'AdministerFunctionName']));
    await cloud.stop();
    expect(existsSync(path.join(data, 'cloud.json'))).toBe(false);
  });
});

describe('state', () => {
  it('survives a restart, and belongs to one cloud at a time', async () => {
    const data = temporaryFolder();
    const first = await startOwnCloudForTest({ data });
    const company = await makeCompany(first.access);
    await expect(startOwnCloudForTest({ data })).rejects.toThrow(`already runs a local cloud on ${data}`);
    expect((await callApi(first.access, '/health', { key: company.key })).status).toBe(200);
    await first.cloud.stop();
    const second = await startOwnCloudForTest({ data });
    expect((await callApi(second.access, '/health', { key: company.key })).status).toBe(200);
  });

  it.runIf(existsSync('/proc/self/cmdline'))('is complete after a kill, which leaves no process running', async () => {
    const data = temporaryFolder();
    const { child, line } = startInChild(data);
    const company = JSON.parse(await line);
    expect(processesThatName(data)).not.toEqual([]);
    child.kill('SIGKILL');
    await once(child, 'exit');
    await expect.poll(() => processesThatName(data)).toEqual([]);
    const { access } = await startOwnCloudForTest({ data });
    expect((await callApi(access, '/health', { key: company.key })).status).toBe(200);
  });
});

// Returns the synthesized assembly without one action in one function's role.
function withoutGrant(action: string, functionName: string): string {
  const copy = temporaryFolder();
  cpSync(inject('assembly'), copy, { recursive: true });
  let taken = 0;
  for (const file of readdirSync(copy).filter((name) => name.endsWith('.template.json'))) {
    const template = JSON.parse(readFileSync(path.join(copy, file), 'utf8'));
    for (const [id, resource] of Object.entries<{ Type: string; Properties: { Policies?: unknown[] } }>(
      template.Resources,
    )) {
      if (resource.Type !== 'AWS::IAM::Role' || !id.startsWith(functionName)) {
        continue;
      }
      const before = JSON.stringify(resource.Properties.Policies);
      const after = before.replaceAll(`"${action}"`, '"none:Nothing"');
      if (after !== before) {
        taken += 1;
      }
      resource.Properties.Policies = JSON.parse(after);
    }
    writeFileSync(path.join(copy, file), JSON.stringify(template));
  }
  expect(taken).toBe(1);
  return copy;
}

// Starts a cloud in another process, which creates a company and reports it in a line of output.
function startInChild(data: string) {
  const module = (name: string) => JSON.stringify(new URL(name, import.meta.url).href);
  const code = `
    const { startCloud } = await import(${module('../harness/local-cloud/start-cloud.ts')});
    const { administerOf } = await import(${module('../../bin/start/administer-cloud.ts')});
    const { ensureDemonstration } = await import(${module('../../bin/start/demonstration.ts')});
    const { cloud } = await startCloud(${JSON.stringify(inject('assembly'))}, { data: ${JSON.stringify(data)} });
    const made = await ensureDemonstration(administerOf(cloud), cloud.baseUrl, ${JSON.stringify(data)});
    console.log(JSON.stringify(made));`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  const line = once(child.stdout, 'data').then(([chunk]) => String(chunk));
  return { child, line };
}
