import type { ScannedText } from '../../text/scanned-text.ts';
import { textBefore } from '../../text/text-beside.ts';
import { wordSet } from '../../word-set.ts';
import type { AddressCore } from './address-extent.ts';
import { type AddressToken, isHouse, tokenAt } from './address-token.ts';
import { isNameLike, NAME_WORDS_MAX, nameEnd } from './street-name.ts';
import { ADDRESS_INTRODUCTION } from './street-words.ts';

// An introduction and what comes between it and the street. Not measured.
const INTRODUCTION_REACH = 48;

/**
 * Returns the core of an address after "lives on", "my address is" and the like: a name and then its number, which is
 * the token `index`, or else that number and then a name. Reads back no further than the token `limit`.
 */
export function introducedName(
  scanned: ScannedText,
  tokens: readonly AddressToken[],
  { index, limit }: { readonly index: number; readonly limit: number },
): AddressCore | null {
  let from = index;
  while (
    from > limit &&
    tokenAt(tokens, from).gap === 'space' &&
    isNameLike(tokenAt(tokens, from - 1)) &&
    index - from < NAME_WORDS_MAX
  ) {
    from -= 1;
  }
  for (let i = from; i < index; i += 1) {
    const isNamed = tokens.slice(i, index).some(({ isCapital }) => isCapital);
    if (isNamed && isAfterIntroduction(scanned, tokens, i)) {
      return { from: i, to: index + 1, proof: 'itself' };
    }
  }
  if (!isAfterIntroduction(scanned, tokens, index)) {
    return null;
  }
  const to = nameEnd(tokens, index + 1);
  const after = tokenAt(tokens, to);
  if (to === index + 1) {
    return null;
  }
  return { from: index, to: after.gap === 'space' && isHouse(after) ? to + 1 : to, proof: 'itself' };
}

function isAfterIntroduction(scanned: ScannedText, tokens: readonly AddressToken[], index: number): boolean {
  return endsIntroduction(tokenAt(tokens, index - 1)) && isIntroduced(scanned, tokenAt(tokens, index).start);
}

// The words that an introduction can end with. After any other word there is none, and reading back stops.
const INTRODUCTION_ENDS = wordSet(
  "is are it's at on to of in an am der au est ist en e es op aan na przy pa vid lautet bor woont habite zam zamieszkaly zamieszkala wohnhaft domiciliee domicilie demeurant adres direccion indirizzo endereco adresse adresem anschrift domicilio address addresses where user",
);

const endsIntroduction = ({ lower }: AddressToken): boolean => INTRODUCTION_ENDS.has(lower);

/** Whether an introduction ends at this index. */
export function isIntroduced({ lower }: ScannedText, start: number): boolean {
  return ADDRESS_INTRODUCTION.test(textBefore(lower, start, INTRODUCTION_REACH));
}
