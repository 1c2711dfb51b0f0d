import type { Faults } from '../faults.ts';
import type { Invocation } from '../lambda/function-pool.ts';
import { InvocationNotPermitted, type InvocationSource } from '../lambda/invoke-permissions.ts';
import { PAYLOAD_BYTES_MAX } from '../lambda/invoke-request.ts';
import type { Api, ApiMethod } from './api-model.ts';
import { readAuthorizerResult } from './authorizer-result.ts';
import { type GatewayRefusal, type HttpResponse, renderRefusal } from './gateway-response.ts';
import { headerOf, type IncomingRequest } from './incoming-request.ts';
import { readProxyResult } from './proxy-result.ts';
import { authorizerEvent, contextValues, factsOf, methodArn, proxyEvent, type RequestFacts } from './request-event.ts';

/** What a gateway needs of the cloud around it. */
export interface GatewaySurroundings {
  readonly now: () => number;
  readonly faults: Pick<Faults, 'meet'>;
  readonly invoke: (functionArn: string, payload: string, source: InvocationSource) => Promise<Invocation>;
  /** Says, for whoever sits at the desk, why API Gateway answered with an error of its own. */
  readonly report: (line: string) => void;
  readonly accessLog: (line: string) => void;
}

/** A response with the values that an access log can name. */
export interface HandledRequest {
  readonly response: HttpResponse;
  readonly values: Readonly<Record<string, string>>;
}

type Authorized = { readonly context: Readonly<Record<string, string | number>> } | GatewayRefusal;

const AUTHORIZER_TIMEOUT_MS = 29_000;
const LATE = Symbol('late');
const SERVER_ERROR: GatewayRefusal = { type: 'DEFAULT_5XX', message: 'Internal server error', statusCode: 502 };
const TOO_LARGE: GatewayRefusal = { type: 'REQUEST_TOO_LARGE', message: 'Request Too Long' };
const AUTHORIZER_BROKEN: GatewayRefusal = { type: 'AUTHORIZER_CONFIGURATION_ERROR', message: null };
const NO_SUCH_METHOD: GatewayRefusal = {
  type: 'MISSING_AUTHENTICATION_TOKEN',
  message: 'Missing Authentication Token',
};

/** Answers one request as API Gateway does: route, size, authorizer, integration, and a gateway response for whatever goes wrong on the way. */
export async function handleRequest(
  api: Api,
  request: IncomingRequest,
  cloud: GatewaySurroundings,
): Promise<HandledRequest> {
  const path = pathBelowStage(request.path, api.stage);
  const facts = factsOf(api, request, path ?? request.path, cloud.now());
  const method = path === null ? null : findMethod(api, request.method, path);
  const values = contextValues(facts, method);
  const refuse = (refusal: GatewayRefusal) => renderRefusal(refusal, api.gatewayResponses, values);
  const answer = await answerOf(facts, method, values, cloud);
  const response = 'type' in answer ? refuse(answer) : answer;
  return { response: withIds(response, facts), values };
}

async function answerOf(
  facts: RequestFacts,
  method: ApiMethod | null,
  values: Record<string, string>,
  cloud: GatewaySurroundings,
): Promise<HttpResponse | GatewayRefusal> {
  if (method === null) return NO_SUCH_METHOD;
  const operation = `${method.httpMethod} ${method.resourcePath}`;
  if (cloud.faults.meet({ service: 'apigateway', operation, functionName: null, request: null }) !== null) {
    return { type: 'THROTTLED', message: 'Too Many Requests' };
  }
  if (facts.request.tooLarge) return TOO_LARGE;
  const authorized = method.authorizer === null ? { context: null } : await authorize(facts, method, values, cloud);
  if ('type' in authorized) return authorized;
  return integrate(facts, method, authorized.context, cloud);
}

async function authorize(
  facts: RequestFacts,
  method: ApiMethod,
  values: Record<string, string>,
  cloud: GatewaySurroundings,
): Promise<Authorized> {
  const { api, request } = facts;
  const authorizer = method.authorizer as NonNullable<ApiMethod['authorizer']>;
  if (authorizer.requiredHeaders.some((name) => (headerOf(request, name) ?? '') === '')) {
    return { type: 'UNAUTHORIZED', message: 'Unauthorized' };
  }
  const broken = (reason: string): GatewayRefusal => {
    cloud.report(`gateway: the authorizer of ${method.httpMethod} ${method.resourcePath} failed: ${reason}`);
    return AUTHORIZER_BROKEN;
  };
  const startedAt = performance.now();
  const source = {
    service: 'apigateway.amazonaws.com',
    arn: `arn:aws:execute-api:${api.region}:${api.accountId}:${api.id}/authorizers/${authorizer.id}`,
  };
  const event = JSON.stringify(authorizerEvent(facts, method));
  const invocation = await invoke(cloud, authorizer.functionArn, event, source, AUTHORIZER_TIMEOUT_MS);
  if (invocation === LATE) return broken('it took too long');
  if (typeof invocation === 'string') return broken(invocation);
  const { outcome } = invocation;
  if (!outcome.ok) {
    // The one message that an authorizer can throw to say who is at fault.
    if (outcome.error.errorMessage === 'Unauthorized') return { type: 'UNAUTHORIZED', message: 'Unauthorized' };
    return broken(outcome.error.errorType);
  }
  const result = readAuthorizerResult(outcome.payload, methodArn(api, method, facts));
  if (result.kind === 'malformed') return broken(`its answer is malformed (${result.reason})`);
  const integrationLatency = Math.round(performance.now() - startedAt);
  for (const [name, value] of Object.entries(result.context)) values[`authorizer.${name}`] = value;
  values['authorizer.integrationLatency'] = String(integrationLatency);
  if (result.kind === 'allowed') return { context: { ...result.context, integrationLatency } };
  const message = 'User is not authorized to access this resource';
  const explicit = result.kind === 'explicitly-denied' ? ' with an explicit deny in an identity-based policy' : '';
  return { type: 'ACCESS_DENIED', message: message + explicit };
}

async function integrate(
  facts: RequestFacts,
  method: ApiMethod,
  context: Readonly<Record<string, string | number>> | null,
  cloud: GatewaySurroundings,
): Promise<HttpResponse | GatewayRefusal> {
  const { api } = facts;
  const source = {
    service: 'apigateway.amazonaws.com',
    arn: `arn:aws:execute-api:${api.region}:${api.accountId}:${api.id}/${api.stage}/${method.httpMethod}${method.resourcePath}`,
  };
  const event = JSON.stringify(proxyEvent(facts, method, context));
  if (Buffer.byteLength(event) > PAYLOAD_BYTES_MAX) return TOO_LARGE;
  const invocation = await invoke(cloud, method.functionArn, event, source, method.timeoutMs);
  const where = `gateway: ${method.httpMethod} ${method.resourcePath}`;
  if (invocation === LATE) {
    cloud.report(`${where}: no answer within ${method.timeoutMs} ms`);
    return { type: 'INTEGRATION_TIMEOUT', message: 'Endpoint request timed out' };
  }
  if (typeof invocation === 'string') {
    cloud.report(`${where}: ${invocation}`);
    return { type: 'API_CONFIGURATION_ERROR', message: 'Internal server error' };
  }
  const { outcome } = invocation;
  if (!outcome.ok) {
    cloud.report(`${where}: the function failed with ${outcome.error.errorType}`);
    return SERVER_ERROR;
  }
  const result = readProxyResult(outcome.payload);
  if ('malformed' in result) {
    cloud.report(`${where}: malformed proxy result (${result.malformed})`);
    return SERVER_ERROR;
  }
  return { ...result, headers: [...result.headers, ['X-Amzn-Trace-Id', facts.traceId]] };
}

/** The invocation; LATE when the gateway did not wait for its end; or the sentence that says why it was not permitted. */
async function invoke(
  cloud: GatewaySurroundings,
  functionArn: string,
  payload: string,
  source: InvocationSource,
  timeoutMs: number,
): Promise<Invocation | typeof LATE | string> {
  const late = Promise.withResolvers<typeof LATE>();
  const timer = setTimeout(() => late.resolve(LATE), timeoutMs);
  try {
    return await Promise.race([cloud.invoke(functionArn, payload, source), late.promise]);
  } catch (error) {
    if (error instanceof InvocationNotPermitted) return error.message;
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

function pathBelowStage(path: string, stage: string): string | null {
  const prefix = `/${stage}`;
  if (path !== prefix && !path.startsWith(`${prefix}/`)) return null;
  // Slashes doubled after the stage count once.
  return `/${path.slice(prefix.length).replace(/^\/+/, '')}`;
}

// A slash at the end is not looked at; letters are, in either case.
function findMethod(api: Api, httpMethod: string, path: string): ApiMethod | null {
  const wanted = path.replace(/\/+$/, '') || '/';
  const there = api.methods.filter((method) => method.resourcePath === wanted);
  return (
    there.find((method) => method.httpMethod === httpMethod) ??
    there.find((method) => method.httpMethod === 'ANY') ??
    null
  );
}

function withIds(response: HttpResponse, facts: RequestFacts): HttpResponse {
  return {
    ...response,
    headers: [...response.headers, ['x-amzn-RequestId', facts.requestId], ['x-amz-apigw-id', facts.extendedRequestId]],
  };
}
