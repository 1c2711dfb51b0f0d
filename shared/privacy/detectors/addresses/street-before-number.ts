import { listedBits } from '../../names/name-bits.ts';
import { AMBIGUOUS, GIVEN, SURNAME } from '../../names/word-bits.ts';
import { wordSet } from '../../word-set.ts';
import type { AddressCore } from './address-extent.ts';
import {
  type AddressToken,
  endingOf,
  followsDirectly,
  isHouse,
  isMiddleType,
  isRank,
  isSureUnit,
  tokenAt,
  unitProof,
} from './address-token.ts';
import { fromLeadingType } from './leading-street.ts';
import { isWholeClause } from './lowercase/lowercase-clause.ts';
import { isShortenedStreet } from './street-words.ts';

/**
 * Returns a street before its number: "Bundesstrasse 31", "Apt. 066", "Árpád fejedelem útja 3", "C/ Señores Curas, 88".
 */
export function numberLast(tokens: readonly AddressToken[], index: number, limit: number): AddressCore | null {
  const number = tokenAt(tokens, index);
  if (index <= limit || !followsDirectly(number) || !isHouse(number)) {
    return null;
  }
  return streetBefore(tokens, index, limit) ?? fromLeadingType(tokens, index, limit);
}

function streetBefore(tokens: readonly AddressToken[], index: number, limit: number): AddressCore | null {
  const [sign, number] = [tokenAt(tokens, index - 1), tokenAt(tokens, index)];
  if (number.gap !== 'space') {
    return null;
  }
  const hasSign = sign.gap === 'space' && (sign.lower === 'nr' || (sign.lower === 'no' && sign.isShortened));
  const street = hasSign && index - 1 > limit ? afterOneWord(tokens, index - 1, limit) : null;
  return street === null ? afterOneWord(tokens, index, limit) : { ...street, to: index + 1 };
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
    return { ...core, ...afterEnding(tokens, index, { limit, ending }) };
  }
  if (word.isCapital && SEPARATE_TYPES.has(word.lower)) {
    return afterAdjective(tokens, index, limit);
  }
  const nordic = NORDIC_TYPES.has(word.lower) ? afterNordicAdjective(tokens, index, limit) : null;
  return nordic ?? (isMiddleType(word) && !word.isCapital ? beforeMiddle(tokens, index, limit) : null);
}

function afterEnding(
  tokens: readonly AddressToken[],
  index: number,
  { limit, ending }: { readonly limit: number; readonly ending: 'sure' | 'weak' },
): Pick<AddressCore, 'from' | 'proof'> {
  const word = tokenAt(tokens, index - 1);
  const isName = word.isCapital || LOWER_ENDING.test(word.lower) || isLowerStreet(tokens, index);
  const from = beforeEnding(tokens, index - 1, limit);
  // "Norra Kajgränd 4", "på Hamntorget 1": in Swedish, a word after an adjective or "at" is a street.
  const isPlace = from < index - 1 || (word.isCapital && AT.has(tokenAt(tokens, index - 2).lower));
  return { from, proof: (ending === 'sure' || isPlace) && isName ? 'itself' : 'neighbor' };
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
    const steps = DUTCH_ENDING.test(tokenAt(tokens, street).lower) && isParticleOfName(tokens, from - 1, limit) ? 2 : 1;
    const token = tokenAt(tokens, from - steps);
    const { lower: before, isCapital } = token;
    // "op de lange nieuwstraat 8"
    const isLowerCase = !isCapital && !tokenAt(tokens, street).isCapital && before.length > 3;
    if (!isCapital && !(isLowerCase && DIRECTIONS.has(before))) {
      break;
    }
    if (!belongsToStreet(token, tokenAt(tokens, street).lower)) {
      break;
    }
    from -= steps;
  }
  return from;
}

// Whether a word before a street is part of its name.
function belongsToStreet(token: AddressToken, street: string): boolean {
  const isDutchName =
    DUTCH_ENDING.test(street) && (listedBits(token.lower) & AMBIGUOUS) === 0 && !DUTCH_NOUNS.has(token.lower);
  return isDutchName || isDirection(token) || isRank(token) || isShortDirection(token, street);
}

// "V. Hamngatan": norra, södra, västra and östra are shortened to a letter.
const isDirection = ({ lower, isShortened }: AddressToken): boolean =>
  DIRECTIONS.has(lower) || (isShortened && /^[nsvo]$/.test(lower));

// "V Hamngatan 63", "Gla Tanneforsvägen 7", "Brusselse Steenweg 12"
const isShortDirection = ({ lower, isCapital }: AddressToken, street: string): boolean =>
  isCapital &&
  ((/^(?:[nsvo]|[gns]la)$/.test(lower) && (NORDIC_ENDING.test(street) || isShortenedStreet(street))) ||
    (/(?:se|sche)$/.test(lower) && street === 'steenweg'));

const NORDIC_ENDING = /(?:gatan|vagen|grand|torget|esplanaden|kajen|promenaden)$/;

// "Burg. de Vlugtlaan 3", "Johan de Wittlaan 4", but not "Vanaf de Kerkstraat 4".
function isParticleOfName(tokens: readonly AddressToken[], index: number, limit: number): boolean {
  if (index <= limit || !/^(?:de|van|der|den|ten|ter)$/.test(tokenAt(tokens, index).lower)) {
    return false;
  }
  const before = tokenAt(tokens, index - 1);
  const isName = before.isShortened || isRank(before) || (listedBits(before.lower) & (GIVEN | SURNAME)) !== 0;
  return isName && [index, index + 1].every((each) => tokenAt(tokens, each).gap === 'space');
}

const DUTCH_ENDING = /(?:straat|laan|gracht|kade|plein|singel|dreef|dwarsstraat)$/;
// Words that come before an address in lists and letters.
const DUTCH_NOUNS = wordSet(
  'adres bezoekadres postadres kantoor magazijn filiaal vestiging winkel locatie halte hoek woning pand appartement school kerk park station firma familie fam heer mevrouw dhr mevr mw aan in op de het bij van naar',
);

const AT = new Set(['pa', 'vid']);

// As written in a chat: no other lowercase word has these endings.
const LOWER_ENDING = /^.{3,}(?:vagen|gatan|vegen|veien|strasse|gasse|straat|gracht|katu)$|^.{5,}str$/;

// "er ist umgezogen, birkenweg 22, einfach klingeln"
const isLowerStreet = (tokens: readonly AddressToken[], index: number): boolean =>
  !NO_LOWER_STREET.test(tokenAt(tokens, index - 1).lower) && isWholeClause(tokens, index - 1, index + 1);

// Words for paths and places that are not street names: "umweg", "parkplatz".
const NO_LOWER_STREET =
  /^(?:um|hin|ruck|heim|rad|fuss|schul|flucht|geh|dienst|liefer|snel|spoor|fiets|onder)weg$|(?<!dorp)sweg$|(?<!markt|kirch|rathaus|dorf|schloss|bahnhofs?)platz$|^.{2,4}str$/;

const NORDIC_DIRECTIONS = wordSet(
  'norra sodra ostra vastra stora lilla ovre nedre gamla nya nordre sondre ostre vestre store lille nye gamle',
);
const OTHER_DIRECTIONS = wordSet(
  'mellersta alte alter neue neuer lange obere untere kleine grosse oude nieuwe kleine grote korte eerste tweede derde vierde am im zum zur unterm sankt sankta',
);
const DIRECTIONS: ReadonlySet<string> = new Set([...NORDIC_DIRECTIONS, ...OTHER_DIRECTIONS]);

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

// "Södra Vägen 12", "Lilla Torg 2", "norra allén 11c": in lower case only as a whole clause.
function afterNordicAdjective(tokens: readonly AddressToken[], index: number, limit: number): AddressCore | null {
  const [adjective, type] = [tokenAt(tokens, index - 2), tokenAt(tokens, index - 1)];
  const isStreet =
    index - 2 >= limit &&
    type.gap === 'space' &&
    NORDIC_DIRECTIONS.has(adjective.lower) &&
    (adjective.isCapital || isWholeClause(tokens, index - 2, index + 1));
  return isStreet ? { from: index - 2, to: index + 1, proof: 'itself' } : null;
}

const NORDIC_TYPES = wordSet(
  'vagen gatan allen torg torget vag gata kajen esplanaden tvargatan veien gaten vej gade alle plass plads',
);
