/** The methods that are tried on every path; HEAD, whose answer has no body, is tried separately. */
export const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

type Headers = Readonly<Record<string, string>>;

/** What a call to an unknown route may carry; none of it changes the answer. */
export const CARRIED: readonly [name: string, headersFrom: (key: string) => Headers, body?: string][] = [
  ['nothing', () => ({})],
  ['a key', (key) => ({ authorization: `Bearer ${key}` })],
  ['an invalid key', () => ({ authorization: 'Bearer nobody' })],
  [
    'what looks like an AWS signature',
    () => ({
      authorization: 'AWS4-HMAC-SHA256 Credential=A/20261120/eu/x/aws4_request, SignedHeaders=host, Signature=0',
    }),
  ],
  ['text', () => ({ 'content-type': 'text/plain' }), 'hello'],
  ['JSON with a charset', () => ({ 'content-type': 'application/json; charset=utf-8' }), '{"statusCode":200}'],
  ['broken JSON', () => ({ 'content-type': 'application/json' }), '{"broken'],
  ['a body without a type', () => ({}), '{"statusCode":200}'],
  ['a form', () => ({ 'content-type': 'application/x-www-form-urlencoded' }), 'a=b'],
];
