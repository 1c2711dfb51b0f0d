import type { APIGatewayProxyEvent } from 'aws-lambda';
import { isIdempotencyKey } from '../idempotency/sealed-answer.ts';
import { ServiceError } from '../service-error.ts';

const HEADER = 'idempotency-key';

/**
 * Reads the `Idempotency-Key` header, whatever the case of its name; null without one.
 * @throws ServiceError `invalid_request` when it is malformed or sent twice.
 */
export function idempotencyKeyOf({
  multiValueHeaders,
  headers,
}: Pick<APIGatewayProxyEvent, 'multiValueHeaders' | 'headers'>): string | null {
  const several = Object.entries(multiValueHeaders ?? {}).filter(([name]) => name.toLowerCase() === HEADER);
  const single = Object.entries(headers ?? {}).filter(([name]) => name.toLowerCase() === HEADER);
  const values =
    several.length > 0 ? several.flatMap(([, list]) => list ?? []) : single.map(([, value]) => value ?? '');
  const [value] = values;
  if (value === undefined) {
    return null;
  }
  if (values.length === 1 && isIdempotencyKey(value)) {
    return value;
  }
  throw new ServiceError(
    'invalid_request',
    "The header 'Idempotency-Key' must be sent once, with 1 to 255 visible ASCII characters.",
  );
}
