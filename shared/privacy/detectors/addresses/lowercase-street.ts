import { COMMON, GIVEN, listedBits, PLACE, SURNAME, TECHNICAL } from '../../names/name-bits.ts';
import { wordSet } from '../../word-set.ts';
import type { AddressCore } from './address-extent.ts';
import { type AddressToken, followsDirectly, isHouse, isUnit, tokenAt } from './address-token.ts';
import { COUNTED, isEndOfClause, isLedTo, isWholeClause, OF_MANNER } from './lowercase-clause.ts';
import { FRENCH_TYPES, LEADING_TYPES, PARTICLES } from './street-words.ts';

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
    : lowerThenNumber(tokens, index, limit);
}

/** Returns a street in lower case after its number: "43 bd jean jaurès", "9a harcourt ave buzz 2". */
export function lowerStreetAfterNumber(tokens: readonly AddressToken[], index: number): AddressCore | null {
  const house = tokenAt(tokens, index);
  if (!isHouse(house) || !/^[1-9]\d{0,3}(?!\d)/.test(house.lower) || house.isShortened || house.gap === 'none') {
    return null;
  }
  return frenchStreet(tokens, index) ?? englishStreet(tokens, index);
}

// French street types in chats. The short ones are words or initials too, as in "12 bd members" and "5 av par mois":
// they need a particle or names.
const FRENCH = wordSet('rue boulevard avenue impasse allee allees ruelle faubourg fbg');
const SHORT_FRENCH = wordSet('bd bld blvd av ave imp chemin chem');
// Types that are everyday words need a particle after them, and nothing else in their clause: "12 pl de la république".
const OTHER_FRENCH = wordSet('pl place sq square quai crs cours rte route');
// "3 cours de piano", "4 pl de cinéma"
const COUNTABLE_FRENCH = wordSet('pl cours crs');
const ALL_FRENCH = new Set([...FRENCH, ...SHORT_FRENCH, ...OTHER_FRENCH]);
// Words after a street in a French chat.
const AFTER_FRENCH = wordSet(
  `code digicode interphone sonnette bat batiment appt apt appart etage rdc esc escalier porte entree et ou mais chez puis apres avant vers pour avec sans est c'est cest ce ca je tu il elle on nous vous ils elles qui que si
  merci stp svp demain soir matin midi ici pres cote derriere devant tel tous tout toute deja ferme fermee barree coupee bloquee`,
);

function frenchStreet(tokens: readonly AddressToken[], index: number): AddressCore | null {
  const at = /^(?:bis|ter|quater|[a-d])$/.test(tokenAt(tokens, index + 1).lower) ? index + 2 : index + 1;
  const type = tokenAt(tokens, at);
  if (type.isCapital || !followsDirectly(type) || !ALL_FRENCH.has(type.lower)) {
    return null;
  }
  const to = frenchName(tokens, at + 1);
  // "31 rue du docteur Roux" has capital letters; "les 8 rue du four" counts.
  const isOther = tokenAt(tokens, to).isCapital && tokenAt(tokens, to).gap === 'space';
  const isCount = tokenAt(tokens, index).gap === 'space' && COUNTING.has(tokenAt(tokens, index - 1).lower);
  const isClause = tokenAt(tokens, index).gap !== 'space' || isLedTo(tokens, index);
  const name = tokens.slice(at + 1, to);
  const isLong = name.some(({ lower }) => lower.length > 3);
  const isShown = isShownFrench(type, name, isClause && isEndOfClause(tokens, to));
  return isLong && isShown && !isOther && !isCount ? { from: index, to, proof: 'itself' } : null;
}

function isShownFrench(type: AddressToken, name: readonly AddressToken[], isWhole: boolean): boolean {
  const hasParticle = /^d(?:e|u|es)$/.test(name[0]?.lower ?? '');
  if (OTHER_FRENCH.has(type.lower)) {
    return isWhole && hasParticle && !isCounted(type, name);
  }
  const isName = name.some(isListed) || name.every(isOfStreet);
  return FRENCH.has(type.lower) || hasParticle || (isName && (name.length > 1 || isWhole));
}

const COUNTING = wordSet(
  'les des ces ses nos vos leurs mes tes il y a dans encore environ en ai as lu lis achete vends veux voudrais',
);

// "3 cours de piano" and "3 cours du soir", not "12 cours de la martinique"
const isCounted = ({ lower }: AddressToken, name: readonly AddressToken[]): boolean =>
  COUNTABLE_FRENCH.has(lower) &&
  ((name[0]?.lower === 'de' && !PARTICLES.has(name[1]?.lower ?? '') && !name.some(isListed)) ||
    (lower !== 'pl' && !name.some(canBeName)));

// Returns the index after the name of a street.
function frenchName(tokens: readonly AddressToken[], from: number): number {
  let to = from;
  let names = 0;
  for (let i = from; i < from + FRENCH_WORDS_MAX && isOfFrench(tokenAt(tokens, i), names); i += 1) {
    const { lower } = tokenAt(tokens, i);
    if (lower.length > 1 && !PARTICLES.has(lower)) {
      names += 1;
      to = i + 1;
    }
  }
  return to;
}

const isOfFrench = ({ lower, gap, isNumber, isCapital }: AddressToken, names: number): boolean =>
  gap === 'space' && !isNumber && !isCapital && !AFTER_FRENCH.has(lower) && (lower !== 'a' || names === 0);

// Particles and names: "3 rue de la vieille poste".
const FRENCH_WORDS_MAX = 5;

// English street types in chats. "42 st marys rd", "9a harcourt ave"
const ENGLISH = wordSet('rd ave ln cres gdns blvd tce st cl close grove');
// After these, a name that is another word proves nothing: "3 more close".
const AMBIGUOUS_ENGLISH = wordSet('cl close grove');
const AFTER_ENGLISH = wordSet('buzz flat apt and or near by opp opposite code bell ring please pls at around from');
const NO_ENGLISH_NAME = wordSet(
  'of for from with until was were is are has had to in on at by the a an and or more other days hours times am pm mins min x per each near nearly new st nd rd th u z w na',
);

function englishStreet(tokens: readonly AddressToken[], index: number): AddressCore | null {
  const house = tokenAt(tokens, index);
  const isLed = house.gap !== 'space' || BEFORE_ENGLISH.has(tokenAt(tokens, index - 1).lower);
  // "42 st marys rd"
  const isSaint = tokenAt(tokens, index + 1).lower === 'st' && tokenAt(tokens, index + 2).lower.length > 3;
  let type = index + (isSaint ? 2 : 1);
  while (isLed && type < index + ENGLISH_WORDS_MAX && isOfEnglish(tokenAt(tokens, type))) {
    type += 1;
  }
  const { lower, gap, isCapital } = tokenAt(tokens, type);
  const names = tokens.slice(index + 1, type);
  if (!isLed || names.length === 0 || isCapital || gap !== 'space' || !ENGLISH.has(lower)) {
    return null;
  }
  const next = tokenAt(tokens, type + 1);
  // Without a gap, the word goes on: "ave0ue". After the last word there is none.
  const isInside = next.gap === 'none' && next.lower !== '';
  const isEnd = !isInside && (next.gap !== 'space' || next.isNumber || AFTER_ENGLISH.has(next.lower));
  return isEnd && (!AMBIGUOUS_ENGLISH.has(lower) || names.every(canBeName))
    ? { from: index, to: type + 1, proof: 'itself' }
    : null;
}

const isOfEnglish = ({ lower, gap, isNumber, isCapital }: AddressToken): boolean =>
  gap === 'space' && !isNumber && !isCapital && !ENGLISH.has(lower) && !NO_ENGLISH_NAME.has(lower);

const ENGLISH_WORDS_MAX = 4;
const BEFORE_ENGLISH = wordSet("at on to from in is its it's near address addr flat");

// Whether a word can be a name, unlike "app" and "ore" in "via app, ore 7".
const canBeName = ({ lower }: AddressToken): boolean =>
  !PARTICLES.has(lower) && !/^(?:.|n[or])$/.test(lower) && (listedBits(lower) & (COMMON | TECHNICAL)) === 0;

const isListed = ({ lower }: AddressToken): boolean => {
  const bits = listedBits(lower);
  return (bits & (GIVEN | SURNAME | PLACE)) !== 0 && (bits & COMMON) === 0 && !PARTICLES.has(lower);
};

const isOfStreet = (token: AddressToken): boolean => PARTICLES.has(token.lower) || canBeName(token);

const isLowerType = ({ lower, isShortened }: AddressToken): boolean =>
  LOWER_TYPES.has(lower) || (isShortened && lower.length < 3 && LEADING_TYPES.has(lower));

// "c/ sol", "av da republica": after such a type, or a particle, a street can be named like any thing.
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
    return (number.gap === 'none' || number.gap === 'space') && SIDES.test(`${unit.lower} ${number.lower}`)
      ? from + 2
      : from;
  }
  if (unit.gap !== 'space' || !(isUnit(unit) || FLATS_WITHOUT_NUMBER.has(unit.lower))) {
    return from;
  }
  const isSide = FLATS_WITHOUT_NUMBER.has(number.lower);
  return number.gap === 'space' && (number.isNumber || number.lower.length === 1 || isSide) ? from + 2 : from + 1;
}

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
  const isAfterPlace = isLedTo(tokens, type);
  // "c.so di laurea 12"
  const isCourse = /^c(?:\.|or)?so$/.test(tokenAt(tokens, type).lower) && name[0]?.lower === 'di';
  const isName =
    !isCourse &&
    name.some(({ lower }) => lower.length > 1) &&
    (isAfterPlace ||
      name.some(isInitials(tokenAt(tokens, type)) ? isListed : canBeName) ||
      isOfType(tokenAt(tokens, type), name)) &&
    name.every(({ gap, lower }) => gap === 'space' && !OF_MANNER.test(lower));
  // "sta in via manzoni 15 citofono rossi": the preposition and a name that is no other word show it in a sentence.
  const isLed =
    isAfterPlace && name.some(canBeName) && name.every(isOfStreet) && !COUNTED.test(tokenAt(tokens, to).lower);
  return isName && !tokenAt(tokens, number).lower.startsWith('0') && (isLed || isWholeClause(tokens, type, to));
}
