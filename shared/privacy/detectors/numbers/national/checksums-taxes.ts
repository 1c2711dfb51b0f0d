import { isMonthAndDay, passesLuhn, weightedSum } from '../checksums.ts';

/** German health insurance number: a letter, eight digits and a check, weights 1 and 2 with cross sums. */
export function isHealthInsuranceNumber(code: string): boolean {
  const digits = String(code.charCodeAt(0) - 64).padStart(2, '0') + code.slice(1, 9);
  const sum = [...digits].reduce((total, digit, i) => {
    const product = Number(digit) * (1 + (i % 2));
    return total + (product > 9 ? product - 9 : product);
  }, 0);
  return sum % 10 === Number(code.slice(9));
}

/** French number of a taxpayer (SPI): the last three digits are the remainder of the first ten by 511. */
export function isSpi(digits: string): boolean {
  return /^[0-3]/.test(digits) && Number(digits.slice(0, 10)) % 511 === Number(digits.slice(10));
}

/** Portuguese number of the insured (NISS): weights of the first ten primes, modulo 10. */
export function isNiss(digits: string): boolean {
  return (
    /^[12]/.test(digits) &&
    9 - (weightedSum(digits, [29, 23, 19, 17, 13, 11, 7, 5, 3, 2]) % 10) === Number(digits.slice(10))
  );
}

/** Slovenian number of a taxpayer: weights 8 to 2, modulo 11. */
export function isDavcna(digits: string): boolean {
  const rest = 11 - (weightedSum(digits, [8, 7, 6, 5, 4, 3, 2]) % 11);
  return !digits.startsWith('0') && (rest > 9 ? 0 : rest) === Number(digits.slice(7));
}

/** Scottish patient number (CHI): a date, and weights 10 to 2, modulo 11. */
export function isChi(digits: string): boolean {
  const rest = (11 - (weightedSum(digits, [10, 9, 8, 7, 6, 5, 4, 3, 2]) % 11)) % 11;
  return isMonthAndDay(Number(digits.slice(2, 4)), Number(digits.slice(0, 2))) && rest === Number(digits.slice(9));
}

/** Turkish identity number: the tenth digit from odd and even places, the last from all before it. */
export function isTckn(digits: string): boolean {
  const odd = weightedSum(digits, [1, 0, 1, 0, 1, 0, 1, 0, 1]);
  const even = weightedSum(digits, [0, 1, 0, 1, 0, 1, 0, 1]);
  const tenth = (((odd * 7 - even) % 10) + 10) % 10;
  return tenth === Number(digits.charAt(9)) && (odd + even + tenth) % 10 === Number(digits.charAt(10));
}

/** Italian number of a European health insurance card (TEAM): the issuer 80380, or a card's check by Luhn. */
export const isTeam = (digits: string): boolean => digits.startsWith('80380') || passesLuhn(digits);
