import { decodePercent } from '../protocol/decode-percent.ts';
import type { CorsRule } from '../services/s3/bucket.ts';

/** A request that a page of another origin sends to a bucket, or the one that its preflight request asks about. */
export interface PageRequest {
  readonly origin: string;
  readonly path: string;
  readonly method: string;
  /** The headers that a preflight request asks about; none outside one. */
  readonly requestedHeaders: readonly string[];
}

/**
 * Returns the CORS headers that S3 sends by the rules of the bucket; null if no rule allows the request. Rules name
 * origins on AWS, so `origin` must be the page's origin on AWS, and the caller adds `access-control-allow-origin` with
 * the local origin.
 */
export function corsHeadersFor(
  { origin, path, method, requestedHeaders }: PageRequest,
  rulesOf: (bucket: string) => readonly CorsRule[],
): Readonly<Record<string, string>> | null {
  const bucket = decodePercent(path.split('/')[1] ?? '');
  const rules = bucket === null ? [] : rulesOf(bucket);
  const rule = rules.find(
    ({ AllowedOrigins: origins, AllowedMethods: methods, AllowedHeaders: headers }) =>
      methods.includes(method) &&
      origins.some((pattern) => matches(pattern, origin)) &&
      requestedHeaders.every((name) => headers.some((pattern) => matches(pattern.toLowerCase(), name.toLowerCase()))),
  );
  if (rule === undefined) {
    return null;
  }
  return {
    'access-control-allow-methods': rule.AllowedMethods.join(', '),
    'access-control-max-age': String(rule.MaxAge),
    vary: 'Origin, Access-Control-Request-Headers, Access-Control-Request-Method',
    ...(requestedHeaders.length === 0 ? {} : { 'access-control-allow-headers': requestedHeaders.join(', ') }),
    ...(rule.ExposedHeaders.length === 0 ? {} : { 'access-control-expose-headers': rule.ExposedHeaders.join(', ') }),
  };
}

// A pattern may have one `*`, which stands for any text.
function matches(pattern: string, value: string): boolean {
  const [start = '', end] = pattern.split('*');
  return end === undefined
    ? pattern === value
    : value.startsWith(start) && value.endsWith(end) && value.length >= start.length + end.length;
}
