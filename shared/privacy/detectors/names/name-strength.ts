import { EVERYDAY, PLACE } from '../../names/name-bits.ts';
import { isInLanguage, isWordOfText } from '../../names/words-of-languages.ts';
import type { ScannedText } from '../../text/scanned-text.ts';
import { isWrittenSmall } from '../../text/small-words.ts';
import { textAfter, textBefore } from '../../text/text-beside.ts';
import type { TextRange } from '../../text/text-range.ts';
import { MONTHS } from '../addresses/anchored-name.ts';
import { NAMED_PLACES } from '../things/named-after.ts';
import { isInPricedRow } from '../things/row-of-goods.ts';
import { isThingBefore } from '../things/thing-words.ts';
import { isVehicle, isVehicleType } from '../things/vehicles.ts';
import { hasThing, isFirm, isHalfOfFirm, isOrganisationList } from './firm-name.ts';
import {
  hasAcronym,
  introducedAlone,
  isFullName,
  isLoneAcronym,
  isNounEnding,
  isUnknownWithSurname,
} from './full-name.ts';
import { type Candidate, isGiven, isKnown, isOrdinary, isPlain, isSurname, isTechnical } from './name-candidate.ts';
import { endsOf, isCommon, isOrganisation, type NameWord } from './name-words.ts';
import { isNamedAfter } from './named-things.ts';
import {
  isAfterPreposition,
  isAtPlace,
  isWithinSentence,
  type PersonContext,
  personContext,
  wordBefore,
} from './person-context.ts';
import { OFFICE } from './person-words.ts';
import { isProduct } from './product-name.ts';
import { isWordAsName } from './word-as-name.ts';

/**
 * How sure it is that a candidate is a person's name: 2 by what comes before it, 1 by a word beside it, 0 not enough;
 * 'likely' by the name alone, which needs something in the text that vouches for it.
 */
type NameStrength = 0 | 'likely' | 1 | 2;

/** How sure it is that a candidate is a person's name. */
export function strengthOf(scanned: ScannedText, candidate: Candidate, { start, end }: TextRange): NameStrength {
  const { names, before, after } = candidate;
  const [first] = endsOf(names);
  const isTitled = before?.role === 'title' && !isOrganisation(after) && !isTitleOfThing(scanned, before);
  if (isTitled && names.length === 1) {
    return titledAlone(scanned, first, before);
  }
  if (isThingBefore(first.lower.replace(/^[ld]'/, '')) || hasThing(names) || hasAcronym(scanned, candidate)) {
    return 0;
  }
  if (isTitled) {
    return 2;
  }
  if (isThing(scanned, candidate, { start, end })) {
    return 0;
  }
  const isSmall = names.some(({ role }) => role === 'plain');
  const context = personContext(scanned, start, end);
  if (names.length > 1 && isFullName(candidate)) {
    return isFirm(scanned, names) ? 0 : likelyIf(context === 0 && !isSmall);
  }
  if (isSmall) {
    return 0;
  }
  return names.length > 1 ? several(scanned, candidate, { start, context }) : single(scanned, candidate, context);
}

const likelyIf = (isLikely: boolean): 'likely' | 1 => (isLikely ? 'likely' : 1);

function isThing(scanned: ScannedText, { names, after }: Candidate, { start, end }: TextRange): boolean {
  const [first] = endsOf(names);
  return (
    isVehicle(names.map(({ lower }) => lower)) ||
    isVehicleType(scanned.text, first.lower, first.end) ||
    isBehindArticle(scanned, names) ||
    isOrganisation(after) ||
    isOrganisationList(scanned, end) ||
    isNamedAfter(scanned, { start, end }) ||
    isProduct(scanned, { start, end }) ||
    (names.length > 1 && names.every((name) => isOrdinary(scanned, name)))
  );
}

// "the Stanley Steamer", "das Lama", "un Vermeer": after an article there is a thing, unless the surname is known.
function isBehindArticle({ lower }: ScannedText, names: readonly NameWord[]): boolean {
  const [first, last] = endsOf(names);
  return THING_ARTICLES.has(wordBefore(lower, first.start)) && (names.length === 1 ? isGiven(first) : !isSurname(last));
}

/** Articles and the like before things, folded; none that people of some country put before names: "der Peter". */
export const THING_ARTICLES: ReadonlySet<string> = new Set(
  'the an this these those every each das ein eine einen einem einer kein keine dieses jedes les un une cet cette ces chaque el los las una unos gli uno ogni het een ett det dit deze elke um uma'.split(
    ' ',
  ),
);

// "sig." and "doc." are words too: after them an unknown word that the text writes small begins a sentence. "HR
// Benefits" and Swedish "sig LF" have no title, and "Fr Wartung" is a Friday.
function titledAlone(scanned: ScannedText, { lower, bits }: NameWord, title: NameWord): 0 | 2 {
  const { text } = scanned;
  const isWord = bits === 0 && isWrittenSmall(scanned, lower.replace(/^[ld]'/, ''));
  const isNoTitle = text.startsWith('HR ', title.start) || (title.lower === 'sig' && isInLanguage(scanned, 'sv'));
  const isDay = title.lower === 'fr' && (isNounEnding(lower) || WORK.test(lower));
  return isWord || isNoTitle || isDay || OFFICE.test(lower) ? 0 : 2;
}

// What German plans end the names of duties, meetings and works with.
const WORK = /.(?:schicht|dienst|sitzung|probe|training|inventur|reinigung|messe|markt|kurs|prufung)$/;

const NAMING_TITLES = new Set(
  'don dona dom padre pere suor sor fra fru lady lord sir dame dr prof doctor captain capitaine'.split(' '),
);
const OF_GENTRY = new Set('don dona dom padre suor sor fra'.split(' '));

// "Podere Don Bosco", "Labor Dr. Staber", "Queijo Dona Rabaça": a thing with a capital comes before the title.
function isTitleOfThing({ text, lower }: ScannedText, { start, end, lower: title }: NameWord): boolean {
  if (!NAMING_TITLES.has(title)) {
    return false;
  }
  // "«Don Enzo»", "Dr. Oetker Dark Chocolate 3 kg"
  if (/["\u00AB\u201C\u201E]/.test(text.charAt(start - 1)) || isInPricedRow({ lower }, { start, end })) {
    return true;
  }
  const word = wordBefore(lower, start);
  if (word === '') {
    return false;
  }
  const from = start - 1 - word.length;
  const isCapital = text.charCodeAt(from) !== lower.charCodeAt(from);
  return isThingBefore(word) || (isCapital && OF_GENTRY.has(title) && isWithinSentence({ text }, from));
}

function several(
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
  return context === 1 && names.every(isPlain) && names.some(isKnown) ? 1 : 0;
}

// "Esofago di Barrett", "beim Schwarzen Peter": any word may come before a particle and before a given name.
const isBareName = ({ words, names }: Candidate): boolean =>
  !isGiven(names.at(-1)) && !words.some(({ role, lower }) => role === 'particle' && !OF_NAMES.has(lower));

const OF_NAMES = new Set('el al van von bin ben ibn'.split(' '));

function single(scanned: ScannedText, { names, before, after }: Candidate, context: PersonContext): NameStrength {
  const [name] = endsOf(names);
  if (after?.role === 'name' || isDate(scanned, name)) {
    return 0;
  }
  if (context === 2) {
    return introducedAlone(scanned, name) ? 2 : 0;
  }
  if (isWordAsName(scanned, name)) {
    return 'likely';
  }
  if (
    isAcronym(scanned, name, context) ||
    isTown(scanned, name) ||
    isHalfOfFirm(scanned, name) ||
    isOrdinary(scanned, name)
  ) {
    return 0;
  }
  if (context === 0 && isSomethingElse(scanned, name)) {
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

const isTown = (scanned: ScannedText, { bits, lower, start }: NameWord): boolean =>
  ((bits & PLACE) !== 0 || NAMED_PLACES.has(lower)) && isAtPlace(scanned, start);

// "Wed Mar 10"
const isDate = ({ text }: ScannedText, { lower, end }: NameWord): boolean =>
  lower.length < 5 && MONTHS.test(lower) && /^ \d{1,2}(?!\d)/.test(textAfter(text, end, 4));

const isSomethingElse = (scanned: ScannedText, name: NameWord): boolean =>
  isEverydayOpening(scanned, name) || isOfLaw(scanned, name) || isBroken(scanned, name);

// "Solange", "Sarà", "Quarto": at the beginning of a sentence the other word.
const isEverydayOpening = (scanned: ScannedText, { bits, start }: NameWord): boolean =>
  (bits & EVERYDAY) !== 0 && !isWithinSentence(scanned, start);

// "Paul-" at the end of a line, and below it "Ehrlich-Institut"
const isBroken = ({ text }: ScannedText, { start, end }: NameWord): boolean =>
  /^-\n[A-Z]/.test(textAfter(text, end, 3)) || /[A-Za-z]-\n$/.test(textBefore(text, start, 3));

// "Maxwell's Equations", "Martyn's Law"
const isOfLaw = ({ text }: ScannedText, { end }: NameWord): boolean => /^'s [A-Z][a-z]/.test(textAfter(text, end, 5));

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

// "Hej Kerstin!", "Bel Gitte op 12": a word that has its capital from the beginning of a sentence.
function isOpening({ text }: ScannedText, { start, end, role }: NameWord): boolean {
  const isFirst = /(?:^|\n|[.!?:] )$/.test(textBefore(text, start, 2));
  return role === 'name' && isFirst && /^[A-Z][a-z\u00AA-\uFFFB]/.test(text.slice(start, end));
}
