import type middy from '@middy/core';
import type { APIGatewayProxyEvent, APIGatewayProxyResult } from 'aws-lambda';
import { COMPRESSED_BODY, INTERNAL_ERROR, NOT_JSON } from '../error-messages.ts';
import { ServiceError, type ServiceErrorCode } from '../service-error.ts';
import { headerOf } from './header-of.ts';
import { jsonResponse } from './json-response.ts';

const STATUS: Readonly<Record<ServiceErrorCode, number>> = {
  invalid_request: 400,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  limit_exceeded: 429,
  unavailable: 503,
  internal: 500,
};

const COMPRESSED = /\b(?:gzip|deflate|br|compress|zstd)\b/i;

/**
 * Answers every failure with `{"error": "<one sentence>"}`. Only this file turns an error into a status. Used after the
 * request log, so that the log knows the status.
 */
export function errorEnvelope(): middy.MiddlewareObj<APIGatewayProxyEvent, APIGatewayProxyResult> {
  return {
    onError: (request) => {
      const error = toServiceError(request.error, request.event);
      request.error = error;
      const headers: Record<string, string> = {};
      const status = STATUS[error.code];
      if (error.retryAfterSeconds !== undefined) {
        headers['retry-after'] = String(error.retryAfterSeconds);
      } else if (status === 429) {
        // Clients repeat a 429 on their own; one without a time, such as that of a spent budget, is refused again.
        headers['x-should-retry'] = 'false';
      }
      const { requestId } = request.event.requestContext;
      request.response = jsonResponse(status, { error: error.message }, { requestId, headers });
    },
  };
}

// Of the errors that are not a ServiceError, those of the body parser are the caller's; all others are internal.
function toServiceError(error: unknown, event: APIGatewayProxyEvent): ServiceError {
  if (error instanceof ServiceError) {
    return error;
  }
  const statusCode = (error as { statusCode?: unknown } | null)?.statusCode;
  if (statusCode === 422) {
    // The JSON in a compressed body may well be valid, so NOT_JSON would mislead the caller.
    const isCompressed = COMPRESSED.test(headerOf(event, 'content-encoding') ?? '');
    return new ServiceError('invalid_request', isCompressed ? COMPRESSED_BODY : NOT_JSON, { cause: error });
  }
  return new ServiceError('internal', INTERNAL_ERROR, { cause: error });
}
