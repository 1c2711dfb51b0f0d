import type { CorsRule } from '../services/s3/bucket.ts';

/** A request that a page of another origin sends to a bucket; `origin` is the one that the page has on AWS. */
export interface PageRequest {
  readonly origin: string;
  readonly path: string;
  readonly method: string;
  /** The headers that the browser announces in a preflight request. */
  readonly announced: readonly string[];
}

/**
 * Returns the headers that S3 sends, by the rules of the bucket, to let a page read the response; null if no rule
 * allows it.
 */
export function corsHeadersFor(
  { origin, path, method, announced }: PageRequest,
  rulesOf: (bucket: string) => readonly CorsRule[],
): Readonly<Record<string, string>> | null {
  const bucket = decodeURIComponent(path.split('/')[1] ?? '');
  const rule = rulesOf(bucket).find(
    ({ AllowedOrigins: origins, AllowedMethods: methods, AllowedHeaders: headers }) =>
      methods.includes(method) &&
      origins.some((pattern) => matches(pattern, origin)) &&
      announced.every((name) => headers.some((pattern) => matches(pattern.toLowerCase(), name.toLowerCase()))),
  );
  if (rule === undefined) {
    return null;
  }
  return {
    'access-control-allow-methods': rule.AllowedMethods.join(', '),
    'access-control-max-age': String(rule.MaxAge),
    vary: 'Origin, Access-Control-Request-Headers, Access-Control-Request-Method',
    ...(announced.length === 0 ? {} : { 'access-control-allow-headers': announced.join(', ') }),
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
