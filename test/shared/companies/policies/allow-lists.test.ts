// Guarantee: the matcher of a list is built once and cached under the whole text of the list, for at most 200 lists.
// Risk: a changed list that still admits the addresses of the old one, or a cache that only grows.
import { describe, expect, it } from 'vitest';
import {
  createAllowListCache,
  joinAllowList,
  splitAllowList,
} from '../../../../shared/companies/policies/allow-lists.ts';

describe('the matchers of lists', () => {
  it('are built once for each list', () => {
    const matcherOf = createAllowListCache();
    const [one, other] = [matcherOf('203.0.113.0/24 198.51.100.7'), matcherOf('203.0.113.0/25')];
    expect(['203.0.113.200', '198.51.100.7', '192.0.2.1'].map(one)).toEqual([true, true, false]);
    expect(['203.0.113.200', '203.0.113.100'].map(other)).toEqual([false, true]);
    expect(matcherOf('203.0.113.0/24 198.51.100.7')).toBe(one);
    expect(matcherOf('203.0.113.0/25')).toBe(other);
  });

  it('are not shared by long lists with the same beginning', () => {
    const matcherOf = createAllowListCache();
    const beginning = Array.from({ length: 1_000 }, (_, n) => `10.0.${n % 256}.${Math.floor(n / 256)}`).join(' ');
    const [one, other] = [matcherOf(`${beginning} 198.51.100.7`), matcherOf(`${beginning} 198.51.100.8`)];
    expect([one('198.51.100.7'), other('198.51.100.7')]).toEqual([true, false]);
  });

  it('are forgotten when there are more than 200 lists', () => {
    const matcherOf = createAllowListCache();
    const listOf = (index: number) => `10.0.${index}.0/24`;
    const made = Array.from({ length: 200 }, (_, index) => matcherOf(listOf(index)));
    expect(made.map((matcher, index) => matcherOf(listOf(index)) === matcher)).not.toContain(false);
    const next = matcherOf(listOf(200));
    expect(matcherOf(listOf(0))).not.toBe(made[0]);
    expect(matcherOf(listOf(200))).toBe(next);
  });
});

it.each([[[]], [['203.0.113.7']], [['203.0.113.0/24', '2001:db8::/32']]])(
  'the list %j is stored as one string and read back',
  (entries) => {
    expect(splitAllowList(joinAllowList(entries))).toEqual(entries);
  },
);

it('stores entries separated by spaces', () => {
  expect(joinAllowList(['203.0.113.0/24', '2001:db8::/32'])).toBe('203.0.113.0/24 2001:db8::/32');
});

it('refuses every address with an empty list', () => {
  expect(createAllowListCache()('')('203.0.113.7')).toBe(false);
});
