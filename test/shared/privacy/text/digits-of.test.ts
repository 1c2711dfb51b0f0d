// Guarantee: only the digits of a value are compared and checked. Risk: a dash counts as a digit in a checksum.
import { expect, it } from 'vitest';
import { digitsOf } from '../../../../shared/privacy/text/digits-of.ts';

it('keeps only the ASCII digits', () => {
  expect([digitsOf('+49 (0)30-901820 x7'), digitsOf('none')]).toEqual(['490309018207', '']);
});
