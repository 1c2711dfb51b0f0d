// Guarantee: deployments leave exactly the files of their assets in the bucket, except for those that a deployment
// excludes, and each file has the Cache-Control of its deployment. Risk: a page that was removed is still served, one
// that is still loaded is gone, or a bucket with versions grows at every start.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { GetObjectCommand, ListObjectVersionsCommand, S3Client } from '@aws-sdk/client-s3';
import { expect, it, onTestFinished } from 'vitest';
import { createAddresses } from '../../addresses.ts';
import { temporaryFolder } from '../../fixtures/temporary-folder.ts';
import { openTestFront } from '../../protocol/front.fixture.ts';
import { createS3 } from './s3.ts';

const Bucket = 'site';

// A bucket with versions, and the assets with these files.
async function openSite(assets: Readonly<Record<string, readonly string[]>>) {
  const folder = temporaryFolder();
  for (const file of Object.entries(assets).flatMap(([asset, files]) => files.map((name) => join(asset, name)))) {
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    writeFileSync(join(folder, file), file);
  }
  const web = { assetOf: (_bucket: string, key: string) => join(folder, key), addresses: createAddresses() };
  const front = await openTestFront((context) => [createS3(context, web)]);
  const client = new S3Client({ ...front.client, maxAttempts: 1 });
  onTestFinished(async () => {
    client.destroy();
    await front.close();
  });
  await front.make('AWS::S3::Bucket', 'Site', {
    BucketName: Bucket,
    VersioningConfiguration: { Status: 'Enabled' },
  });
  const deploy = (asset: string, options: object = {}) =>
    front.make('Custom::CDKBucketDeployment', 'Deployment', {
      ServiceToken: 'arn',
      SourceBucketNames: ['assets'],
      SourceObjectKeys: [asset],
      DestinationBucketName: Bucket,
      ...options,
    });
  return { client, deploy };
}

async function keysOf(client: S3Client) {
  const { Versions = [], DeleteMarkers = [] } = await client.send(new ListObjectVersionsCommand({ Bucket }));
  return {
    served: Versions.filter(({ IsLatest }) => IsLatest).map(({ Key }) => Key),
    deleted: DeleteMarkers.map(({ Key }) => Key),
  };
}

it('deletes a file that is no longer in any asset, once', async () => {
  const { client, deploy } = await openSite({ old: ['gone.html'], new: ['kept.html'] });
  for (const asset of ['old', 'old', 'new', 'new']) {
    await deploy(asset);
  }
  expect(await keysOf(client)).toEqual({ served: ['kept.html'], deleted: ['gone.html'] });
});

it('copies and deletes nothing that is excluded and not included, and keeps the headers of each deployment', async () => {
  const { client, deploy } = await openSite({
    old: ['index.html', 'gone.html', 'assets/a.js'],
    new: ['index.html', 'assets/fonts/b.woff'],
  });
  for (const asset of ['old', 'new']) {
    const caching = (value: string) => ({ SystemMetadata: { 'cache-control': value } });
    await deploy(asset, { Exclude: ['*'], Include: ['assets/*'], Prune: false, ...caching('immutable') });
    await deploy(asset, { Exclude: ['assets/*'], ...caching('no-cache') });
  }
  const { served, deleted } = await keysOf(client);
  expect(deleted).toEqual(['gone.html']);
  const cached = served.map(async (Key) => [
    Key,
    (await client.send(new GetObjectCommand({ Bucket, Key }))).CacheControl,
  ]);
  expect(await Promise.all(cached)).toEqual([
    ['assets/a.js', 'immutable'],
    ['assets/fonts/b.woff', 'immutable'],
    ['index.html', 'no-cache'],
  ]);
});

it.each(['*.js', 'a?', '[ab]*'])('refuses the pattern %s, which it does not support', async (pattern) => {
  const { deploy } = await openSite({ new: [] });
  await expect(deploy('new', { Exclude: [pattern] })).rejects.toThrow('Exclude');
});
