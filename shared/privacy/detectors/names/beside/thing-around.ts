import { KIN } from '../../../names/kin.ts';
import { isListedName } from '../../../names/name-bits.ts';
import { isInLanguage } from '../../../names/words-of-languages.ts';
import type { ScannedText } from '../../../text/scanned-text.ts';
import { textAfter, textBefore } from '../../../text/text-beside.ts';
import type { TextRange } from '../../../text/text-range.ts';
import { wordSet } from '../../../word-set.ts';
import { isInCountedItem } from '../../things/counted-items.ts';
import { isKinOfDish, isOfDish } from '../../things/dishes.ts';
import { isListedBesideThing } from '../../things/listed-beside-thing.ts';
import { NAMED_PLACES } from '../../things/named-after.ts';
import { isSailing } from '../../things/named-by-verb.ts';
import { isNamedOtherwise, isOtherBefore } from '../../things/other-meanings.ts';
import { isAmongPlants } from '../../things/plants.ts';
import { isAmongVehicles, isVehicle, isVehicleType } from '../../things/vehicles.ts';
import { continuesAsFirm } from '../firm-name.ts';
import { type Candidate, isGiven, isOrdinary, isSurname } from '../name-candidate.ts';
import { endsOf, isOrganization, type NameWord } from '../name-run.ts';
import { isNamedAfter } from '../named-things.ts';
import { wordAfter, wordBefore } from '../person-context.ts';
import { isProduct } from '../product-name.ts';

/** Whether the words of a candidate, or those around it, make it the name of a thing, a place or a day. */
export function namesThing(scanned: ScannedText, { names, after }: Candidate, place: TextRange): boolean {
  const [first] = endsOf(names);
  const words = names.map(({ lower }) => lower);
  const before = wordBefore(scanned.lower, place.start);
  return (
    isNamedOtherwise(scanned, words, place.start) ||
    isVehicle([wordBefore(scanned.lower, first.start), first.lower]) ||
    isVehicleType(scanned.text, first.lower, first.end) ||
    (names.length === 1 && isAmongVehicles(scanned, first)) ||
    isOtherBefore(first.lower, wordAfter(scanned.lower, first.end + 1)) ||
    isKinOfDish(scanned, before, place.start) ||
    (KIN.has(first.lower) && isOfDish(scanned, place.start)) ||
    isSailing(scanned, first) ||
    (names.length === 1 && (isAmongPlants(scanned, first) || isListedBesideThing(scanned, place))) ||
    isInCountedItem(scanned, place) ||
    isClub(scanned, names) ||
    isAfterArticle(scanned, names) ||
    isTownOfRegion(scanned, place) ||
    isOrganization(after) ||
    continuesAsFirm(scanned, place.end) ||
    isNamedAfter(scanned, place) ||
    isProduct(scanned, place) ||
    (names.length > 1 && names.every((name) => isOrdinary(scanned, name)))
  );
}

// "para em Santiago de Riba-Ul": a town after a preposition of place, with what distinguishes it from others.
function isTownOfRegion({ lower }: ScannedText, { start, end }: TextRange): boolean {
  const [town = '', link = '', ...region] = lower.slice(start, end).split(' ');
  return (
    NAMED_PLACES.has(town) &&
    LINKS.has(link) &&
    IN.has(wordBefore(lower, start)) &&
    region.length > 0 &&
    !region.some(isListedName)
  );
}

const LINKS = wordSet('de del do da');
const IN = wordSet('in em en a');

// "IF Karl Gustav", "SV Otto Lilienthal": the letters of a sports club before its name. Not in a text of capitals, in
// which they can be a word ("IF ANNA CALLS"), and not a person's initials ("BK Bernd Krause").
function isClub(scanned: ScannedText, names: readonly NameWord[]): boolean {
  const { text } = scanned;
  const [{ start }, { end }] = endsOf(names);
  if (text.charAt(start - 1) !== ' ') {
    return false;
  }
  const before = textBefore(text, start, CLUB_REACH);
  const isInFixture = /[a-z0-9] ?- ?[A-Z]{2} $/.test(before) || /^-[A-Z]/.test(textAfter(text, end, 2));
  const letters = (isInFixture ? CLUB_IN_FIXTURE : CLUB).exec(before)?.[1];
  const initials = names.map((name) => text.charAt(name.start)).join('');
  // In English, "IF" can be a stressed "if".
  const isWord = letters === 'IF' && NEXT_VERB.test(textAfter(text, end, 9));
  return letters !== undefined && !isWord && letters !== initials && /[a-z]/.test(text.slice(start, end));
}

// "Racing Lope de Vega - CF Cristóbal Colón", "KS Kazimierz Wielki-Iskra": beside the other club.
const CLUB_IN_FIXTURE = /(?:^|[^A-Za-z0-9.])(CF|CD|UD|AC|AS|GS|KS|SK|FF|FC|SC|SV|BV|BK|IF|IK) $/;
const NEXT_VERB = /^ (?:is|was|has|had|can|does|calls|comes|asks|wants|needs)(?![a-z])/;
// Without the letters that also stand for a country, an office or a person: AS, CD, GS, US.
const CLUB =
  /(?:^|[^A-Za-z0-9.])(FC|SV|TSV|TuS|VfL|VfB|VfR|SpVgg|BSC|HSV|IF|IFK|AIK|GIF|AFC|RFC|RCD|ASD|SSD|A\.S\.D\.|KS|MKS|GKS|LKS|UKS|RKS|v\.v\.|RKVV|SVV) $/;
// As many characters as the longest of these has, with what is around it.
const CLUB_REACH = 9;

// "the Stanley Steamer", "das Lama", "un Vermeer": an article introduces a thing, unless the surname is known.
function isAfterArticle(scanned: ScannedText, names: readonly NameWord[]): boolean {
  const [first, last] = endsOf(names);
  return (
    (isThingArticle(scanned, first.start) && (names.length === 1 ? isGiven(first) : !isSurname(last))) ||
    (names.length > 1 && !isGiven(first) && isFirmArticle(scanned, first.start))
  );
}

// "A Teixeira Duarte entrega o lote": a feminine article opens the sentence, and no given name follows it.
const isFirmArticle = (scanned: ScannedText, start: number): boolean =>
  FIRM_ARTICLE.test(textBefore(scanned.text, start, 6)) && (isInLanguage(scanned, 'pt') || isInLanguage(scanned, 'es'));

const FIRM_ARTICLE = /(?:^|\n|[.!?:] )(?:A|La) $/;

// "An Ivy plant", "um Ford"; in German "an Carmen" and "um Lukas" are a preposition and a name.
function isThingArticle(scanned: ScannedText, start: number): boolean {
  const before = wordBefore(scanned.lower, start);
  const language = ALSO_PREPOSITIONS.get(before);
  return THING_ARTICLES.has(before) && (language === undefined || isInLanguage(scanned, language));
}

const ALSO_PREPOSITIONS: ReadonlyMap<string, 'en' | 'pt'> = new Map([
  ['an', 'en'],
  ['um', 'pt'],
]);

/** Articles and similar words before things, folded, except those that are also used before names: "der Peter". */
export const THING_ARTICLES: ReadonlySet<string> = wordSet(
  'the an this these those every each das ein eine einen einem einer kein keine dieses jedes les un une cet cette ces chaque el los las una unos gli uno ogni het een ett det dit deze elke um uma',
);
