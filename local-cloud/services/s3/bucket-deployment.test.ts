// Guarantee: a deployment leaves exactly the files of its assets in the bucket. Risk: a page that was removed is still
// served, or a bucket with versions grows at every start.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ListObjectVersionsCommand, S3Client } from '@aws-sdk/client-s3';
import { expect, it, onTestFinished } from 'vitest';
import { createAddresses } from '../../addresses.ts';
import { temporaryFolder } from '../../fixtures/temporary-folder.ts';
import { openTestFront } from '../../protocol/front.fixture.ts';
import { createS3 } from './s3.ts';

const Bucket = 'site';

it('deletes a file that no asset has any more, once', async () => {
  const folder = temporaryFolder();
  for (const [asset, file] of [
    ['old', 'gone.html'],
    ['new', 'kept.html'],
  ] as const) {
    mkdirSync(join(folder, asset));
    writeFileSync(join(folder, asset, file), file);
  }
  const web = { assetOf: (_bucket: string, key: string) => join(folder, key), addresses: createAddresses() };
  const front = await openTestFront((context) => [createS3(context, web)]);
  onTestFinished(() => front.close());
  await front.make('AWS::S3::Bucket', 'Site', {
    BucketName: Bucket,
    VersioningConfiguration: { Status: 'Enabled' },
  });
  for (const asset of ['old', 'old', 'new', 'new']) {
    await front.make('Custom::CDKBucketDeployment', 'Deployment', {
      ServiceToken: 'arn',
      SourceBucketNames: ['assets'],
      SourceObjectKeys: [asset],
      DestinationBucketName: Bucket,
    });
  }
  const client = new S3Client({ ...front.client, maxAttempts: 1 });
  const { Versions = [], DeleteMarkers = [] } = await client.send(new ListObjectVersionsCommand({ Bucket }));
  expect(Versions.filter(({ IsLatest }) => IsLatest).map(({ Key }) => Key)).toEqual(['kept.html']);
  expect(DeleteMarkers.map(({ Key }) => Key)).toEqual(['gone.html']);
});
