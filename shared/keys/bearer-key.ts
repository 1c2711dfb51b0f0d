// Scheme names are case-insensitive (RFC 9110); the single space is required.
const SCHEME = /^Bearer /i;
// A key has 46 characters: anything much longer is refused before it is parsed.
const KEY_LENGTH_MAX = 64;

type Headers = Readonly<Record<string, string | readonly string[] | undefined>> | null | undefined;

/**
 * The key in a request's Authorization header, `Bearer`, one space and the key; header name and scheme in any case.
 * Null when there is no such header, more than one, another scheme, or an oversized value.
 */
export function bearerKey(multiValueHeaders: Headers, headers: Headers): string | null {
  // The single-value map keeps only the last header and would hide a second one.
  const values = Object.entries(multiValueHeaders ?? headers ?? {})
    .filter(([name]) => name.toLowerCase() === 'authorization')
    .flatMap(([, value]) => value ?? []);
  const [value] = values;
  if (values.length !== 1 || value === undefined || !SCHEME.test(value)) {
    return null;
  }
  const key = value.replace(SCHEME, '');
  return key.length <= KEY_LENGTH_MAX ? key : null;
}
