// Guarantee: amounts are exact to a billionth of a dollar, and a text that is not an amount is refused with a sentence.
// Risk: a typing error gives a company a thousand times its budget.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatUsd, NANO_PER_USD, parseUsd, requireAmount } from '../../../shared/pricing/money.ts';

describe('parseUsd', () => {
  it('reads dollars with up to nine decimals', () => {
    expect(parseUsd('0')).toEqual({ amount: 0n });
    expect(parseUsd('0.000')).toEqual({ amount: 0n });
    expect(parseUsd('250')).toEqual({ amount: 250n * NANO_PER_USD });
    expect(parseUsd('0.000000001')).toEqual({ amount: 1n });
    expect(parseUsd('999999999.999999999')).toEqual({ amount: 10n ** 18n - 1n });
  });

  it.each([
    ['-5', /at least 0/],
    ['-0', /at least 0/],
    ['0.0000000001', /at most 9 decimals/],
    ['1000000000', /below 1000000000/],
    ['1e9', /with digits/],
    ['NaN', /with digits/],
    ['Infinity', /with digits/],
    ['', /with digits/],
    ['1,000', /with digits/],
    ['$5', /with digits/],
    [' 5', /with digits/],
    ['.5', /with digits/],
    ['5.', /with digits/],
    ['007', /leading zeros/],
    ['05', /leading zeros/],
    ['٥', /with digits/],
  ])('refuses %j', (text, sentence) => {
    expect(parseUsd(text)).toEqual({ sentence: expect.stringMatching(sentence) });
  });

  it('reads back what formatUsd writes', () => {
    const amounts = fc.bigInt({ min: 0n, max: 10n ** 18n - 1n });
    fc.assert(
      fc.property(amounts, (amount) => {
        expect(parseUsd(formatUsd(amount))).toEqual({ amount });
      }),
    );
  });
});

describe('formatUsd', () => {
  it('writes no more decimals than needed, and a sign for a negative amount', () => {
    expect([0n, 1n, NANO_PER_USD, 1_500_000_000n, -250_000_000n].map(formatUsd)).toEqual([
      '0',
      '0.000000001',
      '1',
      '1.5',
      '-0.25',
    ]);
  });
});

describe('requireAmount', () => {
  it('reads an amount from a configuration, and throws the sentence that refuses any other text', () => {
    expect(requireAmount('0.05')).toBe(50_000_000n);
    expect(() => requireAmount('-1')).toThrow(new Error('The amount must be at least 0 dollars.'));
  });
});
