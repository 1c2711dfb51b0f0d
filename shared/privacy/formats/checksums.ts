/** Whether digits pass the Luhn check (ISO/IEC 7812-1, annex B). */
export function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let i = digits.length - 1, double = false; i >= 0; i -= 1, double = !double) {
    const digit = digits.charCodeAt(i) - 48;
    const doubled = digit > 4 ? digit * 2 - 9 : digit * 2;
    sum += double ? doubled : digit;
  }
  return sum % 10 === 0;
}

/** Returns the remainder modulo 97 of a string whose letters have the values 10 to 35 (ISO 7064, as used for IBANs). */
export function modulo97(characters: string): number {
  let rest = 0;
  for (const character of characters) {
    const value = Number.parseInt(character, 36);
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return rest;
}

/** Whether digits, the last of which is the check digit, pass the pure modulo 11,10 check (ISO 7064). */
export function passesModulo1110(digits: string): boolean {
  let product = 10;
  for (let i = 0; i < digits.length - 1; i += 1) {
    const sum = (digits.charCodeAt(i) - 48 + product) % 10 || 10;
    product = (sum * 2) % 11;
  }
  return (11 - product) % 10 === Number(digits.slice(-1));
}

/** Returns the sum of digits multiplied by weights; digits without a weight do not count. */
export const weightedSum = (digits: string, weights: readonly number[]): number =>
  weights.reduce((sum, weight, i) => sum + weight * (digits.charCodeAt(i) - 48), 0);

/** A check of letters and digits without separators, the letters in upper case. */
export type Check = (compact: string) => boolean;

/**
 * Returns the check that the last digit is what a rule makes of the weighted sum of the others. Weights are written as
 * one digit each, with a for 10.
 */
export function lastDigit(weights: string, modulo: number, digitOf: (rest: number) => number): Check {
  const values = [...weights].map((weight) => Number.parseInt(weight, 11));
  return (digits) => digitOf(weightedSum(digits, values) % modulo) === Number(digits.slice(-1));
}

/** Returns the digit that completes a rest to a multiple of the modulus: 0 for a rest of 0. */
export const complement =
  (modulo: number) =>
  (rest: number): number =>
    (modulo - rest) % modulo;

const DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** Whether a two-digit month and day can be a date. The year is ignored, so 29 February passes. */
export const isMonthAndDay = (month: number, day: number): boolean => day >= 1 && day <= (DAYS[month - 1] ?? 0);

/** Returns the check that two digits from an index on are a day and two from another one a month. */
export const hasDate =
  (day: number, month: number, { dayPlus = [0], monthPlus = [0] }: DateShifts = {}): Check =>
  (compact) => {
    const [d, m] = [Number(compact.slice(day, day + 2)), Number(compact.slice(month, month + 2))];
    return dayPlus.some((plus) => monthPlus.some((more) => isMonthAndDay(m - more, d - plus)));
  };

/** What states add to a day or a month: for women, foreigners, a century, or when the numbers of a day run out. */
interface DateShifts {
  readonly dayPlus?: readonly number[];
  readonly monthPlus?: readonly number[];
}

/** Returns the check that passes when all of the given ones do. */
export const every =
  (...checks: readonly Check[]): Check =>
  (compact) =>
    checks.every((check) => check(compact));

/** Whether not all digits are the same. */
export const isVaried: Check = (digits) => !/^(\d)\1+$/.test(digits);

// The value of each character at an odd place of an Italian tax code (decree of 23 December 1976); digits have the
// values of the letters A to J. Cyprus uses those of the digits.
const ODD_VALUES = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23];

/** Whether the letter at the end of a code of Italy or Cyprus is right; letters may stand for digits. */
export function hasOddEvenLetter(code: string): boolean {
  let sum = 0;
  for (let i = 0; i < code.length - 1; i += 1) {
    const character = code.charCodeAt(i);
    const value = character < 58 ? character - 48 : character - 65;
    sum += i % 2 === 0 ? (ODD_VALUES[value] ?? 0) : value;
  }
  return code.charCodeAt(code.length - 1) - 65 === sum % 26;
}

/** Returns the check that a letter after a number is that of a list at the number's remainder. */
export const remainderLetter =
  (letters: string, numberOf: (compact: string) => number): Check =>
  (compact) =>
    compact.endsWith(letters.charAt(numberOf(compact) % letters.length));

/** Whether a code has its digit sums of products with 1 and 2, or with given weights, as check digit, modulo 10. */
export const digitSums =
  (digitsOf: (code: string) => string, weights: readonly number[] = [1, 2, 1, 2, 1, 2, 1, 2, 1, 2]): Check =>
  (code) => {
    const sum = [...digitsOf(code)].reduce((total, digit, i) => {
      const product = Number(digit) * (weights[i] ?? 0);
      return total + Math.floor(product / 10) + (product % 10);
    }, 0);
    return sum % 10 === Number(code.slice(-1));
  };
