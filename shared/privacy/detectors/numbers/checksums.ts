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

/** Returns the sum of digits multiplied by weights; digits without a weight do not count. */
export function weightedSum(digits: string, weights: readonly number[]): number {
  return weights.reduce((sum, weight, i) => sum + weight * (digits.charCodeAt(i) - 48), 0);
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

/** Whether 13 digits pass the EAN-13 check. */
export function passesEan13(digits: string): boolean {
  return weightedSum(digits, [1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1]) % 10 === 0;
}
