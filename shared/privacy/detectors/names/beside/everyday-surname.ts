import { DAYS_AND_SHIFTS } from '../../../names/days-and-shifts.ts';
import { DEPARTMENTS } from '../../../names/departments.ts';
import { AMBIGUOUS, COMMON, EVERYDAY, ORGANIZATION, PLACE, SURNAME, TECHNICAL } from '../../../names/name-bits.ts';
import { NO_SURNAMES } from '../../../names/titles.ts';
import { isInLanguage } from '../../../names/words-of-languages.ts';
import { occursInLowerCase } from '../../../text/occurs-in-lower-case.ts';
import type { ScannedText } from '../../../text/scanned-text.ts';
import { textAfter } from '../../../text/text-beside.ts';
import { wordSet } from '../../../word-set.ts';
import { isThingBefore } from '../../things/thing-words.ts';
import { type Candidate, isGiven, isPlain, isSurname } from '../name-candidate.ts';
import { endsOf, type NameWord } from '../name-run.ts';
import { isWithinSentence, personContext, wordBefore } from '../person-context.ts';
import { THING_ARTICLES } from './thing-around.ts';

/**
 * Adds to a given name the everyday word after it as a surname: "Ask Laura Hill", "Robin Ask ringde". Only a capital
 * letter distinguishes the name from the word, so this does not apply to German, and a title or nearby words must
 * indicate a person.
 */
export function withEverydaySurname(scanned: ScannedText, candidate: Candidate): Candidate {
  const { words, names, after } = candidate;
  const [first] = endsOf(names);
  const isGivenName =
    // "Laura Keene Hill"
    names.length <= 2 &&
    isGiven(first) &&
    names.every(isPlain) &&
    (first.bits & EVERYDAY) === 0 &&
    !PLANTS_AND_PARTS.has(first.lower);
  if (
    !isGivenName ||
    after === undefined ||
    !isEverydaySurname(scanned, after) ||
    !isAboutPerson(scanned, candidate, after)
  ) {
    return candidate;
  }
  const surname: NameWord = { ...after, bits: SURNAME };
  return { ...candidate, words: [...words, surname], names: [...names, surname], after: undefined };
}

function isEverydaySurname(scanned: ScannedText, { role, lower, bits, start, end }: NameWord): boolean {
  const { text } = scanned;
  return (
    role === 'name' &&
    ((bits & AMBIGUOUS) === COMMON || isNameAndPlace(bits)) &&
    /^[A-Z][a-z\u00AA-\uFFFB]+$/.test(text.slice(start, end)) &&
    !/^(?: [A-Z\d]|-|:)/.test(textAfter(text, end, 2)) &&
    !NO_SURNAMES.has(lower) &&
    !NO_SURNAMES_AFTER_NAMES.has(lower) &&
    !DEPARTMENTS.has(lower) &&
    !DAYS_AND_SHIFTS.has(lower) &&
    (isNameAndPlace(bits) || !isThingBefore(lower)) &&
    !occursInLowerCase(scanned, lower)
  );
}

// "Hill", "Church", "Lane": surnames that streets and buildings also have as the last word of their names.
const isNameAndPlace = (bits: number): boolean =>
  (bits & (SURNAME | ORGANIZATION)) === (SURNAME | ORGANIZATION) && (bits & (PLACE | TECHNICAL)) === 0;

function isAboutPerson(scanned: ScannedText, { names, before }: Candidate, after: NameWord): boolean {
  const [{ start }] = endsOf(names);
  const word = wordBefore(scanned.lower, start);
  if (THING_ARTICLES.has(word) || (isNameAndPlace(after.bits) && BEFORE_PLACES.has(word))) {
    return false;
  }
  // "Ronald Coase Related topics" may be two things, "Nélson Quaresma Dias foi" is one.
  const hasTwoSurnames = names.length > 1 && isSecondSurname(scanned, names, after);
  const isInClause = /^ [a-z\u00AA-\uFFFB]/.test(textAfter(scanned.text, after.end, 2));
  if (names.length > 1 && !hasTwoSurnames && !isInClause) {
    return false;
  }
  return (
    before?.role === 'title' ||
    hasTwoSurnames ||
    (!isInLanguage(scanned, 'de') &&
      (personContext(scanned, start, after.end) > 0 ||
        (!isNameAndPlace(after.bits) && isWithinSentence(scanned, start) && isInClause)))
  );
}

// "el inquilino, Babacar Ndiaye Fall, pide": where people have two surnames, a comma shows that the name ends with the
// second one.
const isSecondSurname = (scanned: ScannedText, names: readonly NameWord[], { end }: NameWord): boolean =>
  isSurname(names.at(-1)) &&
  /^(?:[,;)]|$)/.test(textAfter(scanned.text, end, 1)) &&
  (isInLanguage(scanned, 'es') || isInLanguage(scanned, 'pt'));

// "by Albert Hall", "a home called Peter House"
const BEFORE_PLACES = wordSet('by under visit visits visited called contact of de di da von av');

// "a Daisy Chain of switches", "Basil Oil", "with Jack Socket fitted"
const PLANTS_AND_PARTS = wordSet('daisy rosemary basil jack ginger olive iris jasmine');

// What is said to a person or about one: "Call Anna Today".
const NO_SURNAMES_AFTER_NAMES = wordSet(
  `today tomorrow yesterday tonight now later again about before after next then also here there all any both because if so but show
  lunch dinner breakfast payment report finance legal access meeting invoice order email feedback details info january february march april june july august september october november december`,
);
