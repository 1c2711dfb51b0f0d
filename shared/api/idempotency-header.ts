import type { APIGatewayProxyEvent } from 'aws-lambda';
import { IDEMPOTENCY_KEY_REFUSALS } from '../error-messages.ts';
import { isIdempotencyKey } from '../idempotency/sealed-answer.ts';
import { ServiceError } from '../service-error.ts';

const HEADER = 'idempotency-key';

/**
 * Reads the `Idempotency-Key` header, whatever the case of its name; null if there is none.
 * @throws ServiceError `invalid_request` when it is malformed or sent twice.
 */
export function idempotencyKeyOf({
  multiValueHeaders,
  headers,
}: Pick<APIGatewayProxyEvent, 'multiValueHeaders' | 'headers'>): string | null {
  // The single-value map keeps only the last header and would hide a second one.
  const values = Object.entries<string | string[] | undefined>(multiValueHeaders ?? headers ?? {})
    .filter(([name]) => name.toLowerCase() === HEADER)
    .flatMap(([, value]) => value ?? []);
  const [value] = values;
  if (value === undefined) {
    return null;
  }
  if (values.length === 1 && isIdempotencyKey(value)) {
    return value;
  }
  throw new ServiceError('invalid_request', IDEMPOTENCY_KEY_REFUSALS.form);
}
