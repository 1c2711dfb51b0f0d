import { crc32 } from 'node:zlib';
import type { KeyEnvironment } from './scope.ts';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const PREFIX = 'kc_';
// 32 base62 characters have 190 bits; the 32 bits of the checksum fit into six more.
const RANDOM_LENGTH = 32;
const CHECKSUM_LENGTH = 6;
const SECRET_LENGTH = RANDOM_LENGTH + CHECKSUM_LENGTH;
const SECRET = /^[0-9A-Za-z]+$/;
// The largest multiple of 62 in a byte. Bytes from here on are skipped, so that every character is equally likely.
const BYTE_LIMIT = 248;

/** The number of random bytes for `makeApiKey`. The probability that they are too few is below 10^-40. */
export const KEY_RANDOM_BYTES = 96;

/** Why a string cannot be a key: the first reason that applies, in this order. */
export type ApiKeyFault = 'prefix' | 'environment' | 'length' | 'alphabet' | 'checksum';

/** The result of parsing a string as a key. */
type ParsedApiKey =
  | { readonly outcome: 'well_formed'; readonly environment: KeyEnvironment }
  | { readonly outcome: 'malformed'; readonly fault: ApiKeyFault };

/**
 * Decides without any lookup whether a string has the form of a key: `kc_live_` or `kc_test_`, 32 base62 characters,
 * and a checksum, the CRC-32 of everything before it in 6 characters.
 */
export function parseApiKey(text: string): ParsedApiKey {
  const environment = environmentOf(text);
  if (environment === null) {
    return { outcome: 'malformed', fault: text.startsWith(PREFIX) ? 'environment' : 'prefix' };
  }
  const secret = text.slice(PREFIX.length + environment.length + 1);
  if (secret.length !== SECRET_LENGTH) {
    return { outcome: 'malformed', fault: 'length' };
  }
  if (!SECRET.test(secret)) {
    return { outcome: 'malformed', fault: 'alphabet' };
  }
  const body = text.slice(0, -CHECKSUM_LENGTH);
  if (!text.endsWith(checksumOf(body))) {
    return { outcome: 'malformed', fault: 'checksum' };
  }
  return { outcome: 'well_formed', environment };
}

/**
 * Makes a key from random bytes.
 *
 * @throws when there are too few (`KEY_RANDOM_BYTES` are enough).
 */
export function makeApiKey(environment: KeyEnvironment, randomBytes: Uint8Array): string {
  const characters = [...randomBytes]
    .filter((byte) => byte < BYTE_LIMIT)
    .slice(0, RANDOM_LENGTH)
    .map((byte) => ALPHABET.charAt(byte % ALPHABET.length));
  if (characters.length < RANDOM_LENGTH) {
    throw new Error('Too few random bytes for a key.');
  }
  const body = `${PREFIX}${environment}_${characters.join('')}`;
  return body + checksumOf(body);
}

/** The part of a key that may be stored and shown: its prefix with the first four characters, and the last four. */
export function displayCharacters(key: string): { readonly first: string; readonly last: string } {
  return { first: key.slice(0, key.length - SECRET_LENGTH + 4), last: key.slice(-4) };
}

/**
 * Whether a string contains anything in the form of a key. Such a string is rejected as a name, a description or an
 * email address, because it would be stored in plain text. Letters in another form, such as full width, count as their
 * plain ones: whoever reads the name has the key.
 */
export function containsApiKey(text: string): boolean {
  return /kc_(?:live|test)_[0-9A-Za-z]{38}/.test(text.normalize('NFKC'));
}

function environmentOf(text: string): KeyEnvironment | null {
  if (text.startsWith(`${PREFIX}live_`)) {
    return 'live';
  }
  return text.startsWith(`${PREFIX}test_`) ? 'test' : null;
}

function checksumOf(body: string): string {
  let rest = crc32(body);
  let digits = '';
  for (let position = 0; position < CHECKSUM_LENGTH; position += 1) {
    digits = ALPHABET.charAt(rest % ALPHABET.length) + digits;
    rest = Math.floor(rest / ALPHABET.length);
  }
  return digits;
}
