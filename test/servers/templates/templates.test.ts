// Guarantee: cfn-lint, which knows each resource type's schema and its Regions, finds nothing in the templates of a
// deployment, and checkov nothing but what skipped-checks.ts gives a reason for. Risk: a property that the CDK lets
// through and CloudFormation refuses in the middle of a deployment, or something open that was meant to be closed.
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
// The CDK writes each function's dependency on its role out, although the reference says it already.
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

beforeAll(async () => {
  for (const stage of STAGES) {
    await synthesize(stage, join(work, stage));
  }
});

async function lint(files: readonly string[]): Promise<string> {
  const ran = await runProgram(await program('cfn-lint'), ['--regions', 'us-east-1', ...IGNORED, '--', ...files]);
  return ran === 'missing' ? 'missing' : ran.output;
}

/** What checkov finds: the check, the resource and its properties. */
async function check(
  files: readonly string[],
): Promise<{ readonly id: string; readonly resource: TemplateResource }[]> {
  const args = ['--framework', 'cloudformation', '--skip-download', '--compact', '--quiet', '--output', 'json'];
  const ran = await runProgram(await program('checkov'), [...args, ...files.flatMap((file) => ['--file', file])]);
  const report = JSON.parse(ran === 'missing' ? '{}' : ran.output);
  // Fewer would mean that it could not read a template.
  expect(report.summary).toMatchObject({ parsing_errors: 0, resource_count: expect.any(Number) });
  return report.results.failed_checks.map((found: { check_id: string; file_abs_path: string; resource: string }) => {
    const id = found.resource.split('.').at(-1) ?? '';
    const { Resources } = JSON.parse(readFileSync(found.file_abs_path, 'utf8'));
    return { id: found.check_id, resource: { id, properties: Resources[id].Properties } };
  });
}

const isSkipped = ({ id, resource }: { readonly id: string; readonly resource: TemplateResource }) => {
  const skipped = SKIPPED_CHECKS[id];
  return skipped !== undefined && (skipped.when?.(resource) ?? true);
};

it.each(STAGES)('cfn-lint finds nothing in the templates of %s', async (stage) => {
  expect(templatesOf(stage)).toHaveLength(4);
  expect(await lint(templatesOf(stage))).toBe('');
});

it('checkov finds nothing without a reason, and each reason is needed', async () => {
  const found = await check(STAGES.flatMap(templatesOf));
  expect(found.filter((each) => !isSkipped(each)).map(({ id, resource }) => `${id} ${resource.id}`)).toEqual([]);
  expect([...new Set(found.map(({ id }) => id))].sort()).toEqual(Object.keys(SKIPPED_CHECKS).sort());
});

/** A template of prod in which the properties of the first resource of a type are changed. */
function broken(stack: string, type: string, change: (properties: Record<string, unknown>) => void): string {
  const template = JSON.parse(readFileSync(join(work, 'prod', `KnowledgeCopilot-prod-${stack}.template.json`), 'utf8'));
  const resources = Object.values<{ Type: string; Properties: Record<string, unknown> }>(template.Resources);
  const first = resources.find(({ Type }) => Type === type);
  expect(first).toBeDefined();
  change(first?.Properties ?? {});
  const file = join(work, `broken-${stack}.json`);
  writeFileSync(file, JSON.stringify(template));
  return file;
}

it('cfn-lint would find a property that does not exist', async () => {
  const file = broken('Data', 'AWS::DynamoDB::Table', (properties) => {
    properties.Colour = 'blue';
  });
  expect(await lint([file])).toMatch(/^E3002 .*'Colour' was unexpected/);
});

it('checkov would find a bucket open to all, a queue without a key and a function behind no authorizer', async () => {
  const bucket = broken('Data', 'AWS::S3::Bucket', (properties) => {
    properties.PublicAccessBlockConfiguration = undefined;
  });
  const queue = broken('Background', 'AWS::SQS::Queue', (properties) => {
    properties.SqsManagedSseEnabled = false;
  });
  const method = broken('Api', 'AWS::ApiGateway::Method', (properties) => {
    properties.AuthorizationType = 'NONE';
  });
  const found = (await check([bucket, queue, method])).filter((each) => !isSkipped(each)).map(({ id }) => id);
  expect(found.sort()).toEqual(['CKV_AWS_27', 'CKV_AWS_53', 'CKV_AWS_54', 'CKV_AWS_55', 'CKV_AWS_56', 'CKV_AWS_59']);
});
