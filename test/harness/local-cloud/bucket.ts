import { openTestFront } from '@knowledge-copilot/local-cloud/fixtures/front';
import { createS3 } from '@knowledge-copilot/local-cloud/s3';

/** Opens the stand-in for S3 with one versioned bucket. Call `close` on every path. */
export async function openBucket(BucketName: string) {
  const front = await openTestFront((context) => [createS3(context)]);
  await front.make('AWS::S3::Bucket', 'Bucket', { BucketName, VersioningConfiguration: { Status: 'Enabled' } });
  return front;
}
