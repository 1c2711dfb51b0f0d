import * as v from 'valibot';
import type { HttpResponse } from './gateway-response.ts';

// API Gateway accepts no other property, and only strings and booleans as header values.
const Header = v.union([v.string(), v.boolean()]);
const Result = v.strictObject({
  statusCode: v.optional(
    v.pipe(
      v.union([v.number(), v.pipe(v.string(), v.digits())]),
      v.transform(Number),
      v.integer(),
      v.minValue(200),
      v.maxValue(599),
    ),
    200,
  ),
  headers: v.nullish(v.record(v.string(), Header)),
  multiValueHeaders: v.nullish(v.record(v.string(), v.array(Header))),
  body: v.nullish(v.string()),
  isBase64Encoded: v.optional(v.boolean()),
});

// The schema would accept an array as an object; API Gateway does not.
const ProxyResult = v.pipe(
  v.unknown(),
  v.check((result) => !Array.isArray(result), 'a list is not a proxy result'),
  Result,
);

// Headers that API Gateway sets itself: a function's values for them reach the caller under another name, or not at
// all.
const REMAPPED = new Set([
  'authorization',
  'connection',
  'content-length',
  'content-md5',
  'date',
  'expect',
  'host',
  'max-forwards',
  'proxy-authenticate',
  'server',
  'trailer',
  'upgrade',
  'user-agent',
  'www-authenticate',
]);
const DROPPED = new Set(['transfer-encoding']);

/**
 * Turns a function's result into a response, or returns what makes it malformed; API Gateway accepts only the exact
 * form.
 */
export function readProxyResult(payload: string): HttpResponse | { readonly malformed: string } {
  const parsed = v.safeParse(ProxyResult, JSON.parse(payload));
  if (!parsed.success) {
    return {
      malformed: parsed.issues.map((issue) => `${v.getDotPath(issue) ?? 'the result'}: ${issue.message}`).join('; '),
    };
  }
  const { statusCode, headers, multiValueHeaders, body } = parsed.output;
  const values: [string, string][] = [];
  for (const [name, value] of Object.entries(headers ?? {})) {
    if (multiValueHeaders?.[name] === undefined) {
      values.push([name, String(value)]);
    }
  }
  for (const [name, list] of Object.entries(multiValueHeaders ?? {})) {
    for (const value of list) {
      values.push([name, String(value)]);
    }
  }
  const sent = values.filter(([name]) => !DROPPED.has(name.toLowerCase())).map(remap);
  if (!sent.some(([name]) => name.toLowerCase() === 'content-type')) {
    sent.push(['Content-Type', 'application/json']);
  }
  // Without binary media types an encoded body is sent unchanged, still encoded.
  return { statusCode, headers: sent, body: body ?? '' };
}

function remap([name, value]: [string, string]): [string, string] {
  return REMAPPED.has(name.toLowerCase()) ? [`x-amzn-Remapped-${name}`, value] : [name, value];
}
