// Guarantee: an address may call exactly when a network of the list contains it, and an ambiguous or invalid list is
// refused with a sentence that says how to correct it. Risk: text comparison, a shift by 32, an off-by-one at a
// network's edge or a lenient parser would let a stranger in, or lock a company out.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  compileIpAllowList,
  IP_ALLOW_LIST_MAX,
  parseIpAllowList,
} from '../../../../shared/companies/policies/ip-allow-list.ts';
import { upTo } from '../../../harness/properties/up-to.ts';

const CASES = 5_000;

/** An address, or the network of all addresses that begin with its first `prefix` bits. */
interface Block {
  readonly family: 4 | 6;
  readonly bytes: readonly number[];
  /** The bytes as a string of 0 and 1. */
  readonly bits: string;
  readonly prefix: number;
}

// The naive matcher: a network contains an address of its family that begins with the network's bits.
const bitsOfBytes = (bytes: readonly number[]) => bytes.map((byte) => byte.toString(2).padStart(8, '0')).join('');
const naiveContains = (network: Block, address: Block) =>
  network.family === address.family && address.bits.startsWith(network.bits.slice(0, network.prefix));

const dotted = (bytes: readonly number[]) => bytes.join('.');
const hexGroups = (bytes: readonly number[]) =>
  Array.from({ length: 8 }, (_, i) => (((bytes[2 * i] ?? 0) << 8) | (bytes[2 * i + 1] ?? 0)).toString(16)).join(':');
// Three ways to write an IPv4 address; the second and third are IPv6 notation.
const writtenAs = ({ family, bytes }: Pick<Block, 'family' | 'bytes'>, way: number): string => {
  if (family === 6) {
    return hexGroups(bytes);
  }
  const mapped = [...Array(10).fill(0), 255, 255, ...bytes];
  return [dotted(bytes), `::ffff:${dotted(bytes)}`, hexGroups(mapped)][way] ?? dotted(bytes);
};
const withoutHostBits = (bytes: readonly number[], prefix: number) =>
  bytes.map((byte, index) => byte & (0xff << Math.max(0, 8 - Math.max(0, prefix - 8 * index))) & 0xff);

const withBitFlipped = (bytes: readonly number[], bit: number) =>
  bytes.map((byte, index) => (index === (bit >> 3) % bytes.length ? byte ^ (0x80 >> (bit & 7)) : byte));

// Few values per byte, so that networks and addresses match, nest and miss by one bit.
const anyByte = fc.oneof({ weight: 4, arbitrary: fc.constantFrom(0, 1, 127, 128, 255) }, fc.nat(255));
const anyBlock = fc.constantFrom(4 as const, 6 as const).chain((family) =>
  fc.record({
    family: fc.constant(family),
    bytes: fc.array(anyByte, { minLength: family === 4 ? 4 : 16, maxLength: family === 4 ? 4 : 16 }),
    prefix: fc.nat(family === 4 ? 32 : 128),
    way: fc.nat(2),
  }),
);
// An address of family 6 is hardly ever a mapped IPv4 address, which would count as IPv4: ten zero bytes before 255 255
// are too rare.
const toNetwork = ({ family, bytes, prefix }: { family: 4 | 6; bytes: number[]; prefix: number }): Block => {
  const start = withoutHostBits(bytes, prefix);
  return { family, prefix, bytes: start, bits: bitsOfBytes(start) };
};

const lists = upTo(6, (lengths) => fc.array(anyBlock, lengths));

describe('the matcher', () => {
  it(`agrees with a comparison of bits as text in ${CASES} cases`, () => {
    let matched = 0;
    const property = fc.property(lists, anyBlock, fc.boolean(), (list, caller, near) => {
      const networks = list.map(toNetwork);
      // Half of the callers are the first address of the first network with one bit flipped; the position of the bit
      // decides whether that address is inside.
      const neighbor = near ? networks[0] : undefined;
      const bytes = neighbor === undefined ? caller.bytes : withBitFlipped(neighbor.bytes, caller.prefix);
      const family = neighbor?.family ?? caller.family;
      const address = { family, bytes, bits: bitsOfBytes(bytes), prefix: 0 };
      const texts = networks.map((network, index) => {
        const way = list[index]?.way ?? 0;
        const prefix = network.family === 4 && way > 0 ? network.prefix + 96 : network.prefix;
        return `${writtenAs(network, way)}/${prefix}`;
      });
      const parsed = parseIpAllowList(texts);
      if (parsed.outcome !== 'parsed') {
        throw new Error(parsed.sentence);
      }
      const expected = networks.some((network) => naiveContains(network, address));
      if (expected) {
        matched += 1;
      }
      expect(compileIpAllowList(parsed.entries)(writtenAs(address, caller.way))).toBe(expected);
    });
    fc.assert(property, { numRuns: CASES, seed: 20_261_120 });
    // A generator whose addresses hardly ever match a network would prove nothing.
    expect(matched / CASES).toBeGreaterThan(0.2);
  });

  it('allows no address with an empty list, and every address of a family with prefix 0', () => {
    expect(compileIpAllowList([])('203.0.113.7')).toBe(false);
    const any4 = compileIpAllowList(['0.0.0.0/0']);
    expect(any4('255.255.255.255')).toBe(true);
    expect(any4('::ffff:1.2.3.4')).toBe(true);
    expect(any4('2001:db8::1')).toBe(false);
    const any6 = compileIpAllowList(['::/0']);
    // A mapped address is IPv4, and no IPv6 network contains it.
    expect(any6('2001:db8::1')).toBe(true);
    expect(any6('1.2.3.4')).toBe(false);
    expect(any6('::ffff:1.2.3.4')).toBe(false);
  });

  it.each([
    '',
    ' 203.0.113.7',
    '203.0.113.7 ',
    '203.0.113.07',
    '0313.0.113.7',
    '0xcb.0.113.7',
    '3405803783',
    '203.113.7',
    '203.0.113.7:443',
    '203.0.113.7, 10.0.0.1',
    '[2001:db8::1]',
    'fe80::1%eth0',
    '2001:db8:::1',
    '1::2::3',
    '::ffff:203.0.113.256',
    '٢٠٣.0.113.7',
    '203.0.113.7\0',
    'localhost',
  ])('refuses a caller whose address is %j even when every address is allowed', (sourceIp) => {
    expect(compileIpAllowList(['0.0.0.0/0', '::/0'])(sourceIp)).toBe(false);
  });

  it('is not built from a stored list that cannot be read', () => {
    expect(() => compileIpAllowList(['203.0.113.7', 'damaged'])).toThrow('A stored IP allow-list is not valid.');
  });

  it('refuses the addresses directly after the networks of a list of 1,000', () => {
    const entries = Array.from({ length: IP_ALLOW_LIST_MAX }, (_, i) => `10.${i >> 8}.${i & 255}.0/25`);
    const matches = compileIpAllowList(entries);
    expect(matches('10.3.231.127')).toBe(true);
    expect(matches('10.3.231.128')).toBe(false);
    expect(matches('10.3.232.0')).toBe(false);
  });
});

describe('the list that an operator types', () => {
  it('keeps its order, drops duplicates and normalizes addresses and mapped networks', () => {
    const typed = ['2001:DB8:0::/32', '203.0.113.7', '10.0.0.0/8', '::ffff:10.0.0.0/104', '203.0.113.7/32', '::1/128'];
    expect(parseIpAllowList(typed)).toEqual({
      outcome: 'parsed',
      entries: ['2001:db8::/32', '203.0.113.7', '10.0.0.0/8', '::1/128'],
    });
    const longest = '0000:0000:0000:0000:0000:ffff:203.100.113.107';
    expect(parseIpAllowList([longest])).toEqual({ outcome: 'parsed', entries: ['203.100.113.107'] });
    expect(parseIpAllowList([])).toEqual({ outcome: 'parsed', entries: [] });
  });

  it.each([
    ['10.1.2.3/8', '10.0.0.0/8', '10.1.2.3', 8],
    ['2001:db8::1/32', '2001:db8::/32', '2001:db8::1', 32],
    ['::ffff:10.0.0.1/104', '10.0.0.0/8', '10.0.0.1', 8],
    ['128.0.0.0/0', '0.0.0.0/0', '128.0.0.0', 0],
  ])('refuses %s, which has bits beyond its prefix, and names the right network', (typed, network, address, prefix) => {
    const sentence = `ip_allow_list: entry 2, ${address}/${prefix}, has host bits set. Use ${network} for the network or ${address} for the single address.`;
    expect(parseIpAllowList(['::/0', typed])).toEqual({ outcome: 'refused', sentence });
  });

  it.each([
    '',
    ' 10.0.0.0/8',
    '10.0.0.0/',
    '10.0.0.0/08',
    '10.0.0.0/33',
    '10.0.0.0/-1',
    '10.0.0.0/8/8',
    '10.0.0.0/255.0.0.0',
    '010.0.0.0/8',
    '10/8',
    '::/129',
    '::1/064',
    'fe80::%1/64',
    '*',
    'any',
    'kc_live_secret',
  ])('refuses %j by its position in the list, without repeating it', (typed) => {
    const parsed = parseIpAllowList(['10.0.0.0/8', typed]);
    expect(parsed).toEqual({
      outcome: 'refused',
      sentence: 'ip_allow_list: entry 2 is not an IPv4 or IPv6 address or CIDR block.',
    });
  });

  it('may have 1,000 entries and not one more', () => {
    const entries = Array.from({ length: IP_ALLOW_LIST_MAX + 1 }, (_, i) => `10.${i >> 8}.${i & 255}.0/24`);
    expect(parseIpAllowList(entries.slice(1)).outcome).toBe('parsed');
    expect(parseIpAllowList(entries)).toEqual({
      outcome: 'refused',
      sentence: 'ip_allow_list must have at most 1000 entries.',
    });
  });
});
