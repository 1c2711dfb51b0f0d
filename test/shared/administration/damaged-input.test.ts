// Guarantee: of 5,000 Authorization headers and 5,000 entries of an allow-list, damaged in every way that we know,
// exactly those are accepted that a second, naive implementation accepts. Risk: a lenient case that lets a guess, a
// typo or a wrong network pass.
import { isIPv4, isIPv6 } from 'node:net';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compileIpAllowList, parseIpAllowList } from '../../../shared/companies/policies/ip-allow-list.ts';
import { KEY_RANDOM_BYTES, makeApiKey, parseApiKey } from '../../../shared/keys/api-key.ts';
import { bearerKey } from '../../../shared/keys/bearer-key.ts';

const CASES = 5_000;
const SEED = 20_261_120;
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

// `makeApiKey` skips the bytes from 248 on.
const anyKey = fc
  .tuple(fc.constantFrom('live' as const, 'test' as const), fc.infiniteStream(fc.nat(247)))
  .map(([environment, bytes]) => makeApiKey(environment, Uint8Array.from(bytes.take(KEY_RANDOM_BYTES))));
// Look-alike letters of other alphabets, characters that HTTP and terminals add, and NUL, which ends a string in C.
const anyCharacter = fc.constantFrom(...DIGITS, '_', '-', ' ', '\t', '\n', '\0', '"', '%', '+', 'é', 'а', '０', '😀');

type Damage = (text: string, at: number, character: string) => string;
// The damages that suit any text: they leave it whole, or replace, insert, remove or swap a character.
const CHARACTER_DAMAGES: readonly Damage[] = [
  (text) => text,
  (text, at, character) => text.slice(0, at) + character + text.slice(at + 1),
  (text, at, character) => text.slice(0, at) + character + text.slice(at),
  (text, at) => text.slice(0, at) + text.slice(at + 1),
  (text, at) => text.slice(0, at) + (text[at + 1] ?? '') + (text[at] ?? '') + text.slice(at + 2),
];
const DAMAGES: readonly Damage[] = [
  ...CHARACTER_DAMAGES,
  (text, at) => text.slice(0, at),
  (text, at) => text.slice(at),
  (text, at) => text.slice(0, at) + (text[at] ?? '').toUpperCase() + text.slice(at + 1),
  (text, at) => text.slice(0, at) + (text[at] ?? '').toLowerCase() + text.slice(at + 1),
  (text) => text + text,
  (text, _at, character) => text + character,
  (text, _at, character) => character + text,
  (text) => text.replace('Bearer', 'bearer'),
  (text) => text.replace('Bearer ', 'Bearer  '),
  (text) => text.replace('Bearer ', ''),
  (text) => text.replace('live', 'test'),
  (text, at) => text + 'x'.repeat(10_000 + at),
];
const anyDamages = fc.array(
  fc
    .tuple(fc.nat(DAMAGES.length - 1), fc.nat(60), anyCharacter)
    .map(([kind, at, character]) => ({ kind, at, character })),
  { maxLength: 2 },
);
const damaged = (text: string, damages: readonly { kind: number; at: number; character: string }[]) =>
  damages.reduce((rest, { kind, at, character }) => DAMAGES[kind]?.(rest, at, character) ?? rest, text);

function naiveCrc32(text: string): number {
  let crc = 0xffffffff;
  for (const byte of Buffer.from(text)) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) {
      crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
    }
  }
  return (crc ^ 0xffffffff) >>> 0;
}

function naiveAccepts(values: readonly string[]): boolean {
  const [, body = '', checksum] =
    /^[Bb][Ee][Aa][Rr][Ee][Rr] (kc_(?:live|test)_[0-9A-Za-z]{32})([0-9A-Za-z]{6})$/.exec(values[0] ?? '') ?? [];
  if (values.length !== 1 || checksum === undefined) {
    return false;
  }
  const number = [...checksum].reduce((sum, digit) => sum * 62 + DIGITS.indexOf(digit), 0);
  return number === naiveCrc32(body);
}

it(`accepts a header exactly when a naive parser does, in ${CASES} cases`, () => {
  let accepted = 0;
  const name = fc.constantFrom('Authorization', 'authorization', 'AUTHORIZATION');
  const anyScheme = fc.constantFrom('Bearer', 'bearer', 'BEARER');
  const property = fc.property(
    anyKey,
    anyDamages,
    name,
    anyScheme,
    fc.nat(19),
    (key, damages, header, scheme, second) => {
      const value = damaged(`${scheme} ${key}`, damages);
      // In two cases of twenty the header is sent twice: with the same value, or with a valid key as the second.
      const values = [value];
      if (second === 0) {
        values.push(value);
      } else if (second === 1) {
        values.push(`Bearer ${key}`);
      }
      const found = bearerKey({ Accept: ['*/*'], [header]: values }, { [header]: value });
      const isAccepted = found !== null && parseApiKey(found).outcome === 'well_formed';
      if (isAccepted) {
        accepted += 1;
      }
      expect(isAccepted).toBe(naiveAccepts(values));
    },
  );
  fc.assert(property, { numRuns: CASES, seed: SEED });
  // A generator that makes only valid or only invalid input would prove nothing.
  expect(accepted / CASES).toBeGreaterThan(0.1);
  expect(accepted / CASES).toBeLessThan(0.9);
});

// Returns the address as 128 or 32 binary digits; Node's own parser decides what an address is.
function naiveBits(host: string): string | null {
  if (isIPv4(host)) {
    return bitsOf(host.split('.').map(Number), 8);
  }
  // Node accepts a zone (%eth0) as part of an address; an allow-list does not.
  if (!isIPv6(host) || host.includes('%')) {
    return null;
  }
  const dotted = /^(.*:)(\d+)\.(\d+)\.(\d+)\.(\d+)$/.exec(host);
  const [, start = '', ...octets] = dotted ?? [];
  const bytes = octets.map(Number);
  const hex = (at: number) => (((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0)).toString(16);
  const plain = dotted === null ? host : `${start}${hex(0)}:${hex(2)}`;
  const [head = '', tail] = plain.split('::');
  const groups = (text: string | undefined) => (text ? text.split(':').map((group) => Number.parseInt(group, 16)) : []);
  const [first, last] = [groups(head), groups(tail)];
  return bitsOf([...first, ...Array<number>(8 - first.length - last.length).fill(0), ...last], 16);
}
const bitsOf = (numbers: readonly number[], width: number) =>
  numbers.map((number) => number.toString(2).padStart(width, '0')).join('');
// The bits with which an IPv6 address begins that stands for an IPv4 address: ::ffff:0:0/96.
const IPV4_MAPPED_PREFIX = `${'0'.repeat(80)}${'1'.repeat(16)}`;

type Verdict = 'refused' | { readonly network: string; readonly family: 4 | 6 };
function naiveNetwork(entry: string): Verdict {
  const parts = entry.split('/');
  const bits = naiveBits(parts[0] ?? '');
  if (bits === null || parts.length > 2) {
    return 'refused';
  }
  const prefixText = parts[1] ?? String(bits.length);
  const prefixLength = Number(prefixText);
  if (!/^\d+$/.test(prefixText) || String(prefixLength) !== prefixText || prefixLength > bits.length) {
    return 'refused';
  }
  if (bits.slice(prefixLength).includes('1')) {
    return 'refused';
  }
  const network = bits.slice(0, prefixLength);
  if (bits.length === 128 && network.startsWith(IPV4_MAPPED_PREFIX)) {
    return { network: network.slice(96), family: 4 };
  }
  return { network, family: bits.length === 32 ? 4 : 6 };
}

function naiveContains({ network, family }: Exclude<Verdict, 'refused'>, caller: string): boolean {
  const bits = naiveBits(caller);
  if (bits === null) {
    return false;
  }
  const isMapped = bits.length === 128 && bits.startsWith(IPV4_MAPPED_PREFIX);
  const callerBits = isMapped ? bits.slice(96) : bits;
  return (callerBits.length === 32 ? 4 : 6) === family && callerBits.startsWith(network);
}

const anyOctet = fc.oneof(
  fc.nat(255).map(String),
  fc.constantFrom('0', '00', '010', '0x7f', '256', '', '-1', '1e1', ' 1', '٣'),
);
const anyGroup = fc.oneof(
  fc.nat(0xffff).map((group) => group.toString(16)),
  fc.constantFrom('0', '', '00000', 'g', 'FFFF', '1%eth0'),
);
const anyHost = fc.oneof(
  fc.ipV4(),
  fc.ipV6(),
  fc.ipV4().map((address) => `::ffff:${address}`),
  fc.array(anyOctet, { minLength: 3, maxLength: 5 }).map((octets) => octets.join('.')),
  fc.array(anyGroup, { minLength: 1, maxLength: 9 }).map((groups) => groups.join(':')),
  fc.constantFrom(
    '0.0.0.0',
    '::',
    '::1',
    '10.0.0.0',
    '2001:db8::',
    '::ffff:0:0',
    '[::1]',
    'localhost',
    '*',
    '1',
    '::ffff:1.2.3',
  ),
);
const anyPrefixLength = fc.oneof(
  { weight: 2, arbitrary: fc.constant('') },
  { weight: 3, arbitrary: fc.nat(130).map((length) => `/${length}`) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      '/0',
      '/32',
      '/128',
      '/08',
      '/',
      '/-1',
      '/+8',
      '/8/8',
      '/255.0.0.0',
      '/ 8',
      '/1e1',
      '/0x8',
    ),
  },
);

it(`reads or refuses an allow-list entry exactly as a naive parser does, in ${CASES} cases`, () => {
  let accepted = 0;
  const anyDamage = fc.tuple(fc.nat(12), fc.nat(40), anyCharacter);
  const property = fc.property(
    anyHost,
    anyPrefixLength,
    anyDamage,
    fc.ipV4(),
    fc.ipV6(),
    (host, prefixLength, damage, ipv4, ipv6) => {
      const [kind, at, character] = damage;
      // With any other kind of damage the entry stays whole.
      const entry =
        kind < CHARACTER_DAMAGES.length
          ? damaged(`${host}${prefixLength}`, [{ kind, at, character }])
          : `${host}${prefixLength}`;
      const verdict = naiveNetwork(entry);
      const parsed = parseIpAllowList([entry]);
      expect(parsed.outcome, entry).toBe(verdict === 'refused' ? 'refused' : 'parsed');
      if (parsed.outcome === 'refused' || verdict === 'refused') {
        return;
      }
      accepted += 1;
      const matches = compileIpAllowList(parsed.entries);
      const callers = [ipv4, `::ffff:${ipv4}`, ipv6, host.split('/')[0] ?? ''];
      const found = callers.map((caller) => [entry, caller, matches(caller)]);
      expect(found).toEqual(callers.map((caller) => [entry, caller, naiveContains(verdict, caller)]));
    },
  );
  fc.assert(property, { numRuns: CASES, seed: SEED });
  expect(accepted / CASES).toBeGreaterThan(0.1);
  expect(accepted / CASES).toBeLessThan(0.9);
});
