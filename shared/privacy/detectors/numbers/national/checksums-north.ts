import { passesLuhn, weightedSum } from '../checksums.ts';
import { isMonthAndDay } from '../month-and-day.ts';

/**
 * Whether digits are a Swedish personal or coordination number: a date of six or eight digits, three digits and a Luhn
 * digit.
 */
export function isPersonnummer(digits: string): boolean {
  const ten = digits.slice(-10);
  const day = Number(ten.slice(4, 6));
  const hasValidCentury = digits.length === 10 || /^(?:18|19|20)/.test(digits);
  // A coordination number has 60 added to the day.
  return hasValidCentury && isMonthAndDay(Number(ten.slice(2, 4)), day > 60 ? day - 60 : day) && passesLuhn(ten);
}

/** Whether digits are a Danish CPR number: a date and four digits, without a check digit since 2007. */
export function isCpr(digits: string): boolean {
  return isMonthAndDay(Number(digits.slice(2, 4)), Number(digits.slice(0, 2)));
}

const HETU = '0123456789ABCDEFHJKLMNPRSTUVWXY';

/**
 * Whether a code is a Finnish HETU: a date, three digits, and a letter or digit modulo 31. A letter for the century
 * after the date does not count.
 */
export function isHetu(code: string): boolean {
  const digits = code.slice(0, 6) + code.slice(-4, -1);
  const isDate = isMonthAndDay(Number(code.slice(2, 4)), Number(code.slice(0, 2)));
  return isDate && code.at(-1) === HETU.charAt(Number(digits) % 31);
}

/** Whether digits are a Norwegian birth or D number: a date, three digits and two check digits modulo 11. */
export function isFodselsnummer(digits: string): boolean {
  const day = Number(digits.slice(0, 2));
  const month = Number(digits.slice(2, 4));
  // A D number has 40 added to the day, an H number to the month.
  if (!isMonthAndDay(month > 40 ? month - 40 : month, day > 40 ? day - 40 : day)) {
    return false;
  }
  return (
    weightedSum(digits, [3, 7, 6, 1, 8, 9, 4, 5, 2, 1]) % 11 === 0 &&
    weightedSum(digits, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0
  );
}

/**
 * Whether digits are an Estonian or Lithuanian personal code: sex and century, a date, and a check modulo 11 in two
 * rounds.
 */
export function isBalticCode(digits: string): boolean {
  if (!isMonthAndDay(Number(digits.slice(3, 5)), Number(digits.slice(5, 7)))) {
    return false;
  }
  let check = weightedSum(digits, [1, 2, 3, 4, 5, 6, 7, 8, 9, 1]) % 11;
  if (check === 10) {
    check = (weightedSum(digits, [3, 4, 5, 6, 7, 8, 9, 1, 2, 3]) % 11) % 10;
  }
  return check === Number(digits.slice(-1));
}

/**
 * Whether digits are a Latvian personal code: a date, the century, and a check modulo 11. Codes issued since 2017 begin
 * with 32.
 */
export function isLatvianCode(digits: string): boolean {
  if (/^3[2-9]/.test(digits)) {
    return true;
  }
  const sum = weightedSum(digits, [10, 5, 8, 4, 2, 1, 6, 3, 7, 9]);
  const isDate = isMonthAndDay(Number(digits.slice(2, 4)), Number(digits.slice(0, 2)));
  return isDate && ((1 + sum) % 11) % 10 === Number(digits.slice(-1));
}

/**
 * Whether a code is an Irish PPS number: seven digits, a letter modulo 23, and since 2013 another letter with a weight
 * of nine.
 */
export function isPpsNumber(code: string): boolean {
  // T, W and X after the check letter were given to spouses and do not count.
  const extra = /[A-S]/.test(code.charAt(8)) ? code.charCodeAt(8) - 64 : 0;
  const rest = (weightedSum(code, [8, 7, 6, 5, 4, 3, 2]) + 9 * extra) % 23;
  return code.charAt(7) === 'WABCDEFGHIJKLMNOPQRSTUV'.charAt(rest);
}
