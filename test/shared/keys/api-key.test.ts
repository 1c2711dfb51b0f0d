// Guarantee: every generated key is well formed and unique, and any damage is detected before the table is read. Risk:
// a biased or short secret could be guessed; a lenient check would let typos and scans reach the table.
import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  containsApiKey,
  displayCharacters,
  KEY_RANDOM_BYTES,
  makeApiKey,
  parseApiKey,
} from '../../../shared/keys/api-key.ts';
import { KEY_FAULT_SENTENCES } from '../../../shared/keys/key-faults.ts';
import { keyMac } from '../../../shared/keys/key-mac.ts';

const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const KEY_LENGTH = 46;
const BYTES = Uint8Array.from({ length: 96 }, (_, i) => i);
// Bytes from 248 on, which is 4 × 62, are skipped, and a key needs 32 of the others.
const anyKey = fc
  .tuple(fc.constantFrom('live' as const, 'test' as const), fc.uint8Array({ minLength: 96, maxLength: 96 }))
  .filter(([, bytes]) => bytes.filter((byte) => byte < 248).length >= 32)
  .map(([environment, bytes]) => makeApiKey(environment, bytes));

describe('a generated key', () => {
  it('has a prefix of 8 characters and 38 of base62, made only of the given bytes', () => {
    expect(makeApiKey('live', BYTES)).toBe(makeApiKey('live', BYTES));
    expect(makeApiKey('live', BYTES)).toMatch(/^kc_live_0123456789ABCDEFGHIJKLMNOPQRSTUV[0-9A-Za-z]{6}$/);
    expect(parseApiKey(makeApiKey('test', BYTES))).toEqual({ outcome: 'well_formed', environment: 'test' });
  });

  it('is made without the bytes that would make some characters more likely, and needs enough others', () => {
    const bytes = Uint8Array.from({ length: 96 }, (_, i) => (i % 2 === 0 ? 248 + (i % 8) : 61));
    expect(makeApiKey('live', bytes).slice(8, 40)).toBe('z'.repeat(32));
    expect(() => makeApiKey('live', new Uint8Array(96).fill(255))).toThrow('Too few random bytes');
  });

  it('uses every character about equally often', () => {
    const counts = new Map<string, number>();
    for (let keys = 0; keys < 4_000; keys += 1) {
      for (const character of makeApiKey('live', randomBytes(KEY_RANDOM_BYTES)).slice(8, 40)) {
        counts.set(character, (counts.get(character) ?? 0) + 1);
      }
    }
    const expected = (4_000 * 32) / 62;
    const chiSquare = [...BASE62].reduce((sum, c) => sum + ((counts.get(c) ?? 0) - expected) ** 2 / expected, 0);
    // 61 degrees of freedom: above 130 once in a million runs; bytes modulo 62 without the limit give more than 400.
    expect(chiSquare).toBeLessThan(130);
  });
});

describe('damage to a key', () => {
  it('is explained to people in a sentence, whatever its kind', () => {
    const sentences = Object.values(KEY_FAULT_SENTENCES);
    expect(sentences.filter((sentence) => !/^(A key|kc_|The) [a-z].+\.$/.test(sentence))).toEqual([]);
    expect(sentences).toHaveLength(5);
  });

  it('is detected in one character', () => {
    const property = fc.property(
      anyKey,
      fc.nat(KEY_LENGTH - 1),
      fc.constantFrom(...BASE62, '_', '-', ' ', '\0', 'é'),
      (key, at, character) => {
        fc.pre(key[at] !== character);
        expect(parseApiKey(key.slice(0, at) + character + key.slice(at + 1)).outcome).toBe('malformed');
      },
    );
    fc.assert(property, { numRuns: 5_000, seed: 20_261_120 });
  });

  it('is detected in two swapped neighbors', () => {
    const property = fc.property(anyKey, fc.nat(KEY_LENGTH - 2), (key, at) => {
      const [one = '', other = ''] = [key[at], key[at + 1]];
      fc.pre(one !== other);
      expect(parseApiKey(key.slice(0, at) + other + one + key.slice(at + 2)).outcome).toBe('malformed');
    });
    fc.assert(property, { numRuns: 5_000, seed: 20_261_120 });
  });

  const key = makeApiKey('live', BYTES);
  it.each([
    ['', 'prefix'],
    ['sk_live_', 'prefix'],
    [` ${key}`, 'prefix'],
    [key.toUpperCase(), 'prefix'],
    ['kc_', 'environment'],
    ['kc_prod_0123', 'environment'],
    [key.replace('_live_', '-live-'), 'prefix'],
    [key.slice(0, -1), 'length'],
    [`${key}\n`, 'length'],
    [key + key, 'length'],
    ['kc_live_'.padEnd(10_000, '0'), 'length'],
    [`${key.slice(0, 20)}+${key.slice(21)}`, 'alphabet'],
    [`${key.slice(0, 20)}\0${key.slice(21)}`, 'alphabet'],
    [`${key.slice(0, 20)}\n${key.slice(21)}`, 'alphabet'],
    [key.replace('live', 'test'), 'checksum'],
    [`${key.slice(0, -1)}${key.endsWith('0') ? '1' : '0'}`, 'checksum'],
  ])('is reported for %j as %s', (text, fault) => {
    expect(parseApiKey(text)).toEqual({ outcome: 'malformed', fault });
  });
});

describe('what may be stored of a key', () => {
  const key = makeApiKey('test', BYTES);

  it('includes its prefix with the first four characters, and its last four', () => {
    expect(displayCharacters(key)).toEqual({ first: 'kc_test_0123', last: key.slice(-4) });
  });

  it('includes a MAC of 64 hexadecimal digits, which another pepper changes', () => {
    const one = keyMac({ version: 'a', secret: 'pepper one' }, key);
    expect(one).toMatch(/^[0-9a-f]{64}$/);
    expect(keyMac({ version: 'b', secret: 'pepper two' }, key)).not.toBe(one);
  });

  it('excludes every text that contains the whole key, but not one with only its prefix', () => {
    expect(containsApiKey(`the key ${key}!`)).toBe(true);
    expect(containsApiKey(`old_${key}x`)).toBe(true);
    const wide = [...key].map((sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) + 0xfee0)).join('');
    expect(containsApiKey(wide)).toBe(true);
    expect(containsApiKey(`ｋｃ_ｌｉｖｅ_${key.slice(8)}`)).toBe(true);
    expect(containsApiKey('kc_test_ is how ours begin')).toBe(false);
  });
});
