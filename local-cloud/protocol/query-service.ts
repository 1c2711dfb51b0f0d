import { randomUUID } from 'node:crypto';
import type { AwsRequest, StandIn } from '../stand-in.ts';
import { answerOrRefuse } from './json-service.ts';
import type { Operation } from './operation.ts';
import { INVALID_INPUT, ServiceFault } from './service-fault.ts';
import { type XmlValue, xmlDocument } from './xml.ts';

/** What differs between the services that speak AWS's query protocol (a form in, XML out). */
interface QueryService {
  readonly service: string;
  /** The API's version, as in `2011-06-15`. */
  readonly version: string;
  readonly namespace: string;
  readonly operations: Readonly<Record<string, Operation>>;
  /** The service's error code for an invalid input; ValidationException by default. */
  readonly invalidInput?: string;
}

/**
 * Creates the stand-in of a service that speaks the query protocol; an unlisted action or version is refused by name.
 */
export function createQueryService(service: QueryService): StandIn {
  const operationOf = (request: AwsRequest) => actionOf(request, service);
  const find = (request: AwsRequest) => service.operations[operationOf(request)] as Operation;
  const headers = { 'content-type': 'text/xml' };
  const codeOf = (code: string) => (code === INVALID_INPUT ? (service.invalidInput ?? code) : code);
  const refuse: StandIn['refuse'] = (_request, error) => ({
    status: error.status,
    headers,
    body: xmlDocument(
      'ErrorResponse',
      {
        Error: { Type: error.status < 500 ? 'Sender' : 'Receiver', Code: codeOf(error.code), Message: error.message },
        RequestId: randomUUID(),
      },
      service.namespace,
    ),
  });
  const answer: StandIn['answer'] = (request) =>
    answerOrRefuse(request, refuse, async () => {
      const name = operationOf(request);
      const result = (await find(request).run(readForm(request), request)) as XmlValue | null;
      // As on AWS, the response of an operation without a result has no `Result` element.
      const results = result === null ? {} : { [`${name}Result`]: result };
      const body = { ...results, ResponseMetadata: { RequestId: randomUUID() } };
      return { status: 200, headers, body: xmlDocument(`${name}Response`, body, service.namespace) };
    });
  return {
    services: [service.service],
    resources: {},
    operationOf,
    permissionsFor: (request) => find(request).permissions(readForm(request)),
    answer,
    refuse,
  };
}

function actionOf(request: AwsRequest, service: QueryService): string {
  const form = new URLSearchParams(request.body.toString('utf8'));
  const name = form.get('Action') ?? '';
  if (form.get('Version') !== service.version || !Object.hasOwn(service.operations, name)) {
    const asked = `${service.service} ${name || 'a request without Action'} of version ${form.get('Version')}`;
    throw new ServiceFault(400, 'InvalidAction', `${asked} is not supported by the local cloud.`);
  }
  return name;
}

function readForm(request: AwsRequest): Record<string, string> {
  const {
    Action: _action,
    Version: _version,
    ...fields
  } = Object.fromEntries(new URLSearchParams(request.body.toString('utf8')));
  return fields;
}
