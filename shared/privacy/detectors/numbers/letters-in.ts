import { digitsOf } from '../../text/digits-of.ts';

/** Returns the number of letters in a value of letters and digits. */
export const lettersIn = (value: string): number => value.length - digitsOf(value).length;
