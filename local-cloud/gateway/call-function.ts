import type { Faults } from '../faults.ts';
import type { Invocation } from '../lambda/function-pool.ts';
import { functionNameOf, InvocationNotPermitted, type InvocationSource } from '../lambda/invoke-permissions.ts';
import type { Api } from './api-model.ts';
import type { RequestFacts } from './request-event.ts';

/** The parts of the cloud that a gateway uses. */
export interface GatewayDependencies {
  readonly now: () => number;
  readonly faults: Pick<Faults, 'trigger'>;
  readonly invoke: (functionArn: string, payload: string, source: InvocationSource) => Promise<Invocation>;
  /** The least time that the gateway waits for a function, regardless of its method's timeout; 0 by default. */
  readonly timeoutMsMin?: number;
  /** Reports why API Gateway itself answered with an error. */
  readonly report: (line: string) => void;
  readonly accessLog: (line: string) => void;
}

/** A request that the gateway is handling: the known facts, and the values that an access log can name. */
export interface RequestInProgress {
  readonly facts: RequestFacts;
  readonly values: Record<string, string>;
  readonly cloud: GatewayDependencies;
}

/**
 * The outcome of a function call by API Gateway; `late`: the function took longer than API Gateway waits, `throttled`:
 * Lambda had no free instance for it, scripted as a fault.
 */
export type FunctionCall =
  | { readonly kind: 'ended'; readonly outcome: Invocation['outcome'] }
  | { readonly kind: 'late' }
  | { readonly kind: 'throttled' }
  | { readonly kind: 'not-permitted'; readonly reason: string };

/**
 * Calls a function for a part of the API, `/authorizers/ID` or `/STAGE/METHOD/path`, which the function's permissions
 * must allow.
 */
export async function callFunction(
  cloud: GatewayDependencies,
  api: Api,
  call: { readonly functionArn: string; readonly part: string; readonly event: string; readonly timeoutMs: number },
): Promise<FunctionCall> {
  const source = {
    service: 'apigateway.amazonaws.com',
    arn: `arn:aws:execute-api:${api.region}:${api.accountId}:${api.id}${call.part}`,
  };
  const invocation = { service: 'lambda', operation: 'Invoke', request: null } as const;
  if (cloud.faults.trigger({ ...invocation, functionName: functionNameOf(call.functionArn) }) !== null) {
    return { kind: 'throttled' };
  }
  const late = Promise.withResolvers<FunctionCall>();
  const timer = setTimeout(() => late.resolve({ kind: 'late' }), call.timeoutMs);
  try {
    const ended = cloud
      .invoke(call.functionArn, call.event, source)
      .then(({ outcome }): FunctionCall => ({ kind: 'ended', outcome }));
    return await Promise.race([ended, late.promise]);
  } catch (error) {
    if (error instanceof InvocationNotPermitted) {
      return { kind: 'not-permitted', reason: error.message };
    }
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
