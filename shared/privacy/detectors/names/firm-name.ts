import { FIRMS } from '../../names/firms.ts';
import { COMMON, GIVEN, listedBits } from '../../names/name-bits.ts';
import type { ScannedText } from '../../text/scanned-text.ts';
import { textAfter, textBefore } from '../../text/text-beside.ts';
import { wordSet } from '../../word-set.ts';
import { isFirmInAnyCase, isLegalForm, isPartOfFirm } from '../things/legal-form.ts';
import { NAMED_PLACES } from '../things/named-after.ts';
import { isGoodsBefore, isThingAfter, isThingBefore, isThingCompound } from '../things/thing-words.ts';
import { isGiven, isPlain, isSurname } from './name-candidate.ts';
import { endsOf, type NameWord } from './name-run.ts';
import { isAfterPreposition, personContext } from './person-context.ts';

/** Whether a full name is a firm's ("Carl Zeiss"), unless the text mentions a person with this name. */
export function isFirm(scanned: ScannedText, names: readonly NameWord[]): boolean {
  if (!FIRMS.has(names.map(({ lower }) => lower).join(' '))) {
    return false;
  }
  const [first, last] = endsOf(names);
  const context = personContext(scanned, first.start, last.end);
  return context === 0 || (context === 1 && isAfterPreposition(scanned, first.start));
}

/**
 * Whether a word for a thing comes before the given name, or the last word is a word for a thing or a legal form:
 * "Zespół Szkół Marii Konopnickiej", "Marie Curie Hospice".
 */
export function hasThing(names: readonly NameWord[]): boolean {
  const [, last] = endsOf(names);
  const isOther = names.length > 1 && !isSurname(last) && !isGiven(last);
  const isLastThing = isOther && (isThingAfter(last.lower) || (last.lower.length > 3 && isLegalForm(last.lower)));
  // Without a given name, the index is -1: all names but the last.
  const before = names.slice(0, names.findIndex(isGiven));
  const isThing = ({ lower }: NameWord): boolean =>
    isThingBefore(lower) || (names.length === 2 && isGoodsBefore(lower));
  return isLastThing || names.some(({ lower }) => isThingCompound(lower)) || before.some(isThing);
}

/**
 * Whether a name begins with a word for a thing, or has one before the given name or at the end: "Villa Miller", not
 * "Ronda Miller".
 */
export function hasThingWord(names: readonly NameWord[]): boolean {
  return (isThingBefore(endsOf(names)[0].lower) && !isNamedLikeThing(names)) || hasThing(names);
}

// "Ronda Miller", "Mina Patel", "Santo Ferrara": a given name that is a word for a thing too, before a word that is
// nothing but a surname. Not "Santa Cruz", "Mina San José" or "Lei de Murphy".
function isNamedLikeThing(names: readonly NameWord[]): boolean {
  const [first, last] = endsOf(names);
  const isNext = last.start === first.end + 1 && isSurname(last) && isPlain(last) && !isGiven(last);
  return isNext && LIKE_THINGS.has(first.lower) && !NAMED_PLACES.has(last.lower);
}

const LIKE_THINGS = wordSet('ferry hala ladan lei mina rei reina ronda sali santo storm ward');

/**
 * Whether a name belongs to a hall or a holiday in its sentence: "in the Johan Cruijff Arena", "on Martin Luther King
 * Day". Arena and Day are surnames too: "Laura Ortiz Arena called", "Minutes by Mary Ellen Day".
 */
export function isArenaOrDay({ lower }: ScannedText, names: readonly NameWord[]): boolean {
  const [first, last] = endsOf(names);
  const beforeLast = names.at(-2);
  if (names.length < 3 || beforeLast === undefined || isGiven(beforeLast)) {
    return false;
  }
  const before = textBefore(lower, first.start, 12);
  return (
    (last.lower === 'arena' && BEFORE_ARENA.test(before)) ||
    (last.lower === 'day' && (BEFORE_DAY.test(before) || AFTER_DAY.test(textAfter(lower, last.end, 12))))
  );
}

const BEFORE_ARENA =
  /(?:(?:^|[^a-z])(?:the|inside|in|at|zur|w|(?:in|an|vor|aus|nach|naar|bij|uit|van|op) (?:der|die|de))|(?:^|\n|[.!?] )(?:de|die)) $/;
const BEFORE_DAY = /(?:^|[^a-z])(?:on|happy|before|after|until|since) $/;
const AFTER_DAY = /^(?: weekend| holiday| parade| is an? (?:[a-z]+ )?holi| sale)/;

/**
 * Whether a name is half of the name of a firm: "Ernst & Young" and "Marks & Spencer" are firms, "Anna & Paul" are two
 * persons.
 */
export function isHalfOfFirm({ text }: ScannedText, { start, end }: NameWord): boolean {
  const other = AND_AFTER.exec(textAfter(text, end, 24))?.[1] ?? AND_BEFORE.exec(textBefore(text, start, 24))?.[1];
  const bits = listedBits(other?.toLowerCase() ?? '');
  return other !== undefined && ((bits & GIVEN) === 0 || (bits & COMMON) !== 0);
}

// "Anna & her mother" is not a firm.
const AND_AFTER = /^ & ([A-Z][A-Za-z]{1,19})/;
const AND_BEFORE = /(?:^|[^A-Za-z])([A-Z][A-Za-z]{1,19}) & $/;

/** Whether the partners of a firm follow a name: "Hall, Reed and Sons", "Weeks & Partners". */
export function continuesAsFirm(scanned: ScannedText, end: number): boolean {
  const { text } = scanned;
  // "Kurier Jacek Sp. z o.o.": the legal form begins as the last word of the name.
  if (text.startsWith(' Sp. ', end - 3)) {
    return true;
  }
  return isPartOfFirm(scanned, end) || isFirmInAnyCase(scanned, end);
}
