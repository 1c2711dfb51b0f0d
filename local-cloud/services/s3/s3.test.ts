// Guarantee: the SDK's own client stores, reads, lists and deletes objects and versions as on S3, with its checksums
// checked. Risk: a request that S3 would refuse, or bytes that were damaged in transit, are accepted locally and fail
// on AWS.
import { createHash } from 'node:crypto';
import { readdirSync, writeFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetObjectAclCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  type ListObjectsV2CommandOutput,
  ListObjectVersionsCommand,
  type ListObjectVersionsCommandOutput,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { afterEach, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../fixtures/temporary-folder.ts';
import { openTestFront, type TestFront } from '../../protocol/front.fixture.ts';
import { createS3 } from './s3.ts';

const Bucket = 'documents';
const Key = 'companies/1/größe & maß.md';
const versioned = { VersioningConfiguration: { Status: 'Enabled' } };
const fronts: TestFront[] = [];

async function openBucket(properties: object = versioned, dataDirectory: string | null = null, changes = {}) {
  const front = await openTestFront((context) => [createS3(context)], dataDirectory, changes);
  fronts.push(front);
  await front.make('AWS::S3::Bucket', 'Documents', { BucketName: Bucket, ...properties });
  return { front, client: new S3Client({ ...front.client, maxAttempts: 1 }) };
}

afterEach(async () => {
  await Promise.all(fronts.splice(0).map((front) => front.close()));
});

describe('objects', () => {
  it('are read with the bytes, the type, the metadata and the checksum that were stored', async () => {
    const { client, front } = await openBucket();
    const stored = await client.send(
      new PutObjectCommand({
        Bucket,
        Key,
        Body: 'Größe',
        ContentType: 'text/markdown',
        Metadata: { from: 'operator' },
      }),
    );
    const md5 = createHash('md5').update('Größe').digest('hex');
    expect(stored).toMatchObject({ ETag: `"${md5}"`, ServerSideEncryption: 'AES256', ChecksumType: 'FULL_OBJECT' });
    const read = await client.send(new GetObjectCommand({ Bucket, Key }));
    expect(await read.Body?.transformToString()).toBe('Größe');
    expect(read).toMatchObject({
      ContentType: 'text/markdown',
      ContentLength: 7,
      Metadata: { from: 'operator' },
      VersionId: stored.VersionId,
      ChecksumCRC32: stored.ChecksumCRC32,
    });
    const arn = `arn:aws:s3:::${Bucket}/${Key}`;
    expect(front.permissions).toEqual([`s3:PutObject ${arn}`, `s3:GetObject ${arn}`]);
  });

  it('may be stored from a stream in chunks, followed by its checksum, even of many megabytes', async () => {
    const { client } = await openBucket();
    const chunk = Buffer.alloc(300_000, 'streamed');
    const Body = Readable.from(Array.from({ length: 20 }, () => chunk));
    await client.send(
      new PutObjectCommand({ Bucket, Key, Body, ContentLength: 20 * chunk.length, ChecksumAlgorithm: 'SHA256' }),
    );
    const read = await client.send(new GetObjectCommand({ Bucket, Key }));
    const bytes = (await read.Body?.transformToByteArray()) ?? new Uint8Array();
    expect(createHash('sha256').update(bytes).digest('base64')).toBe(read.ChecksumSHA256);
    expect(bytes).toHaveLength(20 * chunk.length);
  });

  it('can be read by range, and refuse a range that begins after their end', async () => {
    const { client } = await openBucket();
    await client.send(new PutObjectCommand({ Bucket, Key, Body: '0123456789' }));
    const range = async (Range: string) => {
      const read = await client.send(new GetObjectCommand({ Bucket, Key, Range }));
      return [await read.Body?.transformToString(), read.ContentRange];
    };
    expect(await range('bytes=2-4')).toEqual(['234', 'bytes 2-4/10']);
    expect(await range('bytes=7-')).toEqual(['789', 'bytes 7-9/10']);
    expect(await range('bytes=-3')).toEqual(['789', 'bytes 7-9/10']);
    expect(await range('bytes=8-99')).toEqual(['89', 'bytes 8-9/10']);
    await expect(range('bytes=10-')).rejects.toMatchObject({ name: 'InvalidRange' });
  });

  it('are not stored when their bytes do not match the checksum', async () => {
    const { client } = await openBucket();
    const wrong = createHash('sha256').update('other').digest('base64');
    const put = client.send(new PutObjectCommand({ Bucket, Key, Body: 'bytes', ChecksumSHA256: wrong }));
    await expect(put).rejects.toMatchObject({ name: 'BadDigest' });
    await expect(client.send(new GetObjectCommand({ Bucket, Key }))).rejects.toBeInstanceOf(NoSuchKey);
  });

  it('are stored only once with If-None-Match, until they are deleted', async () => {
    const { client } = await openBucket();
    const put = () => client.send(new PutObjectCommand({ Bucket, Key, Body: 'first', IfNoneMatch: '*' }));
    await put();
    await expect(put()).rejects.toMatchObject({ name: 'PreconditionFailed' });
    await client.send(new DeleteObjectCommand({ Bucket, Key }));
    await put();
  });

  it('that are missing are forbidden to a caller who may not list the bucket, as on AWS', async () => {
    const { client } = await openBucket(versioned, null, { roleAllows: (name: string) => name !== 'worker' });
    await expect(client.send(new GetObjectCommand({ Bucket, Key }))).rejects.toMatchObject({ name: 'AccessDenied' });
    await expect(client.send(new HeadObjectCommand({ Bucket, Key }))).rejects.toMatchObject({
      $metadata: { httpStatusCode: 403 },
    });
  });

  it('and buckets refuse an unsupported operation, header, parameter, property or statement by name', async () => {
    const { client, front } = await openBucket();
    const refused = (answer: Promise<unknown>) => expect(answer).rejects;
    await refused(client.send(new GetObjectAclCommand({ Bucket, Key }))).toMatchObject({
      message: expect.stringContaining('acl'),
    });
    await refused(client.send(new PutObjectCommand({ Bucket, Key, Body: '', StorageClass: 'GLACIER' }))).toMatchObject({
      name: 'NotImplemented',
      message: expect.stringContaining('x-amz-storage-class'),
    });
    await refused(client.send(new ListObjectsV2Command({ Bucket, Delimiter: '/' }))).toMatchObject({
      message: expect.stringContaining('delimiter'),
    });
    await refused(client.send(new GetObjectCommand({ Bucket: 'other', Key }))).toMatchObject({ name: 'NoSuchBucket' });
    await expect(front.make('AWS::S3::Bucket', 'Other', { AccelerateConfiguration: {} })).rejects.toThrow(
      'AccelerateConfiguration is not supported',
    );
    const allow = { Effect: 'Allow', Principal: '*', Action: 's3:GetObject', Resource: '*' };
    const policy = { Bucket, PolicyDocument: { Version: '2012-10-17', Statement: [allow] } };
    await expect(front.make('AWS::S3::BucketPolicy', 'Policy', policy)).rejects.toThrow('Statement.0');
  });
});

describe('versions', () => {
  it('are all kept, hidden by a delete marker, and removed permanently one by one', async () => {
    const { client, front } = await openBucket();
    const put = (Body: string) => client.send(new PutObjectCommand({ Bucket, Key, Body }));
    const [one, two] = [await put('one'), await put('two')];
    const marker = await client.send(new DeleteObjectCommand({ Bucket, Key }));
    expect(marker).toMatchObject({ DeleteMarker: true, VersionId: expect.any(String) });
    await expect(client.send(new GetObjectCommand({ Bucket, Key }))).rejects.toBeInstanceOf(NoSuchKey);
    const old = await client.send(new GetObjectCommand({ Bucket, Key, VersionId: one.VersionId }));
    expect(await old.Body?.transformToString()).toBe('one');
    expect(front.permissions.at(-1)).toContain('s3:GetObjectVersion ');

    await client.send(new DeleteObjectCommand({ Bucket, Key, VersionId: one.VersionId }));
    const listed = await client.send(new ListObjectVersionsCommand({ Bucket, Prefix: 'companies/' }));
    expect(listed.Versions).toMatchObject([{ Key, VersionId: two.VersionId, IsLatest: false, Size: 3 }]);
    expect(listed.DeleteMarkers).toMatchObject([{ Key, VersionId: marker.VersionId, IsLatest: true }]);
    await client.send(new DeleteObjectCommand({ Bucket, Key, VersionId: marker.VersionId }));
    const back = await client.send(new GetObjectCommand({ Bucket, Key }));
    expect(await back.Body?.transformToString()).toBe('two');
  });

  it('do not exist in a bucket without versioning, which keeps one object per key', async () => {
    const { client } = await openBucket({});
    await client.send(new PutObjectCommand({ Bucket, Key, Body: 'one' }));
    const stored = await client.send(new PutObjectCommand({ Bucket, Key, Body: 'two' }));
    expect(stored.VersionId).toBeUndefined();
    const { Versions } = await client.send(new ListObjectVersionsCommand({ Bucket }));
    expect(Versions).toMatchObject([{ VersionId: 'null' }]);
    await client.send(new DeleteObjectCommand({ Bucket, Key }));
    expect((await client.send(new ListObjectVersionsCommand({ Bucket }))).Versions).toBeUndefined();
  });

  it('can be deleted many at once, each by key or by version, and each needs its permission', async () => {
    const { client, front } = await openBucket();
    const { VersionId } = await client.send(new PutObjectCommand({ Bucket, Key, Body: 'a' }));
    await client.send(new PutObjectCommand({ Bucket, Key: 'b', Body: 'b' }));
    const { Deleted, Errors } = await client.send(
      new DeleteObjectsCommand({ Bucket, Delete: { Objects: [{ Key, VersionId }, { Key: 'b' }] } }),
    );
    expect(Errors).toBeUndefined();
    expect(Deleted).toMatchObject([
      { Key, VersionId },
      { Key: 'b', DeleteMarker: true },
    ]);
    const arn = `arn:aws:s3:::${Bucket}`;
    expect(front.permissions.slice(-2)).toEqual([`s3:DeleteObjectVersion ${arn}/${Key}`, `s3:DeleteObject ${arn}/b`]);
  });

  it('are all listed page by page; objects are listed in the order of UTF-8, without deleted ones', async () => {
    const { client } = await openBucket();
    const keys = ['a', 'a/é', 'b', 'b\u{1f600}', 'b\uff5e'];
    for (const key of [...keys, 'deleted']) {
      await client.send(new PutObjectCommand({ Bucket, Key: key, Body: key }));
    }
    await client.send(new DeleteObjectCommand({ Bucket, Key: 'deleted' }));
    const found: string[] = [];
    const versions: string[] = [];
    let token: string | undefined;
    do {
      const page: ListObjectsV2CommandOutput = await client.send(
        new ListObjectsV2Command({ Bucket, MaxKeys: 2, ContinuationToken: token }),
      );
      found.push(...(page.Contents ?? []).map((object) => object.Key ?? ''));
      token = page.NextContinuationToken;
    } while (token !== undefined);
    expect(found).toEqual(['a', 'a/é', 'b', 'b\uff5e', 'b\u{1f600}']);
    let [KeyMarker, VersionIdMarker]: (string | undefined)[] = [];
    do {
      const page: ListObjectVersionsCommandOutput = await client.send(
        new ListObjectVersionsCommand({ Bucket, MaxKeys: 2, KeyMarker, VersionIdMarker }),
      );
      versions.push(
        ...[...(page.Versions ?? []), ...(page.DeleteMarkers ?? [])].map(({ VersionId }) => VersionId ?? ''),
      );
      [KeyMarker, VersionIdMarker] = [page.NextKeyMarker, page.NextVersionIdMarker];
    } while (KeyMarker !== undefined);
    expect(new Set(versions).size).toBe(7);
    expect(versions).toHaveLength(7);
  });
});

describe('a restart', () => {
  it('finds the same objects, removes bodies without an object and sends events that were not sent', async () => {
    const folder = temporaryFolder();
    const notifying = { ...versioned, NotificationConfiguration: { EventBridgeConfiguration: {} } };
    const first = await openBucket(notifying, folder);
    const failing = () => {
      throw new Error('killed before the bus heard of it');
    };
    first.front.events.push = failing;
    await expect(first.client.send(new PutObjectCommand({ Bucket, Key, Body: 'kept' }))).rejects.toThrow();
    await first.front.close();
    writeFileSync(`${folder}/bodies/orphan`, 'cut short');

    const second = await openBucket(notifying, folder);
    await second.front.start();
    expect(second.front.events).toMatchObject([{ detailType: 'Object Created', detail: { object: { key: Key } } }]);
    expect(readdirSync(`${folder}/bodies`)).toHaveLength(1);
    const read = await second.client.send(new GetObjectCommand({ Bucket, Key }));
    expect(await read.Body?.transformToString()).toBe('kept');
  });
});
