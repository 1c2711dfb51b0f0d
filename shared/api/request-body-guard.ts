import type middy from '@middy/core';
import type { APIGatewayProxyEvent, APIGatewayProxyResult } from 'aws-lambda';
import { BODY_TOO_LARGE, NO_BODY, NOT_JSON_CONTENT_TYPE, NOT_UTF8_CONTENT_TYPE } from '../error-messages.ts';
import { ServiceError } from '../service-error.ts';
import { headerOf } from './header-of.ts';

// Room for the longest question written in `\u` escapes: 4,000 code points are 48,000 bytes.
const BODY_BYTES_MAX = 65_536;
// `application/json`, alone or with `charset=utf-8`. Some clients write `utf8`, or end with a semicolon, as RFC 9110
// allows. JSON is UTF-8 by definition; any other parameter is refused, because it would be ignored.
const UTF8_JSON = /^\s*application\/json\s*(?:;\s*charset\s*=\s*"?utf-?8"?\s*)?(?:;\s*)?$/i;
const ANY_JSON = /^\s*application\/json\s*;/i;

/**
 * Checks a request before its body is parsed: refuses one that is not sent as JSON, has no body, or has one of more
 * than 65,536 bytes.
 */
export function requestBodyGuard(): middy.MiddlewareObj<APIGatewayProxyEvent, APIGatewayProxyResult> {
  return {
    before: ({ event }) => {
      const contentType = headerOf(event, 'content-type') ?? '';
      if (!UTF8_JSON.test(contentType)) {
        throw new ServiceError(
          'invalid_request',
          ANY_JSON.test(contentType) ? NOT_UTF8_CONTENT_TYPE : NOT_JSON_CONTENT_TYPE,
        );
      }
      if (event.body === null || event.body === '') {
        throw new ServiceError('invalid_request', NO_BODY);
      }
      if (Buffer.byteLength(event.body, event.isBase64Encoded ? 'base64' : 'utf8') > BODY_BYTES_MAX) {
        throw new ServiceError('invalid_request', BODY_TOO_LARGE);
      }
    },
  };
}
