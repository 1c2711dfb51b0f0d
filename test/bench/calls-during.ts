import type { LocalCloud } from '@knowledge-copilot/local-cloud';
import type { AwsRequest } from '@knowledge-copilot/local-cloud/stand-in';
import { functionNameAt } from '../harness/record-calls.ts';

// A request of a function to AWS, with everything that is needed to repeat it.
interface ServiceCall {
  readonly service: string;
  /** DynamoDB's operation; '' for other services, whose paths name it. */
  readonly operation: string;
  readonly path: string;
  readonly contentType: string;
  readonly body: string;
}

// Writes have conditions on the previous state and so cannot be repeated; their time counts as the API's own.
const WRITE = /^(?:Put|Update|Delete|Transact|BatchWrite)/;

/** Records every read and model call, but no write, that these functions make while `call` runs, in order. */
export async function callsDuring(
  cloud: LocalCloud,
  functionPaths: readonly string[],
  call: () => Promise<unknown>,
): Promise<ServiceCall[]> {
  const calls: ServiceCall[] = [];
  const services = Object.values(cloud.standIns).flatMap((standIn) => standIn.services);
  const scripts = functionPaths.flatMap((path) =>
    services.map((service) =>
      cloud.faults.script({
        service,
        functionName: functionNameAt(cloud, path),
        // A fault that never matches changes nothing, and its `match` sees every request.
        match: (request) => {
          calls.push(serviceCallOf(request));
          return false;
        },
        effect: { kind: 'throttle' },
      }),
    ),
  );
  try {
    await call();
  } finally {
    for (const script of scripts) {
      script.remove();
    }
  }
  return calls.filter(({ operation }) => !WRITE.test(operation));
}

function serviceCallOf({ service, path, headers, body }: AwsRequest): ServiceCall {
  return {
    service,
    operation: headers['x-amz-target']?.split('.').at(-1) ?? '',
    path,
    contentType: headers['content-type'] ?? '',
    body: body.toString('utf8'),
  };
}
