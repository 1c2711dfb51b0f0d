// Guarantee: an amount of money is shown with all its digits, at least two of them after the point, and converted
// without loss. Risk: rounding errors add up over a million calls.
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dollars, nanoDollars, nanoOfUsd, percent, usdOfNano } from '../../../console/parts/money.ts';

describe('an amount', () => {
  it.each([
    ['0', 'US$0.00'],
    ['250', 'US$250.00'],
    ['0.5', 'US$0.50'],
    ['101.234567891', 'US$101.234567891'],
    ['1234567.890000000', 'US$1,234,567.89'],
    ['9007199254740993.000000001', 'US$9,007,199,254,740,993.000000001'],
  ])('of %s is shown as %s', (usd, shown) => {
    expect(dollars(usd)).toBe(shown);
  });

  it('stays the same when it is converted from nanodollars to dollars and back', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 20n }), (nano) => {
        expect(nanoOfUsd(usdOfNano(nano))).toBe(nano);
        expect(nanoDollars(nano)).toBe(dollars(usdOfNano(nano)));
      }),
    );
  });

  it('is a whole percentage of another amount, and no percentage of zero', () => {
    expect(percent(1n, 0n)).toBeNull();
    expect(percent(1n, 3n)).toBe(33);
  });
});
