import { execFile } from 'node:child_process';
import { readdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { type DeployedBundle, deployedBundles } from '../harness/programs/deployed-bundles.ts';
import { alternate } from './alternate.ts';
import type { BenchContext } from './bench-context.ts';
import type { Figure } from './figure.ts';
import { median } from './percentile.ts';

const run = promisify(execFile);
const BASELINE = 'client-dynamodb';
const LIMITS = { rounds: 15, warmUps: 1, millisecondsMax: 30_000 };
// Only the authorizer has targets, because every call waits for it first.
const TARGETS: Readonly<Record<string, { size: Figure['target']; time: Figure['target'] }>> = {
  authorizer: { size: { limit: 350, of: 'value' }, time: { limit: 1.3, of: 'ratio' } },
};

/** Measures the size and import time of every deployed bundle, against a bundle of `client-dynamodb` alone. */
export async function benchBundles({ assembly, work, signal }: BenchContext): Promise<Figure[]> {
  const baseline = { name: BASELINE, path: await baselineBundle(work), variables: {} };
  const bundles = await deployedBundles(assembly);
  const imports = Object.fromEntries(
    [baseline, ...bundles].map((bundle) => [bundle.name, () => importCpuMs(bundle, signal)]),
  );
  const samples = await alternate<string, number>(imports, { ...LIMITS, signal });
  const importMs = ({ name }: DeployedBundle) => median(samples[name] ?? []);
  const baselineSize = { name: BASELINE, value: await sizeKb(baseline) };
  const baselineImport = { name: BASELINE, value: importMs(baseline) };
  const figures: Figure[] = [];
  for (const bundle of bundles) {
    const { size, time } = TARGETS[bundle.name] ?? {};
    figures.push(
      {
        bench: 'bundles',
        name: `${bundle.name}: size`,
        value: await sizeKb(bundle),
        unit: 'kB',
        baseline: baselineSize,
        ...(size && { target: size }),
      },
      {
        bench: 'bundles',
        name: `${bundle.name}: import`,
        value: importMs(bundle),
        unit: 'ms of CPU',
        baseline: baselineImport,
        ...(time && { target: time }),
      },
    );
  }
  return figures;
}

// Code that a function imports on demand is in files beside its `index.mjs`.
async function sizeKb({ path }: DeployedBundle): Promise<number> {
  const folder = dirname(path);
  const sizes = (await readdir(folder)).map(async (file) => (await stat(join(folder, file))).size);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) / 1_000;
}

async function baselineBundle(work: string): Promise<string> {
  const outfile = join(work, BASELINE, 'index.mjs');
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

// An import is pure computation, so its CPU time is the same on a busy machine as on an idle one.
async function importCpuMs({ path, variables }: DeployedBundle, signal: AbortSignal): Promise<number> {
  const code = `const before = process.cpuUsage(); await import(${JSON.stringify(path)}); const { user, system } = process.cpuUsage(before);
    console.log((user + system) / 1_000); process.exit(0);`;
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', code], {
    env: variables,
    signal,
  });
  return Number(stdout.trim().split('\n').at(-1));
}
