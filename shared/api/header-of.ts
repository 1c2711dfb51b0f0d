import type { APIGatewayProxyEvent } from 'aws-lambda';

/** Returns a header, whatever the case of its name; a REST API passes on the name as the caller wrote it. */
export function headerOf({ headers }: Pick<APIGatewayProxyEvent, 'headers'>, name: string): string | undefined {
  return Object.entries(headers ?? {}).find(([key]) => key.toLowerCase() === name)?.[1];
}
