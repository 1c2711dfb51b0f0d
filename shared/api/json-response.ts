import type { APIGatewayProxyResult } from 'aws-lambda';

/** An answer as API Gateway takes it: JSON, never cached, with the request's id. */
export function jsonResponse(
  statusCode: number,
  body: unknown,
  requestId: string,
  headers: Record<string, string> = {},
): APIGatewayProxyResult {
  return {
    statusCode,
    headers: {
      'content-type': 'application/json',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'x-request-id': requestId,
      ...headers,
    },
    body: JSON.stringify(body),
  };
}
