import type { LocalCloud } from '@knowledge-copilot/local-cloud';

/** One call of a function to an AWS service, as the front saw it. */
export interface RecordedCall {
  readonly service: string;
  readonly operation: string;
  /** DynamoDB's own word for a read that sees every write before it. */
  readonly consistent: boolean;
}

/**
 * Records, from now on, every call that one function makes to these services, in order; `take` gives what came since it
 * was last asked.
 */
export function recordCalls(cloud: LocalCloud, functionPath: string, services: readonly string[]) {
  const functionName = functionNameAt(cloud, functionPath);
  let calls: RecordedCall[] = [];
  for (const service of services) {
    cloud.faults.script({
      service,
      functionName,
      // A fault that never matches changes nothing and sees everything.
      match: ({ headers, body }) => {
        const operation =
          String(headers['x-amz-target'] ?? '')
            .split('.')
            .at(-1) ?? '';
        calls.push({ service, operation, consistent: /"ConsistentRead":\s*true/.test(body.toString('utf8')) });
        return false;
      },
      effect: { kind: 'throttle' },
    });
  }
  return {
    take: () => {
      const taken = calls;
      calls = [];
      return taken;
    },
  };
}

/** The physical name of a function by the end of its construct path, such as `authorizer`. */
export function functionNameAt(cloud: Pick<LocalCloud, 'functionNames'>, functionPath: string): string {
  const found = Object.entries(cloud.functionNames).find(([path]) => path.endsWith(`/${functionPath}/Function`));
  if (found === undefined) {
    throw new Error(`There is no function ${functionPath}.`);
  }
  return found[1];
}
