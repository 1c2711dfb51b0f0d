import { wordSet } from '../../word-set.ts';
import type { AddressCore } from './address-extent.ts';
import {
  type AddressToken,
  followsDirectly,
  isHouse,
  isLeadingType,
  tokenAt,
  typeAt,
  typeOf,
} from './address-token.ts';
import { isNameLike, NAME_WORDS_MAX, nameEnd } from './street-name.ts';
import { FRENCH_TYPES } from './street-words.ts';

/** Returns a street after its number: "14 Crown Street", "20 Rue Hsine Eloued". */
export function numberFirst(tokens: readonly AddressToken[], index: number): AddressCore | null {
  const house = tokenAt(tokens, index);
  if (!isHouse(house) || isOfList(house)) {
    return null;
  }
  // "14 bis, rue des Lilas"
  const at = isPartOfHouse(tokens, index + 1) ? index + 1 : index;
  const next = tokenAt(tokens, at + 1);
  const isAfterComma = next.gap === 'comma' && NUMBER_LAST.has(next.lower);
  if (isYear(house, next) || isCountedOtherwise(tokens, index)) {
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

// "In 1998 Wall Street rallied", "From 2005 Main Street was closed", "the 1978 Supreme Court" and "Article 52 of the
// Court", but "she moved from 2005 Main Street".
function isCountedOtherwise(tokens: readonly AddressToken[], index: number): boolean {
  const [house, before] = [tokenAt(tokens, index), tokenAt(tokens, index - 1)];
  if (house.gap !== 'space') {
    return false;
  }
  const isOfTime = BEFORE_YEARS.has(before.lower) || (before.isCapital && BEFORE_YEARS_FIRST.has(before.lower));
  return (isOfTime && /^(?:1[5-9]|20)\d{2}s?$/.test(house.lower)) || PARTS_OF_TEXTS.has(before.lower);
}

const BEFORE_YEARS = wordSet('the in since during by until');
const BEFORE_YEARS_FIRST = wordSet('from after before around');
const PARTS_OF_TEXTS = wordSet('article articles section sections chapter chapters paragraph clause rule');

// "Rampe 2, ulica Prosta": where the number follows the street, a number before a comma belongs to something else.
const NUMBER_LAST = wordSet('ul ulica ulice al aleja aleje pl plac os osiedle via viale piazza corso vicolo calle');

function isLowercaseName(token: AddressToken): boolean {
  return token.gap === 'space' && !token.isNumber && !token.isCapital && token.lower.length > 3;
}

// "12 bis, rue Foch", "17 B chemin du Halage"
function isPartOfHouse(tokens: readonly AddressToken[], index: number): boolean {
  const { lower, isCapital, gap } = tokenAt(tokens, index);
  const isLetter = /^[a-e]$/.test(lower) && isCapital && gap === 'space';
  return REPEATED.has(lower) || (isLetter && FRENCH_TYPES.has(tokenAt(tokens, index + 1).lower));
}

const REPEATED = new Set(['bis', 'ter', 'quater']);

// "2004 zur Festlegung der Verfahren der Union": words that do not occur within an English name.
const FOREIGN = wordSet('der die das den dem des zur zum im am bei und fur mit von vom');

// "1986 with the Supreme Court": words that do not come between a number and the first capital of its street.
const OF_SENTENCES = wordSet('of for from with until was were is are has had');

// "2005 at the Court of Justice" is a year; "7 at the Old Mill Road" is a house.
const OF_PLACES = wordSet('in at on by through');
const VERB = /^[a-z]{3,14}s$/;
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
  // "41A connects at Arisaig Road": a verb, whose subject is 41A.
  const isVerb = at === house + 1 && VERB.test(lower) && OF_PLACES.has(tokenAt(tokens, at + 1).lower);
  return OF_SENTENCES.has(lower) || (lower === 'to' && !isRange) || (isYear && OF_PLACES.has(lower)) || isVerb;
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
    const isAfterType = i === index + 2 && typeOf(tokenAt(tokens, index + 1)) === 'sure';
    const proof = proofOf(type, token, { capitals, isAfterType });
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

// In lower case, the type must be written out and have no other meaning, and another word comes before it: not in "the
// 8 lane highway".
function proofOf(
  type: ReturnType<typeof typeAt>,
  token: AddressToken,
  { capitals, isAfterType }: { readonly capitals: number; readonly isAfterType: boolean },
): AddressCore['proof'] | null {
  if (type === null) {
    return null;
  }
  if (capitals === 0) {
    return type === 'sure' && token.lower.length > 3 && !isAfterType ? 'itself' : null;
  }
  if (!token.isCapital && type !== 'sure') {
    return null;
  }
  return type === 'weak' ? 'neighbor' : 'itself';
}
