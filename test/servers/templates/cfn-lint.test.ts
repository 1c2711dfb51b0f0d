// Guarantee: cfn-lint, which knows each resource type's schema and its Regions, finds nothing in the templates of a
// deployment. Risk: a property that the CDK lets through and CloudFormation refuses in the middle of a deployment.
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { synthesize } from '../../../bin/start/synthesize.ts';
import { layOutPython } from '../python/lay-out-python.ts';
import { runProgram } from '../run-program.ts';

const CACHE = fileURLToPath(new URL('../../../.local/servers', import.meta.url));
// The CDK writes each function's dependency on its role out, although the reference says it already.
const IGNORED = ['--ignore-checks', 'W3005'];

const work = mkdtempSync(join(tmpdir(), 'templates-'));
afterAll(() => rmSync(work, { recursive: true, force: true }));

let program: string;
beforeAll(async () => {
  const requirements = new URL('requirements.txt', import.meta.url);
  const python = await layOutPython({ requirements, cache: CACHE, say: () => undefined });
  program = join(dirname(python), 'cfn-lint');
});

async function findings(files: readonly string[]): Promise<string> {
  const ran = await runProgram(program, ['--regions', 'us-east-1', ...IGNORED, '--', ...files]);
  return ran === 'missing' ? 'missing' : ran.output;
}

it.each(['dev', 'prod'])('cfn-lint finds nothing in the templates of %s', async (stage) => {
  const assembly = join(work, stage);
  await synthesize(stage, assembly);
  const templates = readdirSync(assembly).filter((name) => name.endsWith('.template.json'));
  expect(templates).toHaveLength(4);
  expect(await findings(templates.map((name) => join(assembly, name)))).toBe('');
});

it('cfn-lint would find a property that does not exist', async () => {
  const template = join(work, 'prod', 'KnowledgeCopilot-prod-Data.template.json');
  const { Resources, ...others } = JSON.parse(readFileSync(template, 'utf8'));
  const [, table] = Object.entries<{ Type: string }>(Resources).find(
    ([, { Type }]) => Type === 'AWS::DynamoDB::Table',
  ) as unknown as [string, { Properties: Record<string, unknown> }];
  table.Properties.Colour = 'blue';
  const broken = join(work, 'broken.json');
  writeFileSync(broken, JSON.stringify({ ...others, Resources }));
  expect(await findings([broken])).toMatch(/^E3002 .*'Colour' was unexpected/);
});
