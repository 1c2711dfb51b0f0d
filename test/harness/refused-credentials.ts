/** The body of the answer to every missing or invalid key. */
export const UNAUTHENTICATED = { error: 'The API key is missing or not valid.' };

// A key that was never issued; with its checksum (see `withChecksum`) it is well-formed in every respect.
const NEVER_ISSUED = 'kc_test_00000000000000000000000000000000';

type Headers = Readonly<Record<string, string | string[]>>;

const bearer = (value: string): Headers => ({ Authorization: `Bearer ${value}` });
const flip = (text: string, at: number) => text.slice(0, at) + (text[at] === 'A' ? 'B' : 'A') + text.slice(at + 1);

/** Headers without a valid key, each made from a valid one. */
export const REFUSED_CREDENTIALS: readonly [name: string, headersFrom: (key: string) => Headers][] = [
  ['no header', () => ({})],
  ['an empty header', () => ({ Authorization: '' })],
  ['the scheme alone', () => ({ Authorization: 'Bearer' })],
  ['no scheme', (key) => ({ Authorization: key })],
  ['another scheme', (key) => ({ Authorization: `Basic ${key}` })],
  ['a scheme that begins like Bearer', (key) => ({ Authorization: `Bearers ${key}` })],
  ['a tab instead of the space', (key) => ({ Authorization: `Bearer\t${key}` })],
  ['two spaces', (key) => ({ Authorization: `Bearer  ${key}` })],
  ['the key twice', (key) => ({ Authorization: `Bearer ${key} ${key}` })],
  ['two headers', (key) => ({ Authorization: [`Bearer ${key}`, `Bearer ${key}`] })],
  ['the key in x-api-key', (key) => ({ 'x-api-key': key })],
  ['one character changed', (key) => bearer(flip(key, 20))],
  ['one character too few', (key) => bearer(key.slice(0, -1))],
  ['one character too many', (key) => bearer(`${key}0`)],
  ['the key in upper case', (key) => bearer(key.toUpperCase())],
  ['the other environment', (key) => bearer(key.replace('kc_test_', 'kc_live_'))],
  ['a key that was never issued', () => bearer(withChecksum(NEVER_ISSUED))],
  ['a key of 9,000 characters', () => bearer('a'.repeat(9_000))],
];

/** The refused headers made from this key. */
export function refusedCredentials(key: string): [name: string, headers: Headers][] {
  return REFUSED_CREDENTIALS.map(([name, headersFrom]) => [name, headersFrom(key)]);
}

// Appends the CRC32 of the body as six base62 digits. Deliberately implemented from the documentation, so that a
// mistake in the product is not repeated.
function withChecksum(body: string): string {
  const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
  let crc = 0xffffffff;
  for (const byte of Buffer.from(body)) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) {
      crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
    }
  }
  let value = (crc ^ 0xffffffff) >>> 0;
  let text = '';
  for (let i = 0; i < 6; i += 1) {
    text = digits[value % 62] + text;
    value = Math.floor(value / 62);
  }
  return body + text;
}
