import { DefaultStackSynthesizer, Duration, RemovalPolicy, Stack, Validations } from 'aws-cdk-lib';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import { BucketDeployment, CacheControl, type ISource } from 'aws-cdk-lib/aws-s3-deployment';
import type { Construct } from 'constructs';
import { acknowledgeWildcard } from '../policies/acknowledge-wildcard.ts';
import type { Stage } from '../stage.ts';

interface Files {
  readonly stage: Stage;
  readonly bucket: IBucket;
  /** The files. The names of those below `hashedFolder` contain a hash of the content. */
  readonly source: ISource;
  readonly hashedFolder: string;
  /** A file with values that are known only on deployment. */
  readonly settings: ISource;
}

const PROVIDER = 'Custom::CDKBucketDeployment';
const REASON =
  'CDK makes this function and its role; it runs while a stack is deployed, reads the assets and writes one bucket.';
// A name with a hash never gets other content.
const FOREVER = [CacheControl.setPublic(), CacheControl.maxAge(Duration.days(365)), CacheControl.immutable()];

/**
 * Copies files into the bucket with each deployment. Those with a hash in their name are copied first and cached for a
 * year. They stay when a release no longer has them, because open windows may still load them. Caches have to
 * revalidate every other file before they use it.
 */
export function deployFiles(scope: Construct, { stage, bucket, source, hashedFolder, settings }: Files): void {
  const shared = {
    destinationBucket: bucket,
    memoryLimit: 256,
    logGroup: new LogGroup(scope, 'DeploymentLog', {
      retention: stage.logRetentionDays,
      removalPolicy: RemovalPolicy.DESTROY,
    }),
  };
  // Constructed first, because the function that CDK creates for both uses a layer of the first one. A layer of the
  // second one would make a cycle: it would wait for the first deployment, which needs the function.
  const hashed = new BucketDeployment(scope, 'HashedDeployment', {
    ...shared,
    sources: [source],
    exclude: ['*'],
    include: [`${hashedFolder}/*`],
    cacheControl: FOREVER,
    prune: false,
  });
  const others = new BucketDeployment(scope, 'Deployment', {
    ...shared,
    sources: [source, settings],
    // Also protects these files from pruning, which deletes what the release no longer has.
    exclude: [`${hashedFolder}/*`],
    cacheControl: [CacheControl.noCache()],
  });
  others.node.addDependency(hashed);
  const provider = Stack.of(scope).node.children.find(({ node }) => node.id.startsWith(PROVIDER));
  if (provider === undefined) {
    throw new Error(`${PROVIDER} has another name in this version of the CDK.`);
  }
  // cdk-nag names the bucket in its findings by the bucket's logical id.
  const { node } = bucket as unknown as { readonly node: { readonly defaultChild: { readonly logicalId: string } } };
  const bucketId = Stack.of(scope).resolve(node.defaultChild.logicalId);
  const findings = [
    'IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole]',
    ...['GetBucket', 'GetObject', 'List', 'Abort', 'DeleteObject'].map((action) => `IAM5[Action::s3:${action}*]`),
    `IAM5[Resource::<${bucketId}.Arn>/*]`,
    'L1',
  ];
  for (const finding of findings) {
    Validations.of(provider).acknowledge({ id: `AwsSolutions-${finding}`, reason: REASON });
  }
  // Written as in the template: with the account and Region of `-c account=… -c region=…`, or references to them.
  const { partition, account, region, synthesizer } = Stack.of(scope);
  const qualifier = synthesizer.bootstrapQualifier ?? DefaultStackSynthesizer.DEFAULT_QUALIFIER;
  const assets = `arn:${partition}:s3:::cdk-${qualifier}-assets-${account}-${region}/*`;
  acknowledgeWildcard(provider, { resource: assets, reason: REASON });
}
