import type { Finding } from '../../finding.ts';
import { GIVEN, listedBits, PLACE } from '../../names/name-bits.ts';
import { remembered } from '../../remembered.ts';
import { overlapping } from '../../text/range-search.ts';
import { rememberedAt } from '../../text/remembered-at.ts';
import type { ScannedText } from '../../text/scanned-text.ts';
import { textAfter } from '../../text/text-beside.ts';
import type { TextRange } from '../../text/text-range.ts';
import { wordSet } from '../../word-set.ts';
import { isVacantPost } from '../fields/name-parts.ts';
import { thingFields } from '../fields/thing-fields.ts';
import {
  DIRECTIONS_OF,
  NAMED_PLACES,
  OF_PEOPLES,
  PLACE_ARTICLES,
  PLACE_LINKS,
  PLACES_OF,
} from '../things/named-after.ts';
import { isThingNamedByVerb } from '../things/named-by-verb.ts';
import { isGoodsBefore, isThingAfter, isThingAfterInLowerCase, isThingBefore } from '../things/thing-words.ts';
import { isGiven, isPlain } from './name-candidate.ts';
import type { NameWord } from './name-run.ts';
import { wordAfter, wordBefore, wordEndingAt } from './person-context.ts';

/** Removes findings below or after "City", "Product" or the like, and column headings. */
export function withoutThingFields(scanned: ScannedText, found: Finding[]): Finding[] {
  const things = thingFields(scanned);
  const isInThing = overlapping(things.filter(({ isWhole }) => isWhole));
  const starts = new Set(things.filter(({ isWhole }) => !isWhole).map(({ start }) => start));
  return found.filter((name) => !isInThing(name) && !(name.strength === 1 && starts.has(name.start)));
}

/**
 * Returns words that the text uses for a place, a people or an institution: they are not a person's name anywhere in
 * it.
 */
export function wordsOfThings(scanned: ScannedText, undecided: readonly NameWord[]): ReadonlySet<string> {
  const things = new Set<string>();
  for (const word of undecided) {
    const isName = isGiven(word) && isPlain(word);
    const isPlace = OF_PEOPLES.test(word.lower) || PLACE_ARTICLES.has(wordBefore(scanned.lower, word.start));
    if ((isPlace && !isName) || isNamedAfter(scanned, word)) {
      things.add(word.lower);
    }
  }
  return things;
}

const QUOTES = '"\'\u00AB\u201C\u201D\u201E';

/**
 * Whether the words around a name make it the name of a thing: "Fondation Abbe-Pierre", "Watt engine", "ville
 * d'Albert".
 */
export function isNamedAfter({ text, lower }: ScannedText, { start, end }: TextRange): boolean {
  const before = lower.charAt(start - 1);
  const quote = before !== '' && QUOTES.includes(before) ? 1 : 0;
  if (isThingWord(lower, start - quote) || isPlaceOf(lower, start) || isThingNamedByVerb(lower, start)) {
    return true;
  }
  const isSingle = !lower.slice(start, end).includes(' ');
  if (isSingle && isGoodsBefore(wordBefore(lower, start - quote))) {
    return true;
  }
  // "the Howard Stern Show", but "ask Lionel Show"
  const isShow = !isSingle && /^ Show(?![A-Za-z])/.test(textAfter(text, end, 6));
  return isShow || isVacantPost(lower, { start, end }) || isThingNext({ text, lower }, end);
}

/**
 * Whether the word after a name makes it the name of a thing. Trades and legal forms must be capitalized, because "se"
 * is also a word.
 */
export const isThingNext = ({ text, lower }: Readonly<Record<'text' | 'lower', string>>, end: number): boolean =>
  thingNext(text, end, lower);

function readThingNext(text: string, end: number, lower: string): boolean {
  if (lower.startsWith(' (', end)) {
    return WORK.test(textAfter(lower, end, WORK_REACH));
  }
  if (lower.startsWith("'s ", end)) {
    return isLaw(wordAfter(lower, end + 3));
  }
  if (lower.charAt(end) !== ' ') {
    return false;
  }
  const next = wordAfter(lower, end + 1);
  if (isLaw(next)) {
    return true;
  }
  const isLowerCase = text.charCodeAt(end + 1) === lower.charCodeAt(end + 1);
  if (isLowerCase) {
    return isThingAfterInLowerCase(next);
  }
  // "Patrick Henry High School", "Anne Frank Memorial Library"
  return isThingAfter(OF_INSTITUTIONS.has(next) ? wordAfter(lower, end + next.length + 2) : next);
}

const thingNext = rememberedAt(readThingNext);

const OF_INSTITUTIONS = wordSet(
  'high middle primary secondary elementary junior senior grammar memorial international national state public community general regional',
);

// "Joey (TV series)", "Amelie (film, 2001)": catalogs state the kind of a work.
const WORK_REACH = 28;
const WORK =
  /^ \((?:(?:[12]\d{3}|tv|radio) )?(?:film|movie|novel|roman|album|song|series|serie|opera|musical|magazine|lied|buch|boek|livre|libro|livro|canzone|chanson)(?:,? [12]\d{3})?\)/;

// "Wilson's theorem", "Maxwell equations": things that are named after a person and belong to nobody. "Anna's number",
// "Tom's machine" and "Ruth's disease" belong to the person.
const LAWS = /^(?:theorem|equation|hypothes[ie]s|conjecture|syndrome|paradox|lemma|transform|inequality)s?$/;
const isLaw = remembered((word) => LAWS.test(word));

// "im. Jana", "ul. Marii": abbreviations before the name of a thing.
const ABBREVIATED = wordSet('avd abt afd im ul al pl os str av avda bd blvd pza pzza urb st ste sta sw sv hosp univ');

/**
 * Whether the word before a position means a thing, even with its kind after it ("escola secundária") or an article
 * joined to it ("dell'azienda").
 */
export function isThingWord(lower: string, start: number): boolean {
  if (lower.startsWith('. ', start - 2)) {
    return ABBREVIATED.has(withoutArticle(wordEndingAt(lower, start - 2)));
  }
  const before = withoutArticle(wordBefore(lower, start));
  return (
    isThingBefore(before) || (isKindOfThing(before) && isThingBefore(wordBefore(lower, start - before.length - 1)))
  );
}

const withoutArticle = (word: string): string => (word.includes("'") ? word.replace(ARTICLE, '') : word);

const ARTICLE = /^(?:l|d|dell|all|nell|un|qu)'/;

const KIND_OF_THING =
  /^(?:secundari[ao]|primari[ao]|elementare|media|superiore|statale|comprensivo|basic[ao]|municipal|nacional|national[e]?|comunal[e]?|communal[e]?|civic[ao]|civil[e]?|publi[ck]\w{0,3}|general\w{0,2}|central\w{0,2}|comercial|industrial|edile|edili|legale|dentistic[oa]|medic[oa]|funebr[ei]|artistico|professionale|tecnic[oa]|pogrzebow[ya]|fryzjersk[ia]|stomatologiczn[ya]|lekarsk[ia]|podstawow[ay]|handlow[ya]|uslugow[ya]|meblow[ya]|primaire|maternelle|dentaire|medical[e]?|juridi\w{2,4}|notarial[e]?)$/;
/**
 * Whether a folded word says what kind of thing the one before it is: "Escola Secundária José Saramago", "Zakład
 * Pogrzebowy Jan Kowalski".
 */
export const isKindOfThing: (word: string) => boolean = remembered((word) => KIND_OF_THING.test(word));

const DISTRICTS = wordSet(
  'gemeente gemeinde region regione regiao provincie landkreis kommun gmina powiat wojewodztwo',
);

/** Whether a word, folded and in lower case, is a town or region, which may also be a name. */
export function isTown(word: string): boolean {
  return NAMED_PLACES.has(word) || (listedBits(word) & PLACE) !== 0;
}

/**
 * Whether a word for a place and "of" come before a position, or such a word alone before a town: "the city of Albert",
 * "ville d'Albert", "gemeente Breda". Not "the region Weber manages".
 */
export function isPlaceOf(lower: string, start: number): boolean {
  if (DISTRICTS.has(withoutArticle(wordBefore(lower, start))) && isTown(wordAfter(lower, start))) {
    return true;
  }
  const isElided = lower.startsWith("d'", start - 2);
  const link = isElided ? 'de' : wordBefore(lower, start);
  if (!PLACE_LINKS.has(link)) {
    return false;
  }
  const place = withoutArticle(wordBefore(lower, start - (isElided ? 2 : link.length + 1)));
  return PLACES_OF.has(place) || (DIRECTIONS_OF.has(place) && (listedBits(wordAfter(lower, start)) & GIVEN) === 0);
}
