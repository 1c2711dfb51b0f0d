import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';

/** One stack's template as synthesized, its intrinsics untouched. */
export interface StackTemplate {
  readonly name: string;
  readonly resources: Readonly<Record<string, TemplateEntry>>;
  readonly outputs: Readonly<Record<string, TemplateOutput>>;
  readonly parameters: Readonly<Record<string, { readonly Type: string; readonly Default?: unknown }>>;
  readonly conditions: Readonly<Record<string, unknown>>;
}

/** One resource of a template. */
export type TemplateEntry = v.InferOutput<typeof Entry>;
/** One output of a template. */
type TemplateOutput = v.InferOutput<typeof Output>;

/** A file or folder that the assembly would upload, and the name it would have there (pseudo parameters unresolved). */
interface Asset {
  readonly bucketName: string;
  readonly objectKey: string;
  readonly path: string;
}

/** A synthesized app, as `cdk deploy` would deploy it. */
export interface Assembly {
  readonly directory: string;
  readonly region: string;
  readonly accountId: string;
  readonly stacks: readonly StackTemplate[];
  readonly assets: readonly Asset[];
}

// The account and region of an app that specifies none.
const ACCOUNT_ID = '123456789012';
const REGION = 'us-east-1';

const Entry = v.strictObject({
  Type: v.string(),
  Properties: v.optional(v.record(v.string(), v.unknown()), {}),
  DependsOn: v.optional(v.union([v.string(), v.array(v.string())]), []),
  Condition: v.optional(v.string()),
  // What happens to a resource that is removed from a stack: the local cloud never deletes one.
  DeletionPolicy: v.optional(v.string()),
  UpdateReplacePolicy: v.optional(v.string()),
  Metadata: v.optional(v.record(v.string(), v.unknown()), {}),
});
const Output = v.strictObject({
  Value: v.unknown(),
  Description: v.optional(v.string()),
  Export: v.optional(v.strictObject({ Name: v.unknown() })),
  Condition: v.optional(v.string()),
});
const Template = v.strictObject({
  AWSTemplateFormatVersion: v.optional(v.string()),
  Description: v.optional(v.string()),
  Metadata: v.optional(v.unknown()),
  // CDK's own check of the bootstrap version; there is no bootstrap stack locally.
  Rules: v.optional(v.strictObject({ CheckBootstrapVersion: v.unknown() })),
  Parameters: v.optional(
    v.record(v.string(), v.looseObject({ Type: v.string(), Default: v.optional(v.unknown()) })),
    {},
  ),
  Conditions: v.optional(v.record(v.string(), v.unknown()), {}),
  Resources: v.optional(v.record(v.string(), Entry), {}),
  Outputs: v.optional(v.record(v.string(), Output), {}),
});
const Manifest = v.object({
  artifacts: v.record(
    v.string(),
    v.object({
      type: v.string(),
      environment: v.optional(v.string()),
      properties: v.optional(v.looseObject({ templateFile: v.optional(v.string()), file: v.optional(v.string()) }), {}),
    }),
  ),
});
const AssetManifest = v.object({
  files: v.optional(
    v.record(
      v.string(),
      v.object({
        source: v.object({ path: v.optional(v.string()), packaging: v.optional(v.string()) }),
        destinations: v.record(v.string(), v.object({ bucketName: v.string(), objectKey: v.string() })),
      }),
    ),
    {},
  ),
  dockerImages: v.optional(v.record(v.string(), v.unknown()), {}),
});

// Artifacts that only describe the app to tools.
const INERT_ARTIFACTS = new Set(['cdk:tree', 'cdk:feature-flag-report', 'cdk:validation-report']);

/**
 * Reads a cloud assembly (`cdk.out`). All stacks must be for one account and region.
 *
 * @throws an error that names anything unsupported.
 */
export function readAssembly(directory: string): Assembly {
  const manifestFile = path.join(directory, 'manifest.json');
  if (!existsSync(manifestFile)) {
    throw new Error(`${directory} contains no cloud assembly: manifest.json is missing.`);
  }
  const { artifacts } = readJson(manifestFile, Manifest);
  const stacks: StackTemplate[] = [];
  const assets: Asset[] = [];
  const environments = new Set<string>();
  for (const [name, artifact] of Object.entries(artifacts)) {
    if (artifact.type === 'aws:cloudformation:stack') {
      environments.add(artifact.environment ?? 'aws://unknown-account/unknown-region');
      stacks.push(readStack(name, path.join(directory, artifact.properties.templateFile ?? '')));
    } else if (artifact.type === 'cdk:asset-manifest') {
      assets.push(...readAssets(directory, artifact.properties.file ?? ''));
    } else if (!INERT_ARTIFACTS.has(artifact.type)) {
      throw new Error(`The artifact ${name} is of a type that the local cloud does not support: ${artifact.type}.`);
    }
  }
  return { directory, ...readEnvironment(environments), stacks, assets };
}

function readStack(name: string, file: string): StackTemplate {
  const template = readJson(file, Template);
  return {
    name,
    resources: template.Resources,
    outputs: template.Outputs,
    parameters: template.Parameters,
    conditions: template.Conditions,
  };
}

function readAssets(directory: string, file: string): Asset[] {
  const manifest = readJson(path.join(directory, file), AssetManifest);
  const images = Object.keys(manifest.dockerImages);
  if (images.length > 0) {
    throw new Error(`${file}: the local cloud does not run container images (${images.join(', ')}).`);
  }
  return Object.values(manifest.files).flatMap(({ source, destinations }) => {
    if (source.path === undefined) {
      throw new Error(`${file}: an asset made by a command is not supported by the local cloud.`);
    }
    const asset = path.join(directory, source.path);
    return Object.values(destinations).map(({ bucketName, objectKey }) => ({ bucketName, objectKey, path: asset }));
  });
}

function readEnvironment(environments: ReadonlySet<string>): { accountId: string; region: string } {
  if (environments.size > 1) {
    throw new Error(
      `The stacks are for several environments (${[...environments].join(', ')}); the local cloud has only one.`,
    );
  }
  const [account = '', region = ''] = ([...environments][0] ?? '').replace('aws://', '').split('/');
  return {
    accountId: /^\d{12}$/.test(account) ? account : ACCOUNT_ID,
    region: region === 'unknown-region' || region === '' ? REGION : region,
  };
}

function readJson<S extends v.GenericSchema>(file: string, schema: S): v.InferOutput<S> {
  const parsed = v.safeParse(schema, JSON.parse(readFileSync(file, 'utf8')));
  if (parsed.success) {
    return parsed.output;
  }
  const issues = parsed.issues.map((issue) => `${v.getDotPath(issue) ?? 'the document'}: ${issue.message}`);
  throw new Error(`${file} contains something that the local cloud does not support: ${issues.join('; ')}`);
}

/**
 * Returns the path of an asset's files, by the bucket and key that the templates name (pseudo parameters resolved).
 *
 * @throws when the assembly has no such asset.
 */
export function assetPath(assembly: Assembly, bucket: string, key: string): string {
  const pseudo: Readonly<Record<string, string>> = {
    AccountId: assembly.accountId,
    Region: assembly.region,
    Partition: 'aws',
  };
  const resolved = (text: string) => text.replaceAll(/\$\{AWS::(\w+)\}/g, (whole, name) => pseudo[name] ?? whole);
  const found = assembly.assets.find((asset) => resolved(asset.bucketName) === bucket && asset.objectKey === key);
  if (found === undefined) {
    throw new Error(`The assembly contains no asset ${key} for ${bucket}.`);
  }
  return found.path;
}
