import { mkdtemp, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { App } from 'aws-cdk-lib';
import { CfnFunction } from 'aws-cdk-lib/aws-lambda';
import { inject } from 'vitest';
import { addStage } from '../../lib/stacks/add-stage.ts';
import type { Stage } from '../../lib/stage.ts';
import { STAGES } from '../../lib/stages.ts';
import { startOwnCloudForTest } from './own-cloud.ts';

interface Resource {
  readonly Properties?: Record<string, unknown>;
  readonly Metadata?: { readonly 'aws:cdk:path'?: string };
}

interface CloudOptions {
  /** A folder whose state outlives the test. */
  readonly data?: string;
  /** Time limits of functions in seconds, where they differ from the templates. */
  readonly timeouts?: Readonly<Record<string, number>>;
}

// The properties in which a template refers to a bundle.
const BUNDLED = ['Code', 'SourceObjectKeys'];

/**
 * Starts a cloud for the current test whose stage differs from `local` by these options. The templates are synthesized
 * again; the bundles, which do not depend on options, are those of the run.
 */
export async function startStageForTest(options: Partial<Stage>, { data, timeouts = {} }: CloudOptions = {}) {
  const key = JSON.stringify([options, timeouts]);
  const assembly = made.get(key) ?? synthesize(options, timeouts);
  made.set(key, assembly);
  return startOwnCloudForTest({ assembly: await assembly, data: data ?? null });
}

// Assemblies by their options: tests of the same stage share one, which no cloud changes.
const made = new Map<string, Promise<string>>();

async function synthesize(options: Partial<Stage>, timeouts: NonNullable<CloudOptions['timeouts']>): Promise<string> {
  // The folder is removed with that of the run.
  const outdir = await mkdtemp(join(tmpdir(), 'stage-'));
  const { context } = JSON.parse(await readFile(new URL('../../cdk.json', import.meta.url), 'utf8'));
  // The command line enables path metadata by default; the library does not.
  const pathsButNoBundles = { 'aws:cdk:enable-path-metadata': true, 'aws:cdk:bundling-stacks': [] };
  const app = new App({
    outdir,
    context: { ...context, ...pathsButNoBundles },
    // The tests of the templates already validate them against CloudFormation's rules.
    builtinCloudFormationValidation: false,
    analyticsReporting: false,
  });
  addStage(app, { ...STAGES.local, ...options });
  setTimeouts(app, timeouts);
  app.synth();
  await takeBundles(outdir, inject('assembly'));
  return outdir;
}

function setTimeouts(app: App, timeouts: Readonly<Record<string, number>>): void {
  for (const [name, seconds] of Object.entries(timeouts)) {
    const found = app.node.findAll().filter((node) => node.node.path.endsWith(`/${name}/Function/Resource`));
    for (const resource of found.filter((node) => node instanceof CfnFunction)) {
      resource.timeout = seconds;
    }
  }
}

/** Makes the templates of one assembly refer to the bundles of another. */
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

// Returns the template and the assets of each stack, by its name within the stage, such as `Api`.
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

// Returns the properties of every resource, by its construct path without the stack.
function byPlace(template: { Resources?: Record<string, Resource> } = {}): Map<string, Record<string, unknown>> {
  const resources = Object.values(template.Resources ?? {});
  return new Map(
    resources.map(({ Properties = {}, Metadata }) => [
      Metadata?.['aws:cdk:path']?.split('/').slice(1).join('/') ?? '',
      Properties,
    ]),
  );
}
