import { onceFor } from '../../../once.ts';
import { DEPARTMENTS } from '../../names/departments.ts';
import { COMMON, GIVEN, listedBits, SURNAME } from '../../names/name-bits.ts';
import { NO_SURNAMES } from '../../names/titles.ts';
import { isInLanguage } from '../../names/words-of-languages.ts';
import { allMatches } from '../../text/match-at.ts';
import { occursInLowerCase } from '../../text/occurs-in-lower-case.ts';
import type { ScannedText } from '../../text/scanned-text.ts';
import { textAfter, textBefore } from '../../text/text-beside.ts';
import type { TextRange } from '../../text/text-range.ts';
import { wordSet } from '../../word-set.ts';
import { isOfDish } from '../things/dishes.ts';
import { isGenus } from '../things/plants.ts';
import { isInPricedRow } from '../things/row-of-goods.ts';
import { isThingBefore } from '../things/thing-words.ts';
import { isNounEnding } from './full-name.ts';
import { type Candidate, isSurname } from './name-candidate.ts';
import type { NameWord } from './name-run.ts';
import { isWithinSentence, wordBefore } from './person-context.ts';
import { OFFICE } from './person-words.ts';
import { followsItemNumber } from './product-name.ts';

/**
 * Returns how certain it is that a single word after a title is a name. "sig." and "doc." are also words: after them,
 * an unknown word that the text also writes in lower case begins a sentence. "HR Benefits", "Doc Chunking" and Swedish
 * "sig LF" contain no title, and "Fr Wartung" is a Friday.
 */
export function strengthAfterTitle(
  scanned: ScannedText,
  { lower, bits, start, end }: NameWord,
  title: NameWord,
): 0 | 2 {
  const { text } = scanned;
  const isWord = bits === 0 && isWordAfter(scanned, title, lower);
  const isNotTitle =
    isLetters(scanned, { start, end, bits }, title) ||
    text.startsWith('HR ', title.start) ||
    (title.lower === 'sig' && isInLanguage(scanned, 'sv'));
  const isDay = title.lower === 'fr' && (isNounEnding(lower) || WORK.test(lower));
  const isAcronym = text.startsWith('SR ', title.start) && NO_VOWEL.test(text.slice(start, end));
  const isOffice = OFFICE.test(lower) || (title.lower === 'lord' && OFFICES_OF_LORDS.has(lower));
  // "Szanowny Panie Dariuszu", but "Toalety: Panie Parter" means ladies.
  const isLadies = title.lower === 'panie' && (bits & (GIVEN | SURNAME)) === 0 && !/[ue]$/.test(lower);
  // "Anrede: Frau Vorname: Jana", "Señor Pasajero"
  const isOther =
    (NO_SURNAMES.has(lower) || DEPARTMENTS.has(lower) || (title.lower === 'ms' && PROGRAMS.has(lower))) &&
    (bits & (GIVEN | SURNAME)) === 0;
  const isAddressed = (bits & COMMON) === 0 || (bits & (GIVEN | SURNAME)) !== 0 || isSureAddress(scanned, title, end);
  return isWord || isNotTitle || isDay || isAcronym || isOffice || isLadies || isOther || !isAddressed ? 0 : 2;
}

// "Elektroniker FR Energie", "11 jaar MR. Applaus": before an unlisted word, letters that stand for something else.
const isLetters = (
  { text }: ScannedText,
  { start, end, bits }: Pick<NameWord, 'start' | 'end' | 'bits'>,
  title: NameWord,
): boolean => bits === 0 && LETTERS.test(textAfter(text, title.start, 3)) && /[a-z]/.test(text.slice(start, end));

const LETTERS = /^(?:FR|MR|MW|MS)[. ]/;

/**
 * Returns how certain it is that several words after a title are a name: 0 for an office and what it is for, such as
 * "Exma. Senhora Encarregada de Educação".
 */
export function strengthOfTitled({ names: [first], words }: Pick<Candidate, 'names' | 'words'>): 0 | 2 {
  const isOffice = first !== undefined && OFFICE.test(first.lower) && !isSurname(first);
  return isOffice && words[1]?.role === 'particle' ? 0 : 2;
}

// "sig. Presidente" beside "presidente", "Doc Chunking"
const isWordAfter = (scanned: ScannedText, { start }: NameWord, word: string): boolean =>
  occursInLowerCase(scanned, word.replace(/^[ld]'/, '')) || scanned.text.startsWith('Doc ', start);

// Before an everyday word, "MS", "MW" and "MR" are a software company, a unit and a scan, and "Sr" in English is a
// grade. A colon ends a label: "Anrede: Herr Vorname: Jan".
const isSureAddress = (scanned: ScannedText, { start, lower: title }: NameWord, end: number): boolean =>
  /^.[a-z]/.test(textAfter(scanned.text, start, 2)) &&
  (title !== 'ms' || scanned.text.startsWith('Ms', start)) &&
  (title !== 'sr' || isInLanguage(scanned, 'es') || isInLanguage(scanned, 'pt')) &&
  scanned.text.charAt(end) !== ':';

// Products of "MS" that are also written after "Ms".
const PROGRAMS = wordSet('access excel forms office outlook project teams word windows');

// "3-wire SR LCD"
const NO_VOWEL = /^[B-DF-HJ-NP-TV-XZ]{3,5}$/;
// "the Lord Mayor", but "Ms Chancellor"
const OFFICES_OF_LORDS = new Set(['advocate', 'chancellor', 'commander', 'mayor']);

// The endings of words for duties, meetings and work in German plans.
const WORK = /.(?:schicht|dienst|sitzung|probe|training|inventur|reinigung|messe|markt|kurs|prufung)$/;

/**
 * Whether "Fr" is a day, because other days are also written before a capitalized word: "Mo Kassel, Do Fulda, Fr
 * Marburg".
 */
export const isFriday = (scanned: ScannedText, { start }: NameWord): boolean => daysOfPlan(scanned).has(start);

// Returns the positions of the days in a plan.
const daysOfPlan = onceFor(({ text }: ScannedText): ReadonlySet<number> => {
  const days = allMatches(DAYS_OF_PLAN, text).map(({ 0: written, 1: day = '', index }) => ({
    day,
    start: index + written.length - day.length,
  }));
  const isPlan = new Set(days.map(({ day }) => day)).size >= DAYS_MIN;
  return new Set(isPlan ? days.map(({ start }) => start) : []);
});

const DAYS_OF_PLAN = /(?:^|\n|[,;|/] ?)[ \t*-]{0,4}(M[Oo]|D[Ii]|M[Ii]|D[Oo]|F[Rr]|S[Aa]|S[Oo])(?= {1,3}[A-Z])/g;
// Two days and "Fr" may be appointments with women.
const DAYS_MIN = 3;

const NAMING_TITLES = wordSet(
  'hnos don dona dom padre pere suor sor fra fru lady lord sir dame dr prof doctor captain capitaine',
);
// Whether a church or an estate is named after Our Lady; "casa da senhora Fagundes" belongs to a person.
function isOurLady({ text, lower }: Pick<ScannedText, 'text' | 'lower'>, { start, end }: TextRange): boolean {
  const before = textBefore(lower, start, OUR_LADY_REACH);
  const of = text.charAt(start) === 'S' ? OF_WHAT.exec(textAfter(text, end, OUR_LADY_REACH))?.[1] : undefined;
  const isOfThing = of !== undefined && (listedBits(of.toLowerCase()) & SURNAME) === 0;
  return (
    OURS.test(before) || isOfThing || (ESTATES.test(before) && /^ d(?:[aeo]s?|el) /.test(textAfter(lower, end, 6)))
  );
}

const OURS = /(?:^|[^a-z])(?:nossa|nuestra|ntra\.?) $/;
const ESTATES =
  /(?:^|[^a-z])(?:quinta|casa|ermida|monte|herdade|rua|largo|capela|igreja|ermita|iglesia|virgen|calle|plaza) d[ae](?: la)? $/;
// "Senhora da Graça", "Señora de los Dolores"; "Senhora dos Santos" can be a lady.
const OF_WHAT = /^ (?:d[ao]s?|de las?|de los|del) ([A-Z][a-z\u00AA-\uFFFB]{2,})/;
const OUR_LADY_REACH = 20;
const OF_GENTRY = wordSet('don dona dom padre suor sor fra');

/**
 * Whether a name with its title is the name of a thing: a word for a thing comes before the title ("Podere Don Bosco"),
 * or another capitalized word within a sentence ("Queijo Dona Rabaça"), or the name is quoted or priced ("Dr. Oetker
 * Chocolate 3 kg").
 */
export function isTitledThing({ text, lower }: ScannedText, { start, end, lower: title }: NameWord): boolean {
  // "Nuestra Señora de la Asunción", "Quinta da Senhora da Ribeira": churches and estates.
  if (/^senh?ora$/.test(title) && isOurLady({ text, lower }, { start, end })) {
    return true;
  }
  if (isQuotedGoods({ text, lower }, start)) {
    return true;
  }
  if (!NAMING_TITLES.has(title)) {
    return false;
  }
  if (OF_GENTRY.has(title) && isOfDish({ text, lower }, start)) {
    return true;
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

// "0122  'Madame Hardy'  150 cm" in a list of roses, "de clematis 'Madame Le Coultre'": the name of a variety begins
// with the title, directly after a single quote that follows an article's number or a genus. After another word it can
// be a person: "the tenant 'Mrs Hall' called".
const isQuotedGoods = ({ text, lower }: Pick<ScannedText, 'text' | 'lower'>, start: number): boolean =>
  text.charAt(start - 1) === "'" &&
  (isGenus(wordBefore(lower, start - 1)) ||
    (followsItemNumber(text, start - 1) && QUOTED_NAME.test(textAfter(text, start, QUOTED_REACH))));

// With a size or price after the name: in a list of guests, a number after the name is the number of a room.
const QUOTED_NAME = /^[A-Z][^'\n,:;!?]{3,30}' {1,20}(?:\d{1,3} ?cm|\d{1,4}[.,]\d{2})(?![A-Za-z0-9])/;
const QUOTED_REACH = 64;
