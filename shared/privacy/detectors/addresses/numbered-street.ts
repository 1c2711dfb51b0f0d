import { AMBIGUOUS, listedBits } from '../../names/name-bits.ts';
import { wordSet } from '../../word-set.ts';
import type { AddressCore } from './address-extent.ts';
import {
  type AddressToken,
  endingOf,
  followsDirectly,
  isHouse,
  isLeadingType,
  isMiddleType,
  isSureUnit,
  tokenAt,
  typeAt,
  unitProof,
} from './address-token.ts';
import { fromLeadingType } from './leading-street.ts';
import { isWholeClause } from './lowercase-clause.ts';
import { isNameLike, NAME_WORDS_MAX, nameEnd } from './street-name.ts';
import { FRENCH_TYPES } from './street-words.ts';

/** Returns a street after its number: "14 Crown Street", "20 Rue Hsine Eloued". */
export function numberFirst(tokens: readonly AddressToken[], index: number): AddressCore | null {
  const house = tokenAt(tokens, index);
  if (!isHouse(house) || isOfList(house)) {
    return null;
  }
  // "14 bis, rue des Lilas"
  const at = REPEATED.has(tokenAt(tokens, index + 1).lower) ? index + 1 : index;
  const next = tokenAt(tokens, at + 1);
  const isAfterComma = next.gap === 'comma' && NUMBER_LAST.has(next.lower);
  if (isYear(house, next)) {
    return null;
  }
  if ((isTypeAfterNumber(tokens, at + 1) || FRENCH_TYPES.has(next.lower)) && followsDirectly(next) && !isAfterComma) {
    const to = nameEnd(tokens, at + 2);
    const isLowercaseStreet = FRENCH_TYPES.has(next.lower) && isLowercaseName(tokenAt(tokens, at + 2));
    // "100, C.N. 603117", "07 via het Portaal"
    const isNamed = /^[1-9]/.test(house.lower) && tokens.slice(at + 2, to).some(({ lower }) => lower.length > 1);
    if (isNamed || isLowercaseStreet) {
      return { from: index, to: Math.max(to, at + 3), proof: 'itself' };
    }
  }
  return typedName(tokens, index);
}

// "13 R.C. Capofamiglia", with and without its last full stop, and "la 2a C. esce": initials and a letter for a class.
// Only French has a house before "r."
function isTypeAfterNumber(tokens: readonly AddressToken[], index: number): boolean {
  const [type, next] = [tokenAt(tokens, index), tokenAt(tokens, index + 1)];
  const isInitials = next.start === type.end + 1 && next.lower.length === 1;
  return isLeadingType(type) && type.lower !== 'c' && !isInitials;
}

// "7. Normativa", "338120. The Ham Road": the number of a heading or line.
const isOfList = (house: AddressToken): boolean => house.isShortened;

// In Polish, "2014 r." is a year; in French, "12 r. Thiers" is a house.
const isYear = (house: AddressToken, next: AddressToken): boolean =>
  next.lower === 'r' && /^(?:1[89]|20)\d{2}$/.test(house.lower);

// "Rampe 2, ulica Prosta": where the number follows the street, a number before a comma belongs to something else.
const NUMBER_LAST = wordSet('ul ulica ulice al aleja aleje pl plac os osiedle via viale piazza corso vicolo calle');

function isLowercaseName(token: AddressToken): boolean {
  return token.gap === 'space' && !token.isNumber && !token.isCapital && token.lower.length > 3;
}

const REPEATED = new Set(['bis', 'ter', 'quater']);

// "2004 zur Festlegung der Verfahren der Union": words that do not occur within an English name.
const FOREIGN = wordSet('der die das den dem des zur zum im am bei und fur mit von vom');

// "1986 with the Supreme Court": words that do not come between a number and the first capital of its street.
const OF_SENTENCES = wordSet('of for from with until was were is are has had');

// "2005 at the Court of Justice" is a year; "7 at the Old Mill Road" is a house.
const OF_PLACES = wordSet('in at on by through');
const YEAR_OR_SUM = /^(?:1[5-9]|20)\d\d$|^\d{5}/;

// Whether a word after a number and its capitalized words continues a sentence.
function isOfSentence(
  tokens: readonly AddressToken[],
  { house, at, capitals }: { readonly house: number; readonly at: number; readonly capitals: number },
): boolean {
  const { lower } = tokenAt(tokens, at);
  if (FOREIGN.has(lower)) {
    return true;
  }
  if (capitals > 0) {
    return false;
  }
  // "16 to 18 Market Street"
  const isRange = at === house + 1 && tokenAt(tokens, at + 1).isNumber;
  const isYear = YEAR_OR_SUM.test(tokenAt(tokens, house).lower);
  return OF_SENTENCES.has(lower) || (lower === 'to' && !isRange) || (isYear && OF_PLACES.has(lower));
}

// Returns a street after its number, with its type at the end: "14 Crown Street". Null without a type.
function typedName(tokens: readonly AddressToken[], index: number): AddressCore | null {
  let capitals = 0;
  let weak: AddressCore | null = null;
  for (let i = index + 1; i <= index + NAME_WORDS_MAX + 1; i += 1) {
    const token = tokenAt(tokens, i);
    if (token.gap !== 'space' || isOfSentence(tokens, { house: index, at: i, capitals })) {
      return weak;
    }
    const type = i > index + 1 ? typeAt(tokens, i) : null;
    const proof = type === null ? null : proofOf(type, token, capitals);
    if (proof === 'itself') {
      return { from: index, to: i + 1, proof };
    }
    // "2208 Sycamore Ridge Dr": a surer type may follow.
    weak = proof === null ? weak : { from: index, to: i + 1, proof };
    if (capitals > 0 && !isNameLike(token)) {
      return weak;
    }
    capitals += Number(token.isCapital);
  }
  return weak;
}

// In lower case, the type must be written out and have no other meaning.
function proofOf(type: 'sure' | 'usual' | 'weak', token: AddressToken, capitals: number): AddressCore['proof'] | null {
  if (capitals === 0) {
    return type === 'sure' && token.lower.length > 3 ? 'itself' : null;
  }
  if (!token.isCapital && type !== 'sure') {
    return null;
  }
  return type === 'weak' ? 'neighbor' : 'itself';
}

/**
 * Returns a street before its number: "Bundesstrasse 31", "Apt. 066", "Árpád fejedelem útja 3", "C/ Señores Curas, 88".
 */
export function numberLast(tokens: readonly AddressToken[], index: number, limit: number): AddressCore | null {
  const number = tokenAt(tokens, index);
  if (index <= limit || !followsDirectly(number) || !isHouse(number)) {
    return null;
  }
  return (number.gap === 'space' ? afterOneWord(tokens, index, limit) : null) ?? fromLeadingType(tokens, index, limit);
}

// Returns a street before its number if the word before the number is a unit, a type, or ends like a street.
function afterOneWord(tokens: readonly AddressToken[], index: number, limit: number): AddressCore | null {
  const word = tokenAt(tokens, index - 1);
  const core = { from: index - 1, to: index + 1 };
  if (isSureUnit(word)) {
    return { ...core, proof: unitProof(word) };
  }
  const ending = endingOf(word);
  if (ending !== null) {
    const isName = word.isCapital || LOWER_ENDING.test(word.lower) || isLowerStreet(tokens, index);
    const from = beforeEnding(tokens, index - 1, limit);
    // "Norra Kajgränd 4", "på Hamntorget 1": in Swedish, a word after an adjective or "at" is a street.
    const isPlace = from < index - 1 || (word.isCapital && AT.has(tokenAt(tokens, index - 2).lower));
    return { ...core, from, proof: (ending === 'sure' || isPlace) && isName ? 'itself' : 'neighbor' };
  }
  if (word.isCapital && SEPARATE_TYPES.has(word.lower)) {
    return afterAdjective(tokens, index, limit);
  }
  return isMiddleType(word) && !word.isCapital ? beforeMiddle(tokens, index, limit) : null;
}

// "Berliner Straße 12", "Am Alten Markt 3": German separates the type from an adjective or a town. A type that is also
// an everyday noun needs a post code.
function afterAdjective(tokens: readonly AddressToken[], index: number, limit: number): AddressCore | null {
  let from = index - 1;
  const first = Math.max(limit, index - 4);
  while (from > first && tokenAt(tokens, from).gap === 'space' && isOfGermanStreet(tokenAt(tokens, from - 1))) {
    from -= 1;
  }
  const isStreet = tokenAt(tokens, index - 1).lower.startsWith('str');
  return from === index - 1 ? null : { from, to: index + 1, proof: isStreet ? 'itself' : 'post code' };
}

const isOfGermanStreet = (token: AddressToken): boolean =>
  token.isCapital &&
  (/^[a-z-]{3,20}(?:er|e|en|es)$/.test(token.lower) || GERMAN_PREPOSITIONS.has(token.lower)) &&
  !NOUNS_BEFORE.has(token.lower);

const SEPARATE_TYPES = wordSet(
  'strasse str weg platz ring markt gasse ufer damm wall steig chaussee allee hof garten winkel kamp busch berg feld',
);
const GERMAN_PREPOSITIONS = wordSet('am im an auf zum zur');
// Words that come before an address and end like an adjective.
const NOUNS_BEFORE = wordSet(
  'adresse strasse ecke filiale praxis schule kirche baustelle lager niederlassung haltestelle sperre familie kunde mieter vermieter wohnhaft ecke nahe neben hinter unter uber die eine diese jede keine meine ihre seine unsere der dieser jeder einer',
);

// Returns the index where a street begins: "Vastra Storgatan 12", "Alte Poststrasse 3". Up to two adjectives belong to
// it. In Dutch, which capitalizes only names, other words do too: "Eerste Constantijn Huygensstraat 8".
function beforeEnding(tokens: readonly AddressToken[], street: number, limit: number): number {
  let from = street;
  while (from > limit && street - from < 2 && tokenAt(tokens, from).gap === 'space') {
    const { lower: before, isCapital } = tokenAt(tokens, from - 1);
    if (!isCapital) {
      break;
    }
    const isOfName = DUTCH_ENDING.test(tokenAt(tokens, street).lower) && (listedBits(before) & AMBIGUOUS) === 0;
    if (!DIRECTIONS.has(before) && !(isOfName && !DUTCH_NOUNS.has(before))) {
      break;
    }
    from -= 1;
  }
  return from;
}

const DUTCH_ENDING = /(?:straat|laan|gracht|kade|plein|singel|dreef|dwarsstraat)$/;
// Words that come before an address in lists and letters.
const DUTCH_NOUNS = wordSet(
  'adres bezoekadres postadres kantoor magazijn filiaal vestiging winkel locatie halte hoek woning pand appartement school kerk park station firma familie fam heer mevrouw dhr mevr mw aan in op de het bij van naar',
);

const AT = new Set(['pa', 'vid']);

// As written in a chat: no other lowercase word has these endings.
const LOWER_ENDING = /^.{3,}(?:vagen|gatan|vegen|veien|strasse|gasse|straat|gracht)$|^.{5,}str$/;

// "er ist umgezogen, birkenweg 22, einfach klingeln"
const isLowerStreet = (tokens: readonly AddressToken[], index: number): boolean =>
  !NO_LOWER_STREET.test(tokenAt(tokens, index - 1).lower) && isWholeClause(tokens, index - 1, index + 1);

// Words for paths and places that are not street names: "umweg", "parkplatz".
const NO_LOWER_STREET =
  /^(?:um|hin|ruck|heim|rad|fuss|schul|flucht|geh|dienst|liefer|snel|spoor|fiets|onder)weg$|sweg$|platz$|^.{2,4}str$/;

const DIRECTIONS = wordSet(
  'norra sodra ostra vastra stora lilla ovre nedre gamla nya mellersta alte alter neue neuer lange obere untere kleine grosse oude nieuwe kleine grote korte eerste tweede derde vierde am im zum zur unterm',
);

// "Árpád fejedelem útja 3": the name begins with a capital letter, at most four words before the type.
function beforeMiddle(tokens: readonly AddressToken[], index: number, limit: number): AddressCore | null {
  let from = index - 1;
  const first = Math.max(limit, index - 5);
  while (from > first && tokenAt(tokens, from).gap === 'space' && !tokenAt(tokens, from - 1).isNumber) {
    from -= 1;
  }
  while (from < index - 1 && !tokenAt(tokens, from).isCapital) {
    from += 1;
  }
  return from === index - 1 ? null : { from, to: index + 1, proof: 'itself' };
}
