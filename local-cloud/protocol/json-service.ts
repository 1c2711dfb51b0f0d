import { randomUUID } from 'node:crypto';
import type { AwsRequest, AwsResponse, MakeResource, StandIn } from '../stand-in.ts';
import type { Operation } from './operation.ts';
import { INVALID_INPUT, ServiceFault } from './service-fault.ts';

/** What differs between the services that speak AWS's JSON protocol. */
interface JsonService {
  readonly service: string;
  /** The prefix of the operation in `X-Amz-Target`, such as `AmazonSQS`. */
  readonly target: string;
  readonly version: '1.0' | '1.1';
  readonly operations: Readonly<Record<string, Operation>>;
  /** The service's error code for an invalid input; ValidationException by default. */
  readonly invalidInput?: string;
  readonly resources: Readonly<Record<string, MakeResource>>;
}

/** Creates the stand-in of a service that speaks AWS JSON 1.0 or 1.1; an unlisted operation is refused by name. */
export function createJsonService(service: JsonService): StandIn {
  const operationOf = (request: AwsRequest) => targetOf(request, service);
  const find = (request: AwsRequest) => service.operations[operationOf(request)] as Operation;
  const headers = { 'content-type': `application/x-amz-json-${service.version}` };
  const refuse: StandIn['refuse'] = (_request, { status, code: faultCode, message }) => {
    const code = faultCode === INVALID_INPUT ? (service.invalidInput ?? faultCode) : faultCode;
    return {
      status,
      headers: { ...headers, 'x-amzn-requestid': randomUUID(), 'x-amzn-errortype': code },
      body: JSON.stringify({ __type: code, message }),
    };
  };
  return {
    services: [service.service],
    resources: service.resources,
    operationOf,
    permissionsFor: (request) => find(request).permissions(readJsonBody(request)),
    answer: (request) =>
      answerOrRefuse(request, refuse, async () => ({
        status: 200,
        headers: { ...headers, 'x-amzn-requestid': randomUUID() },
        body: JSON.stringify((await find(request).run(readJsonBody(request), request)) ?? {}),
      })),
    refuse,
  };
}

/**
 * Returns the operation that `X-Amz-Target` names.
 *
 * @throws AWS's UnknownOperationException if the service lacks it.
 */
export function targetOf(
  request: AwsRequest,
  service: Pick<JsonService, 'service' | 'target'> & { readonly operations: object },
): string {
  const [target, name = ''] = (request.headers['x-amz-target'] ?? '').split('.');
  if (target !== service.target || !Object.hasOwn(service.operations, name)) {
    const asked = request.headers['x-amz-target'] ?? 'a request without X-Amz-Target';
    throw new ServiceFault(
      400,
      'UnknownOperationException',
      `${service.service} ${asked} is not supported by the local cloud.`,
    );
  }
  return name;
}

/**
 * Parses the body as JSON.
 *
 * @throws AWS's SerializationException if it is not JSON.
 */
export function readJsonBody(request: AwsRequest): unknown {
  try {
    return JSON.parse(request.body.toString('utf8'));
  } catch {
    throw new ServiceFault(400, 'SerializationException', 'The body is not JSON.');
  }
}

/**
 * Answers a request, and turns a ServiceFault into the service's own error. Any other error is a defect and is thrown.
 */
export async function answerOrRefuse(
  request: AwsRequest,
  refuse: StandIn['refuse'],
  answer: () => Promise<AwsResponse>,
): Promise<AwsResponse> {
  try {
    return await answer();
  } catch (error) {
    if (error instanceof ServiceFault) {
      return refuse(request, error);
    }
    throw error;
  }
}
