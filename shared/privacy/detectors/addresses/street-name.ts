import { type AddressToken, isNamePart, tokenAt } from './address-token.ts';

/** The most words that the name of a street has. */
export const NAME_WORDS_MAX = 6;

/** The index after the words of a name that begin at a token; the last of them has a capital letter. */
export function nameEnd(tokens: readonly AddressToken[], from: number): number {
  let to = from;
  for (let i = from; i < from + NAME_WORDS_MAX; i += 1) {
    const token = tokenAt(tokens, i);
    if (token.gap !== 'space' || !isNamePart(token)) {
      break;
    }
    if (token.isCapital) {
      to = i + 1;
    }
  }
  return to;
}

/** Whether a token can be a word or a number in the name of a street. */
export function isNameLike(token: AddressToken): boolean {
  return token.isNumber || isNamePart(token);
}
