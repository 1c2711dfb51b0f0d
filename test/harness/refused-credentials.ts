import { expect } from 'vitest';
import { callApi } from './api.ts';
import type { CloudAccess } from './cloud.ts';

/** The one answer to every missing or invalid key. */
export const UNAUTHENTICATED = { error: 'The API key is missing or not valid.' };

// A well-formed key of this stage that was never made: right prefix, environment, length, alphabet and checksum.
const NEVER_MADE = 'kc_test_00000000000000000000000000000000';

type Credential = [name: string, headers: Record<string, string | string[]>];

/** Everything that is not a valid key, as header lines; `key` is a valid one that the damage starts from. */
export function refusedCredentials(key: string): Credential[] {
  const bearer = (value: string): Record<string, string> => ({ Authorization: `Bearer ${value}` });
  const flip = (text: string, at: number) => text.slice(0, at) + (text[at] === 'A' ? 'B' : 'A') + text.slice(at + 1);
  return [
    ['no header', {}],
    ['an empty header', { Authorization: '' }],
    ['the scheme alone', { Authorization: 'Bearer' }],
    ['no scheme', { Authorization: key }],
    ['another scheme', { Authorization: `Basic ${key}` }],
    ['the scheme in lower case', { Authorization: `bearer ${key}` }],
    ['two spaces', { Authorization: `Bearer  ${key}` }],
    ['the key twice', { Authorization: `Bearer ${key} ${key}` }],
    ['two headers', { Authorization: [`Bearer ${key}`, `Bearer ${key}`] }],
    ['x-api-key', { 'x-api-key': key }],
    ['one character changed', bearer(flip(key, 20))],
    ['one character too few', bearer(key.slice(0, -1))],
    ['one character too many', bearer(`${key}0`)],
    ['another case', bearer(key.toUpperCase())],
    ['the other environment', bearer(key.replace('kc_test_', 'kc_live_'))],
    ['a key that was never made', bearer(withChecksum(NEVER_MADE))],
    ['10 kB', bearer('a'.repeat(9_000))],
  ];
}

/** Every refused credential gets the very same 401 with the same headers. */
export async function expectEveryCredentialRefused(
  cloud: CloudAccess,
  path: string,
  key: string,
  body?: unknown,
): Promise<void> {
  const seen = new Set<string>();
  for (const [name, credential] of refusedCredentials(key)) {
    const headers = { ...credential, ...(body === undefined ? {} : { 'Content-Type': 'application/json' }) };
    const answer = await callApi(cloud, path, { headers, body });
    expect([name, answer.status, answer.body]).toEqual([name, 401, UNAUTHENTICATED]);
    expect(answer.headers['www-authenticate']).toBe('Bearer');
    seen.add(Object.keys(answer.headers).sort().join());
  }
  expect(seen.size).toBe(1);
}

// CRC32 of everything before it, as six base62 digits: written a second time on purpose, from the documentation.
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
