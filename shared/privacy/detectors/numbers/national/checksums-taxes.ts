import { passesLuhn, weightedSum } from '../checksums.ts';
import { isMonthAndDay } from '../month-and-day.ts';

/**
 * Whether a code is a German health insurance number: a letter, eight digits and a check digit, with weights 1 and 2
 * and digit sums.
 */
export function isHealthInsuranceNumber(code: string): boolean {
  const digits = String(code.charCodeAt(0) - 64).padStart(2, '0') + code.slice(1, 9);
  const sum = [...digits].reduce((total, digit, i) => {
    const product = Number(digit) * (1 + (i % 2));
    return total + (product > 9 ? product - 9 : product);
  }, 0);
  return sum % 10 === Number(code.slice(9));
}

/** Whether digits are a French taxpayer number (SPI): the last three are the remainder of the first ten modulo 511. */
export function isSpi(digits: string): boolean {
  return /^[0-3]/.test(digits) && Number(digits.slice(0, 10)) % 511 === Number(digits.slice(10));
}

/** Whether digits are a Portuguese social security number (NISS): the first ten primes as weights, modulo 10. */
export function isNiss(digits: string): boolean {
  return (
    /^[12]/.test(digits) &&
    9 - (weightedSum(digits, [29, 23, 19, 17, 13, 11, 7, 5, 3, 2]) % 10) === Number(digits.slice(10))
  );
}

/** Whether digits are a Slovenian tax number: weights 8 to 2, modulo 11. */
export function isDavcna(digits: string): boolean {
  const rest = 11 - (weightedSum(digits, [8, 7, 6, 5, 4, 3, 2]) % 11);
  return !digits.startsWith('0') && (rest > 9 ? 0 : rest) === Number(digits.slice(7));
}

/** Whether digits are a Scottish patient number (CHI): a date, and weights 10 to 2, modulo 11. */
export function isChi(digits: string): boolean {
  const rest = (11 - (weightedSum(digits, [10, 9, 8, 7, 6, 5, 4, 3, 2]) % 11)) % 11;
  return isMonthAndDay(Number(digits.slice(2, 4)), Number(digits.slice(0, 2))) && rest === Number(digits.slice(9));
}

/**
 * Whether digits are a Turkish identity number: the tenth digit checks the odd and even places, the last all others.
 */
export function isTckn(digits: string): boolean {
  const odd = weightedSum(digits, [1, 0, 1, 0, 1, 0, 1, 0, 1]);
  const even = weightedSum(digits, [0, 1, 0, 1, 0, 1, 0, 1]);
  const tenth = (((odd * 7 - even) % 10) + 10) % 10;
  return tenth === Number(digits.charAt(9)) && (odd + even + tenth) % 10 === Number(digits.charAt(10));
}

/**
 * Whether digits are an Italian European health insurance card number (TEAM): the issuer 80380, or a valid Luhn check.
 */
export const isTeam = (digits: string): boolean => digits.startsWith('80380') || passesLuhn(digits);

/** Whether a code is a German insurance number: area, date, first letter of the surname, serial number, check digit. */
export function isGermanInsuranceNumber(code: string): boolean {
  const letter = String(code.charCodeAt(8) - 64).padStart(2, '0');
  const digits = code.slice(0, 8) + letter + code.slice(9, 11);
  const sum = [2, 1, 2, 5, 7, 1, 2, 1, 2, 1, 2, 1].reduce((total, weight, i) => {
    const product = weight * Number(digits.charAt(i));
    return total + Math.floor(product / 10) + (product % 10);
  }, 0);
  // 50 may be added to the day, and an unknown day is 00.
  const day = Number(code.slice(2, 4));
  return sum % 10 === Number(code.slice(11)) && isMonthAndDay(Number(code.slice(4, 6)), day > 50 ? day - 50 : day || 1);
}

/**
 * Whether digits are an Austrian social insurance number: a serial number, the check digit in fourth place, and a date.
 */
export function isAustrianNumber(digits: string): boolean {
  const sum = weightedSum(digits, [3, 7, 9, 0, 5, 8, 4, 2, 1, 6]) % 11;
  const month = Number(digits.slice(6, 8));
  // Months 13 to 15 are issued when the serial numbers of a day have run out.
  const isLate = month > 12 && month <= 15;
  return (
    sum === Number(digits.charAt(3)) &&
    !digits.startsWith('0') &&
    isMonthAndDay(isLate ? 1 : month, Number(digits.slice(4, 6)))
  );
}

/** Whether digits are a Spanish social security number: province, number, and the remainder modulo 97. */
export function isSpanishInsuranceNumber(digits: string): boolean {
  const [province, number] = [digits.slice(0, 2), Number(digits.slice(2, 10))];
  // A number that begins with 0 is joined to the province without this digit.
  const whole = number < 10_000_000 ? Number(province) * 10_000_000 + number : Number(province + digits.slice(2, 10));
  return whole % 97 === Number(digits.slice(10)) && Number(province) >= 1 && Number(province) <= 66;
}

/**
 * Whether digits are a Luxembourg number as issued since 2014: a date, a serial number, a Luhn digit, and a digit that
 * is not checked here.
 */
export function isLuxembourgNumber(digits: string): boolean {
  const isDate = isMonthAndDay(Number(digits.slice(4, 6)), Number(digits.slice(6, 8)));
  return isDate && /^(?:18|19|20)/.test(digits) && passesLuhn(digits.slice(0, 12));
}
