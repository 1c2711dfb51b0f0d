import { watchRequests } from './local-cloud/faults.ts';
import type { RunningCloud } from './local-cloud/start-cloud.ts';

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
export function recordCalls(cloud: RunningCloud, functionPath: string, services: readonly string[]) {
  const functionName = functionNameAt(cloud, functionPath);
  let calls: RecordedCall[] = [];
  for (const service of services) {
    watchRequests(cloud, { service, functionName }, ({ headers, body }) => {
      const [operation = ''] = String(headers['x-amz-target'] ?? '')
        .split('.')
        .slice(-1);
      calls.push({ service, operation, consistent: /"ConsistentRead":\s*true/.test(body.toString('utf8')) });
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
export function functionNameAt(cloud: Pick<RunningCloud, 'functionNames'>, functionPath: string): string {
  const found = Object.entries(cloud.functionNames).find(([path]) => path.endsWith(`/${functionPath}/Function`));
  if (found === undefined) {
    throw new Error(`There is no function ${functionPath}.`);
  }
  return found[1];
}
