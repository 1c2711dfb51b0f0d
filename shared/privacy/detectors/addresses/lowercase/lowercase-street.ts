import { wordSet } from '../../../word-set.ts';
import type { AddressCore } from '../address-extent.ts';
import { type AddressToken, followsDirectly, isHouse, isUnit, tokenAt } from '../address-token.ts';
import { FRENCH_TYPES, LEADING_TYPES, PARTICLES } from '../street-words.ts';
import { englishStreet } from './english-street.ts';
import { frenchStreet, isBeforeTime } from './french-street.ts';
import { COUNTED, isIntroduced, isWholeClause, OF_MANNER } from './lowercase-clause.ts';
import { polishStreet } from './polish-street.ts';
import { canBeName, isListed, isOfStreet } from './street-name-words.ts';

const LOWER_TYPES = wordSet(
  `rue avenue boulevard chemin impasse allee quai calle avenida avda av paseo plza pza via viale vicolo piazza corso rua travessa trav largo lg lgo praca praceta plaza piazzale ulica ul aleja aleje carrer
  c.so p.zza p.za v.le v.lo l.go p.le cso vle pzza salita estr beco`,
);
// In lower case only its type identifies a street; more words are likely a sentence. Not measured.
const LOWER_WORDS_MAX = 4;

/** Returns a street in a chat in lower case: "8 rue du four, 31000 toulouse", "calle mayor 15, 28801 alcala". */
export function lowerStreet(tokens: readonly AddressToken[], index: number, limit: number): AddressCore | null {
  if (!isHouse(tokenAt(tokens, index))) {
    return null;
  }
  const next = tokenAt(tokens, index + 1);
  return next.gap === 'space' && LOWER_TYPES.has(next.lower)
    ? numberThenLower(tokens, index)
    : (polishStreet(tokens, index, limit) ?? lowerThenNumber(tokens, index, limit));
}

/** Returns a street in lower case after its number: "43 bd jean jaurès", "9a harcourt ave buzz 2". */
export function lowerStreetAfterNumber(tokens: readonly AddressToken[], index: number): AddressCore | null {
  const house = tokenAt(tokens, index);
  if (!isHouse(house) || !/^[1-9]\d{0,3}(?!\d)/.test(house.lower) || house.isShortened || house.gap === 'none') {
    return null;
  }
  return frenchStreet(tokens, index) ?? englishStreet(tokens, index);
}

const isLowerType = ({ lower, isShortened }: AddressToken): boolean =>
  LOWER_TYPES.has(lower) || (isShortened && lower.length < 3 && LEADING_TYPES.has(lower));

// "przy al niepodległości 33", "na os kolorowym 4": an abbreviation without its full stop counts only after a Polish
// preposition.
const isPolishType = (tokens: readonly AddressToken[], index: number): boolean =>
  /^(?:al|pl|os)$/.test(tokenAt(tokens, index).lower) && /^(?:przy|na|z|do)$/.test(tokenAt(tokens, index - 1).lower);

// "c/ sol", "av da republica": after such a type, or a particle, a street can have any name.
const isOfType = ({ lower }: AddressToken, [first, second]: readonly AddressToken[]): boolean =>
  lower === 'c' || (IBERIAN.has(lower) && PARTICLES.has(first?.lower ?? '') && (second?.lower ?? '').length > 3);

// "lg washer 9", "av receiver 12"
const isInitials = ({ lower, isShortened }: AddressToken): boolean =>
  !isShortened && /^(?:lgo?|av|estr|trav|cso|ple)$/.test(lower);

const IBERIAN = wordSet('calle avenida avda av paseo plza pza rua travessa trav largo lg lgo praca praceta estr');

// Returns the index after a flat: "calle lepanto 9 bajo", "vicolo stretto 3 int 5", "al. jana pawła 110 m 4", "av da
// republica 12 3dto", "calle sol 4 2 izq".
function overFlat(tokens: readonly AddressToken[], from: number): number {
  const [unit, number] = [tokenAt(tokens, from), tokenAt(tokens, from + 1)];
  if (unit.gap === 'space' && /^\d{1,2}[a-z]?$/.test(unit.lower)) {
    const length = isFloorSide(unit, number) ? 2 : Number(isDoor(unit, number));
    return from + length;
  }
  if (unit.gap !== 'space' || !(isUnit(unit) || FLATS_WITHOUT_NUMBER.has(unit.lower))) {
    return from;
  }
  const isSide = FLATS_WITHOUT_NUMBER.has(number.lower);
  return number.gap === 'space' && (number.isNumber || number.lower.length === 1 || isSide) ? from + 2 : from + 1;
}

// "4 2 izq"
const isFloorSide = (floor: AddressToken, side: AddressToken): boolean =>
  (side.gap === 'none' || side.gap === 'space') && SIDES.test(`${floor.lower} ${side.lower}`);

// "calle mayor 5 2b", at the end of its clause
const isDoor = (door: AddressToken, after: AddressToken): boolean =>
  /[a-d]$/.test(door.lower) && after.gap !== 'space' && (after.gap !== 'none' || after.lower === '');

const FLATS_WITHOUT_NUMBER = wordSet('bajo bj izq izda dcha rdc parterre r atico hinterhaus vorderhaus hh vh');
// "3dto" is read as "3d" and "to".
const SIDES = /^\d{1,2}(?:d to|e sq|d cha|i zq| (?:dto|esq|dcha|izq|izda|fte))$/;

// "8 rue du four, 31000 toulouse"
function numberThenLower(tokens: readonly AddressToken[], index: number): AddressCore | null {
  let to = index + 2;
  while (tokenAt(tokens, to).gap === 'space' && !tokenAt(tokens, to).isNumber && to < index + 2 + LOWER_WORDS_MAX) {
    to += 1;
  }
  // "on se retrouve au 8 rue du four"
  const isAtPlace =
    tokenAt(tokens, index - 1).lower === 'au' && !isBeforeTime(tokenAt(tokens, index + 1), tokenAt(tokens, index + 2));
  const { lower: house, gap } = tokenAt(tokens, index);
  const isFrench = /^[1-9]/.test(house) && gap !== 'none' && FRENCH_TYPES.has(tokenAt(tokens, index + 1).lower);
  const isNamed = tokens.slice(index + 2, to).some((token) => !PARTICLES.has(token.lower));
  const isStreet = isAtPlace || (isFrench && isNamed && isWholeClause(tokens, index, to));
  return to === index + 2 ? null : { from: index, to, proof: isStreet ? 'itself' : 'post code' };
}

// "calle mayor 15, 28801 alcala"
function lowerThenNumber(tokens: readonly AddressToken[], index: number, limit: number): AddressCore | null {
  for (let i = index - 1; i >= Math.max(limit, index - LOWER_WORDS_MAX - 1); i -= 1) {
    const token = tokenAt(tokens, i);
    if (token.isNumber || !followsDirectly(tokenAt(tokens, i + 1))) {
      return null;
    }
    if ((isLowerType(token) || isPolishType(tokens, i)) && i < index - 1) {
      const to = overFlat(tokens, index + 1);
      const isStreet = isStreetAfterType(tokens, { type: i, number: index, to });
      return { from: i, to: index + 1, proof: isStreet ? 'itself' : 'post code' };
    }
  }
  return null;
}

function isStreetAfterType(
  tokens: readonly AddressToken[],
  { type, number, to }: Readonly<Record<'type' | 'number' | 'to', number>>,
): boolean {
  const name = tokens.slice(type + 1, number);
  const isAfterPlace = isIntroduced(tokens, type);
  // "c.so di laurea 12"
  const isCourse = /^c(?:\.|or)?so$/.test(tokenAt(tokens, type).lower) && name[0]?.lower === 'di';
  const isName =
    !isCourse &&
    name.some(({ lower }) => lower.length > 1) &&
    (isAfterPlace ||
      name.some(isInitials(tokenAt(tokens, type)) ? isListed : canBeName) ||
      isOfType(tokenAt(tokens, type), name)) &&
    name.every(({ gap, lower }) => gap === 'space' && !OF_MANNER.test(lower));
  // "sta in via manzoni 15 citofono rossi": in a sentence, the preposition and a name without another meaning show a
  // street.
  const isLed =
    isAfterPlace && name.some(canBeName) && name.every(isOfStreet) && !COUNTED.test(tokenAt(tokens, to).lower);
  return isName && !tokenAt(tokens, number).lower.startsWith('0') && (isLed || isWholeClause(tokens, type, to));
}
