import { listedBits } from '../../../names/name-bits.ts';
import { COMMON, GIVEN, PLACE, SURNAME, TECHNICAL } from '../../../names/word-bits.ts';
import type { AddressToken } from '../address-token.ts';
import { PARTICLES } from '../street-words.ts';

/** Whether a word can be a name, unlike "app" and "ore" in "via app, ore 7". */
export const canBeName = ({ lower }: AddressToken): boolean =>
  !PARTICLES.has(lower) && !/^(?:.|n[or])$/.test(lower) && (listedBits(lower) & (COMMON | TECHNICAL)) === 0;

/** Whether a word is a listed name or place. */
export const isListed = ({ lower }: AddressToken): boolean => {
  const bits = listedBits(lower);
  return (bits & (GIVEN | SURNAME | PLACE)) !== 0 && (bits & COMMON) === 0 && !PARTICLES.has(lower);
};

/** Whether a word can be part of the name of a street. */
export const isOfStreet = (token: AddressToken): boolean => PARTICLES.has(token.lower) || canBeName(token);
