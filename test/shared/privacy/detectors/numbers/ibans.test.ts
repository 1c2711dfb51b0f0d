// Guarantee: a mistyped IBAN is recognized in each country's form, and a code with another character, another length or
// impossible check digits is not. Risk: a customer's account stays because of one wrong digit, or a part number of the
// same length is removed.
import { describe, expect, it } from 'vitest';
import { hasIbanForm } from '../../../../../shared/privacy/detectors/numbers/ibans.ts';

// The examples of the SWIFT registry of IBAN formats, with other check digits.
const EXAMPLES: readonly string[] = [
  'AD1300012030200359100100',
  'AT621904300234573201',
  'BE69539007547034',
  'BG81BNBG96611020345678',
  'CH9400762011623852957',
  'CY18002001280000001200527600',
  'CZ6608000000192000145399',
  'DE90370400440532013000',
  'DK5100400440116243',
  'EE392200221020145685',
  'ES9221000418450200051332',
  'FI2212345600000785',
  'FR1520041010050500013M02606',
  'GB30NWBK60161331926819',
  'GI76NWBK000000007099453',
  'GR1701101250000000012300695',
  'HR1310010051863000160',
  'HU43117730161111101800000000',
  'IE30AIBK93115212345678',
  'IS150159260076545510730339',
  'IT61X0542811101000000123456',
  'LI22088100002324013AA',
  'LT131000011101001000',
  'LU290019400644750000',
  'LV81BANK0000435195001',
  'MC5911222000010123456789030',
  'MT85MALT011000012345MTLCAST001S',
  'NL92ABNA0417164300',
  'PL62109010140000071219812874',
  'PT51000201231234567890154',
  'RO50AAAA1B31007593840000',
  'SE4650000000058398257466',
  'SI57263300012039086',
  'SK3212000000198742637541',
  'SM87U0322509800000000270100',
];

// How many characters of each example may be a letter or a digit: accounts in these countries have both.
const LETTERS_OR_DIGITS: Readonly<Record<string, number>> = {
  AD: 12,
  BG: 8,
  CH: 12,
  CY: 16,
  FR: 11,
  GI: 15,
  GR: 16,
  IT: 12,
  LI: 12,
  LU: 13,
  LV: 13,
  MC: 11,
  MT: 18,
  RO: 16,
  SM: 12,
};

describe.each(EXAMPLES)('%s', (code) => {
  it('has the form of its country, and of that one alone', () => {
    expect(hasIbanForm(code)).toBe(true);
    expect(hasIbanForm(`${code}0`)).toBe(false);
    expect(hasIbanForm(code.slice(0, -1))).toBe(false);
    expect(hasIbanForm(`XX${code.slice(2)}`)).toBe(false);
  });

  it('does not have the form with a letter for a digit, or a digit for a letter, where only one of them is allowed', () => {
    const changed = [...code].map((character, at) => {
      return code.slice(0, at) + (/\d/.test(character) ? 'Q' : '7') + code.slice(at + 1);
    });
    const accepted = changed.filter((other) => hasIbanForm(other));
    expect(accepted).toHaveLength(LETTERS_OR_DIGITS[code.slice(0, 2)] ?? 0);
  });
});

it.each([
  ['02', true],
  ['98', true],
  ['10', true],
  ['90', true],
  ['00', false],
  ['01', false],
  ['99', false],
  ['8A', false],
])('check digits %s are possible: %s', (digits, isPossible) => {
  expect(hasIbanForm(`DE${digits}370400440532013000`)).toBe(isPossible);
});

// Only the account of a Maltese IBAN can consist of letters alone.
it.each([
  ['MT85MALT01100A2C4EFGHIJKLMNOPQR', 9, false],
  ['MT85MALT01100A2C4E6GHIJKLMNOPQR', 10, true],
  ['MT85MALT01100A2C4E6G8IJKLMNOPQR', 11, true],
])('%s, with %i digits, has the form of an IBAN: %s', (code, digits, isForm) => {
  expect(code.replace(/\D/g, '')).toHaveLength(digits);
  expect(hasIbanForm(code)).toBe(isForm);
});
