import { type AddressToken, isNamePart, isNumberedFlat, tokenAt } from './address-token.ts';

/** The maximum number of words in a street name. */
export const NAME_WORDS_MAX = 6;

/**
 * Returns the index after the last capitalized word of a name that begins at the token `from`; `from` if there is none.
 */
export function nameEnd(tokens: readonly AddressToken[], from: number): number {
  let to = from;
  for (let i = from; i < from + NAME_WORDS_MAX; i += 1) {
    const token = tokenAt(tokens, i);
    if (token.gap !== 'space' || !isNamePart(token) || isNumberedFlat(tokens, i)) {
      break;
    }
    if (token.isCapital) {
      to = i + 1;
    }
  }
  return to;
}

/** Whether a token can be a word or number in a street name. */
export function isNameLike(token: AddressToken): boolean {
  return token.isNumber || isNamePart(token);
}
