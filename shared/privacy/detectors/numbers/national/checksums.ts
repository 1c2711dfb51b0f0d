import { passesEan13, passesModulo1110, weightedSum } from '../checksums.ts';
import { isMonthAndDay } from '../month-and-day.ts';

const DNI_LETTERS = 'TRWAGMYFPDXBNJZSQVHLCKE';
// The value of each character at an odd place of an Italian tax code (decree of 23 December 1976); digits have the
// values of the letters A to J.
const ODD_VALUES = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23];

/** Whether a code is an Italian codice fiscale. Letters may replace digits where two persons would share a code. */
export function isCodiceFiscale(code: string): boolean {
  let sum = 0;
  for (let i = 0; i < 15; i += 1) {
    const character = code.charCodeAt(i);
    const value = character < 58 ? character - 48 : character - 65;
    sum += i % 2 === 0 ? (ODD_VALUES[value] ?? 0) : value;
  }
  return code.charCodeAt(15) - 65 === sum % 26;
}

/** Whether a code is a Spanish DNI (8 digits) or NIE (X, Y or Z and 7 digits) with the right letter. */
export function isDni(code: string): boolean {
  const number = code.slice(0, -1).replace(/^[XYZ]/, (letter) => String('XYZ'.indexOf(letter)));
  return code.endsWith(DNI_LETTERS.charAt(Number(number) % 23));
}

/** Whether a code is a French NIR with its key, 97 minus the remainder; Corsica's 2A and 2B count as 19 and 18. */
export function isNir(code: string): boolean {
  const number = code.slice(0, 13).replace('2A', '19').replace('2B', '18');
  return 97 - Number(BigInt(number) % 97n) === Number(code.slice(13));
}

/** Whether digits are a German tax identification number: no leading zero, and a valid check digit. */
export function isSteuerId(digits: string): boolean {
  return !digits.startsWith('0') && passesModulo1110(digits);
}

/** Whether digits are a British NHS number: weights 10 to 2, modulo 11. */
export function isNhsNumber(digits: string): boolean {
  const check = 11 - (weightedSum(digits, [10, 9, 8, 7, 6, 5, 4, 3, 2]) % 11);
  return check % 11 === Number(digits.slice(-1)) && !/^(\d)\1+$/.test(digits);
}

/** Whether digits are a Dutch BSN: weights 9 to 2 and -1, modulo 11. */
export function isBsn(digits: string): boolean {
  const nine = digits.padStart(9, '0');
  return weightedSum(nine, [9, 8, 7, 6, 5, 4, 3, 2, -1]) % 11 === 0 && Number(nine) > 1_000_000;
}

/** Whether digits are a Polish PESEL: a date whose month encodes the century, and a check digit. */
export function isPesel(digits: string): boolean {
  const month = Number(digits.slice(2, 4)) % 20;
  if (!isMonthAndDay(month, Number(digits.slice(4, 6)))) {
    return false;
  }
  const sum = weightedSum(digits, [1, 3, 7, 9, 1, 3, 7, 9, 1, 3]);
  return (10 - (sum % 10)) % 10 === Number(digits.slice(-1));
}

/** Whether digits are a Portuguese NIF: weights 9 to 2, modulo 11, and a first digit issued to persons or firms. */
export function isNif(digits: string): boolean {
  const rest = weightedSum(digits, [9, 8, 7, 6, 5, 4, 3, 2]) % 11;
  return /^[1-35689]/.test(digits) && (rest < 2 ? 0 : 11 - rest) === Number(digits.slice(-1));
}

/**
 * Whether digits are a Belgian national number: a date and a key, 97 minus the remainder. For people born since 2000, a
 * 2 is put before the digits.
 */
export function isBelgianNumber(digits: string): boolean {
  // Bis numbers add 20 or 40 to the month; an unknown date consists of zeros.
  const month = Number(digits.slice(2, 4)) % 20;
  const day = Number(digits.slice(4, 6));
  if (month > 12 || day > 31) {
    return false;
  }
  const key = Number(digits.slice(9));
  return [digits.slice(0, 9), `2${digits.slice(0, 9)}`].some((number) => 97 - (Number(number) % 97) === key);
}

/** Whether digits are a Swiss AHV number: country code 756 and a valid EAN-13 check. */
export function isAhvNumber(digits: string): boolean {
  return digits.startsWith('756') && passesEan13(digits);
}

/**
 * Whether digits are a Brazilian CPF: eleven digits, not all equal, of which the last two are check digits modulo 11.
 */
export function isCpf(digits: string): boolean {
  const first = ((weightedSum(digits, [10, 9, 8, 7, 6, 5, 4, 3, 2]) * 10) % 11) % 10;
  const second = ((weightedSum(digits, [11, 10, 9, 8, 7, 6, 5, 4, 3, 2]) * 10) % 11) % 10;
  return digits.endsWith(`${first}${second}`) && !/^(\d)\1+$/.test(digits);
}
