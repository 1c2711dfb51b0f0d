// Guarantee: what docs/keys.md tells a secret scanner is true of every key: pattern, gitleaks rule, checksum, example.
// Risk: a scanner that is configured as documented and finds nothing.
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { crc32 } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { KEY_RANDOM_BYTES, makeApiKey, parseApiKey } from '../../../shared/keys/api-key.ts';

const page = await readFile('docs/keys.md', 'utf8');
const [, pattern = ''] = /The pattern is `([^`]+)`/.exec(page) ?? [];
const [, rule = ''] = /regex = '''(.+)'''/.exec(page) ?? [];
const [, example = ''] = /`(kc_test_[0-9A-Za-z]+)` is well formed/.exec(page) ?? [];
const keys = Array.from({ length: 1_000 }, (_, i) =>
  makeApiKey(i % 2 === 0 ? 'live' : 'test', randomBytes(KEY_RANDOM_BYTES)),
);

// Follows the page alone and uses no code of the product.
const checksumAsDocumented = (body: string) => {
  const digits = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'];
  let number = crc32(body);
  const written: string[] = [];
  for (; number > 0; number = Math.floor(number / 62)) {
    written.unshift(digits[number % 62] ?? '');
  }
  return written.join('').padStart(6, '0');
};

describe('docs/keys.md', () => {
  it.each([
    ['pattern', pattern],
    ['gitleaks rule', rule],
  ])('has a %s that finds every key in a text, from end to end', (_name, text) => {
    expect(text).not.toBe('');
    for (const key of keys) {
      expect(new RegExp(text).exec(`const key = "${key}";`)?.[0], key).toBe(key);
      expect(new RegExp(text).exec(`export KC_API_KEY=${key}\n`)?.[0], key).toBe(key);
    }
    expect(new RegExp(text).exec('kc_live_short kc_demo_00000000000000000000000000000000000000')).toBeNull();
  });

  it('lists keywords, one of which begins every key', () => {
    const [, list = '[]'] = /keywords = (\[.+\])/.exec(page) ?? [];
    const keywords = new Set<string>(JSON.parse(list));
    expect(keys.filter((key) => !keywords.has(key.slice(0, 8)))).toEqual([]);
  });

  it('describes the checksum, and shows a well-formed key', () => {
    for (const key of keys) {
      expect(key.slice(-6), key).toBe(checksumAsDocumented(key.slice(0, -6)));
    }
    expect(example.slice(-6)).toBe(checksumAsDocumented(example.slice(0, -6)));
    expect(parseApiKey(example)).toEqual({ outcome: 'well_formed', environment: 'test' });
  });
});
