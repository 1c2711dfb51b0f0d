import { type AddressToken, isHouse, isLeadingType, isNamePart, isUnit, tokenAt, typeOf } from './address-token.ts';

/** The core of an address: its tokens from one index to another (exclusive), and the evidence that it still needs. */
export interface AddressCore {
  readonly from: number;
  readonly to: number;
  /**
   * The evidence that the core needs: none ('itself'); a flat, a post code or an introduction ('neighbor'); a post
   * code; or a town with its post code ('town').
   */
  readonly proof: 'itself' | 'neighbor' | 'post code' | 'town';
}

/** The token indexes of an address, and what it includes beyond its core. */
export interface AddressExtent {
  readonly from: number;
  readonly to: number;
  /** The index after its street and flat, before the town and post code. */
  readonly street: number;
  /** Whether it is longer than its core. */
  readonly grew: boolean;
  /** Whether it ends with a post code that is not a year. */
  readonly hasPostCode: boolean;
}

// As many words as a street has, with room for a town before its post code. Not measured.
const LEFT_WORDS_MAX = 6;
const TOWN_WORDS_MAX = 8;
const YEAR = /^(?:19|20)\d{2}$/;
const POST_CODE = /^(?:\d{4,6}|\d{2}-\d{3}|\d{4}-\d{3}|\d{5}-\d{3,4}|\d{4}[a-z]?)$/;

/**
 * Extends the core of an address to include the numbers and names before it and the flat, town and post code after it,
 * but nothing before the token `limit`.
 */
export function growAddress(
  tokens: readonly AddressToken[],
  core: Pick<AddressCore, 'from' | 'to'>,
  limit: number,
): AddressExtent {
  const from = overType(tokens, growLeft(tokens, core.from, limit), limit);
  const afterUnits = overUnits(tokens, core.to);
  const afterSecondStreet = overSecondStreet(tokens, afterUnits);
  const street = overUnits(tokens, afterSecondStreet);
  const to = overTown(tokens, street);
  // A number after the street is the post code of the extended address.
  const code = tokens.slice(street, to).find(({ isNumber }) => isNumber);
  const hasPostCode =
    code !== undefined && !YEAR.test(code.lower) && (code.lower.length > 4 || hasTown(tokens, street, to));
  return { from, to, street, grew: to > core.to || from < core.from, hasPostCode };
}

// "Positionen 2204, 2205 und": four digits without a town beside them prove nothing.
const hasTown = (tokens: readonly AddressToken[], from: number, to: number): boolean =>
  tokens.slice(from, to).some(({ isCapital }) => isCapital) ||
  (tokenAt(tokens, to).gap === 'space' && tokenAt(tokens, to).isCapital);

// Returns the index of a number that begins the address, before the names of its street: "0605 Pentelis 210", "1987 74
// Diakou". Without such a number, returns the index of the street.
function growLeft(tokens: readonly AddressToken[], street: number, limit: number): number {
  let from = street;
  for (let i = street; i > limit && street - i < LEFT_WORDS_MAX; i -= 1) {
    const [token, before] = [tokenAt(tokens, i), tokenAt(tokens, i - 1)];
    if (token.gap !== 'space' && token.gap !== 'line') {
      break;
    }
    if (token.gap === 'line' && (!isHouse(before) || before.isShortened)) {
      break;
    }
    // "NEN-EN 60335-2-75. Garantie 24": a number with a full stop ends a sentence.
    if (before.isNumber && !before.isShortened) {
      from = i - 1;
    } else if (!continuesName(before)) {
      break;
    }
  }
  return from;
}

const continuesName = (token: AddressToken): boolean => !token.isNumber && (isNamePart(token) || isLeadingType(token));

// Returns the index of the street type before a name, which can begin with a number ("Calle 5 de Febrero No. 112"), or
// of the name if no type comes before it.
function overType(tokens: readonly AddressToken[], from: number, limit: number): number {
  const isTyped = from > limit && tokenAt(tokens, from).gap === 'space' && isLeadingType(tokenAt(tokens, from - 1));
  return isTyped ? from - 1 : from;
}

// Returns the index after the flats and floors that follow, each with its number.
function overUnits(tokens: readonly AddressToken[], core: number): number {
  let to = core;
  for (let steps = 0; steps < 3; steps += 1) {
    const [unit, number] = [tokenAt(tokens, to), tokenAt(tokens, to + 1)];
    if (unit.gap === 'other' || !isUnit(unit) || !number.isNumber || number.gap !== 'space') {
      break;
    }
    to += 2;
  }
  return to;
}

// Returns the index after a second name with a street type, if one follows: "… 74 Diakou Street Kishiev Squares".
function overSecondStreet(tokens: readonly AddressToken[], from: number): number {
  for (let i = from; i < from + 3; i += 1) {
    const token = tokenAt(tokens, i);
    if (token.gap !== 'space' || !token.isCapital) {
      return from;
    }
    if (i > from && typeOf(token) !== null) {
      return i + 1;
    }
  }
  return from;
}

// Returns the index after a town and its post code, if they follow. A town without a post code is left out.
function overTown(tokens: readonly AddressToken[], from: number): number {
  for (let i = from; i < from + TOWN_WORDS_MAX; i += 1) {
    const token = tokenAt(tokens, i);
    if (token.gap === 'other' || token.gap === 'none') {
      return from;
    }
    if (token.isNumber) {
      return isRoad(tokens, i, from) || NUMBERED_THING.test(tokenAt(tokens, i - 1).lower)
        ? from
        : (postCodeEnd(tokens, i) ?? from);
    }
    if (!isNamePart(token) && token.lower.length > 3) {
      return from;
    }
  }
  return from;
}

// "B 51, L 3004", "bis M-AB 1890": a single letter, letters with a dash, or the name of a standard is not a town.
const isRoad = (tokens: readonly AddressToken[], index: number, from: number): boolean =>
  tokenAt(tokens, index).gap === 'space' &&
  (NORM.test(tokenAt(tokens, index - 1).lower) ||
    (index === from + 1 ? /^[a-z](?:-[a-z]{1,3})?$/ : /^[a-z]{1,3}-[a-z]{1,2}$/).test(
      tokenAt(tokens, index - 1).lower,
    ));

/** Words for the number of something other than a house or a town: "EG 9a TVoeD, Kennziffer 26-041". */
export const NUMBERED_THING: RegExp =
  /^(?:kennziffer|artikel|article|articulo|articolo|artigo|art|item|part|ref|referenz|reference|nr|no|num|numero|numer|kat|pos|konto|conto|cuenta|compte|order|lot|kod|code|codigo|codice)$|nummer$/;

const NORM = /^(?:din|iso|en|iec|vde|ral)$/;

// Returns the index after a post code: "75019", "1016 GV"; not after the beginning of a longer number.
function postCodeEnd(tokens: readonly AddressToken[], index: number): number | null {
  const [code, next] = [tokenAt(tokens, index), tokenAt(tokens, index + 1)];
  if (!POST_CODE.test(code.lower)) {
    return null;
  }
  if (next.gap !== 'space') {
    return index + 1;
  }
  if (next.isNumber) {
    return null;
  }
  return /^\d{4}$/.test(code.lower) && next.isCapital && next.lower.length === 2 ? index + 2 : index + 1;
}
