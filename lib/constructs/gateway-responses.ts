import { ResponseType, type RestApi } from 'aws-cdk-lib/aws-apigateway';
import {
  BODY_TOO_LARGE,
  BUSY,
  INTERNAL_ERROR,
  INVALID_BODY,
  INVALID_PARAMETERS,
  REQUEST_TIMED_OUT,
  SERVICE_UNAVAILABLE,
  UNKNOWN_PATH,
} from '../../shared/error-messages.ts';

interface GatewayAnswer {
  readonly type: ResponseType;
  /**
   * Left out if API Gateway's own status is right. Never set for the two defaults, where it would replace the status of
   * every response that has no entry.
   */
  readonly status?: number;
  readonly error: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const REFUSED = 'The request was refused.';
const RETRY = { 'retry-after': "'5'" };

// API Gateway's own messages are not returned: for an unknown path they quote the Authorization header.
const ANSWERS: readonly GatewayAnswer[] = [
  { type: ResponseType.ACCESS_DENIED, status: 403, error: '$context.authorizer.denyReason' },
  // Every path and method has a route (unknown-routes.ts), so these four are only raised before API Gateway looks for
  // one. The last two are for AWS signatures, which no method accepts.
  { type: ResponseType.MISSING_AUTHENTICATION_TOKEN, status: 404, error: UNKNOWN_PATH },
  { type: ResponseType.RESOURCE_NOT_FOUND, status: 404, error: UNKNOWN_PATH },
  { type: ResponseType.INVALID_SIGNATURE, status: 404, error: UNKNOWN_PATH },
  { type: ResponseType.EXPIRED_TOKEN, status: 404, error: UNKNOWN_PATH },
  { type: ResponseType.BAD_REQUEST_BODY, status: 400, error: INVALID_BODY },
  { type: ResponseType.BAD_REQUEST_PARAMETERS, status: 400, error: INVALID_PARAMETERS },
  { type: ResponseType.REQUEST_TOO_LARGE, status: 400, error: BODY_TOO_LARGE },
  // Only raised by the mocks of unknown routes. Functions get requests of every type, and refuse what is not JSON.
  { type: ResponseType.UNSUPPORTED_MEDIA_TYPE, status: 404, error: UNKNOWN_PATH },
  { type: ResponseType.INVALID_API_KEY, status: 403, error: REFUSED },
  { type: ResponseType.WAF_FILTERED, status: 403, error: REFUSED },
  { type: ResponseType.THROTTLED, status: 503, error: BUSY, headers: RETRY },
  { type: ResponseType.QUOTA_EXCEEDED, status: 503, error: BUSY, headers: RETRY },
  // Lambda throttled the function. API Gateway reports that as one of these two, by default with 504 or 500.
  { type: ResponseType.INTEGRATION_FAILURE, status: 503, error: BUSY, headers: RETRY },
  { type: ResponseType.API_CONFIGURATION_ERROR, status: 503, error: BUSY, headers: RETRY },
  {
    type: ResponseType.INTEGRATION_TIMEOUT,
    status: 503,
    error: REQUEST_TIMED_OUT,
    headers: RETRY,
  },
  // The authorizer could not decide: a service did not answer it, or its time ran out. The next try can succeed.
  { type: ResponseType.AUTHORIZER_FAILURE, status: 503, error: SERVICE_UNAVAILABLE, headers: RETRY },
  { type: ResponseType.AUTHORIZER_CONFIGURATION_ERROR, status: 503, error: SERVICE_UNAVAILABLE, headers: RETRY },
  { type: ResponseType.DEFAULT_4XX, error: REFUSED },
  { type: ResponseType.DEFAULT_5XX, error: INTERNAL_ERROR },
];

/** The headers of every response that does not come from a function. API Gateway marks fixed text by single quotes. */
export const FIXED_HEADERS = {
  'x-request-id': 'context.requestId',
  'cache-control': "'no-store'",
  'x-content-type-options': "'nosniff'",
};

/** Gives API Gateway's own responses the error format of the API and a status of the contract. */
export function addGatewayResponses(api: RestApi, unauthorized: string): void {
  const refused: GatewayAnswer = {
    type: ResponseType.UNAUTHORIZED,
    status: 401,
    error: unauthorized,
    headers: { 'www-authenticate': "'Bearer'" },
  };
  for (const { type, status, error, headers } of [refused, ...ANSWERS]) {
    api.addGatewayResponse(type.responseType, {
      type,
      ...(status !== undefined && { statusCode: String(status) }),
      responseHeaders: { ...FIXED_HEADERS, ...headers },
      // Not VTL: a context value is inserted unchanged, so the authorizer's messages contain no quotes.
      templates: { 'application/json': JSON.stringify({ error }) },
    });
  }
}
