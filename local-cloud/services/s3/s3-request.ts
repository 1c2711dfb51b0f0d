import { decodePercent } from '../../protocol/decode-percent.ts';
import { ServiceFault } from '../../protocol/service-fault.ts';
import type { AwsRequest } from '../../stand-in.ts';
import { type OperationForm, type OperationName, operationForms } from './operation-forms.ts';

/** A path-style request to S3 with its operation, which supports all headers and parameters of the request. */
export interface S3Request {
  readonly operation: OperationName;
  readonly bucket: string;
  /** Empty for operations on the bucket. */
  readonly key: string;
  /** Headers in lower case, with the `x-amz-*` that a presigned URL carries in its query. */
  readonly headers: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly body: Buffer;
}

/** Headers that change what S3 does: each must be listed by the operation, or the request is refused. */
const meaningfulHeader =
  /^(x-amz-.*|if-.*|range|content-md5|content-encoding|content-disposition|content-language|cache-control|expires)$/;
const headersOfEveryRequest = new Set([
  'x-amz-content-sha256',
  'x-amz-date',
  'x-amz-security-token',
  'x-amz-user-agent',
]);
const presignedQuery =
  /^X-Amz-(Algorithm|Credential|Date|Expires|SignedHeaders|Signature|Security-Token|Content-Sha256)$/;

/**
 * Finds the operation and refuses, by name, any operation, header or query parameter that is not supported by the local
 * cloud.
 */
export function readS3Request(request: AwsRequest): S3Request {
  const [, bucket = '', ...segments] = request.path.split('/');
  const key = segments.map(decodeSegment).join('/');
  const operation = findOperation(request, bucket, key);
  const form: OperationForm = operationForms[operation];
  const headers: Record<string, string> = { ...request.headers };
  for (const [name, value] of request.query) {
    if (presignedQuery.test(name) || name === 'x-id') {
      continue;
    }
    if (name.toLowerCase().startsWith('x-amz-')) {
      headers[name.toLowerCase()] = value;
    } else if (!form.query.includes(name)) {
      throw notImplemented(`${operation} with the query parameter ${name}`);
    }
  }
  for (const name of Object.keys(headers)) {
    const known = headersOfEveryRequest.has(name) || form.headers.some((header) => matches(header, name));
    if (meaningfulHeader.test(name) && !known) {
      throw notImplemented(`${operation} with the header ${name}`);
    }
  }
  return { operation, bucket, key, headers, query: request.query, body: request.body };
}

function findOperation(request: AwsRequest, bucket: string, key: string): OperationName {
  const place = bucket === '' ? 'service' : key === '' ? 'bucket' : 'object';
  for (const [name, form] of Object.entries(operationForms)) {
    const marked = form.mark === null || request.query.has(form.mark);
    if (form.method === request.method && form.place === place && marked) {
      return name as OperationName;
    }
  }
  const query = [...request.query.keys()].filter((name) => !presignedQuery.test(name)).join('&');
  throw notImplemented(`${request.method} of the ${place} with the query "${query}"`);
}

function matches(pattern: string, name: string): boolean {
  return pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : pattern === name;
}

function decodeSegment(segment: string): string {
  const decoded = decodePercent(segment);
  if (decoded === null) {
    throw new ServiceFault(400, 'InvalidURI', 'The path is not percent-encoded UTF-8.');
  }
  return decoded;
}

function notImplemented(what: string): ServiceFault {
  return new ServiceFault(501, 'NotImplemented', `s3: ${what} is not supported by the local cloud.`);
}
