import type { LocalCloud } from '@knowledge-copilot/local-cloud';
import type { AwsRequest } from '@knowledge-copilot/local-cloud/stand-in';
import { functionNameAt } from '../harness/record-calls.ts';

/** One request of a function to AWS, with all that is needed to make it again. */
export interface ServiceCall {
  readonly service: string;
  /** DynamoDB's operation; '' elsewhere, where the path says it. */
  readonly operation: string;
  readonly path: string;
  readonly contentType: string;
  readonly body: string;
}

// A write holds a condition on what was there before, so that it cannot be made twice; what it takes counts as the
// API's own.
const WRITE = /^(?:Put|Update|Delete|Transact|BatchWrite)/;

/** Every read and model call that these functions make while `call` runs, in order; writes are left out. */
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
        // A fault that never matches changes nothing and sees everything.
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
