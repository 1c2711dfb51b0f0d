import type { ScannedText } from '../../text/scanned-text.ts';
import { textBefore } from '../../text/text-beside.ts';
import type { AddressCore } from './address-extent.ts';
import { type AddressToken, isHouse, isIntroduction, tokenAt } from './address-token.ts';
import { isNameLike, NAME_WORDS_MAX, nameEnd } from './street-name.ts';
import { ADDRESS_INTRODUCTION } from './street-words.ts';

// Longer than any introduction with the spaces after it. Not measured.
const INTRODUCTION_REACH = 48;

/**
 * Returns the core of an address after "lives on", "my address is" and the like: any name with a number, the token
 * `index`, before or after it. Reads back no further than the token `floor`.
 */
export function introducedName(
  scanned: ScannedText,
  tokens: readonly AddressToken[],
  { index, floor }: { readonly index: number; readonly floor: number },
): AddressCore | null {
  let from = index;
  while (
    from > floor &&
    tokenAt(tokens, from).gap === 'space' &&
    isNameLike(tokenAt(tokens, from - 1)) &&
    index - from < NAME_WORDS_MAX
  ) {
    from -= 1;
  }
  for (let i = from; i < index; i += 1) {
    const isNamed = tokens.slice(i, index).some(({ isCapital }) => isCapital);
    if (isNamed && introduces(scanned, tokens, i)) {
      return { from: i, to: index + 1, proof: 'itself' };
    }
  }
  if (!introduces(scanned, tokens, index)) {
    return null;
  }
  const to = nameEnd(tokens, index + 1);
  const after = tokenAt(tokens, to);
  if (to === index + 1) {
    return null;
  }
  return { from: index, to: after.gap === 'space' && isHouse(after) ? to + 1 : to, proof: 'itself' };
}

function introduces(scanned: ScannedText, tokens: readonly AddressToken[], index: number): boolean {
  return isIntroduction(tokenAt(tokens, index - 1)) && isIntroduced(scanned, tokenAt(tokens, index).start);
}

/** Whether an introduction ends at this index. */
export function isIntroduced({ lower }: ScannedText, start: number): boolean {
  return ADDRESS_INTRODUCTION.test(textBefore(lower, start, INTRODUCTION_REACH));
}
