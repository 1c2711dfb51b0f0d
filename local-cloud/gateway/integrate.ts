import { PAYLOAD_BYTES_MAX } from '../lambda/invoke-request.ts';
import type { ApiMethod } from './api-model.ts';
import { callFunction, type RequestInProgress } from './call-function.ts';
import { type GatewayRefusal, type HttpResponse, INTERNAL_SERVER_ERROR } from './gateway-response.ts';
import type { FunctionIntegration } from './method-properties.ts';
import { readProxyResult } from './proxy-result.ts';
import { proxyEvent } from './request-event.ts';

/** A method that a function answers, and the context that the authorizer returned. */
interface FunctionRoute {
  readonly method: ApiMethod;
  readonly integration: FunctionIntegration;
  readonly context: Readonly<Record<string, string | number>> | null;
}

/** The refusal of a body that is too large for API Gateway or for Lambda. */
export const TOO_LARGE: GatewayRefusal = { type: 'REQUEST_TOO_LARGE', message: 'Request Too Long' };

const FAILED: GatewayRefusal = { type: 'DEFAULT_5XX', message: INTERNAL_SERVER_ERROR, statusCode: 502 };

/**
 * Calls the method's function with the request and turns its result into a response, within the timeout of the
 * integration.
 */
export async function integrate(
  { facts, values, cloud }: RequestInProgress,
  { method, integration, context }: FunctionRoute,
): Promise<HttpResponse | GatewayRefusal> {
  const event = JSON.stringify(proxyEvent(facts, method, context));
  if (Buffer.byteLength(event) > PAYLOAD_BYTES_MAX) {
    return TOO_LARGE;
  }
  const refused = (reason: string, refusal: GatewayRefusal): GatewayRefusal => {
    cloud.report(`gateway: ${method.httpMethod} ${method.resourcePath}: ${reason}`);
    return refusal;
  };
  const timeoutMs = Math.max(integration.timeoutMs, cloud.timeoutMsMin ?? 0);
  const startedAt = performance.now();
  const call = await callFunction(cloud, facts.api, {
    functionArn: integration.functionArn,
    part: `/${facts.api.stage}/${method.httpMethod}${method.resourcePath}`,
    event,
    timeoutMs,
  });
  const latency = String(Math.round(performance.now() - startedAt));
  Object.assign(values, { integrationLatency: latency, 'integration.latency': latency });
  if (call.kind === 'late') {
    const refusal = { type: 'INTEGRATION_TIMEOUT', message: 'Endpoint request timed out' } as const;
    return refused(`no answer within ${timeoutMs} ms`, refusal);
  }
  if (call.kind === 'not-permitted') {
    return refused(call.reason, { type: 'API_CONFIGURATION_ERROR', message: INTERNAL_SERVER_ERROR });
  }
  if (call.kind === 'throttled') {
    return refused('Lambda throttled it', { type: 'API_CONFIGURATION_ERROR', message: INTERNAL_SERVER_ERROR });
  }
  if (!call.outcome.ok) {
    return refused(`the function failed with ${call.outcome.error.errorType}`, FAILED);
  }
  const result = readProxyResult(call.outcome.payload);
  if ('malformed' in result) {
    return refused(`malformed proxy result (${result.malformed})`, FAILED);
  }
  return { ...result, headers: [...result.headers, ['X-Amzn-Trace-Id', facts.traceId]] };
}
