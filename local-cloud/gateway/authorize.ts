import type { ApiMethod } from './api-model.ts';
import type { Authorizer } from './api-properties.ts';
import { readAuthorizerResult } from './authorizer-result.ts';
import { callFunction, type FunctionCall, type RequestInProgress } from './call-function.ts';
import type { GatewayRefusal } from './gateway-response.ts';
import { headerOf } from './incoming-request.ts';
import { authorizerEvent, methodArn } from './request-event.ts';

/** The authorizer's context for a request that may proceed, or the refusal. */
type Authorized = { readonly context: Readonly<Record<string, string | number>> | null } | GatewayRefusal;

// The same limit as for an integration.
const TIMEOUT_MS = 29_000;
const UNAUTHORIZED: GatewayRefusal = { type: 'UNAUTHORIZED', message: 'Unauthorized' };
const BROKEN: GatewayRefusal = { type: 'AUTHORIZER_CONFIGURATION_ERROR', message: null };

/** Calls the method's authorizer; the context that it returns is added to `values`, even when it denies the call. */
export async function authorize({ facts, values, cloud }: RequestInProgress, method: ApiMethod): Promise<Authorized> {
  const { authorizer } = method;
  if (authorizer === null) {
    return { context: null };
  }
  if (authorizer.requiredHeaders.some((name) => (headerOf(facts.request, name) ?? '') === '')) {
    return UNAUTHORIZED;
  }
  const startedAt = performance.now();
  const call = await callAuthorizer({ facts, cloud }, method, authorizer);
  const integrationLatency = Math.round(performance.now() - startedAt);
  values['authorizer.integrationLatency'] = String(integrationLatency);
  const broken = (reason: string): GatewayRefusal => {
    cloud.report(`gateway: the authorizer of ${method.httpMethod} ${method.resourcePath} failed: ${reason}`);
    return BROKEN;
  };
  if (call.kind === 'late') {
    return broken('it took too long');
  }
  if (call.kind === 'throttled') {
    return broken('Lambda throttled it');
  }
  if (call.kind === 'not-permitted') {
    return broken(call.reason);
  }
  const { outcome } = call;
  // The one error message that makes API Gateway answer 401; any other is a failure of the authorizer.
  if (!outcome.ok) {
    return outcome.error.errorMessage === 'Unauthorized' ? UNAUTHORIZED : broken(outcome.error.errorType);
  }
  const result = readAuthorizerResult(outcome.payload, methodArn(facts, method));
  if (result.kind === 'malformed') {
    return broken(`its answer is malformed (${result.reason})`);
  }
  for (const [name, value] of Object.entries(result.context)) {
    values[`authorizer.${name}`] = value;
  }
  if (result.kind === 'allowed') {
    return { context: { ...result.context, integrationLatency } };
  }
  const explicit = result.kind === 'explicitly-denied' ? ' with an explicit deny in an identity-based policy' : '';
  return { type: 'ACCESS_DENIED', message: `User is not authorized to access this resource${explicit}` };
}

function callAuthorizer(
  { facts, cloud }: Pick<RequestInProgress, 'facts' | 'cloud'>,
  method: ApiMethod,
  authorizer: Authorizer,
): Promise<FunctionCall> {
  return callFunction(cloud, facts.api, {
    functionArn: authorizer.functionArn,
    part: `/authorizers/${authorizer.id}`,
    event: JSON.stringify(authorizerEvent(facts, method)),
    timeoutMs: TIMEOUT_MS,
  });
}
