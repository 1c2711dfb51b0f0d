import { digitsOf } from '../text/digits-of.ts';
import type { NumberingPlans } from './numbering-plans.ts';

// The least and the most digits after the code of a country (ITU-T E.202, national plans); 7 to 10 for others.
const LENGTHS: readonly (readonly [codes: string, least: number, most: number])[] = [
  ['1 7 30 52 54 55 57 58 60 63 81 82 90 91 92 98', 10, 11],
  ['31 33 34 32 40 41 47 48 61 27 66 94 351 420 421 213 212 216 972 380 359', 8, 9],
  ['44', 9, 10],
  ['49 43 39 358', 5, 12],
  ['46 36 45 64 65 353 352 370 371 372 385 386', 7, 10],
  ['86 62', 8, 12],
];
const PLANS = new Map(
  LENGTHS.flatMap(([codes, least, most]) => codes.split(' ').map((code) => [code, { least, most }] as const)),
);
const OTHER = { least: 7, most: 10 };
// The codes of one and two digits; all others have three.
const SHORT = /^(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/;

/**
 * The lengths of numbers in the plans of countries, for names and descriptions: a few kilobytes instead of the plans
 * themselves. It takes some numbers for phone numbers that no country has.
 */
export const PLANS_BY_LENGTH: NumberingPlans = {
  international: (written) => {
    const digits = digitsOf(written);
    const code = SHORT.exec(digits)?.[0] ?? digits.slice(0, 3);
    // "+49 0171 …" has a digit that is dialed only within the country, which is part of a number only in Italy.
    const own = digits.slice(code.length).replace(code === '39' ? '' : /^0/, '');
    const { least, most } = PLANS.get(code) ?? OTHER;
    return own.length < least || own.length > most ? null : { isValid: true, value: `+${code}${own}` };
  },
  // The forms of numbers and the words beside them are those of these countries.
  isValidIn: (digits) => digits.length >= 9 && digits.length <= 12,
};
