/** The Luhn check over digits (ISO/IEC 7812-1, annex B). */
export function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let i = digits.length - 1, double = false; i >= 0; i -= 1, double = !double) {
    const digit = digits.charCodeAt(i) - 48;
    const doubled = digit > 4 ? digit * 2 - 9 : digit * 2;
    sum += double ? doubled : digit;
  }
  return sum % 10 === 0;
}

/** The remainder by 97 of a text whose letters have the values 10 to 35 (ISO 7064, as IBAN uses it). */
export function modulo97(characters: string): number {
  let rest = 0;
  for (const character of characters) {
    const value = Number.parseInt(character, 36);
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return rest;
}

/** The sum of digits times weights; digits without a weight do not count. */
export function weightedSum(digits: string, weights: readonly number[]): number {
  return weights.reduce((sum, weight, i) => sum + weight * (digits.charCodeAt(i) - 48), 0);
}

/** The pure check modulo 11,10 over digits whose last is the check digit (ISO 7064). */
export function passesModulo1110(digits: string): boolean {
  let product = 10;
  for (let i = 0; i < digits.length - 1; i += 1) {
    const sum = (digits.charCodeAt(i) - 48 + product) % 10 || 10;
    product = (sum * 2) % 11;
  }
  return (11 - product) % 10 === Number(digits.slice(-1));
}

/** The check of EAN-13 over 13 digits. */
export function passesEan13(digits: string): boolean {
  return weightedSum(digits, [1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1]) % 10 === 0;
}

/** Whether two-digit month and day can be a date; the year plays no part, so 29 February passes. */
export function isMonthAndDay(month: number, day: number): boolean {
  return day >= 1 && day <= (DAYS[month - 1] ?? 0);
}

const DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
