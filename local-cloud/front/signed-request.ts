import type { WireRequest } from './wire-request.ts';

/** The signature of a request, in the Authorization header or, presigned, in the query. */
export interface Signing {
  readonly accessKeyId: string;
  /** The day, region and service of the credential scope. */
  readonly day: string;
  readonly region: string;
  readonly service: string;
  readonly signedHeaders: readonly string[];
  readonly signature: string;
  /** As in `X-Amz-Date`: 20261120T061101Z. */
  readonly time: string;
  readonly sessionToken: string | null;
  /** Seconds that a presigned URL is valid; null for a request signed by header. */
  readonly expiresSeconds: number | null;
}

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 +Credential=([^,/]+)\/(\d{8})\/([^,/]+)\/([^,/]+)\/aws4_request, *SignedHeaders=([^,]+), *Signature=([0-9a-f]{64})$/;
const CREDENTIAL = /^([^/]+)\/(\d{8})\/([^/]+)\/([^/]+)\/aws4_request$/;

/** Reads the signature of a request; null for one that is not signed with Signature Version 4. */
export function readSigning(request: WireRequest): Signing | null {
  const authorization = request.headers.authorization;
  return authorization === undefined ? readPresigned(request) : readHeader(request, authorization);
}

function readHeader(request: WireRequest, authorization: string): Signing | null {
  const found = AUTHORIZATION.exec(authorization.trim());
  if (found === null) {
    return null;
  }
  const [, accessKeyId = '', day = '', region = '', service = '', signedHeaders = '', signature = ''] = found;
  return {
    accessKeyId,
    day,
    region,
    service,
    signedHeaders: signedHeaders.split(';'),
    signature,
    time: request.headers['x-amz-date'] ?? '',
    sessionToken: request.headers['x-amz-security-token'] ?? null,
    expiresSeconds: null,
  };
}

function readPresigned(request: WireRequest): Signing | null {
  const query = new URLSearchParams(request.queryText);
  const found = CREDENTIAL.exec(query.get('X-Amz-Credential') ?? '');
  if (found === null || query.get('X-Amz-Algorithm') !== 'AWS4-HMAC-SHA256') {
    return null;
  }
  const [, accessKeyId = '', day = '', region = '', service = ''] = found;
  const expires = query.get('X-Amz-Expires') ?? '';
  return {
    accessKeyId,
    day,
    region,
    service,
    signedHeaders: (query.get('X-Amz-SignedHeaders') ?? '').split(';'),
    signature: query.get('X-Amz-Signature') ?? '',
    time: query.get('X-Amz-Date') ?? '',
    sessionToken: query.get('X-Amz-Security-Token'),
    expiresSeconds: /^\d{1,6}$/.test(expires) ? Number(expires) : 0,
  };
}
