import type { AwsRequest, AwsResponse, StandIn } from '../stand-in.ts';

/** A stand-in that a test made up: it knows one operation, wants one permission for it, and remembers what came. */
export interface StubService extends StandIn {
  readonly requests: AwsRequest[];
  /** What it answers from now on. */
  answerWith: (request: AwsRequest) => AwsResponse | Promise<AwsResponse>;
}

/** Errors are JSON as DynamoDB's, or XML as S3's. */
export function createStubService(
  service: string,
  permission: { readonly action: string; readonly resource: string },
  options: { readonly operation?: string; readonly xml?: boolean } = {},
): StubService {
  const stub: StubService = {
    requests: [],
    answerWith: () => ({ status: 200, headers: { 'content-type': 'application/json' }, body: '{}' }),
    services: [service],
    resources: {},
    operationOf: () => options.operation ?? permission.action.split(':')[1] ?? '',
    permissionsFor: () => [permission],
    answer: async (request) => {
      stub.requests.push(request);
      return stub.answerWith(request);
    },
    refuse: (_request, { status, code, message }) =>
      options.xml === true
        ? { status, body: `<Error><Code>${code}</Code><Message>${message}</Message></Error>` }
        : { status, headers: { 'x-amzn-errortype': code }, body: JSON.stringify({ __type: code, message }) },
  };
  return stub;
}
