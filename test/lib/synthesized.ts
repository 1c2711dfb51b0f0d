import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { App } from 'aws-cdk-lib';
import { addStage } from '../../lib/stacks/add-stage.ts';
import type { Stage } from '../../lib/stage.ts';

/** One resource of a template, as CloudFormation reads it. */
export interface Resource {
  readonly Type: string;
  // biome-ignore lint/suspicious/noExplicitAny: a template is untyped JSON, and each test says what it expects of it
  readonly Properties: any;
  readonly DependsOn?: readonly string[];
  readonly DeletionPolicy?: string;
  readonly UpdateReplacePolicy?: string;
  readonly Metadata: { readonly 'aws:cdk:path': string };
}

/** One stack's template. */
export interface StackTemplate {
  readonly Resources: Readonly<Record<string, Resource>>;
  readonly Outputs?: Readonly<Record<string, { readonly Value: unknown }>>;
}

/**
 * The templates of a stage by stack (`Data`, `Api` and so on), which stacks are protected from deletion, and the tags
 * of each stack.
 */
export interface Synthesized {
  readonly stacks: Readonly<Record<string, StackTemplate>>;
  readonly protectedStacks: readonly string[];
  readonly tags: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

// Equal stages have equal templates, and files of this folder that run in one worker share its modules, so each worker
// synthesizes a stage only once.
const made = new Map<string, Synthesized>();

/**
 * Synthesizes a stage as `cdk synth` does, without the bundles: templates do not depend on their bytes. The result must
 * not be changed, because other tests share it.
 */
export function synthesize(stage: Stage, moreContext: Readonly<Record<string, unknown>> = {}): Synthesized {
  const key = JSON.stringify([stage, moreContext]);
  const known = made.get(key) ?? synthesizeUncached(stage, moreContext);
  made.set(key, known);
  return known;
}

function synthesizeUncached(stage: Stage, moreContext: Readonly<Record<string, unknown>>): Synthesized {
  return inTemporaryFolder((outdir) => {
    // The CloudFormation rules take ten seconds to load in every process.
    const app = testApp(outdir, { isValidated: false, moreContext });
    addStage(app, stage);
    const { stacks } = app.synth();
    return {
      stacks: Object.fromEntries(stacks.map(({ stackName, template }) => [partOf(stackName), template])),
      protectedStacks: stacks.filter((stack) => stack.terminationProtection).map((stack) => partOf(stack.stackName)),
      tags: Object.fromEntries(stacks.map(({ stackName, tags }) => [partOf(stackName), tags])),
    };
  });
}

/**
 * Returns every finding of the validations of a stage, including warnings, as `RULE at PATH`; `add` may add something
 * wrong to the stage.
 */
export function findingsOf(
  stage: Stage,
  add: (app: App) => void = () => {},
  moreContext: Readonly<Record<string, unknown>> = {},
): string[] {
  return inTemporaryFolder((outdir) => {
    const app = testApp(outdir, { isValidated: true, moreContext });
    addStage(app, stage);
    add(app);
    try {
      app.synth();
    } catch (error) {
      if ((error as Error).name !== 'ValidationFailed') {
        throw error;
      }
    }
    return readFindings(join(outdir, 'validation-report.json'));
  });
}

function testApp(
  outdir: string,
  {
    isValidated,
    moreContext,
  }: { readonly isValidated: boolean; readonly moreContext: Readonly<Record<string, unknown>> },
): App {
  const { context } = JSON.parse(readFileSync(new URL('../../cdk.json', import.meta.url), 'utf8'));
  const pathsButNoBundles = { 'aws:cdk:enable-path-metadata': true, 'aws:cdk:bundling-stacks': [] };
  return new App({
    outdir,
    context: { ...context, ...pathsButNoBundles, ...moreContext },
    builtinCloudFormationValidation: isValidated,
    analyticsReporting: false,
  });
}

function inTemporaryFolder<Result>(work: (folder: string) => Result): Result {
  const folder = mkdtempSync(join(tmpdir(), 'templates-'));
  try {
    return work(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Returns the resources of one type in one stack, by their place in the construct tree (`authorizer/Function`). */
export function resourcesOf(template: StackTemplate | undefined, type: string): Record<string, Resource> {
  const found = Object.values(template?.Resources ?? {}).filter((resource) => resource.Type === type);
  return Object.fromEntries(found.map((resource) => [placeOf(resource), resource]));
}

/** Returns a resource's place in the construct tree, without its stack. */
export function placeOf(resource: Resource): string {
  return resource.Metadata['aws:cdk:path']
    .split('/')
    .slice(1)
    .join('/')
    .replace(/\/Resource$/, '');
}

function partOf(stackName: string): string {
  return stackName.split('-').at(-1) ?? stackName;
}

interface Report {
  readonly pluginReports: readonly {
    readonly violations: readonly {
      readonly ruleName: string;
      readonly violatingConstructs: readonly { readonly constructPath: string }[];
    }[];
  }[];
}

function readFindings(path: string): string[] {
  const { pluginReports }: Report = JSON.parse(readFileSync(path, 'utf8'));
  return pluginReports.flatMap(({ violations }) =>
    violations.flatMap(({ ruleName, violatingConstructs }) =>
      violatingConstructs.map(({ constructPath }) => `${ruleName} at ${constructPath}`),
    ),
  );
}
