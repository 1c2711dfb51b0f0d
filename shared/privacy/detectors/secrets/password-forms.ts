import { listedBits } from '../../names/name-bits.ts';
import { COMMON, TECHNICAL } from '../../names/word-bits.ts';

// The minimum of most systems; shorter words with digits and signs are part numbers and versions.
const PASSWORD_LENGTH_MIN = 8;

/** Whether a value has letters, a digit and a sign that no word has. */
export function isMixed(value: string): boolean {
  const hasCapital = /[A-Z]/.test(value);
  const hasLowercase = /[a-z]/.test(value);
  // max_tries_3 is an identifier.
  const hasSign = /[!#$%&*+^~?]/.test(value) || (value.includes('_') && hasCapital && hasLowercase);
  return (
    value.length >= PASSWORD_LENGTH_MIN &&
    (hasCapital || hasLowercase) &&
    /\d/.test(value) &&
    hasSign &&
    !/[@/\\]/.test(value)
  );
}

// "la clave limon1988", directly after the word.
const WORD_AND_DIGITS = /^[A-Za-z]{4,20}\d{2,6}$/;

/** Whether a value is a word followed by digits, and the word is not a term of computing. */
export const isWordAndDigits = (value: string): boolean =>
  WORD_AND_DIGITS.test(value) && (listedBits(value.replace(/\d{1,6}$/, '').toLowerCase()) & TECHNICAL) === 0;

// "palavra-passe broa.1947.mafra", "Passwort tulpe-2291": words and a number as people combine them, without terms of
// computing. With capitals, such values count as strong anyway.
const CHOSEN = /^[a-z]{3,20}[._-]\d{2,6}(?:[._-]?[a-z]{2,16})?[!?*#]?$/;

/** Whether a value consists of plain words and a number. */
export const isChosen = (value: string): boolean =>
  CHOSEN.test(value) && value.split(/[^a-z]+/).every((word) => (listedBits(word) & (COMMON | TECHNICAL)) === 0);

/** Whether a value has capitals, lowercase letters, digits and signs. */
export function isStrong(value: string): boolean {
  return [/\p{Lu}/u, /\p{Ll}/u, /\d/, /[^\p{L}\d]/u].every((expression) => expression.test(value));
}

// "Ticket#4471", "Raum-12": a word for a thing and its number.
const NUMBERED = /^([A-Za-z]{2,20})[#._-]\d{1,6}[A-Za-z]?$/;

/** Whether a value is a word for a thing and its number, or a word and one digit. */
export function isNumberedThing(value: string): boolean {
  const word = NUMBERED.exec(value)?.[1]?.toLowerCase();
  return word !== undefined && ((listedBits(word) & (COMMON | TECHNICAL)) !== 0 || /[._-]\d$/.test(value));
}
