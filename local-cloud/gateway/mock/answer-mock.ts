import { type GatewayRefusal, type HttpResponse, INTERNAL_SERVER_ERROR } from '../gateway-response.ts';
import { type ContextValues, renderHeader, renderTemplate } from '../gateway-response-template.ts';
import { headerOf, type IncomingRequest } from '../incoming-request.ts';
import type { MockIntegration } from './mock-properties.ts';

const UNSUPPORTED: GatewayRefusal = { type: 'UNSUPPORTED_MEDIA_TYPE', message: 'Unsupported Media Type' };
const NO_RESPONSE: GatewayRefusal = { type: 'API_CONFIGURATION_ERROR', message: INTERNAL_SERVER_ERROR };

/** Returns the answer of a mock integration. Only the media type of the request matters; its body is ignored. */
export function answerMock(
  { statuses, responses }: MockIntegration,
  request: Pick<IncomingRequest, 'headers'>,
  values: ContextValues,
): HttpResponse | GatewayRefusal {
  // As on API Gateway, a request that names no media type counts as JSON, and parameters such as a charset are ignored.
  const [mediaType = ''] = (headerOf(request, 'content-type') ?? 'application/json').split(';');
  const status = statuses.get(mediaType.trim().toLowerCase());
  if (status === undefined) {
    return UNSUPPORTED;
  }
  const response =
    responses.find(({ selects }) => selects?.test(String(status))) ?? responses.find(({ selects }) => selects === null);
  if (response === undefined) {
    return NO_RESPONSE;
  }
  const headers = Object.entries(response.headers).flatMap(([name, source]): [string, string][] => {
    const value = renderHeader(source, values);
    return value === null ? [] : [[name, value]];
  });
  return {
    statusCode: response.statusCode,
    headers: [['Content-Type', 'application/json'], ...headers],
    body: renderTemplate(response.template, values),
  };
}
