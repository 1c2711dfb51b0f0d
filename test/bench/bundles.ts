import { execFile } from 'node:child_process';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import type { BenchContext } from './bench-context.ts';
import type { Figure } from './figure.ts';
import { percentile } from './percentile.ts';

const run = promisify(execFile);
const ROUNDS = 9;
// What every handler reads at its first import; the values are never used.
const ENVIRONMENT = { AWS_REGION: 'us-east-1', AWS_ACCESS_KEY_ID: 'bench', AWS_SECRET_ACCESS_KEY: 'bench' };

interface Bundle {
  readonly name: string;
  readonly path: string;
  readonly variables: Record<string, string>;
}

interface TemplateFunction {
  readonly Type: string;
  readonly Metadata?: Record<string, string>;
  readonly Properties: { readonly Environment?: { readonly Variables?: Record<string, unknown> } };
}

/** Size and import time of every deployed bundle against `client-dynamodb` alone, bundled the same way. */
export async function benchBundles({ assembly, work }: BenchContext): Promise<Figure[]> {
  const baseline = await baselineBundle(work);
  const bundles = await deployedBundles(assembly);
  const files: Bundle[] = [{ name: 'client-dynamodb', path: baseline, variables: {} }, ...bundles];
  const samples = new Map<string, number[]>(files.map(({ name }) => [name, []]));
  // In turn, so that a slow moment of the machine meets all alike.
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { name, path, variables } of files) samples.get(name)?.push(await importTimeMs(path, variables));
  }
  const baselineMs = percentile(samples.get('client-dynamodb') ?? [], 0.5);
  const baselineKb = (await stat(baseline)).size / 1_000;
  const figures: Figure[] = [];
  for (const { name, path } of bundles) {
    const small = name === 'authorizer';
    const size = { bench: 'bundles', name: `${name}: size`, value: (await stat(path)).size / 1_000, unit: 'kB' };
    const time = {
      bench: 'bundles',
      name: `${name}: import`,
      value: percentile(samples.get(name) ?? [], 0.5),
      unit: 'ms',
    };
    figures.push(
      {
        ...size,
        baseline: { name: 'client-dynamodb', value: baselineKb },
        ...(small ? { target: { limit: 350, of: 'value' } as const } : {}),
      },
      {
        ...time,
        baseline: { name: 'client-dynamodb', value: baselineMs },
        ...(small ? { target: { limit: 1.3, of: 'ratio' } as const } : {}),
      },
    );
  }
  return figures;
}

async function baselineBundle(work: string): Promise<string> {
  const outfile = join(work, 'client-dynamodb.mjs');
  await build({
    stdin: {
      contents: "export { DynamoDBClient, GetItemCommand } from '@aws-sdk/client-dynamodb';",
      resolveDir: process.cwd(),
    },
    outfile,
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    mainFields: ['module', 'main'],
    banner: { js: "import{createRequire as __cr}from'node:module';const require=__cr(import.meta.url);" },
    logLevel: 'error',
  });
  return outfile;
}

// A construct's path is `STACK/knowledge-search/Function/Resource`.
async function deployedBundles(assembly: string): Promise<Bundle[]> {
  const bundles: Bundle[] = [];
  for (const file of (await readdir(assembly)).filter((name) => name.endsWith('.template.json'))) {
    const template = JSON.parse(await readFile(join(assembly, file), 'utf8'));
    for (const { Type, Metadata, Properties } of Object.values<TemplateFunction>(template.Resources)) {
      const asset = Metadata?.['aws:asset:path'];
      const name = Metadata?.['aws:cdk:path']?.split('/').at(-3);
      if (Type !== 'AWS::Lambda::Function' || asset === undefined || name === undefined) continue;
      bundles.push({ name, path: join(assembly, asset, 'index.mjs'), variables: variablesFrom(Properties) });
    }
  }
  return bundles;
}

// What the template gives as text is given as it is; what AWS would fill in is only looked at, never used, at an import.
function variablesFrom({ Environment }: TemplateFunction['Properties']): Record<string, string> {
  const entries = Object.entries(Environment?.Variables ?? {});
  return Object.fromEntries(
    entries.map(([name, value]) => [
      name,
      typeof value === 'string' ? value : name.endsWith('_ENDPOINT') ? 'https://bench.invalid' : 'bench',
    ]),
  );
}

async function importTimeMs(path: string, variables: Record<string, string>): Promise<number> {
  const code = `const t = performance.now(); await import(${JSON.stringify(path)}); console.log(performance.now() - t); process.exit(0);`;
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', code], {
    env: { ...ENVIRONMENT, ...variables },
  });
  return Number(stdout.trim().split('\n').at(-1));
}
