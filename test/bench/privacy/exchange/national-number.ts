/** A number that a state gives to persons: what its name is, what it consists of, and how people write it. */
export interface NationalNumber {
  readonly name: string;
  readonly labels: readonly string[];
  /** The languages of its country. */
  readonly languages?: string;
  /** For `drawNational`, with "y" for a year, "m" for a month and "d" for a day of two digits each. */
  readonly body: string;
  /** The last characters that are tried until the check passes. */
  readonly ends?: readonly string[];
  readonly valid: (compact: string) => boolean;
  /** How its characters, each "x", are grouped. */
  readonly ways: readonly string[];
}

/** Single digits. */
export const DIGITS: readonly string[] = [...'0123456789'];
/** Two digits. */
export const PAIRS: readonly string[] = DIGITS.flatMap((ten) => DIGITS.map((one) => ten + one));
/** Capital letters. */
export const LETTERS: readonly string[] = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
