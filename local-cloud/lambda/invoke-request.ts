import { decodePercent } from '../protocol/decode-percent.ts';
import { ServiceFault } from '../protocol/service-fault.ts';
import type { AwsRequest, AwsResponse } from '../stand-in.ts';
import type { Invocation } from './function-pool.ts';
import { functionNameOf } from './invoke-permissions.ts';

/** Lambda's limit for the payload of a synchronous invocation, and for its result. */
export const PAYLOAD_BYTES_MAX = 6 * 1024 * 1024;

const INVOKE_PATH = /^\/2015-03-31\/functions\/([^/]+)\/invocations$/;

/**
 * Returns the function that an `Invoke` request names.
 *
 * @throws for any other operation or an unknown option.
 */
export function readInvoke(request: AwsRequest): string {
  const [, name = ''] = (request.method === 'POST' && INVOKE_PATH.exec(request.path)) || [];
  const nameOrArn = decodePercent(name);
  const unknown = (what: string) =>
    new ServiceFault(400, 'UnknownOperationException', `lambda: ${what} is not supported by the local cloud.`);
  if (nameOrArn === null || nameOrArn === '') {
    throw unknown(`${request.method} ${request.path}`);
  }
  const type = request.headers['x-amz-invocation-type'] ?? 'RequestResponse';
  if (type !== 'RequestResponse') {
    throw unknown(`the invocation type ${type}`);
  }
  if ((request.headers['x-amz-log-type'] ?? 'None') !== 'None') {
    throw unknown('the log type Tail');
  }
  for (const header of ['x-amz-client-context', 'x-amz-durable-execution-name', 'x-amz-tenant-id']) {
    if (request.headers[header] !== undefined) {
      throw unknown(`the header ${header}`);
    }
  }
  for (const parameter of request.query.keys()) {
    throw unknown(`the parameter ${parameter}`);
  }
  return functionNameOf(nameOrArn);
}

/**
 * Returns the JSON payload of a request.
 *
 * @throws Lambda's error if it is too large or not JSON.
 */
export function readPayload(request: AwsRequest): string {
  if (request.body.length > PAYLOAD_BYTES_MAX) {
    throw new ServiceFault(413, 'RequestTooLargeException', `The payload is over ${PAYLOAD_BYTES_MAX} bytes.`);
  }
  const text = request.body.length === 0 ? '{}' : request.body.toString('utf8');
  try {
    JSON.parse(text);
  } catch {
    throw new ServiceFault(400, 'InvalidRequestContentException', 'Could not parse request body into json.');
  }
  return text;
}

/** Returns the response of `Invoke`: the function's own JSON, or its error, marked by a header. */
export function invokeResponse({ requestId, outcome }: Invocation): AwsResponse {
  const headers = {
    'content-type': 'application/json',
    'x-amzn-requestid': requestId,
    'x-amz-executed-version': '$LATEST',
  };
  if (outcome.ok) {
    return { status: 200, headers, body: outcome.payload };
  }
  const body = JSON.stringify(outcome.error);
  return { status: 200, headers: { ...headers, 'x-amz-function-error': 'Unhandled' }, body };
}
