// Guarantee: the MAC of a key depends on the secret of the pepper and on the whole key, and two MACs are the same only
// if they are equal from end to end. Risk: the beginning of a stored MAC counts as the whole.
import { expect, it } from 'vitest';
import { keyMac, sameMac } from '../../../shared/keys/key-mac.ts';

const pepper = { version: 'v1', secret: 'pepper' };
// Computed by OpenSSL: printf key | openssl dgst -sha256 -hmac pepper
const MAC = '23e49db7721548ac8aa1dfcce7a931f57b045fb1b72bf44c1eefa9f60a7bc3f8';

it('computes a MAC from the secret and the key, but not from the version', () => {
  expect(keyMac(pepper, 'key')).toBe(MAC);
  expect(keyMac({ version: 'v2', secret: 'pepper' }, 'key')).toBe(MAC);
  expect(keyMac({ version: 'v1', secret: 'Pepper' }, 'key')).not.toBe(MAC);
  expect(keyMac(pepper, 'keY')).not.toBe(MAC);
});

it('says that two equal MACs are the same', () => {
  expect(sameMac(MAC, keyMac(pepper, 'key'))).toBe(true);
  expect(sameMac('', '')).toBe(true);
});

it.each([
  ['without its last character', MAC.slice(0, 63)],
  ['with an additional character', `${MAC}0`],
  ['without its first character', MAC.slice(1)],
  ['without any characters', ''],
  ['with another last character', `${MAC.slice(0, 63)}x`],
  ['with another first character', `x${MAC.slice(1)}`],
  ['with a trailing space', `${MAC} `],
])('distinguishes a MAC from the same one %s', (_name, other) => {
  expect(sameMac(MAC, other)).toBe(false);
  expect(sameMac(other, MAC)).toBe(false);
});
