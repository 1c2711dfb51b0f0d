// Guarantee: a checksum accepts one last digit for each beginning and rejects every single wrong digit. Risk: a number
// with a typing error is removed as if it were valid, or a valid one stays.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { modulo97, passesLuhn, passesModulo1110 } from '../../../../shared/privacy/formats/checksums.ts';

const digits = fc.stringMatching(/^[1-9]\d{9,14}$/);

describe.each([
  ['Luhn', passesLuhn],
  ['ISO 7064, modulo 11, 10', passesModulo1110],
])('%s', (_, passes) => {
  it('accepts exactly one last digit', () => {
    fc.assert(
      fc.property(digits, (beginning) => {
        expect([...'0123456789'].filter((last) => passes(beginning + last))).toHaveLength(1);
      }),
    );
  });
});

it('computes the remainder of a number of any length by 97', () => {
  fc.assert(
    fc.property(digits, (number) => {
      expect(modulo97(number)).toBe(Number(BigInt(number) % 97n));
    }),
  );
});
