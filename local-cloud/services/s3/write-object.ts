import { createHash } from 'node:crypto';
import { ServiceFault } from '../../protocol/service-fault.ts';
import { xmlDocument } from '../../protocol/xml.ts';
import type { AwsResponse } from '../../stand-in.ts';
import type { Bucket } from './bucket.ts';
import { readDeletion } from './deletion-list.ts';
import type { ObjectStore } from './object-store.ts';
import type { ObjectVersion } from './object-version.ts';
import { readPayload } from './payload.ts';
import { describeVersion, preconditionFailed } from './read-object.ts';
import type { S3Request } from './s3-request.ts';

const namespace = 'http://s3.amazonaws.com/doc/2006-03-01/';

/** PutObject: verifies the checksums, then stores a version. */
export async function putObject(request: S3Request, bucket: Bucket, store: ObjectStore): Promise<AwsResponse> {
  const { headers } = request;
  refuseOtherThan('*', headers['if-none-match'], 'If-None-Match');
  refuseOtherThan('AES256', headers['x-amz-server-side-encryption'], 'x-amz-server-side-encryption');
  const { bytes, checksum } = readPayload(request);
  const checksums = checksum === null ? {} : { [checksum[0]]: checksum[1], 'x-amz-checksum-type': 'FULL_OBJECT' };
  const metadata = Object.entries(headers).filter(([name]) => name.startsWith('x-amz-meta-'));
  const object = {
    key: request.key,
    etag: createHash('md5').update(bytes).digest('hex'),
    headers: {
      'content-type': headers['content-type'] ?? 'binary/octet-stream',
      ...Object.fromEntries(metadata),
      ...checksums,
    },
  };
  const version = await store.put(bucket, object, { body: bytes, onlyIfAbsent: headers['if-none-match'] === '*' });
  if (version === null) {
    throw preconditionFailed();
  }
  return { status: 200, headers: { ...describeVersion(bucket, version), ...checksums } };
}

/** DeleteObject: removes a given version permanently; if none is given, deletes as the bucket's versioning says. */
export async function deleteObject(request: S3Request, bucket: Bucket, store: ObjectStore): Promise<AwsResponse> {
  const versionId = request.query.get('versionId');
  const removed =
    versionId === null
      ? await store.delete(bucket, request.key)
      : await store.deleteVersion(bucket, request.key, versionId);
  const headers: Record<string, string> = {};
  if (bucket.versioned) {
    headers['x-amz-version-id'] = removed?.versionId ?? String(versionId);
    if (removed?.isDeleteMarker) {
      headers['x-amz-delete-marker'] = 'true';
    }
  }
  return { status: 204, headers };
}

/** DeleteObjects: up to 1,000 keys or versions at once. */
export async function deleteObjects(request: S3Request, bucket: Bucket, store: ObjectStore): Promise<AwsResponse> {
  const { bytes } = readPayload(request);
  const { objects, quiet } = readDeletion(bytes.toString('utf8'));
  const deleted = [];
  for (const { key, versionId } of objects) {
    const removed =
      versionId === undefined ? await store.delete(bucket, key) : await store.deleteVersion(bucket, key, versionId);
    deleted.push({ Key: key, VersionId: versionId, ...describeMarker(bucket, removed) });
  }
  return {
    status: 200,
    headers: { 'content-type': 'application/xml' },
    body: xmlDocument('DeleteResult', quiet ? {} : { Deleted: deleted }, namespace),
  };
}

function describeMarker(bucket: Bucket, removed: ObjectVersion | undefined) {
  return bucket.versioned && removed?.isDeleteMarker
    ? { DeleteMarker: true, DeleteMarkerVersionId: removed.versionId }
    : {};
}

function refuseOtherThan(known: string, value: string | undefined, name: string): void {
  if (value !== undefined && value !== known) {
    throw new ServiceFault(
      501,
      'NotImplemented',
      `s3: ${name} with a value other than ${known} is not supported by the local cloud.`,
    );
  }
}
