import { RemovalPolicy, Stack, Validations } from 'aws-cdk-lib';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import { BucketDeployment, CacheControl, type ISource } from 'aws-cdk-lib/aws-s3-deployment';
import type { Construct } from 'constructs';
import { acknowledgeWildcard } from '../policies/acknowledge-wildcard.ts';
import type { Stage } from '../stage.ts';

interface Files {
  readonly stage: Stage;
  readonly sources: ISource[];
  readonly bucket: IBucket;
}

const PROVIDER = 'Custom::CDKBucketDeployment';
const REASON =
  'CDK makes this function and its role; it runs while a stack is deployed, reads the assets and writes one bucket.';

/** Copies files into the bucket with each deployment. Caches have to revalidate each file before they use it. */
export function deployFiles(scope: Construct, { stage, sources, bucket }: Files): void {
  new BucketDeployment(scope, 'Deployment', {
    sources,
    destinationBucket: bucket,
    cacheControl: [CacheControl.noCache()],
    memoryLimit: 256,
    logGroup: new LogGroup(scope, 'DeploymentLog', {
      retention: stage.logRetentionDays,
      removalPolicy: RemovalPolicy.DESTROY,
    }),
  });
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
  const { partition, account, region } = Stack.of(scope);
  const assets = `arn:${partition}:s3:::cdk-hnb659fds-assets-${account}-${region}/*`;
  acknowledgeWildcard(provider, { resource: assets, reason: REASON });
}
