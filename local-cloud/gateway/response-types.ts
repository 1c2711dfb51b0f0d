interface ResponseType {
  /** Null keeps the status of the original error. */
  readonly statusCode: number | null;
  /** The value of `x-amzn-ErrorType`. */
  readonly errorType: string;
}

// Every type that API Gateway lets a template customize, with its default status.
const TYPES = {
  ACCESS_DENIED: { statusCode: 403, errorType: 'AccessDeniedException' },
  API_CONFIGURATION_ERROR: { statusCode: 500, errorType: 'ApiConfigurationException' },
  AUTHORIZER_CONFIGURATION_ERROR: { statusCode: 500, errorType: 'AuthorizerConfigurationException' },
  AUTHORIZER_FAILURE: { statusCode: 500, errorType: 'AuthorizerFailureException' },
  BAD_REQUEST_BODY: { statusCode: 400, errorType: 'BadRequestException' },
  BAD_REQUEST_PARAMETERS: { statusCode: 400, errorType: 'BadRequestException' },
  DEFAULT_4XX: { statusCode: null, errorType: 'BadRequestException' },
  DEFAULT_5XX: { statusCode: null, errorType: 'InternalServerErrorException' },
  EXPIRED_TOKEN: { statusCode: 403, errorType: 'ExpiredTokenException' },
  INTEGRATION_FAILURE: { statusCode: 504, errorType: 'IntegrationFailureException' },
  INTEGRATION_TIMEOUT: { statusCode: 504, errorType: 'InternalServerErrorException' },
  INVALID_API_KEY: { statusCode: 403, errorType: 'ForbiddenException' },
  INVALID_SIGNATURE: { statusCode: 403, errorType: 'InvalidSignatureException' },
  MISSING_AUTHENTICATION_TOKEN: { statusCode: 403, errorType: 'MissingAuthenticationTokenException' },
  QUOTA_EXCEEDED: { statusCode: 429, errorType: 'LimitExceededException' },
  REQUEST_TOO_LARGE: { statusCode: 413, errorType: 'RequestTooLargeException' },
  RESOURCE_NOT_FOUND: { statusCode: 404, errorType: 'ResourceNotFoundException' },
  THROTTLED: { statusCode: 429, errorType: 'TooManyRequestsException' },
  UNAUTHORIZED: { statusCode: 401, errorType: 'UnauthorizedException' },
  UNSUPPORTED_MEDIA_TYPE: { statusCode: 415, errorType: 'BadRequestException' },
  WAF_FILTERED: { statusCode: 403, errorType: 'ForbiddenException' },
} as const satisfies Record<string, ResponseType>;

/** A gateway response type. */
export type ResponseTypeName = keyof typeof TYPES;

/** Whether API Gateway knows the type. */
export function isResponseType(name: string): name is ResponseTypeName {
  return Object.hasOwn(TYPES, name);
}

/** Returns the type's own status and error name. */
export function responseTypeOf(name: ResponseTypeName): ResponseType {
  return TYPES[name];
}
