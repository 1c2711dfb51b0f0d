import { ServiceError } from '../service-error.ts';

/** The fields of a log line: identifiers, statuses, counts and reason codes; never text of a caller or a document. */
export type LogFields = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** The level of a line: `error` for a failure that somebody must look into, `warn` for one that the call survived. */
type LogLevel = 'info' | 'warn' | 'error';

/**
 * Writes one JSON line to standard output, which CloudWatch Logs collects. `_aws` makes metrics of fields of the line.
 */
export function writeLog(level: LogLevel, message: string, fields: LogFields & { readonly _aws?: object }): void {
  // Not with `console`: Lambda would put a prefix before every line, which would then not be JSON.
  process.stdout.write(`${JSON.stringify({ level, message, ...fields })}\n`);
}

// A reason of our own, such as `response_shape`, or the status of a service's response, such as `http_403`.
const REASON_CODE = /^(?:[a-z_]{1,40}|http_[1-5][0-9]{2})$/;

/**
 * Describes an error by name, code and status, down the chain of its causes. Messages are left out, because SDKs and
 * parsers quote their input in them.
 */
export function describeError(error: unknown, depth = 0): string {
  if (!(error instanceof Error)) {
    return typeof error === 'string' && REASON_CODE.test(error) ? error : typeof error;
  }
  const { code, $metadata } = error as { code?: unknown; $metadata?: { httpStatusCode?: number } };
  const parts = [error instanceof ServiceError ? error.code : error.name];
  if (!(error instanceof ServiceError) && typeof code === 'string' && /^[A-Z_0-9]{1,40}$/.test(code)) {
    parts.push(code);
  }
  if ($metadata?.httpStatusCode !== undefined) {
    parts.push(String($metadata.httpStatusCode));
  }
  const own = parts.join(' ');
  return error.cause === undefined || depth > 3 ? own : `${own} < ${describeError(error.cause, depth + 1)}`;
}
