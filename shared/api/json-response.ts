import type { APIGatewayProxyResult } from 'aws-lambda';

/** A response for API Gateway: JSON, never cached, with the id of the request. */
export function jsonResponse(
  statusCode: number,
  body: unknown,
  { requestId, headers = {} }: { readonly requestId: string; readonly headers?: Readonly<Record<string, string>> },
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
