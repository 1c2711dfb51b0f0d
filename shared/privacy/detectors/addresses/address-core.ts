import { COMMON, listedBits, TECHNICAL } from '../../names/name-bits.ts';
import type { ScannedText } from '../../text/scanned-text.ts';
import type { AddressCore } from './address-extent.ts';
import { type AddressToken, isHouse } from './address-token.ts';
import { introducedName } from './introduced-address.ts';
import { numberFirst, numberLast } from './numbered-street.ts';
import { BOX } from './street-words.ts';

/**
 * The core of an address whose number is the token `index`, none of it before the token `floor`; null when there is
 * none.
 */
export function coreAt(
  scanned: ScannedText,
  tokens: readonly AddressToken[],
  { index, floor }: { readonly index: number; readonly floor: number },
): AddressCore | null {
  return (
    numberLast(tokens, index, floor) ??
    numberFirst(tokens, index) ??
    boxNumber(scanned, tokens, index) ??
    introducedName(scanned, tokens, { index, floor }) ??
    bareName(tokens, index, floor)
  );
}

const MILITARY = /(?:psc|unit) \d{1,5},? box $|(?:[afd]po),? a[aep] $/;

// "P.O. Box 149", "PSC 0413, Box 8144", "APO AA 42323".
function boxNumber({ lower }: ScannedText, tokens: readonly AddressToken[], index: number): AddressCore | null {
  const start = tokens[index]?.start ?? 0;
  const before = lower.slice(Math.max(0, start - 32), start);
  const lead = BOX.exec(before)?.[0] ?? MILITARY.exec(before)?.[0];
  if (lead === undefined) {
    return null;
  }
  let from = index;
  while (from > 0 && (tokens[from - 1]?.start ?? 0) >= start - lead.length) {
    from -= 1;
  }
  return { from, to: index + 1, proof: 'itself' };
}

// "Steinfelden 73": any name with a number; only a post code behind it makes it an address.
function bareName(tokens: readonly AddressToken[], index: number, floor: number): AddressCore | null {
  const [name, house] = [tokens[index - 1], tokens[index]];
  if (name === undefined || index <= floor || house?.gap !== 'space' || !isHouse(house)) {
    return null;
  }
  // "PSC 0413, Box 8144" is a box.
  const isName =
    name.isCapital &&
    !name.isNumber &&
    tokens[index + 1]?.lower !== 'box' &&
    (listedBits(name.lower) & (COMMON | TECHNICAL)) === 0;
  return isName ? { from: index - 1, to: index + 1, proof: 'post code' } : null;
}
