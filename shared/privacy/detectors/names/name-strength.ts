import { MONTHS } from '../../addresses/street-words.ts';
import { FIRMS_AT_WORK } from '../../names/firms.ts';
import { EVERYDAY, GIVEN, listedBits, PLACE, SURNAME } from '../../names/name-bits.ts';
import { isWordOfText } from '../../names/words-of-languages.ts';
import type { ScannedText } from '../../text/scanned-text.ts';
import { textAfter, textBefore } from '../../text/text-beside.ts';
import type { TextRange } from '../../text/text-range.ts';
import { wordSet } from '../../word-set.ts';
import { NAMED_PLACES } from '../things/named-after.ts';
import { isNumberedRoom } from '../things/numbered-room.ts';
import { isInPricedRow } from '../things/row-of-goods.ts';
import { namesThing } from './beside/thing-around.ts';
import { byKin, byTitle } from './beside/titles-of-things.ts';
import { hasThingWord, isArenaOrDay, isFirm, isHalfOfFirm } from './firm-name.ts';
import {
  hasAcronym,
  isFullName,
  isLoneAcronym,
  isNameWhereIntroduced,
  isShortWithSurname,
  isUnknownWithSurname,
} from './full-name.ts';
import { type Candidate, isGiven, isKnown, isOrdinary, isPlain, isSurname, isTechnical } from './name-candidate.ts';
import { endsOf, isCommon, isOrganization, type NameWord } from './name-run.ts';
import {
  isAfterPreposition,
  isAtPlace,
  isSaidOfPerson,
  isWithinSentence,
  type PersonContext,
  personContext,
  wordAfter,
  wordBefore,
} from './person-context.ts';
import { isFriday, isTitledThing, strengthAfterTitle, strengthOfTitled } from './titled-name.ts';
import { isWordAsName } from './word-as-name.ts';

/**
 * How certain it is that a candidate is a person's name: 2 because of what comes before it, 1 because of a word beside
 * it, 0 without enough evidence, 'likely' because of the name alone, which needs other evidence in the text.
 */
type NameStrength = 0 | 'likely' | 1 | 2;

/** Returns how certain it is that a candidate is a person's name. */
export function strengthOf(scanned: ScannedText, candidate: Candidate, { start, end }: TextRange): NameStrength {
  const { names, before, after } = candidate;
  const [first] = endsOf(names);
  const isTitled = before?.role === 'title' && !isOrganization(after) && !isNotTitle(scanned, before);
  if (isTitled && isSurnameAlone(scanned, candidate)) {
    return byTitle(scanned, before, strengthAfterTitle(scanned, first, before));
  }
  if (hasThingWord(names) || hasAcronym(scanned, candidate) || isArenaOrDay(scanned, names)) {
    return 0;
  }
  if (isTitled) {
    return byTitle(scanned, before, strengthOfTitled(candidate));
  }
  if (namesThing(scanned, candidate, { start, end })) {
    return 0;
  }
  const isLowerCase = first.role === 'plain';
  const context = contextOf(scanned, first, { start, end });
  if (names.length > 1 && (isFullName(candidate) || isShortWithSurname(scanned, candidate))) {
    return isFirm(scanned, names) ? 0 : strengthOfFull(scanned, { start, end }, context === 0 && !isLowerCase);
  }
  if (isLowerCase) {
    return 0;
  }
  return names.length > 1
    ? strengthOfSeveral(scanned, candidate, { start, context })
    : strengthOfSingle(scanned, candidate, context);
}

// "con Piparras de Ibarra ... 10,50": in a row with a price, a preposition is no evidence. With a given name, the row
// can be an expense: "Repas avec Sophie ... 18,00".
function contextOf(scanned: ScannedText, first: NameWord, { start, end }: TextRange): PersonContext {
  const context = personContext(scanned, start, end);
  return context === 1 &&
    !isGiven(first) &&
    isAfterPreposition(scanned, start) &&
    isInPricedRow(scanned, { start, end })
    ? 0
    : context;
}

// Whether a single name follows a title. In "Frau Weber CFO" and "Herr Maier IBAN", an acronym after it is not a name.
function isSurnameAlone(scanned: ScannedText, candidate: Candidate): boolean {
  const { names } = candidate;
  const isBeforeAcronym = hasAcronym(scanned, candidate) && !isLoneAcronym(scanned.text, endsOf(names)[0]);
  return names.length === 1 || (isBeforeAcronym && !hasThingWord(names));
}

const isNotTitle = (scanned: ScannedText, title: NameWord): boolean =>
  isTitledThing(scanned, title) || isFriday(scanned, title);

const strengthOfFull = (scanned: ScannedText, name: TextRange, isLikely: boolean): NameStrength =>
  isSaidOfPerson(scanned, name) ? 2 : likelyIf(isLikely);

const likelyIf = (isLikely: boolean): 'likely' | 1 => (isLikely ? 'likely' : 1);

// Judges several words that are not a full name by themselves.
function strengthOfSeveral(
  scanned: ScannedText,
  candidate: Candidate,
  { start, context }: { readonly start: number; readonly context: PersonContext },
): NameStrength {
  if (isUnknownWithSurname(candidate) && (context > 0 || (isBareName(candidate) && isWithinSentence(scanned, start)))) {
    return likelyIf(context === 0);
  }
  const { names } = candidate;
  if (context === 2) {
    return names.every(isPlain) || isGiven(names[0]) ? 2 : 0;
  }
  return context === 1 && ((names.every(isPlain) && names.some(isKnown)) || isMentionedInSentence(scanned, names))
    ? 1
    : 0;
}

// "We met Anna Sofia", "I asked Rose Young": names of which one or both also have another meaning, but not in a
// capitalized heading ("When the Client Will Close").
function isMentionedInSentence({ text, lower }: ScannedText, names: readonly NameWord[]): boolean {
  const [first, last] = endsOf(names);
  const isName = names.length === 2 && isGiven(first) && (isPlain(first) ? isGiven(last) : isSurname(last));
  const word = wordBefore(lower, first.start);
  const isHeading = /[A-Z]/.test(text.charAt(first.start - 1 - word.length));
  const isPlace = isOrganization(last) || BEFORE_PLACES.has(word);
  return isName && !isHeading && !isPlace && !/^ [A-Z]/.test(textAfter(text, last.end, 2));
}

// "visited Hong Kong", "by Victoria London"
const BEFORE_PLACES = wordSet('by under visit visits visited door par por von przez av');

// "Esofago di Barrett", "beim Schwarzen Peter": any word can come before a particle or a given name.
const isBareName = ({ words, names }: Candidate): boolean =>
  !isGiven(names.at(-1)) && !words.some(({ role, lower }) => role === 'particle' && !OF_NAMES.has(lower));

const OF_NAMES = wordSet('el al van von bin ben ibn');

// Judges a single word without a title.
function strengthOfSingle(
  scanned: ScannedText,
  { names, before, after }: Candidate,
  context: PersonContext,
): NameStrength {
  const [name] = endsOf(names);
  if (after?.role === 'name' || isDate(scanned, name) || isNumberedRoom(scanned, name)) {
    return 0;
  }
  if (context === 2) {
    return isNameWhereIntroduced(scanned, name) ? byKin(scanned, name) : 0;
  }
  if (isWordAsName(scanned, name)) {
    return 'likely';
  }
  if (
    isAcronym(scanned, name, context) ||
    isTown(scanned, name) ||
    isHalfOfFirm(scanned, name) ||
    isOrdinary(scanned, name) ||
    isFirmAtWork(scanned, name, context) ||
    (context === 0 && isSomethingElse(scanned, name))
  ) {
    return 0;
  }
  if (context === 1 && isKnown(name)) {
    return hasRole(scanned, name) ? 1 : 0;
  }
  return standsAsName(scanned, name, before) ? likelyIf(context === 0) : 0;
}

// "par l'ANSSI" and "meets GSA rules", not "call MARC".
const isAcronym = (scanned: ScannedText, name: NameWord, context: PersonContext): boolean =>
  isLoneAcronym(scanned.text, name) && (context === 0 || !isGiven(name) || isAfterPreposition(scanned, name.start));

const isTown = (scanned: ScannedText, { bits, lower, start, end }: NameWord): boolean =>
  isAtPlace(scanned, start) &&
  ((bits & PLACE) !== 0 || NAMED_PLACES.has(lower) || isInCountry(scanned, { start, end }));

// "in Selma, Alabama", not "from Anna, London"
function isInCountry({ lower }: ScannedText, { start, end }: TextRange): boolean {
  const comma = /^ ?, /.exec(textAfter(lower, end, 3))?.[0];
  if (comma === undefined || !/^(?:in|near|nach)$/.test(wordBefore(lower, start))) {
    return false;
  }
  const region = wordAfter(lower, end + comma.length);
  const bits = listedBits(region);
  const rest = textAfter(lower, end + comma.length + region.length, 2);
  return (
    (bits & PLACE) !== 0 &&
    ((bits & (GIVEN | SURNAME)) === 0 || (LIKE_NAMES.has(region) && /^ ?[.;:)\n]|^ ?$/.test(rest)))
  );
}

// States that are also given names: not in "near Anna, Georgia and Tom".
const LIKE_NAMES = new Set(['georgia', 'virginia', 'carolina', 'dakota']);

// "Schindler kommt um 10", "dzwonić do Schindler", but "Technician: Schindler"
const isFirmAtWork = (scanned: ScannedText, { lower, start }: NameWord, context: PersonContext): boolean =>
  FIRMS_AT_WORK.has(lower) && (context === 0 || isAfterPreposition(scanned, start));

// "Wed Mar 10", "the meeting of April 2021"
const isDate = ({ text }: ScannedText, { lower, end }: NameWord): boolean =>
  MONTHS.test(lower) && /^ (?:\d{1,2}|[12]\d{3})(?!\d)/.test(textAfter(text, end, 6));

const isSomethingElse = (scanned: ScannedText, name: NameWord): boolean =>
  isUnlistedLabel(scanned, name) ||
  isEverydayOpening(scanned, name) ||
  isLawName(scanned, name) ||
  isBroken(scanned, name) ||
  isPrefixed(scanned, name);

// "je zavreno. Obed: polevka": a word that only registers list as a name, and a colon in the middle of a line.
const isUnlistedLabel = ({ text }: ScannedText, { lower, start, end }: NameWord): boolean =>
  listedBits(lower) === 0 && text.charAt(end) === ':' && /[.;] $/.test(textBefore(text, start, 2));

// "the ex-Qing court", "wal-Jihad". No other prefixes, because folding turns a dash into a hyphen and "nobody asked for
// it—Priya did" names Priya.
const isPrefixed = ({ lower }: ScannedText, { start }: NameWord): boolean =>
  /(?:^|[^a-z])(?:ex|pre|post|pro|anti|pseudo|non|neo|wal|fi-l)-$/.test(textBefore(lower, start, 8));

// "Solange", "Sarà", "Quarto": at the beginning of a sentence, these are everyday words.
const isEverydayOpening = (scanned: ScannedText, { bits, start }: NameWord): boolean =>
  (bits & EVERYDAY) !== 0 && !isWithinSentence(scanned, start);

// "Paul-" at the end of a line, with "Ehrlich-Institut" on the next
const isBroken = ({ text }: ScannedText, { end }: NameWord): boolean => /^-\n[A-Z]/.test(textAfter(text, end, 3));

// "Maxwell's Equations", "Henry's law", not "Henry's law firm"
const isLawName = ({ text }: ScannedText, { end }: NameWord): boolean =>
  /^'s (?:[A-Z][a-z]|laws?(?! [fdso]|[a-z]))/.test(textAfter(text, end, 10));

function hasRole(scanned: ScannedText, name: NameWord): boolean {
  // "Elle demande" begins a sentence.
  if (isTechnical(name) || !(isPlain(name) || isGiven(name)) || isWordOfText(scanned, name.lower)) {
    return false;
  }
  return (isGiven(name) && isPlain(name)) || !isAfterPreposition(scanned, name.start);
}

function standsAsName(scanned: ScannedText, name: NameWord, before: NameWord | undefined): boolean {
  const isAlone = before === undefined || isCommon(before) || (name.lower.length > 3 && isOpening(scanned, before));
  return isAlone && isGiven(name) && isPlain(name) && name.lower.length > 2;
}

// "Hej Kerstin!", "Bel Gitte op 12": a word capitalized because it begins a sentence.
function isOpening({ text }: ScannedText, { start, end, role }: NameWord): boolean {
  const isFirst = /(?:^|\n|[.!?:] )$/.test(textBefore(text, start, 2));
  return role === 'name' && isFirst && /^[A-Z][a-z\u00AA-\uFFFB]/.test(text.slice(start, end));
}
