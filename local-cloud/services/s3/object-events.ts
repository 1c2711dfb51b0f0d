import { randomBytes } from 'node:crypto';
import type { BusEvent } from './announcements.ts';
import { type Bucket, bucketArn } from './bucket.ts';
import type { ObjectVersion } from './object-version.ts';

/** S3's event for a stored object. Its key is not URL-encoded: only S3's older notifications do that. */
export function createdEvent(bucket: Bucket, version: ObjectVersion, sequence: number): BusEvent {
  const { key, bytes, etag } = version;
  const object = { key, size: bytes, etag, ...versionOf(bucket, version), sequencer: sequencer(sequence) };
  return event(bucket, 'Object Created', { object, reason: 'PutObject' });
}

/**
 * S3's event for a deletion. As in recorded events, it has no size, and an ETag (of an empty body) only for a delete
 * marker.
 */
export function deletedEvent(
  bucket: Bucket,
  version: ObjectVersion,
  {
    deletionType,
    sequence,
  }: { readonly deletionType: 'Delete Marker Created' | 'Permanently Deleted'; readonly sequence: number },
): BusEvent {
  const etag = deletionType === 'Delete Marker Created' ? { etag: version.etag } : {};
  const object = { key: version.key, ...etag, ...versionOf(bucket, version), sequencer: sequencer(sequence) };
  return event(bucket, 'Object Deleted', { object, reason: 'DeleteObject', 'deletion-type': deletionType });
}

function event(
  bucket: Bucket,
  detailType: string,
  detail: { readonly object: object; readonly reason: string; readonly [more: string]: unknown },
): BusEvent {
  return {
    source: 'aws.s3',
    detailType,
    resources: [bucketArn(bucket.name)],
    detail: {
      version: '0',
      bucket: { name: bucket.name },
      'request-id': randomBytes(8).toString('hex').toUpperCase(),
      requester: bucket.accountId,
      'source-ip-address': '127.0.0.1',
      ...detail,
    },
  };
}

function versionOf(bucket: Bucket, version: ObjectVersion): { 'version-id'?: string } {
  return bucket.versioned ? { 'version-id': version.versionId } : {};
}

/** Compares as text in the order of changes, which S3 promises per key. */
function sequencer(sequence: number): string {
  return sequence.toString(16).toUpperCase().padStart(18, '0');
}
