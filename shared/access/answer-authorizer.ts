import type { APIGatewayAuthorizerResult, APIGatewayRequestAuthorizerEvent } from 'aws-lambda';
import { type LogFields, writeLog } from '../aws/log.ts';
import { bearerKey } from '../keys/bearer-key.ts';
import { DENIED_MESSAGES } from './access-reasons.ts';
import { type AccessDecision, authorize } from './authorize.ts';
import type { Caller } from './caller.ts';
import { toCallerContext } from './caller-context.ts';
import { type Route, scopeOfRoute } from './route-scopes.ts';

type AuthorizerServices = Parameters<typeof authorize>[0] & { readonly routes: readonly Route[] };

/**
 * Answers API Gateway's request to authorize a call, with a policy that allows it or denies it with a reason (403).
 *
 * @throws Error `Unauthorized` for a call that is answered with 401, and any other error when the call cannot be
 * decided, which is answered with 503: no error allows a call.
 */
export async function answerAuthorizer(
  { routes, ...services }: AuthorizerServices,
  event: APIGatewayRequestAuthorizerEvent,
  nowMs: number,
): Promise<APIGatewayAuthorizerResult> {
  const scope = scopeOfRoute(routes, event.httpMethod, event.resource);
  const decision = await authorize(services, {
    key: bearerKey(event.multiValueHeaders, event.headers),
    scope,
    sourceIp: event.requestContext.identity.sourceIp,
    nowMs,
  });
  if (decision.outcome === 'allowed') {
    const failed = await decision.deferredWrite();
    if (failed !== null) {
      writeLog('warn', 'deferred_write_failed', { ...logFieldsOf(event, decision), failed });
    }
    return policyFor(event.methodArn, { effect: 'Allow', caller: decision.caller });
  }
  writeLog('info', 'refused', { ...logFieldsOf(event, decision), outcome: decision.outcome, reason: decision.reason });
  // A route without a scope promises 401 and no 403: every denial is a 401.
  if (decision.outcome === 'unauthenticated' || scope === null) {
    // API Gateway answers 401 for exactly this message, and 503 for any other.
    throw new Error('Unauthorized');
  }
  const denyReason = DENIED_MESSAGES[decision.reason];
  return policyFor(event.methodArn, { effect: 'Deny', caller: decision.caller, denyReason });
}

interface Verdict {
  readonly effect: 'Allow' | 'Deny';
  readonly caller: Caller;
  readonly denyReason?: string;
}

// Each policy names exactly the requested method, so that it can never apply to another call.
function policyFor(methodArn: string, { effect, caller, denyReason }: Verdict): APIGatewayAuthorizerResult {
  return {
    principalId: caller.keyId,
    policyDocument: {
      Version: '2012-10-17',
      Statement: [{ Action: 'execute-api:Invoke', Effect: effect, Resource: methodArn }],
    },
    context: { ...toCallerContext(caller), ...(denyReason === undefined ? {} : { denyReason }) },
  };
}

function logFieldsOf(event: APIGatewayRequestAuthorizerEvent, decision: AccessDecision): LogFields {
  const key = decision.outcome === 'unauthenticated' ? decision.key : decision.caller;
  return {
    request_id: event.requestContext.requestId,
    route: event.resource,
    company_id: key?.companyId,
    application_id: key?.applicationId,
    key_id: key?.keyId,
    key_environment: key?.keyEnvironment,
  };
}
