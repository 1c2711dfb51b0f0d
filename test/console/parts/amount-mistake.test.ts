// Guarantee: an amount that the API would refuse is named before it is sent, by what is wrong with it. Risk: somebody
// who types too many digits is told how to write an amount, which they did.
import { expect, it } from 'vitest';
import { amountMistake } from '../../../console/parts/amount-mistake.ts';
import { parseUsd } from '../../../shared/pricing/money.ts';

const FORM = 'Enter an amount such as 250 or 250.50.';
const LIMITS = 'Enter an amount below 1,000,000,000 with at most nine digits after the decimal point.';

it.each([
  ['250', null],
  ['250.50', null],
  ['0', null],
  ['999999999.999999999', null],
  ['1000000000', LIMITS],
  ['1.0000000001', LIMITS],
  ['', FORM],
  ['007', FORM],
  ['-1', FORM],
  ['1,5', FORM],
  ['.5', FORM],
  ['5.', FORM],
  ['1e3', FORM],
])('the amount "%s": %s', (typed, mistake) => {
  expect(amountMistake(` ${typed} `)).toBe(mistake);
  // The API agrees.
  expect('amount' in parseUsd(typed)).toBe(mistake === null);
});
