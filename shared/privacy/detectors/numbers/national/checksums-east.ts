import { passesLuhn, weightedSum } from '../checksums.ts';
import { isMonthAndDay } from '../month-and-day.ts';

/**
 * Whether digits are a Czech or Slovak birth number: a date, and a multiple of 11 since 1954. The month of women is
 * increased by 50, and by another 20 when the numbers of a day have run out.
 */
export function isBirthNumber(digits: string): boolean {
  const month = Number(digits.slice(2, 4)) % 50;
  if (!isMonthAndDay(month > 20 ? month - 20 : month, Number(digits.slice(4, 6)))) {
    return false;
  }
  return digits.length === 9
    ? Number(digits.slice(0, 2)) <= 53
    : Number(digits) % 11 === 0 || (digits.endsWith('0') && Number(digits.slice(0, 9)) % 11 === 10);
}

/** Whether digits are a Bulgarian EGN: a date whose month encodes the century, and a check modulo 11. */
export function isEgn(digits: string): boolean {
  const check = (weightedSum(digits, [2, 4, 8, 5, 10, 9, 7, 3, 6]) % 11) % 10;
  return (
    isMonthAndDay(Number(digits.slice(2, 4)) % 20, Number(digits.slice(4, 6))) && check === Number(digits.slice(-1))
  );
}

/** Whether digits are a Romanian CNP: sex and century, a date, county, and a check modulo 11. */
export function isCnp(digits: string): boolean {
  const rest = weightedSum(digits, [2, 7, 9, 1, 4, 6, 3, 5, 8, 2, 7, 9]) % 11;
  const isDate = isMonthAndDay(Number(digits.slice(3, 5)), Number(digits.slice(5, 7)));
  return isDate && (rest === 10 ? 1 : rest) === Number(digits.slice(-1));
}

/** Whether digits are an EMSO or JMBG of Slovenia and its neighbors: a date, region, and a check modulo 11. */
export function isEmso(digits: string): boolean {
  const rest = weightedSum(digits, [7, 6, 5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11;
  const isDate = isMonthAndDay(Number(digits.slice(2, 4)), Number(digits.slice(0, 2)));
  return isDate && (11 - rest) % 11 === Number(digits.slice(-1));
}

/** Whether digits are a Hungarian tax number of a person, which begins with 8: weights 1 to 9, modulo 11. */
export function isHungarianTaxNumber(digits: string): boolean {
  return digits.startsWith('8') && weightedSum(digits, [1, 2, 3, 4, 5, 6, 7, 8, 9]) % 11 === Number(digits.slice(-1));
}

/** Whether digits are a Hungarian TAJ number: weights 3 and 7, modulo 10. */
export function isTaj(digits: string): boolean {
  return weightedSum(digits, [3, 7, 3, 7, 3, 7, 3, 7]) % 10 === Number(digits.slice(-1));
}

/**
 * Whether digits are a Hungarian personal number: sex and century, a date, and a check modulo 11 with the weights in
 * either direction.
 */
export function isHungarianPersonalNumber(digits: string): boolean {
  const isDate = isMonthAndDay(Number(digits.slice(3, 5)), Number(digits.slice(5, 7)));
  const check = Number(digits.slice(-1));
  const older = weightedSum(digits, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]) % 11;
  const newer = weightedSum(digits, [10, 9, 8, 7, 6, 5, 4, 3, 2, 1]) % 11;
  return isDate && (check === older || check === newer);
}

/** Whether digits are a Greek AMKA: a date, a serial number and a Luhn digit. */
export function isAmka(digits: string): boolean {
  return isMonthAndDay(Number(digits.slice(2, 4)), Number(digits.slice(0, 2))) && passesLuhn(digits);
}

/** Whether digits are a Greek tax number: powers of two, modulo 11. */
export function isAfm(digits: string): boolean {
  return (weightedSum(digits, [256, 128, 64, 32, 16, 8, 4, 2]) % 11) % 10 === Number(digits.slice(-1));
}

// The value of each digit at an odd place.
const CYPRIOT_ODD = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21];

/** Whether a code is a Cypriot tax number: eight digits and a letter modulo 26. */
export function isCypriotNumber(code: string): boolean {
  let sum = 0;
  for (let i = 0; i < 8; i += 1) {
    const digit = Number(code.charAt(i));
    sum += i % 2 === 0 ? (CYPRIOT_ODD[digit] ?? 0) : digit;
  }
  return code.charCodeAt(8) - 65 === sum % 26;
}
