import { EVERYDAY, isListedName, SHORT } from '../../names/name-bits.ts';
import { isReply } from '../../names/replies.ts';
import { isInLanguage } from '../../names/words-of-languages.ts';
import type { ScannedText } from '../../text/scanned-text.ts';
import { textAfter, textAround, textBefore } from '../../text/text-beside.ts';
import { wordSet } from '../../word-set.ts';
import { meansNobody } from '../fields/name-parts.ts';
import { NUMBERED } from '../things/numbered-things.ts';
import { type Candidate, isGiven, isKnown, isPlain, isSurname } from './name-candidate.ts';
import { GREETINGS_AND_CLOSINGS, isGreetedGroup } from './name-frames.ts';
import { endsOf, type NameWord } from './name-run.ts';
import { wordAfter } from './person-context.ts';
import { DEEDS, DOING, GROUP_ENDING, NOBODY, OFFICE } from './person-words.ts';
import { NO_SPEAKERS } from './speakers.ts';

/**
 * Whether the words are a full name: a frequent given name without another meaning and a surname, in either order, or
 * two words around an initial or a particle.
 */
export function isFullName(candidate: Candidate): boolean {
  const { names } = candidate;
  const [first, last] = endsOf(names);
  if (isVietnamese(candidate)) {
    return true;
  }
  if (isGiven(first) && isPlain(first)) {
    return isSurname(last) || names.every(isPlain);
  }
  if (isGiven(first) && isSurname(last) && isPlain(last)) {
    return true;
  }
  return isPlain(first) && isPlain(last) && (isSurnameFirst(names) || isJoinedName(candidate));
}

// "Singh Gurpreet", "Kowalska Anna Maria"
const isSurnameFirst = ([surname, ...others]: readonly NameWord[]): boolean =>
  isSurname(surname) && others.every((name) => isGiven(name) && isPlain(name));

// "Tran Van Duc", "Pham Thi Mai": a surname, a middle name that most people have, and a given name, which may mean
// something else elsewhere.
function isVietnamese({ words }: Candidate): boolean {
  const [surname] = endsOf(words);
  const [, middle, given] = words;
  return (
    VIETNAMESE.has(surname.lower) &&
    (middle?.lower === 'thi' || (middle?.lower === 'van' && middle.isCapital === true)) &&
    (isGiven(given) || (given?.bits === 0 && given.role === 'name'))
  );
}

const VIETNAMESE = wordSet('nguyen tran le pham hoang huynh phan vu vo dang bui do ho ngo duong ly dinh trinh truong');

// Whether an initial or a particle joins two words to a name.
function isJoinedName({ words, names }: Candidate): boolean {
  const [first, last] = endsOf(names);
  const particles = words.filter(({ role }) => role === 'particle');
  // "Abschnitt I der Anordnung" contains a number, "Technolo G. Tiger" an initial.
  if (particles.length === 0 && words.some(({ role }) => role === 'initial')) {
    return !NUMBERED.has(first.lower) && !/^[ivx]{2,5}$/.test(last.lower);
  }
  // "Übermittlung von Daten", "Datensätze zu Personen": between unlisted words, a particle is a preposition.
  if (particles.length > 0 && !isListedName(first.lower)) {
    return false;
  }
  return (
    particles.some(({ lower }) => SURE_PARTICLES.has(lower)) ||
    (isSurname(last) && isSurname(first) && isGiven(names[1]))
  );
}

// Given names that are also words, months or units in some language, folded.
const SHORT_NAMES = wordSet('dan guy jan max pat ray rob sam');

/**
 * Whether a short given name, which alone may be another word, is part of a name: after a given name, before a listed
 * name, or, within a sentence that is not German, before an unlisted word: "we met Rob Hollins".
 */
export function isShortWithSurname(scanned: ScannedText, { words, names }: Candidate): boolean {
  const [first, last] = endsOf(names);
  if (isGiven(first) && isPlain(first)) {
    // "Mohamed Ali"
    return isShort(last);
  }
  // "Mor Anna" means "Mother Anna" in Swedish.
  if (!isShort(first) || first.lower === 'mor' || words.length !== 2 || !isPlain(last)) {
    return false;
  }
  // "MO Vandalia" is a town in Missouri.
  if (
    /^[A-Z]{2}/.test(textAfter(scanned.text, first.start, 2)) &&
    !/^[A-Z]{2}/.test(textAfter(scanned.text, last.start, 2))
  ) {
    return false;
  }
  const mayBeSurname = !MATERIALS.has(first.lower) && last.lower.length >= UNLISTED_MIN && !isNounEnding(last.lower);
  const isUnlisted = last.bits === 0 && mayBeSurname;
  return (
    isKnown(last) ||
    (isUnlisted &&
      !isInLanguage(scanned, 'de') &&
      (AFTER_WORD.test(textBefore(scanned.text, first.start, 2)) || isDoer(scanned, last)))
  );
}

// Whether a verb for what persons do follows, which is enough even where a sentence begins: "Bev Hollins needs to
// sign".
function isDoer(scanned: ScannedText, { end }: NameWord): boolean {
  const next = wordAfter(scanned.lower, end + 1);
  return (DOING.has(next) && !COPULAS.has(next)) || DEEDS.has(next);
}

// A thing can also be the subject of these verbs: "Tin Foil is used".
const COPULAS = wordSet('is was ist war est avait esta ha jest ma ar har has had hat hatte heeft tem');

const isShort = (word: NameWord): boolean =>
  isGiven(word) && ((word.bits & SHORT) !== 0 || SHORT_NAMES.has(word.lower));

// Technical words before an unknown word: "Tin Foil", "Ion Exchange", "Jet Wash".
const MATERIALS = wordSet('alp col duc gaz gen ion jet lan lex min pal ram sol tin tor uri vid');
// A word directly before the name, which is then not an item in a list of goods: "Jan Hagel, Pieter Post".
const AFTER_WORD = /[a-z\u00AA-\uFFFB] $/;
// Shorter words are units and types. Not measured.
const UNLISTED_MIN = 4;

/** Whether a listed surname comes after an unlisted word, which may be a name, a thing or a maker. */
export function isUnknownWithSurname({ names }: Candidate): boolean {
  const [first, last] = endsOf(names);
  return (
    isPlain(first) &&
    isPlain(last) &&
    !isSurname(first) &&
    isSurname(last) &&
    isSureSurname(last) &&
    !isNounEnding(first.lower)
  );
}

/** Whether an unlisted word ends like a noun or an adjective: "Contabilizzatori". */
export const isNounEnding = (word: string): boolean => NOUN_ENDING.test(word) && !isListedName(word);

// Endings of nouns and adjectives of the nine languages that given names do not have: "Contabilizzatori Siemens".
const NOUN_ENDING =
  /(?:[ts]ion|[ts]ions|ment|ments|ung|ungen|heit|keit|schaft|[zg]ione|zioni|mento|menti|cion|ciones|dad|dades|cao|coes|dade|dades|agem|agens|[it]sta|isti|istas|istes|ismo|isme|ismus|tori|tore|trice|trici|eria|erie|erien|logie|logia|logi|iteit|heid|[oe]sc|anie|enie|acja|acji|ctwo|stwo|ningen|ology|ity|ness|able|ible|abile|abili|ivo|iva|ivi|ive|ivos|ivas|[ei]que|[ei]ques|ische[rnsm]?|iche[rnsm]?|lijke?|owy|owa|owe|owych|nych|isk|iska)$/;

// Endings that only surnames have.
const SURE_ENDING =
  /(?:[sc]k(?:i|a|iego|iej|im|iemu)|dzk[ia]|[oe]wicz(?:a|owi|em)?|sson|sdottir|shvili|adze|oglu|enko|escu|opoul(?:os|ou)|ovic|evic|nova|kova)$/;

// Whether a word is listed and not also an everyday word, as in "Geheime Wahl", or has an ending of surnames.
const isSureSurname = (word: NameWord): boolean =>
  (isListedName(word.lower) && (word.bits & EVERYDAY) === 0) || SURE_ENDING.test(word.lower);

const SURE_PARTICLES = new Set(['van', 'von', 'bin', 'ibn', 'ter', 'ten', 'della']);

/** Whether one of several names is an acronym: "Lohn von CHF", "Pumpe KSB Etanorm", "RHC Maas". */
export function hasAcronym({ text }: ScannedText, { names, before }: Candidate): boolean {
  const isAcronym = ({ start, end, lower }: NameWord): boolean =>
    /^(?![IVX]+$)[A-Z]{2,4}$/.test(text.slice(start, end)) && !isListedName(lower);
  const first = names.findIndex(isAcronym);
  // "Lorraine Cutts CQP", "Chiara OSS": after a given name, an acronym is a degree or a role. Not in "Riso Leonardo
  // CL".
  const isDegree = first > 0 && isGiven(names[0]) && (names.length > 2 || before?.role !== 'name');
  return first !== -1 && !isDegree && names.some(({ start, end }) => /[a-z]/.test(text.slice(start, end)));
}

/** Whether a name is up to five capital letters on a line that also has lower case: "the MARC train", "par l'ANSSI". */
export const isLoneAcronym = (text: string, { start, end }: NameWord): boolean =>
  /^[A-Z]{2,5}$/.test(text.slice(start, end)) && /[a-z]{3}/.test(textAround(text, { start, end }, 40));

/** Whether a single word is a name where one is introduced: "My name is Zorblax", not "this is Canadian". */
export function isNameWhereIntroduced({ text, lower }: ScannedText, name: NameWord): boolean {
  const isInField = text.startsWith(': ', name.start - 2);
  if (isInField && (isArticle(text, name) || isReply(text, name) || meansNobody(name))) {
    return false;
  }
  // "Beste Collegas", "Liebe Schüler" and "Hälsningar / Styrelsen", but "Klant: Collegas"
  if (!isInField && (isGreetedGroup(lower, name.start, name.lower) || NOBODY.has(name.lower))) {
    return false;
  }
  if (isKnown(name)) {
    return isPlain(name) || isGiven(name);
  }
  // A quoted word after "name:" is a program setting; "Liebe Grüße" ends a letter, "Hallo Einkauf" begins one.
  const isQuoted = /(?:^|[^A-Za-z])["'`]$/.test(textBefore(text, name.start, 2));
  if (isQuoted || GREETINGS_AND_CLOSINGS.has(name.lower) || NO_SPEAKERS.has(name.lower)) {
    return false;
  }
  // "Mit freundlichen Grüßen / Vertriebsteam", "Hälsningar / Rektorn"
  if (!isInField && (OFFICE.test(name.lower) || GROUP_ENDING.test(name.lower))) {
    return false;
  }
  // "een systeem genaamd RCS", "to meet WCAG rules", but "Name: RCS"
  const isAcronym =
    /^[A-Z]{2,5}$/.test(text.slice(name.start, name.end)) &&
    /(?:genaamd|namens|meet) $/.test(textBefore(text, name.start, 8));
  return (
    !isAcronym && !/(?:an|ish|ese|ing|ed)$/.test(name.lower) && !NOTE_OF_DIAGRAM.test(textBefore(lower, name.start, 60))
  );
}

// "name: An optional name", but not "Klant: An heeft gebeld"
const isArticle = (text: string, { lower, end }: NameWord): boolean =>
  lower === 'an' && /^ [aeiou][a-z]{2}/.test(textAfter(text, end, 4));

// "Note right of Client: Authentication"
const NOTE_OF_DIAGRAM = /(?:^|\n)[ \t]{0,8}note (?:left of|right of|over) [a-z]{1,20}: $/;
