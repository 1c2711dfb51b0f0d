// Guarantee: before a list of addresses is saved, the check says for each line what it covers or what is wrong with it,
// and allows an address exactly when the saved list would allow it. Risk: a company locks itself out, or wrongly
// believes that an address is refused.
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { checkAddresses, checkAddressesInput } from '../../../../shared/companies/company/check-addresses.ts';
import type { Company } from '../../../../shared/companies/company/company.ts';
import { compileIpAllowList, parseIpAllowList } from '../../../../shared/companies/policies/ip-allow-list.ts';

const companyId = '6f1c2b9e-0c55-4d6e-9c3b-0b7f3a1c2d4e';
const companies = { find: async (id: string) => (id === companyId ? ({ id } as Company) : null) };
const check = (entries: readonly string[], address?: string) =>
  checkAddresses({ companies }, v.parse(checkAddressesInput, { company_id: companyId, entries, address }));

const UNREADABLE = 'This is not an IPv4 or IPv6 address, nor a range such as 203.0.113.0/24.';

describe('a line of the list', () => {
  it.each([
    ['203.0.113.7', { entry: '203.0.113.7', covers: ['203.0.113.7', '203.0.113.7', '1'] }],
    [' 203.0.113.7\t', { entry: '203.0.113.7', covers: ['203.0.113.7', '203.0.113.7', '1'] }],
    ['203.0.113.0/24', { entry: '203.0.113.0/24', covers: ['203.0.113.0', '203.0.113.255', '256'] }],
    ['0.0.0.0/0', { entry: '0.0.0.0/0', covers: ['0.0.0.0', '255.255.255.255', '4294967296'] }],
    ['::ffff:10.0.0.0/104', { entry: '10.0.0.0/8', covers: ['10.0.0.0', '10.255.255.255', '16777216'] }],
    [
      '2001:DB8::/32',
      {
        entry: '2001:db8::/32',
        covers: ['2001:db8::', '2001:db8:ffff:ffff:ffff:ffff:ffff:ffff', '79228162514264337593543950336'],
      },
    ],
  ])(
    'such as %j is reported with the range that it covers',
    async (typed, { entry, covers: [first, last, addresses] }) => {
      const { entries } = await check([typed]);
      expect(entries).toEqual([{ entry, covers: { first, last, addresses }, problem: null, suggestion: null }]);
    },
  );

  it.each([
    ['203.0.113.7/24', '203.0.113.7', '203.0.113.0/24'],
    ['::1/64', '::1', '::/64'],
  ])(
    'with host bits, such as %j, is answered with the start of its range and with what to write instead',
    async (typed, single, suggestion) => {
      const { entries } = await check([typed]);
      const prefix = typed.split('/')[1];
      const problem = `The range /${prefix} does not begin with this address. For the single address, write ${single}.`;
      expect(entries).toEqual([{ entry: `${single}/${prefix}`, covers: null, problem, suggestion }]);
    },
  );

  it.each(['', 'office', '203.0.113.256', '010.0.0.1', 'kc_live_secret', '<b>1.2.3.4</b>'])(
    '%j is reported as not an address, and is not repeated',
    async (typed) => {
      expect((await check([typed])).entries).toEqual([
        { entry: null, covers: null, problem: UNREADABLE, suggestion: null },
      ]);
    },
  );

  it('is checked on its own in a list of 1,000 lines, and a list of 1,001 lines is refused', async () => {
    const lines = Array.from({ length: 1_000 }, (_, i) => (i % 3 === 0 ? `line ${i}` : `10.${i >> 8}.${i & 255}.1`));
    const { entries } = await check(lines);
    expect(entries.map(({ entry, problem }) => entry ?? problem)).toEqual(
      lines.map((line, i) => (i % 3 === 0 ? UNREADABLE : line)),
    );
    expect(() => check([...lines, '10.0.0.1'])).toThrow('entries must be a list of at most 1000 strings.');
  });

  it('is valid exactly when policy.set accepts it', async () => {
    const anyLine = fc.oneof(
      fc.ipV4(),
      fc.ipV6(),
      fc.tuple(fc.ipV4(), fc.nat(33)).map(([address, prefix]) => `${address}/${prefix}`),
      fc.tuple(fc.ipV6(), fc.nat(129)).map(([address, prefix]) => `${address}/${prefix}`),
      fc.string({ maxLength: 20 }),
    );
    await fc.assert(
      fc.asyncProperty(anyLine, async (line) => {
        const [checked] = (await check([line])).entries;
        expect(checked?.problem === null).toBe(parseIpAllowList([line.trim()]).outcome === 'parsed');
      }),
    );
  });
});

describe('an address', () => {
  it.each([
    ['203.0.113.7', { address: '203.0.113.7', allowed: true, by: '203.0.113.0/24' }],
    ['::ffff:203.0.113.7', { address: '203.0.113.7', allowed: true, by: '203.0.113.0/24' }],
    ['198.51.100.9', { address: '198.51.100.9', allowed: true, by: '198.51.100.9' }],
    ['198.51.100.8', { address: '198.51.100.8', allowed: false, by: null }],
    ['our office', { address: null, allowed: false, by: null }],
  ])('%s is allowed by the line that contains it, and otherwise refused', async (typed, expected) => {
    const { address, recent_callers } = await check(['203.0.113.0/24', 'wrong', '198.51.100.9'], typed);
    expect(address).toEqual(expected);
    expect(recent_callers).toBe('not_known');
  });

  it('is read without the spaces around it, which copying may add', async () => {
    const { address } = await check(['203.0.113.0/24'], ' 203.0.113.7\t\n');
    expect(address).toEqual({ address: '203.0.113.7', allowed: true, by: '203.0.113.0/24' });
  });

  it('is refused by an empty list, and is not checked when no address is given', async () => {
    expect((await check([], '203.0.113.7')).address).toEqual({ address: '203.0.113.7', allowed: false, by: null });
    expect((await check(['203.0.113.7'])).address).toBeNull();
  });

  it('is allowed exactly when the saved list would allow it', async () => {
    const byte = fc.constantFrom(0, 1, 127, 128, 255);
    const address = fc.tuple(byte, byte, byte, byte).map((bytes) => bytes.join('.'));
    const anyRange = fc.tuple(address, fc.nat(32)).map(([start, prefix]) => `${start}/${prefix}`);
    // Nearly all of these have host bits, so a list of them alone would allow nobody.
    const validRange = fc
      .tuple(byte, byte, fc.constantFrom('0.0/16', '0.0/17', '128.0/17'))
      .map((parts) => parts.join('.'));
    const line = fc.oneof(anyRange, validRange);
    const verdicts = new Set<boolean | undefined>();
    await fc.assert(
      fc.asyncProperty(fc.array(line, { maxLength: 6 }), address, async (lines, caller) => {
        const { entries, address: verdict } = await check(lines, caller);
        const saved = entries.flatMap(({ entry, problem }) => (problem === null && entry !== null ? [entry] : []));
        expect(verdict?.allowed).toBe(compileIpAllowList(saved)(caller));
        expect(verdict?.by === null).toBe(verdict?.allowed === false);
        verdicts.add(verdict?.allowed);
      }),
      { numRuns: 300 },
    );
    expect(verdicts).toEqual(new Set([true, false]));
  });
});

it('checks no addresses for a company that does not exist', async () => {
  const input = { company_id: '6f1c2b9e-0c55-4d6e-9c3b-0b7f3a1c2d4f', entries: [] };
  await expect(checkAddresses({ companies }, input)).rejects.toThrow('There is no company with this ID.');
});

it.each([
  [
    '198.51.100.0/24 office Basel',
    'There is more than one address or range on this line. A list has no room for notes.',
  ],
  ['198.51.100.7 office', 'There is more than one address or range on this line. A list has no room for notes.'],
  ['203.0.113.0/33', 'The number after the slash must be between 0 and 32.'],
  ['2001:db8::/129', 'The number after the slash must be between 0 and 128.'],
  ['203.0.113.0/x', 'The number after the slash must be between 0 and 32.'],
  ['office/24', UNREADABLE],
])('says what is wrong with %s', async (entry, problem) => {
  const companies = { find: async () => ({}) as never };
  const { entries } = await checkAddresses({ companies }, { company_id: 'company', entries: [entry] });
  expect(entries).toEqual([{ entry: null, covers: null, problem, suggestion: null }]);
});
