import type { APIGatewayAuthorizerResult, APIGatewayRequestAuthorizerEvent } from 'aws-lambda';
import { type LogFields, writeLog } from '../aws/log.ts';
import { bearerKey } from '../keys/bearer-key.ts';
import { type AccessDecision, authorize } from './authorize.ts';
import type { Caller } from './caller.ts';
import { toCallerContext } from './caller-context.ts';
import { DENY_REASONS } from './deny-reason.ts';
import { scopeOfRoute } from './route-scopes.ts';

/**
 * Carries a call to the decision and the decision back in API Gateway's terms. Anything unexpected throws, which API
 * Gateway answers with 500: closed by construction.
 */
export async function answerAuthorizer(
  services: Parameters<typeof authorize>[0],
  event: APIGatewayRequestAuthorizerEvent,
  nowMs: number,
): Promise<APIGatewayAuthorizerResult> {
  const scope = scopeOfRoute(event.httpMethod, event.resource);
  const decision = await authorize(services, {
    key: bearerKey(event.multiValueHeaders, event.headers),
    scope,
    sourceIp: event.requestContext.identity.sourceIp,
    nowMs,
  });
  if (decision.outcome === 'allowed') {
    const failed = await decision.afterwards();
    if (failed.length > 0) {
      writeLog('warn', 'authorizer_afterthought', { ...fieldsOf(event, decision), failed: failed.join(' ') });
    }
    return answer('Allow', event.methodArn, decision.caller);
  }
  writeLog('info', 'refused', { ...fieldsOf(event, decision), outcome: decision.outcome, reason: decision.reason });
  // A route that needs no scope promises 401 and no 403: every refusal is its one error.
  if (decision.outcome === 'unauthenticated' || scope === null) {
    throw new Error('Unauthorized');
  }
  return answer('Deny', event.methodArn, decision.caller, DENY_REASONS[decision.reason]);
}

// Each answer names exactly the method that was asked for, so that it can never serve another call.
function answer(
  effect: 'Allow' | 'Deny',
  methodArn: string,
  caller: Caller,
  denyReason?: string,
): APIGatewayAuthorizerResult {
  return {
    principalId: caller.keyId,
    policyDocument: {
      Version: '2012-10-17',
      Statement: [{ Action: 'execute-api:Invoke', Effect: effect, Resource: methodArn }],
    },
    context: { ...toCallerContext(caller), ...(denyReason === undefined ? {} : { denyReason }) },
  };
}

function fieldsOf(event: APIGatewayRequestAuthorizerEvent, decision: AccessDecision): LogFields {
  const caller = 'caller' in decision ? decision.caller : undefined;
  return {
    request_id: event.requestContext.requestId,
    route: event.resource,
    company_id: caller?.companyId,
    application_id: caller?.applicationId,
    key_id: caller?.keyId,
    key_environment: caller?.keyEnvironment,
  };
}
