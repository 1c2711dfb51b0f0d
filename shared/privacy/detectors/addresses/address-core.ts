import { COMMON, listedBits, TECHNICAL } from '../../names/name-bits.ts';
import type { ScannedText } from '../../text/scanned-text.ts';
import { textAfter, textAround, textBefore } from '../../text/text-beside.ts';
import { wordSet } from '../../word-set.ts';
import { type AddressCore, NUMBERED_THING } from './address-extent.ts';
import { type AddressToken, followsDirectly, isHouse, isUnit, tokenAt } from './address-token.ts';
import { introducedName } from './introduced-address.ts';
import { COUNTED, isLedTo, isWholeClause, OF_MANNER } from './lowercase-clause.ts';
import { numberFirst, numberLast } from './numbered-street.ts';
import { isOfSeries, isOtherNumber, MEASURES, MONTHS, NUMBERED } from './other-numbers.ts';
import { floorBefore } from './premises-before.ts';
import { nameEnd } from './street-name.ts';
import { BOX, FRENCH_TYPES, LEADING_TYPES, PARTICLES } from './street-words.ts';

/**
 * Returns the core of an address whose number is the token `index`, reading back no further than the token `limit`;
 * null when there is none.
 */
export function coreAt(
  scanned: ScannedText,
  tokens: readonly AddressToken[],
  { index, limit }: { readonly index: number; readonly limit: number },
): AddressCore | null {
  if (isOtherNumber(scanned, tokens, index)) {
    return null;
  }
  const core = anyCoreAt(scanned, tokens, { index, limit });
  return core === null || isOfSeries(tokens, core, limit) ? null : core;
}

function anyCoreAt(
  scanned: ScannedText,
  tokens: readonly AddressToken[],
  { index, limit }: { readonly index: number; readonly limit: number },
): AddressCore | null {
  return (
    numberLast(tokens, index, limit) ??
    numberFirst(tokens, index) ??
    boxNumber(scanned, tokens, index) ??
    introducedName(scanned, tokens, { index, limit }) ??
    (isAcronym(scanned, tokenAt(tokens, index - 1)) ? null : bareName(tokens, index, limit)) ??
    lowerStreet(tokens, index, limit) ??
    numberThenBareName(scanned, tokens, index)
  );
}

// "RAL 7035", "ISO 9001": in a text that is not all in capitals.
function isAcronym({ text }: ScannedText, token: AddressToken): boolean {
  return /^[A-Z]{2,4}$/.test(text.slice(token.start, token.end)) && /[a-z]{2}/.test(textAround(text, token, 20));
}

const MILITARY = /(?:psc|unit) \d{1,5},? box $|(?:[afd]po),? a[aep] $/;

// "Box 123, 301 05 Halmstad"
const SWEDISH_BOX = /^[^a-z]?box \d{1,5},? ?\n?\d{3} \d{2} [a-z]/;

// "P.O. Box 149", "PSC 0413, Box 8144", "APO AA 42323". A Swedish box is read from five characters before its number.
function boxNumber({ lower }: ScannedText, tokens: readonly AddressToken[], index: number): AddressCore | null {
  const { start } = tokenAt(tokens, index);
  const before = textBefore(lower, start, 32);
  const isSwedish = SWEDISH_BOX.test(textBefore(lower, start + 24, 29));
  const lead = BOX.exec(before)?.[0] ?? MILITARY.exec(before)?.[0] ?? (isSwedish ? 'box ' : undefined);
  if (lead === undefined) {
    return null;
  }
  let from = index;
  while (tokenAt(tokens, from - 1).start >= start - lead.length) {
    from -= 1;
  }
  return { from, to: index + 1, proof: 'itself' };
}

// "Steinfelden 73", "Achterste Heide 7", "Am Alten Wehr 12a": any name with a number; only a post code after it makes
// it an address.
function bareName(tokens: readonly AddressToken[], index: number, limit: number): AddressCore | null {
  const [house, after] = [tokenAt(tokens, index), tokenAt(tokens, index + 1)];
  if (
    !followsDirectly(house) ||
    !BARE_HOUSE.test(house.lower) ||
    MEASURES.has(after.lower) ||
    MONTHS.test(after.lower)
  ) {
    return null;
  }
  let from = index;
  for (let i = index - 1; i >= Math.max(limit, index - BARE_WORDS_MAX); i -= 1) {
    const isApart = i + 1 < index && tokenAt(tokens, i + 1).gap !== 'space';
    if (isApart || !isBareName(tokens, i)) {
      break;
    }
    from = tokenAt(tokens, i).isCapital ? i : from;
  }
  return from === index ? null : { from, to: index + 1, proof: 'post code' };
}

// More words than this are a sentence rather than a name. Not measured.
const BARE_WORDS_MAX = 5;
const BARE_HOUSE = /^[1-9]\d{0,3}[a-z]?(?:[/-]\d{1,3}[a-z]?)?$/;

// "PSC 0413, Box 8144" is a box.
function isBareName(tokens: readonly AddressToken[], index: number): boolean {
  const name = tokenAt(tokens, index);
  if (tokenAt(tokens, index + 2).lower === 'box' || NUMBERED.test(name.lower)) {
    return false;
  }
  if (!name.isCapital) {
    return PARTICLES.has(name.lower);
  }
  return PREPOSITIONS.has(name.lower) || (listedBits(name.lower) & (COMMON | TECHNICAL)) === 0;
}

// Words that streets begin with: "Am Markt", "Im Grund", "Unter den Linden", "Norra Agatan".
const PREPOSITIONS = wordSet(
  'am im an auf in bei zum zur unter hinter vor alte alten alter neue neuer lange hohe kleine norra sodra ostra vastra stora lilla ovre nedre gamla nya nowe nowa nowy stare stara stary wielkie wielka male mala dolne dolna gorne gorna kolonia wies duze markt',
);

const LOWER_TYPES = wordSet(
  'rue avenue boulevard chemin impasse allee quai calle avenida avda paseo via viale vicolo piazza corso rua travessa largo praca praceta plaza piazzale ulica ul aleja carrer',
);
// In lower case only its type identifies a street; more words are likely a sentence. Not measured.
const LOWER_WORDS_MAX = 4;

// A chat in lower case: "8 rue du four, 31000 toulouse", "calle mayor 15, 28801 alcala".
function lowerStreet(tokens: readonly AddressToken[], index: number, limit: number): AddressCore | null {
  if (!isHouse(tokenAt(tokens, index))) {
    return null;
  }
  const next = tokenAt(tokens, index + 1);
  return next.gap === 'space' && LOWER_TYPES.has(next.lower)
    ? numberThenLower(tokens, index)
    : lowerThenNumber(tokens, index, limit);
}

// Whether a word can be a name, unlike "app" and "ore" in "via app, ore 7".
const canBeName = ({ lower }: AddressToken): boolean =>
  !PARTICLES.has(lower) && (listedBits(lower) & (COMMON | TECHNICAL)) === 0;

const isOfStreet = (token: AddressToken): boolean => PARTICLES.has(token.lower) || canBeName(token);

const isLowerType = ({ lower, isShortened }: AddressToken): boolean =>
  LOWER_TYPES.has(lower) || (isShortened && lower.length < 3 && LEADING_TYPES.has(lower));

// Returns the index after a flat: "calle lepanto 9 bajo", "vicolo stretto 3 int 5", "al. jana pawła 110 m 4".
function overFlat(tokens: readonly AddressToken[], from: number): number {
  const [unit, number] = [tokenAt(tokens, from), tokenAt(tokens, from + 1)];
  if (unit.gap !== 'space' || !(isUnit(unit) || FLATS_WITHOUT_NUMBER.has(unit.lower))) {
    return from;
  }
  return number.gap === 'space' && (number.isNumber || number.lower.length === 1) ? from + 2 : from + 1;
}

const FLATS_WITHOUT_NUMBER = wordSet('bajo izq izda dcha rdc parterre r');

// "8 rue du four, 31000 toulouse"
function numberThenLower(tokens: readonly AddressToken[], index: number): AddressCore | null {
  let to = index + 2;
  while (tokenAt(tokens, to).gap === 'space' && !tokenAt(tokens, to).isNumber && to < index + 2 + LOWER_WORDS_MAX) {
    to += 1;
  }
  // "on se retrouve au 8 rue du four"
  const isAtPlace = tokenAt(tokens, index - 1).lower === 'au';
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
    if (isLowerType(token) && i < index - 1) {
      const name = tokens.slice(i + 1, index);
      const isName =
        (isLedTo(tokens, i) || name.some(canBeName)) &&
        name.every(({ gap, lower }) => gap === 'space' && !OF_MANNER.test(lower));
      const to = overFlat(tokens, index + 1);
      // "sta in via manzoni 15 citofono rossi": the preposition and a name that is no other word show it in a sentence.
      const isLed =
        isLedTo(tokens, i) &&
        name.some(canBeName) &&
        name.every(isOfStreet) &&
        !COUNTED.test(tokenAt(tokens, to).lower);
      const isStreet =
        isName && !tokenAt(tokens, index).lower.startsWith('0') && (isLed || isWholeClause(tokens, i, to));
      return { from: i, to: index + 1, proof: isStreet ? 'itself' : 'post code' };
    }
  }
  return null;
}

// "212 Gallowgate, Glasgow G1 5DR": any name after a number is an address only with a town and its post code, or with a
// floor before a name of two words: "3rd Floor, 9 Cloth Fair".
function numberThenBareName(scanned: ScannedText, tokens: readonly AddressToken[], index: number): AddressCore | null {
  const [house, name] = [tokenAt(tokens, index), tokenAt(tokens, index + 1)];
  if (
    house.isShortened ||
    !BARE_HOUSE.test(house.lower) ||
    name.gap !== 'space' ||
    !name.isCapital ||
    MEASURES.has(name.lower) ||
    NUMBERED.test(name.lower)
  ) {
    return null;
  }
  const to = nameEnd(tokens, index + 1);
  // "9 Nov / 0540 Oslo" is a line in a timetable.
  if (MONTHS.test(name.lower) && to === index + 2) {
    return null;
  }
  if (isAfterFloor(scanned, tokens, { house: index, to })) {
    return { from: index, to, proof: 'itself' };
  }
  const { gap, lower } = tokenAt(tokens, to);
  if (NUMBERED_THING.test(lower)) {
    return null;
  }
  return gap === 'comma' || gap === 'line' ? { from: index, to, proof: 'town' } : null;
}

// After a floor, a single name must be an unlisted word that ends its clause: "3rd Floor, 12 Desks" is not an address.
// After a suite, ordinary words are not enough: "Suite 4, 2 Free Rooms".
function isAfterFloor(
  scanned: ScannedText,
  tokens: readonly AddressToken[],
  { house, to }: Readonly<Record<'house' | 'to', number>>,
): boolean {
  const { start } = tokenAt(tokens, house);
  const floor = floorBefore(scanned, start);
  if (floor === null) {
    return false;
  }
  const names = tokens.slice(house + 1, to);
  const isFloor = scanned.lower.slice(floor, start).includes('floor');
  if (names.length === 1) {
    const first = tokenAt(names, 0);
    return (
      isFloor &&
      /^[a-z]{5,20}[a-rt-z]$/.test(first.lower) &&
      listedBits(first.lower) === 0 &&
      /^(?:[.,]|$|\n)/.test(textAfter(scanned.text, first.end, 1))
    );
  }
  const isWords = names.every(({ lower }) => (listedBits(lower) & (COMMON | TECHNICAL)) !== 0);
  return !isWords || isFloor;
}
