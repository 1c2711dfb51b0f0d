import { ResponseType, type RestApi } from 'aws-cdk-lib/aws-apigateway';

interface GatewayAnswer {
  readonly type: ResponseType;
  /**
   * Left out where API Gateway's own status is right, and always for the two defaults, whose status would rewrite every
   * other.
   */
  readonly status?: number;
  readonly error: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const NOT_FOUND = 'There is nothing at this path, or not with this method.';
const FAILED = 'The service failed; the fault is ours.';
const BUSY = 'The service is busy; try again.';
const RETRY = { 'retry-after': "'5'" };

// API Gateway's own words are not passed on: for an unknown path they quote the Authorization header.
const ANSWERS: readonly GatewayAnswer[] = [
  {
    type: ResponseType.UNAUTHORIZED,
    status: 401,
    error: 'The API key is missing or not valid.',
    headers: { 'www-authenticate': "'Bearer'" },
  },
  { type: ResponseType.ACCESS_DENIED, status: 403, error: '$context.authorizer.denyReason' },
  { type: ResponseType.MISSING_AUTHENTICATION_TOKEN, status: 404, error: NOT_FOUND },
  { type: ResponseType.RESOURCE_NOT_FOUND, status: 404, error: NOT_FOUND },
  // No method takes an AWS signature: these two come only from a path that does not exist, called with an Authorization
  // header.
  { type: ResponseType.INVALID_SIGNATURE, status: 404, error: NOT_FOUND },
  { type: ResponseType.EXPIRED_TOKEN, status: 404, error: NOT_FOUND },
  { type: ResponseType.BAD_REQUEST_BODY, status: 400, error: 'The request body is not valid.' },
  { type: ResponseType.BAD_REQUEST_PARAMETERS, status: 400, error: 'The request parameters are not valid.' },
  { type: ResponseType.REQUEST_TOO_LARGE, status: 400, error: 'The request body must be at most 32 kB.' },
  {
    type: ResponseType.UNSUPPORTED_MEDIA_TYPE,
    status: 400,
    error: 'The Content-Type header must be application/json.',
  },
  { type: ResponseType.INVALID_API_KEY, status: 403, error: 'The request was refused.' },
  { type: ResponseType.WAF_FILTERED, status: 403, error: 'The request was refused.' },
  { type: ResponseType.THROTTLED, status: 503, error: BUSY, headers: RETRY },
  { type: ResponseType.QUOTA_EXCEEDED, status: 503, error: BUSY, headers: RETRY },
  { type: ResponseType.INTEGRATION_FAILURE, status: 503, error: BUSY, headers: RETRY },
  {
    type: ResponseType.INTEGRATION_TIMEOUT,
    status: 503,
    error: 'The request took too long; try again.',
    headers: RETRY,
  },
  { type: ResponseType.AUTHORIZER_FAILURE, status: 500, error: FAILED },
  { type: ResponseType.AUTHORIZER_CONFIGURATION_ERROR, status: 500, error: FAILED },
  { type: ResponseType.API_CONFIGURATION_ERROR, status: 500, error: FAILED },
  { type: ResponseType.DEFAULT_4XX, error: 'The request was refused.' },
  { type: ResponseType.DEFAULT_5XX, error: FAILED },
];

// Single quotes are API Gateway's own way to say that a value is fixed text.
const ALWAYS = {
  'x-request-id': 'context.requestId',
  'cache-control': "'no-store'",
  'x-content-type-options': "'nosniff'",
};

/** Gives every answer that API Gateway makes itself the API's one error shape, and a status of the contract. */
export function addGatewayResponses(api: RestApi): void {
  for (const { type, status, error, headers } of ANSWERS) {
    api.addGatewayResponse(type.responseType, {
      type,
      ...(status !== undefined && { statusCode: String(status) }),
      responseHeaders: { ...ALWAYS, ...headers },
      // Not VTL: a context value is put in as it is, so the authorizer's sentences hold no quotes.
      templates: { 'application/json': JSON.stringify({ error }) },
    });
  }
}
