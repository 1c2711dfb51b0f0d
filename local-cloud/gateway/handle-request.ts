import type { Api, ApiMethod } from './api-model.ts';
import { authorize } from './authorize.ts';
import type { GatewayDependencies, RequestInProgress } from './call-function.ts';
import { findMethod } from './find-method.ts';
import { type GatewayRefusal, type HttpResponse, refusalValues, renderRefusal } from './gateway-response.ts';
import type { IncomingRequest } from './incoming-request.ts';
import { integrate, TOO_LARGE } from './integrate.ts';
import { answerMock } from './mock/answer-mock.ts';
import { contextValues, factsOf, type RequestFacts } from './request-event.ts';

/** A response with the values that an access log can name. */
export interface HandledRequest {
  readonly response: HttpResponse;
  readonly values: Readonly<Record<string, string>>;
}

const NO_SUCH_METHOD: GatewayRefusal = {
  type: 'MISSING_AUTHENTICATION_TOKEN',
  message: 'Missing Authentication Token',
};

/**
 * Answers one request as API Gateway does: route, size, authorizer and integration, or a gateway response for any
 * failure.
 */
export async function handleRequest(
  api: Api,
  request: IncomingRequest,
  cloud: GatewayDependencies,
): Promise<HandledRequest> {
  const startedAt = performance.now();
  const path = pathBelowStage(request.path, api.stage);
  const facts = factsOf(api, request, { path: path ?? request.path, at: cloud.now() });
  const method = path === null ? null : findMethod(api, request.method, path);
  const values = contextValues(facts, method);
  const answer = await answerOf({ facts, values, cloud }, method);
  if ('type' in answer) {
    Object.assign(values, refusalValues(answer));
  }
  const response = withIds('type' in answer ? renderRefusal(answer, api.gatewayResponses, values) : answer, facts);
  values.status = String(response.statusCode);
  values.responseLength = String(Buffer.byteLength(response.body));
  values.responseLatency = String(Math.round(performance.now() - startedAt));
  return { response, values };
}

async function answerOf(request: RequestInProgress, method: ApiMethod | null): Promise<HttpResponse | GatewayRefusal> {
  const { facts, values, cloud } = request;
  if (method === null) {
    return NO_SUCH_METHOD;
  }
  const operation = `${method.httpMethod} ${method.resourcePath}`;
  if (cloud.faults.trigger({ service: 'apigateway', operation, functionName: null, request: null }) !== null) {
    return { type: 'THROTTLED', message: 'Too Many Requests' };
  }
  if (facts.request.tooLarge) {
    return TOO_LARGE;
  }
  const authorized = await authorize(request, method);
  if ('type' in authorized) {
    return authorized;
  }
  const { integration } = method;
  return integration.kind === 'mock'
    ? answerMock(integration, facts.request, values)
    : integrate(request, { method, integration, context: authorized.context });
}

function pathBelowStage(path: string, stage: string): string | null {
  const prefix = `/${stage}`;
  if (path !== prefix && !path.startsWith(`${prefix}/`)) {
    return null;
  }
  // Repeated slashes after the stage count as one.
  return `/${path.slice(prefix.length).replace(/^\/+/, '')}`;
}

function withIds(response: HttpResponse, facts: RequestFacts): HttpResponse {
  const ids = [
    ['x-amzn-RequestId', facts.requestId],
    ['x-amz-apigw-id', facts.extendedRequestId],
  ] as const;
  return { ...response, headers: [...response.headers, ...ids] };
}
