import { mkdtemp, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { App } from 'aws-cdk-lib';
import { inject } from 'vitest';
import { addStage } from '../../lib/stacks/add-stage.ts';
import type { Stage } from '../../lib/stage.ts';
import { STAGES } from '../../lib/stages.ts';
import { startOwnCloudForTest } from './own-cloud.ts';

interface Resource {
  readonly Properties?: Record<string, unknown>;
  readonly Metadata?: { readonly 'aws:cdk:path'?: string };
}

// Where a template names a bundle.
const BUNDLED = ['Code', 'SourceObjectKeys'];

/**
 * A cloud of the test's own, whose stage differs from `local` by these options; synthesized for it, with the bundles of
 * the run, which do not depend on options, and ended with the test. State in `data` outlives it.
 */
export async function startStageForTest(options: Partial<Stage>, data: string | null = null) {
  const key = JSON.stringify(options);
  const assembly = made.get(key) ?? synthesize(options);
  made.set(key, assembly);
  return startOwnCloudForTest({ assembly: await assembly, data });
}

// The same stage is the same assembly, and no cloud changes it.
const made = new Map<string, Promise<string>>();

async function synthesize(options: Partial<Stage>): Promise<string> {
  // It goes with the folder of the run.
  const outdir = await mkdtemp(join(tmpdir(), 'stage-'));
  const { context } = JSON.parse(await readFile(new URL('../../cdk.json', import.meta.url), 'utf8'));
  // The path of each resource is written into the template by the command line, not by the library.
  const asOnTheCommandLine = { 'aws:cdk:enable-path-metadata': true, 'aws:cdk:bundling-stacks': [] };
  const app = new App({
    outdir,
    context: { ...context, ...asOnTheCommandLine },
    // What the rules of CloudFormation find in a template, the tests of the templates look for.
    builtinCloudFormationValidation: false,
    analyticsReporting: false,
  });
  addStage(app, { ...STAGES.local, ...options });
  app.synth();
  await takeBundles(outdir, inject('assembly'));
  return outdir;
}

/** Makes the templates of one assembly name the bundles of another. */
async function takeBundles(assembly: string, from: string): Promise<void> {
  const assets = (await readdir(from)).filter((name) => name.startsWith('asset.'));
  const known = await readdir(assembly);
  const missing = assets.filter((name) => !known.includes(name));
  await Promise.all(missing.map((name) => symlink(join(from, name), join(assembly, name))));
  const bundled = await filesOf(from);
  for (const [part, { template, manifest }] of await filesOf(assembly)) {
    const other = bundled.get(part);
    for (const [place, properties] of byPlace(template.content)) {
      const others = byPlace(other?.template.content).get(place) ?? {};
      for (const name of BUNDLED.filter((key) => key in properties)) {
        properties[name] = others[name];
      }
    }
    const files = { ...manifest.content.files, ...other?.manifest.content.files };
    await writeFile(template.path, JSON.stringify(template.content));
    await writeFile(manifest.path, JSON.stringify({ ...manifest.content, files }));
  }
}

// The template and the list of assets of each stack, by its part of the stage: `Api`.
async function filesOf(assembly: string) {
  const stacks = (await readdir(assembly)).filter((name) => name.endsWith('.template.json'));
  const read = async (path: string) => ({ path, content: JSON.parse(await readFile(path, 'utf8')) });
  const parts = stacks.map(async (name) => {
    const stack = name.replace('.template.json', '');
    const template = await read(join(assembly, name));
    return [
      stack.split('-').at(-1),
      { template, manifest: await read(join(assembly, `${stack}.assets.json`)) },
    ] as const;
  });
  return new Map(await Promise.all(parts));
}

// The properties of every resource by its place in the construct tree, without its stack.
function byPlace(template: { Resources?: Record<string, Resource> } = {}): Map<string, Record<string, unknown>> {
  const resources = Object.values(template.Resources ?? {});
  return new Map(
    resources.map(({ Properties = {}, Metadata }) => [
      Metadata?.['aws:cdk:path']?.split('/').slice(1).join('/') ?? '',
      Properties,
    ]),
  );
}
