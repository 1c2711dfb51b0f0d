import type { APIGatewayProxyEvent } from 'aws-lambda';

/**
 * Returns the value of a header, in whatever case the caller wrote its name; a REST API passes names on unchanged.
 * `name` must be in lower case.
 */
export function headerOf({ headers }: Pick<APIGatewayProxyEvent, 'headers'>, name: string): string | undefined {
  return Object.entries(headers ?? {}).find(([key]) => key.toLowerCase() === name)?.[1];
}
