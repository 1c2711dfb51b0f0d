// Guarantee: cfn-lint, which knows each resource type's schema and its Regions, finds nothing in the templates of a
// deployment, and checkov only what skipped-checks.ts gives a reason for. Risk: CloudFormation refuses, in the middle
// of a deployment, a property that the CDK accepts, or something is public by mistake.
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { synthesize } from '../../../bin/start/synthesize.ts';
import { layOutPython } from '../python/lay-out-python.ts';
import { runProgram } from '../run-program.ts';
import { SKIPPED_CHECKS, type TemplateResource } from './skipped-checks.ts';

const CACHE = fileURLToPath(new URL('../../../.local/servers', import.meta.url));
// The CDK writes each function's dependency on its role explicitly, although the reference already implies it.
const IGNORED = ['--ignore-checks', 'W3005'];

const STAGES = ['dev', 'prod'];

const work = mkdtempSync(join(tmpdir(), 'templates-'));
afterAll(() => rmSync(work, { recursive: true, force: true }));

const program = async (name: string) => {
  const requirements = new URL('requirements.txt', import.meta.url);
  const python = await layOutPython({ requirements, cache: CACHE, say: () => undefined });
  return join(dirname(python), name);
};
const templatesOf = (stage: string) =>
  readdirSync(join(work, stage))
    .filter((name) => name.endsWith('.template.json'))
    .map((name) => join(work, stage, name));

let linted: readonly string[];
let checked: readonly Finding[];
let misspelled: string;

// Loading a tool takes longer than checking these templates, so one run of each reads all stages and all planted
// defects.
beforeAll(async () => {
  for (const stage of STAGES) {
    await synthesize(stage, join(work, stage));
  }
  const templates = STAGES.flatMap(templatesOf);
  misspelled = broken('Data', { type: 'AWS::DynamoDB::Table', name: 'misspelled' }, (properties) => {
    properties.Color = 'blue';
  });
  linted = await lint([...templates, misspelled]);
  checked = await check([...templates, ...openToAll()]);
});

/** A line for each finding, the path of its file first. */
async function lint(files: readonly string[]): Promise<readonly string[]> {
  const options = ['--regions', 'us-east-1', '--format', 'parseable', ...IGNORED];
  const ran = await runProgram(await program('cfn-lint'), [...options, '--', ...files]);
  return ran === 'missing' ? ['missing'] : ran.output.split('\n').filter((line) => line !== '');
}

interface Finding {
  readonly file: string;
  readonly id: string;
  readonly resource: TemplateResource;
}

/** Returns checkov's findings: the check, the resource and its properties. */
async function check(files: readonly string[]): Promise<readonly Finding[]> {
  const args = ['--framework', 'cloudformation', '--skip-download', '--compact', '--quiet', '--output', 'json'];
  const ran = await runProgram(await program('checkov'), [...args, ...files.flatMap((file) => ['--file', file])]);
  const report = JSON.parse(ran === 'missing' ? '{}' : ran.stdout || ran.output);
  // An error would mean that it could not read a template.
  expect(report.summary).toMatchObject({ parsing_errors: 0, resource_count: expect.any(Number) });
  return report.results.failed_checks.map((found: { check_id: string; file_abs_path: string; resource: string }) => {
    const id = found.resource.split('.').at(-1) ?? '';
    const { Resources } = JSON.parse(readFileSync(found.file_abs_path, 'utf8'));
    return { file: found.file_abs_path, id: found.check_id, resource: { id, properties: Resources[id].Properties } };
  });
}

const isSkipped = ({ id, resource }: Finding) => {
  const skipped = SKIPPED_CHECKS[id];
  return skipped !== undefined && (skipped.when?.(resource) ?? true);
};

/** A template of prod in which the properties of the first resource of a type are changed. */
function broken(
  stack: string,
  { type, name }: { readonly type: string; readonly name: string },
  change: (properties: Record<string, unknown>) => void,
): string {
  const template = JSON.parse(readFileSync(join(work, 'prod', `KnowledgeCopilot-prod-${stack}.template.json`), 'utf8'));
  const resources = Object.values<{ Type: string; Properties: Record<string, unknown> }>(template.Resources);
  const first = resources.find(({ Type }) => Type === type);
  expect(first).toBeDefined();
  change(first?.Properties ?? {});
  const file = join(work, `${name}.json`);
  writeFileSync(file, JSON.stringify(template));
  return file;
}

function openToAll(): string[] {
  const bucket = broken('Data', { type: 'AWS::S3::Bucket', name: 'open-bucket' }, (properties) => {
    properties.PublicAccessBlockConfiguration = undefined;
  });
  const queue = broken('Background', { type: 'AWS::SQS::Queue', name: 'plain-queue' }, (properties) => {
    properties.SqsManagedSseEnabled = false;
  });
  const method = broken('Api', { type: 'AWS::ApiGateway::Method', name: 'open-method' }, (properties) => {
    properties.AuthorizationType = 'NONE';
  });
  return [bucket, queue, method];
}

it.each(STAGES)('the stage %s has four templates to check', (stage) => {
  expect(templatesOf(stage)).toHaveLength(4);
});

it('cfn-lint finds nothing in the templates, and would find a property that does not exist', () => {
  const planted = `${misspelled}:`;
  expect(linted.filter((line) => !line.startsWith(planted))).toEqual([]);
  expect(linted).toEqual([expect.stringMatching(/:E3002:.*'Color' was unexpected/)]);
});

it('checkov finds nothing without a reason, and each reason is needed', () => {
  const found = checked.filter(({ file }) => STAGES.some((stage) => file.startsWith(join(work, stage))));
  expect(found.filter((each) => !isSkipped(each)).map(({ id, resource }) => `${id} ${resource.id}`)).toEqual([]);
  expect([...new Set(found.map(({ id }) => id))].sort()).toEqual(Object.keys(SKIPPED_CHECKS).sort());
});

it('checkov would find a bucket open to all, a queue without a key and an endpoint without an authorizer', () => {
  const found = checked.filter(({ file }) => /(?:bucket|queue|method)\.json$/.test(file));
  const ids = found.filter((each) => !isSkipped(each)).map(({ id }) => id);
  expect(ids.sort()).toEqual(['CKV_AWS_27', 'CKV_AWS_53', 'CKV_AWS_54', 'CKV_AWS_55', 'CKV_AWS_56', 'CKV_AWS_59']);
});
