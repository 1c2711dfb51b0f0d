import type { GatewayResponse } from './api-properties.ts';
import { type ContextValues, renderHeader, renderTemplate } from './gateway-response-template.ts';
import { type ResponseTypeName, responseTypeOf } from './response-types.ts';

/** Why a request gets a gateway response instead of the function's answer. */
export interface GatewayRefusal {
  readonly type: ResponseTypeName;
  /** API Gateway's own message; null if it has none: the default body then contains `null`. */
  readonly message: string | null;
  /** Only for DEFAULT_4XX and DEFAULT_5XX, which have no status of their own. */
  readonly statusCode?: number;
}

/** A response to the caller. */
export interface HttpResponse {
  readonly statusCode: number;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: string;
}

/** API Gateway's message about a failure behind it, or a mistake in its configuration. */
export const INTERNAL_SERVER_ERROR = 'Internal server error';

const DEFAULT_TEMPLATE = '{"message":$context.error.messageString}';

/** Returns the values of `$context.error` for a refusal. */
export function refusalValues({ type, message }: GatewayRefusal): ContextValues {
  return {
    ...(message === null ? {} : { 'error.message': message }),
    'error.messageString': JSON.stringify(message),
    'error.responseType': type,
  };
}

/**
 * Renders a refusal. A customized type inherits nothing; any other type takes headers, template and, if set, status of
 * DEFAULT_4XX or DEFAULT_5XX.
 */
export function renderRefusal(
  refusal: GatewayRefusal,
  customized: ReadonlyMap<string, GatewayResponse>,
  context: ContextValues,
): HttpResponse {
  const values = { ...context, ...refusalValues(refusal) };
  const type = responseTypeOf(refusal.type);
  const ownStatus = type.statusCode ?? refusal.statusCode ?? 500;
  const response = customized.get(refusal.type) ?? customized.get(ownStatus < 500 ? 'DEFAULT_4XX' : 'DEFAULT_5XX');
  const headers = new Map([
    ['x-amzn-ErrorType', type.errorType],
    ['Content-Type', 'application/json'],
  ]);
  for (const [name, source] of Object.entries(response?.headers ?? {})) {
    const value = renderHeader(source, values);
    if (value !== null) {
      setHeader(headers, name, value);
    }
  }
  return {
    statusCode: response?.statusCode ?? ownStatus,
    headers: [...headers],
    body: renderTemplate(response?.template ?? DEFAULT_TEMPLATE, values),
  };
}

function setHeader(headers: Map<string, string>, name: string, value: string): void {
  for (const existing of headers.keys()) {
    if (existing.toLowerCase() === name.toLowerCase()) {
      headers.delete(existing);
    }
  }
  headers.set(name, value);
}
