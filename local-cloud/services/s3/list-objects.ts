import { ServiceFault } from '../../protocol/service-fault.ts';
import { type XmlValue, xmlDocument } from '../../protocol/xml.ts';
import type { AwsResponse } from '../../stand-in.ts';
import type { Bucket } from './bucket.ts';
import type { ObjectStore } from './object-store.ts';
import type { ObjectVersion } from './object-version.ts';
import type { S3Request } from './s3-request.ts';

const namespace = 'http://s3.amazonaws.com/doc/2006-03-01/';
// S3 returns at most this many keys, even when asked for more.
const KEYS_MAX = 1_000;

/** ListObjectsV2: the objects that are not deleted, by key, in pages. */
export function listObjects({ query }: S3Request, bucket: Bucket, store: ObjectStore): AwsResponse {
  const token = query.get('continuation-token');
  const after = token === null ? (query.get('start-after') ?? '') : Buffer.from(token, 'base64url').toString('utf8');
  const newest = newestVersions(store.allVersions(bucket.name, query.get('prefix') ?? ''));
  const page = takePage(
    [...newest.values()].filter((version) => !version.isDeleteMarker && isAfter(version.key, after)),
    query,
  );
  return answer(bucket, query, {
    name: 'ListBucketResult',
    fields: {
      ...(token === null ? {} : { ContinuationToken: token }),
      NextContinuationToken: page.next && Buffer.from(page.next.key).toString('base64url'),
      KeyCount: page.versions.length,
      MaxKeys: page.max,
      IsTruncated: page.next !== undefined,
      Contents: page.versions.map(describeObject),
    },
  });
}

/** ListObjectVersions: every version and delete marker, by key, then newest first, in pages. */
export function listVersions({ query }: S3Request, bucket: Bucket, store: ObjectStore): AwsResponse {
  const all = store.allVersions(bucket.name, query.get('prefix') ?? '');
  const newest = newestVersions(all);
  const describe = (version: ObjectVersion) => ({
    VersionId: version.versionId,
    IsLatest: newest.get(version.key) === version,
  });
  const page = takePage(afterMarkers(all, query), query);
  return answer(bucket, query, {
    name: 'ListVersionsResult',
    fields: {
      KeyMarker: query.get('key-marker') ?? '',
      VersionIdMarker: query.get('version-id-marker') ?? '',
      NextKeyMarker: page.next?.key,
      NextVersionIdMarker: page.next?.versionId,
      MaxKeys: page.max,
      IsTruncated: page.next !== undefined,
      Version: page.versions
        .filter((version) => !version.isDeleteMarker)
        .map((version) => ({ ...describeObject(version), ...describe(version) })),
      DeleteMarker: page.versions
        .filter((version) => version.isDeleteMarker)
        .map((version) => ({ Key: version.key, ...describe(version), LastModified: lastModified(version) })),
    },
  });
}

function newestVersions(all: readonly ObjectVersion[]): Map<string, ObjectVersion> {
  const newest = new Map<string, ObjectVersion>();
  for (const version of all) {
    if (!newest.has(version.key)) {
      newest.set(version.key, version);
    }
  }
  return newest;
}

function afterMarkers(all: readonly ObjectVersion[], query: URLSearchParams): readonly ObjectVersion[] {
  const key = query.get('key-marker') ?? '';
  const versionId = query.get('version-id-marker');
  const marked = all.findIndex((version) => version.key === key && version.versionId === versionId);
  return marked === -1 ? all.filter((version) => isAfter(version.key, key)) : all.slice(marked + 1);
}

/** The versions of one page, and as `next` the last of them when there are more; the next page begins after it. */
function takePage(all: readonly ObjectVersion[], query: URLSearchParams) {
  const asked = Number(query.get('max-keys') ?? KEYS_MAX);
  if (!Number.isInteger(asked) || asked < 0) {
    throw new ServiceFault(400, 'InvalidArgument', 'max-keys is not a whole number.');
  }
  const max = Math.min(asked, KEYS_MAX);
  const versions = all.slice(0, max);
  return { versions, max, next: all.length > max ? versions.at(-1) : undefined };
}

function describeObject(version: ObjectVersion) {
  const { key, etag, bytes, headers } = version;
  const [, algorithm] = /^x-amz-checksum-(\w+)$/.exec(Object.keys(headers).find(isChecksum) ?? '') ?? [];
  return {
    Key: key,
    LastModified: lastModified(version),
    ETag: `"${etag}"`,
    ...(algorithm !== undefined && { ChecksumAlgorithm: algorithm.toUpperCase(), ChecksumType: 'FULL_OBJECT' }),
    Size: bytes,
    StorageClass: 'STANDARD',
  };
}

const isChecksum = (header: string) => header.startsWith('x-amz-checksum-') && header !== 'x-amz-checksum-type';

function lastModified(version: ObjectVersion): string {
  return new Date(version.modifiedMilliseconds).toISOString();
}

function isAfter(key: string, other: string): boolean {
  return Buffer.compare(Buffer.from(key), Buffer.from(other)) > 0;
}

function answer(
  bucket: Bucket,
  query: URLSearchParams,
  { name, fields }: { readonly name: string; readonly fields: Record<string, XmlValue> },
): AwsResponse {
  const body = xmlDocument(name, { Name: bucket.name, Prefix: query.get('prefix') ?? '', ...fields }, namespace);
  return { status: 200, headers: { 'content-type': 'application/xml' }, body };
}
