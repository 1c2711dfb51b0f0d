import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Resources of a template, by logical id. */
export type Resources = Readonly<Record<string, { readonly Type: string; readonly [key: string]: unknown }>>;

/** One stack of an assembly made for a test. */
export interface TryStack {
  readonly resources: Resources;
  readonly outputs?: Readonly<
    Record<string, { readonly Value: unknown; readonly Export?: { readonly Name: unknown } }>
  >;
  readonly conditions?: Readonly<Record<string, unknown>>;
}

const BUCKET = `cdk-hnb659fds-assets-\${AWS::AccountId}-us-east-1`;

/** Writes a cloud assembly of the form that CDK writes, with one asset folder for each of `bundles` (name to the text of its index.mjs). It is removed when the process ends. */
export function writeAssembly(
  stacks: Readonly<Record<string, TryStack>>,
  bundles: Readonly<Record<string, string>> = {},
): string {
  const directory = temporaryFolder('assembly-');
  const artifacts: Record<string, unknown> = { Tree: { type: 'cdk:tree', properties: { file: 'tree.json' } } };
  for (const [name, stack] of Object.entries(stacks)) {
    const { resources: Resources, outputs: Outputs = {}, conditions: Conditions = {} } = stack;
    write(directory, `${name}.template.json`, { Resources, Outputs, Conditions });
    artifacts[name] = {
      type: 'aws:cloudformation:stack',
      environment: 'aws://unknown-account/us-east-1',
      properties: { templateFile: `${name}.template.json` },
    };
  }
  const files = Object.fromEntries(Object.keys(bundles).map((name) => [name, assetEntry(name)]));
  write(directory, 'assets.json', { version: '55.0.0', files, dockerImages: {} });
  artifacts.Assets = { type: 'cdk:asset-manifest', properties: { file: 'assets.json' } };
  write(directory, 'manifest.json', { version: '55.0.0', artifacts });
  for (const [name, text] of Object.entries(bundles)) {
    mkdirSync(path.join(directory, `asset.${name}`));
    writeFileSync(path.join(directory, `asset.${name}`, 'index.mjs'), text);
  }
  return directory;
}

const temporary = new Set<string>();
process.once('exit', () => {
  for (const directory of temporary) rmSync(directory, { recursive: true, force: true });
});

/** A folder that is removed when the process ends. */
export function temporaryFolder(prefix: string): string {
  const directory = mkdtempSync(path.join(tmpdir(), prefix));
  temporary.add(directory);
  return directory;
}

/** A function with a role of its own, which may write its log and whatever `statements` allow. The role's id is the function's with `Role` behind it. */
export function functionResources(
  logicalId: string,
  options: { readonly statements?: readonly unknown[]; readonly properties?: Readonly<Record<string, unknown>> } = {},
): Resources {
  const { statements = [], properties = {} } = options;
  const logs = { Effect: 'Allow', Action: ['logs:CreateLogStream', 'logs:PutLogEvents'], Resource: '*' };
  return {
    [`${logicalId}Role`]: {
      Type: 'AWS::IAM::Role',
      Properties: {
        AssumeRolePolicyDocument: {
          Version: '2012-10-17',
          Statement: [{ Action: 'sts:AssumeRole', Effect: 'Allow', Principal: { Service: 'lambda.amazonaws.com' } }],
        },
        Policies: [{ PolicyName: 'own', PolicyDocument: { Version: '2012-10-17', Statement: [logs, ...statements] } }],
      },
    },
    [logicalId]: {
      Type: 'AWS::Lambda::Function',
      Metadata: { 'aws:cdk:path': `Try/${logicalId}/Resource` },
      Properties: {
        Code: { S3Bucket: { 'Fn::Sub': BUCKET }, S3Key: `${logicalId}.zip` },
        Handler: 'index.handler',
        Runtime: 'nodejs24.x',
        Role: { 'Fn::GetAtt': [`${logicalId}Role`, 'Arn'] },
        ...properties,
      },
    },
  };
}

function assetEntry(name: string) {
  return {
    source: { path: `asset.${name}`, packaging: 'zip' },
    destinations: { here: { bucketName: BUCKET, objectKey: `${name}.zip` } },
  };
}

function write(directory: string, file: string, content: unknown): void {
  writeFileSync(path.join(directory, file), JSON.stringify(content));
}
