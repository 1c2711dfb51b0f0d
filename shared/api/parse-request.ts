import type { APIGatewayProxyEvent } from 'aws-lambda';
import * as v from 'valibot';
import { ServiceError } from '../service-error.ts';
import type { RequestOf, RequestSchemas } from './http-contract.ts';
import { bodyError, NOT_AN_OBJECT, parameterError } from './request-error.ts';

/**
 * Parses the parts of a request that a contract names: path parameters, then query parameters, then the body, which the
 * stack has already parsed from JSON.
 *
 * @throws ServiceError `invalid_request` that names a field or parameter that is wrong.
 */
export function parseRequest<Request extends RequestSchemas>(
  schemas: Request,
  event: APIGatewayProxyEvent,
): RequestOf<Request> {
  const { body, path, query } = schemas;
  return {
    ...(path && { path: parseParameters(path, event.pathParameters ?? {}) }),
    ...(query && { query: parseParameters(query, queryOf(event)) }),
    ...(body && { body: parseBody(body, event.body) }),
  } as RequestOf<Request>;
}

function parseParameters(schema: v.GenericSchema, parameters: object): unknown {
  const result = v.safeParse(schema, parameters);
  if (!result.success) {
    throw parameterError(result.issues);
  }
  return result.output;
}

function parseBody(schema: v.GenericSchema, body: unknown): unknown {
  // An object schema accepts an array, and would then report the first field as missing.
  if (Array.isArray(body)) {
    throw new ServiceError('invalid_request', NOT_AN_OBJECT);
  }
  const result = v.safeParse(schema, body);
  if (!result.success) {
    throw bodyError(result.issues);
  }
  return result.output;
}

// A parameter that is sent twice becomes an array: API Gateway's map of single values would keep only the last value.
function queryOf({ multiValueQueryStringParameters }: APIGatewayProxyEvent): Record<string, string | string[]> {
  const parameters = Object.entries(multiValueQueryStringParameters ?? {});
  return Object.fromEntries(
    parameters.map(([name, values = []]) => [name, values.length === 1 ? String(values[0]) : values]),
  );
}
