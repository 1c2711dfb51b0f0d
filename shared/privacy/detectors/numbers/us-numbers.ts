import { contextWords } from '../../text/context-expression.ts';
import type { Rule } from '../rule.ts';

const SSN_WORDS = contextWords({
  en: 'ssn,ssns,social security*,social sec*,soc sec*,social,ss no,ss number,ss#',
  es: 'seguro social*,seguridad social',
});
const ITIN_WORDS = contextWords({ en: 'itin,itins,individual taxpayer*,taxpayer id*,taxpayer*,tax id*,tin' });

// The SSA never issues area 000, 666 or 900-999, group 00 or serial 0000.
function isSsn(digits: string): boolean {
  const area = digits.slice(0, 3);
  if (area === '000' || area === '666' || digits.startsWith('9')) {
    return false;
  }
  return digits.slice(3, 5) !== '00' && digits.slice(5) !== '0000' && !/^(\d)\1+$/.test(digits);
}

// The fourth and fifth digits: 50-65, 70-88, 90-92, 94-99 (IRS publication 1915).
function isItin(digits: string): boolean {
  return /^9\d\d(?:5\d|6[0-5]|7\d|8[0-8]|9[0-24-9])/.test(digits);
}

/** Rules for identification numbers of people in the United States. */
export const US_NUMBER_RULES: readonly Rule[] = [
  {
    name: 'US SSN, dashed',
    kind: 'US_SSN',
    at: 'number',
    firstDigits: [3],
    digitsMin: 9,
    expression: /\d{3}-\d{2}-\d{4}/y,
    valid: isSsn,
    proof: 'form',
    words: SSN_WORDS,
  },
  {
    name: 'US SSN',
    kind: 'US_SSN',
    at: 'number',
    firstDigits: [3, 5, 9],
    digitsMin: 9,
    expression: /\d{3}[ .-]{0,3}\d{2}[ .-]{0,3}\d{4}/y,
    valid: isSsn,
    proof: 'context',
    words: SSN_WORDS,
  },
  {
    name: 'US ITIN, dashed',
    kind: 'US_ITIN',
    at: 'number',
    firstDigits: [3],
    digitsMin: 9,
    expression: /9\d{2}-\d{2}-\d{4}/y,
    valid: isItin,
    proof: 'form',
    words: ITIN_WORDS,
  },
  {
    name: 'US ITIN',
    kind: 'US_ITIN',
    at: 'number',
    firstDigits: [3, 5, 9],
    digitsMin: 9,
    expression: /9\d{2}[ .-]{0,3}\d{2}[ .-]{0,3}\d{4}/y,
    valid: isItin,
    proof: 'context',
    words: ITIN_WORDS,
  },
];
