import { CfnParameter, Duration, Validations } from 'aws-cdk-lib';
import { BlockPublicAccess, Bucket, BucketEncryption, type CfnBucket, HttpMethods } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { CONSOLE_ORIGIN } from '../console-origin.ts';
import { removalOf } from '../policies/removal.ts';
import type { Stage } from '../stage.ts';

/**
 * The documents as they were uploaded, versioned, private, encrypted, over TLS only; EventBridge gets an event for each
 * new object.
 */
export function documentBucket(scope: Construct, id: string, stage: Stage): Bucket {
  const bucket = new Bucket(scope, id, {
    versioned: true,
    encryption: BucketEncryption.S3_MANAGED,
    blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
    enforceSSL: true,
    minimumTLSVersion: 1.2,
    removalPolicy: removalOf(stage),
    // For uploads from the console. Each goes to a link that is signed for exactly its bytes.
    ...(stage.console === null
      ? {}
      : {
          cors: [
            {
              allowedMethods: [HttpMethods.PUT],
              allowedOrigins: [consoleOrigin(scope)],
              allowedHeaders: ['content-type', 'x-amz-checksum-sha256'],
              // In seconds: a browser asks once for an upload of many files, and notices a changed origin within the
              // hour.
              maxAge: 3_600,
            },
          ],
        }),
    lifecycleRules: [
      // A month to notice that a file was deleted or replaced by mistake; unfinished uploads are useless. A delete
      // marker contains the file's name, so it is removed together with the last version that it hides.
      {
        noncurrentVersionExpiration: Duration.days(30),
        expiredObjectDeleteMarker: true,
        abortIncompleteMultipartUploadAfter: Duration.days(1),
      },
    ],
  });
  // Set on the resource itself: the construct's own option would add a Lambda function of the CDK to the account.
  const resource = bucket.node.defaultChild as CfnBucket;
  resource.notificationConfiguration = { eventBridgeConfiguration: { eventBridgeEnabled: true } };
  Validations.of(bucket).acknowledge({
    id: 'AwsSolutions-S1',
    reason:
      'Objects are reached only through the roles of the functions that store and read documents; every upload and removal is recorded in the audit table. An access log would keep document names a second time.',
  });
  return bucket;
}

// A parameter, because the console's stack depends on this one, and the console's address is only known once it is
// deployed. Then `npm run deploy` sets the parameter, and CloudFormation keeps the value.
function consoleOrigin(scope: Construct): string {
  const parameter = new CfnParameter(scope, CONSOLE_ORIGIN, {
    type: 'String',
    default: 'https://*.cloudfront.net',
    allowedPattern: '^https://[a-z0-9*.-]+$',
    description: 'The origin of the pages that may upload documents: the console’s address, without a path',
  });
  return parameter.valueAsString;
}
