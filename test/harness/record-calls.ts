import type { LocalCloud } from '@knowledge-copilot/local-cloud';

/** A call of a function to an AWS service, as the local cloud's front received it. */
export interface RecordedCall {
  readonly service: string;
  readonly operation: string;
  /** Whether a DynamoDB read is strongly consistent. */
  readonly consistent: boolean;
}

/**
 * Records every call that a function makes to these services from now on, in order; `take` returns the calls since it
 * was last called.
 */
export function recordCalls(cloud: LocalCloud, functionPath: string, services: readonly string[]) {
  const functionName = functionNameAt(cloud, functionPath);
  let calls: RecordedCall[] = [];
  for (const service of services) {
    cloud.faults.script({
      service,
      functionName,
      // A fault that never matches changes nothing, and its `match` sees every request.
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
