import { ServiceError } from '../service-error.ts';

/** What a log line may hold: identifiers, statuses, counts and reason codes; never a text of a caller or a document. */
export type LogFields = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** The level of a line: `error` for a defect or a breach, `warn` for a failure that the call survived. */
type LogLevel = 'info' | 'warn' | 'error';

/** Writes one JSON line to standard output, which CloudWatch Logs collects. */
export function writeLog(level: LogLevel, message: string, fields: LogFields): void {
  // Not with console: Lambda would put its own prefix before every line, so that no line would be JSON.
  process.stdout.write(`${JSON.stringify({ level, message, ...fields })}\n`);
}

/**
 * Names an error without its message, because SDKs and parsers quote their input in messages: name, code and status,
 * down the chain of causes.
 */
export function describeError(error: unknown, depth = 0): string {
  if (!(error instanceof Error)) {
    return typeof error === 'string' && /^[a-z_]{1,40}$/.test(error) ? error : typeof error;
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
