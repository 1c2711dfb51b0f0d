// Guarantee: no file of the checkout has a text that could be a secret: a key of this product with a right checksum, a
// key or token of a vendor, a private key. Risk: anyone who reads the repository gets a working key.
import { describe, expect, it } from 'vitest';
import { makeApiKey } from '../../../shared/keys/api-key.ts';
import { readTrackedFiles } from '../tracked-files.ts';
import { possibleSecrets } from './secret-guards.ts';

const letters = (count: number) => 'aB3dE6gH'.repeat(13).slice(0, count);
const planted = (text: string) => possibleSecrets(new Map([['a.md', `first\n${text}\n`]]));

it('the checkout holds no text that could be a secret', () => {
  expect(possibleSecrets(readTrackedFiles())).toEqual([]);
});

describe('the guard against secrets', () => {
  it.each([
    ['API key of this product', makeApiKey('live', new Uint8Array(96).fill(7))],
    ['AWS access key', `AKIA${'QWERTYUIOPASDFGH'}`],
    ['private key', `-----BEGIN ${'PRIVATE'} KEY-----\n${letters(64)}`],
    ['token of GitHub', `ghp_${letters(36)}`],
    ['token of npm', `npm_${letters(36)}`],
    ['token of Slack', `xoxb-${'123456789012'}-${letters(24)}`],
    ['key of Google', `AIza${letters(35)}`],
    ['key of a model vendor', `sk-ant-${letters(48)}`],
    ['signed token', `eyJ${letters(24)}.eyJ${letters(24)}.${letters(24)}`],
    ['password in an address', `https://somebody:${letters(12)}@example.com`],
  ])('finds a planted %s, and names its place without its text', (name, text) => {
    expect(planted(text)).toEqual([`a.md:2 ${name}`]);
  });
});

it.each([
  ['the key of the documentation', 'kc_test_000000000000000000000000000000003CvwjH'],
  ['a key with a wrong checksum', 'kc_live_0123456789ABCDEFGHIJKLMNOPQRSTUVaaaaaa'],
  ["AWS's own example", 'AKIAIOSFODNN7EXAMPLE'],
])('does not report %s as a secret', (_name, text) => {
  expect(planted(text)).toEqual([]);
});
