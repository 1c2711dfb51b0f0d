import type { CorsRule } from '../services/s3/bucket.ts';

/** A request from a page of another origin: the origin as it is on AWS, and what is asked of which bucket. */
export interface PageRequest {
  readonly origin: string;
  readonly path: string;
  readonly method: string;
  /** The names of the headers that a browser announces before it sends them. */
  readonly announced: readonly string[];
}

/**
 * The headers that let a page read the response, as S3 sends them by the rules of the bucket; null when no rule allows
 * it.
 */
export function answerPage(
  { origin, path, method, announced }: PageRequest,
  rulesOf: (bucket: string) => readonly CorsRule[],
): Readonly<Record<string, string>> | null {
  const bucket = decodeURIComponent(path.split('/')[1] ?? '');
  const rule = rulesOf(bucket).find(
    ({ AllowedOrigins: origins, AllowedMethods: methods, AllowedHeaders: headers }) =>
      methods.includes(method) &&
      origins.some((pattern) => fits(pattern, origin)) &&
      announced.every((name) => headers.some((pattern) => fits(pattern.toLowerCase(), name.toLowerCase()))),
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

// A pattern may have one `*`.
function fits(pattern: string, value: string): boolean {
  const [start = '', end] = pattern.split('*');
  return end === undefined
    ? pattern === value
    : value.startsWith(start) && value.endsWith(end) && value.length >= start.length + end.length;
}
