import { ServiceFault } from '../../protocol/service-fault.ts';
import type { AwsResponse } from '../../stand-in.ts';
import type { Bucket } from './bucket.ts';
import type { ObjectStore } from './object-store.ts';
import type { ObjectVersion } from './object-version.ts';
import type { S3Request } from './s3-request.ts';

/** S3's GetObject. */
export async function getObject(request: S3Request, bucket: Bucket, store: ObjectStore): Promise<AwsResponse> {
  const version = findVersion(request, bucket, store);
  const notModified = checkConditions(request, version);
  if (notModified !== null) {
    return notModified;
  }
  const range = readRange(request.headers.range, version.bytes);
  const body = await store.read(version, range.start, range.end - range.start);
  const { status, headers } = describeRange(request, bucket, { version, range });
  return { status, headers: { ...headers, ...headersIn(request.query) }, body };
}

// A signed request can have the response say how a browser is to receive the object.
function headersIn(query: URLSearchParams): Record<string, string> {
  return Object.fromEntries(
    ['content-disposition', 'content-type'].flatMap((name) => {
      const value = query.get(`response-${name}`);
      return value === null ? [] : [[name, value]];
    }),
  );
}

/** S3's HeadObject: what GetObject returns, without the body. */
export function headObject(request: S3Request, bucket: Bucket, store: ObjectStore): AwsResponse {
  const version = findVersion(request, bucket, store);
  const notModified = checkConditions(request, version);
  return (
    notModified ?? describeRange(request, bucket, { version, range: readRange(request.headers.range, version.bytes) })
  );
}

interface ByteRange {
  readonly start: number;
  readonly end: number;
  /** False for the whole object. */
  readonly isPart: boolean;
}

function describeRange(
  request: S3Request,
  bucket: Bucket,
  { version, range }: { readonly version: ObjectVersion; readonly range: ByteRange },
): AwsResponse {
  const sendsChecksums = request.headers['x-amz-checksum-mode'] === 'ENABLED' && !range.isPart;
  const headers: Record<string, string> = {
    ...describeVersion(bucket, version),
    ...(sendsChecksums ? version.headers : withoutChecksums(version.headers)),
    'accept-ranges': 'bytes',
    'last-modified': new Date(version.modifiedMilliseconds).toUTCString(),
    'content-length': String(range.end - range.start),
  };
  if (range.isPart) {
    headers['content-range'] = `bytes ${range.start}-${range.end - 1}/${version.bytes}`;
  }
  return { status: range.isPart ? 206 : 200, headers };
}

/** Returns the headers that describe a version: ETag, encryption, version id. */
export function describeVersion(bucket: Bucket, version: ObjectVersion): Record<string, string> {
  return {
    etag: `"${version.etag}"`,
    'x-amz-server-side-encryption': 'AES256',
    ...(bucket.versioned ? { 'x-amz-version-id': version.versionId } : {}),
  };
}

function withoutChecksums(headers: ObjectVersion['headers']): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !name.startsWith('x-amz-checksum-')));
}

function findVersion(request: S3Request, bucket: Bucket, store: ObjectStore): ObjectVersion {
  const versionId = request.query.get('versionId');
  if (versionId !== null) {
    const version = store.version(bucket.name, request.key, versionId);
    if (version === undefined) {
      throw new ServiceFault(404, 'NoSuchVersion', 'The specified version does not exist.');
    }
    if (version.isDeleteMarker) {
      throw new ServiceFault(405, 'MethodNotAllowed', 'The specified method is not allowed against this resource.');
    }
    return version;
  }
  const latest = store.latest(bucket.name, request.key);
  if (latest === undefined || latest.isDeleteMarker) {
    throw new ServiceFault(404, 'NoSuchKey', 'The specified key does not exist.');
  }
  return latest;
}

function checkConditions(request: S3Request, version: ObjectVersion): AwsResponse | null {
  const wanted = request.headers['if-match'];
  if (wanted !== undefined && !sameTag(wanted, version)) {
    throw preconditionFailed();
  }
  const known = request.headers['if-none-match'];
  return known !== undefined && sameTag(known, version)
    ? { status: 304, headers: { etag: `"${version.etag}"` } }
    : null;
}

/** S3's error for a condition in a header that does not hold. */
export function preconditionFailed(): ServiceFault {
  return new ServiceFault(412, 'PreconditionFailed', 'At least one of the pre-conditions you specified did not hold');
}

function sameTag(sent: string, version: ObjectVersion): boolean {
  return sent === '*' || sent.replaceAll('"', '') === version.etag;
}

// S3 serves one range of bytes; several ranges, or a header that is not valid, give the whole object.
function readRange(header: string | undefined, bytes: number): ByteRange {
  const whole = { start: 0, end: bytes, isPart: false };
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (first === '' && last === '') {
    return whole;
  }
  const start = first === '' ? Math.max(0, bytes - Number(last)) : Number(first);
  const end = first === '' || last === '' ? bytes : Math.min(bytes, Number(last) + 1);
  if (first !== '' && last !== '' && Number(last) < start) {
    return whole;
  }
  if (start >= bytes) {
    throw new ServiceFault(416, 'InvalidRange', 'The requested range is not satisfiable');
  }
  return { start, end, isPart: true };
}
