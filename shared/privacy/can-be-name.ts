import { isHis } from './detectors/names/beside/hans-of-sweden.ts';
import { IMPERSONAL_SPEAKERS } from './detectors/names/chats/talk-words.ts';
import { GREETINGS_AND_CLOSINGS } from './detectors/names/name-frames.ts';
import { isKindOfThing, isThingWord } from './detectors/names/named-things.ts';
import { wordAfter, wordBefore } from './detectors/names/person-context.ts';
import { NO_SPEAKERS, UNNAMED_SPEAKERS } from './detectors/names/speakers.ts';
import { isAnimal } from './detectors/things/animals.ts';
import { knownThings } from './detectors/things/known-things.ts';
import { isPartOfFirm } from './detectors/things/legal-form.ts';
import { LETTERED } from './detectors/things/numbered-things.ts';
import { isNamedOtherwise } from './detectors/things/other-meanings.ts';
import { beginsWithThing, endsInThing, isGoodsBefore, isThingBefore } from './detectors/things/thing-words.ts';
import { isPlaceLabel, isThingLabel } from './labels/labels.ts';
import { DAYS_AND_SHIFTS } from './names/days-and-shifts.ts';
import { DEPARTMENTS } from './names/departments.ts';
import { FIRMS_AT_WORK } from './names/firms.ts';
import { KIN } from './names/kin.ts';
import { GIVEN, isListedName, listedBits, nameBits, PLACE } from './names/name-bits.ts';
import { isInLanguage, isWordOfText } from './names/words-of-languages.ts';
import { foldWhole } from './text/folded-text.ts';
import type { ScannedText } from './text/scanned-text.ts';
import { textBefore } from './text/text-beside.ts';
import type { TextRange } from './text/text-range.ts';
import { isWordElsewhere } from './word-elsewhere.ts';
import { wordSet } from './word-set.ts';

// The numbers of characters around a name that show what it is: a few words. Not measured.
const BEFORE = 40;
const AFTER = 60;

/**
 * Whether a range of the source that the tagger takes for a person's name can be one, judging by the words in it and
 * beside it, and by the language of the text.
 */
export function canBeName(source: string, { start, end }: TextRange, scanned: ScannedText): boolean {
  const before = foldedLower(textBefore(source, start, BEFORE));
  const name = foldedLower(source.slice(start, end));
  const onwards = foldWhole(source.slice(start, end + AFTER)).text;
  const words = name.split(' ');
  const lower = onwards.toLowerCase();
  const place = { start: before.length, end: before.length + name.length };
  return !(
    beginsWithThing(words) ||
    (endsInThing(words) && !words.some(isListedName)) ||
    isOfInstitution(before, words) ||
    isRoom(words, onwards.slice(name.length)) ||
    isPartOfFirm({ text: onwards, lower }, name.length) ||
    isPatron(before) ||
    isUnderPlaceLabel(before) ||
    isNamedOtherwise({ lower: `${before}${lower}` }, words, before.length) ||
    knownThings({ lower: `${before}${lower}` })(place) ||
    isHis({ text: `${before}${onwards}`, lower: `${before}${lower}` }, place) ||
    isRelative(words, source.charAt(start), wordAfter(lower, name.length + 1)) ||
    (words.length === 1 && (isOtherWord(before, onwards, name) || isCapitals(source, { start, end }, name))) ||
    isGermanicNoun(scanned, words, before) ||
    isWordHere(source, { start, end }, isWordOfText(scanned, name)) ||
    isWordElsewhere(scanned, source.slice(start, end), words) ||
    isGreeting(source.slice(start, end), name) ||
    isAnimal({ lower }, { start: 0, end: name.length }) ||
    isLetterOfForm(before, onwards, name) ||
    isMonthOrKey(source, { start, end }) ||
    isPartner(before, onwards, name) ||
    isShortened(before, onwards, name) ||
    isLetterOfPhrase(source, { start, end })
  );
}

// Whether a single word is something other than a name, judging by what is beside it.
const isOtherWord = (before: string, onwards: string, name: string): boolean =>
  (name.length > 1 && isAfterThing(before)) ||
  isNoun(before, name) ||
  isDayOrThing(before, onwards, name) ||
  isImpersonalSpeaker(before, onwards, name) ||
  isTown(before, name);

// "setzt Textfeld", "Generalschlüssel fehlt": in languages that form compounds, long nouns are capitalized or have no
// article; a surname of this length that is on no list and in no register is rare. Not "A. Chandrasekhar".
const isGermanicNoun = (scanned: ScannedText, [word = '', ...others]: readonly string[], before: string): boolean =>
  others.length === 0 &&
  word.length >= NOUN_MIN &&
  nameBits(word) === 0 &&
  !/[a-z]\. $/.test(before) &&
  COMPOUNDING.some((language) => isInLanguage(scanned, language));

const NOUN_MIN = 8;
const COMPOUNDING = ['de', 'sv', 'da'] as const;

// "Zaal Spinoza", "Hala B": a word for a room that is also a name, before a word that is not a name, or its letter.
function isRoom([first = '', second, ...others]: readonly string[], after: string): boolean {
  if (LETTERED.has(first) && (second?.length === 1 || (second === undefined && /^ [A-Z](?![A-Za-z])/.test(after)))) {
    return true;
  }
  const isNamed = second !== undefined && others.length === 0 && !isListedName(second);
  return isNamed && isThingBefore(first) && (listedBits(first) & GIVEN) === 0;
}

// "[05/Jun/2024:08:14:02 +0200]" in the log of a server, and "network:" above the settings of a program.
function isMonthOrKey(source: string, { start, end }: TextRange): boolean {
  const [before, after] = [source.slice(Math.max(0, start - BEFORE), start), source.slice(end, end + AFTER)];
  const isMonth = before.endsWith('/') && /^\/(?:19|20)\d\d:/.test(after);
  const isKey =
    /(?:^|\n) *$/.test(before) && /^:\s*\n +[\w"'-]/.test(after) && /^\p{Ll}+$/u.test(source.slice(start, end));
  return isMonth || isKey;
}

// "AUTORES", "MANPATH": headings and variables in capitals, above and before lowercase letters. "SNOEIJ, Bartje" is a
// surname.
const isCapitals = (source: string, { start, end }: TextRange, name: string): boolean =>
  CAPITALS.test(source.slice(start, end)) &&
  !isListedName(name) &&
  BEFORE_LOWERCASE.test(source.slice(end, end + AFTER));
const CAPITALS = /^\p{Lu}{4,}$/u;
const BEFORE_LOWERCASE = /^(?!,? \p{Lu}\p{Ll}).{0,60}\p{Ll}{3}/su;

// "Elke regel", "irá", "Om $HOME": names in other languages that are words in this one, if they are in lower case,
// short, or begin a sentence. "Inga" before a verb or a sign may be a person.
function isWordHere(source: string, { start, end }: TextRange, isWord: boolean): boolean {
  const written = source.slice(start, end);
  return (
    isWord &&
    (written.length <= SHORT_WORD ||
      written === written.toLowerCase() ||
      (BEGINNING.test(textBefore(source, start, BEFORE)) && /^ +\p{Ll}/u.test(source.slice(end, end + 4))))
  );
}
const SHORT_WORD = 3;

const BEGINNING = /(?:^|[.!?:] |\n *)$/;

// "Malerbetrieb Rabenhorst", "Garage du Moulin": a single name after a word for a firm or goods, with or without an
// article between them.
function isAfterThing(before: string): boolean {
  const last = wordBefore(before, before.length);
  const word = ARTICLES.has(last) ? wordBefore(before, before.length - last.length - 1) : last;
  return isGoodsBefore(last) || isThingBefore(word);
}

// "Ospedale Paolo Borsellino", 'Istituto Comprensivo "A. MANZONI"', "Biblioteca Comunale Marozzi": an institution, also
// with quotation marks, an initial, or a word for its kind before the name. A single name is read above.
function isOfInstitution(before: string, words: readonly string[]): boolean {
  const start = before.replace(/[a-z]\. $/, '').replace(/["'] ?$/, '').length;
  const isQuoted = /["']/.test(before.slice(start));
  return (
    (words.length > 1 && INSTITUTION.test(before)) ||
    ((isQuoted || isKindOfThing(wordBefore(before, start))) && isThingWord(before, start))
  );
}

// Before a full name, a firm or a greenhouse can be that person's own: "szklarnia Krystyny Nowak".
const INSTITUTION =
  /(?:^|[^a-z])(?:ospedale|hospital|hopital|szpital|krankenhaus|klinikum|sjukhus|sjukhuset|ziekenhuis|istituto|instituto|institut|liceo|lycee|liceum|gymnasium|scuola|ecole|escuela|escola|school|skola|museo|musee|museu|museum|muzeum|teatro|theatre|theater|biblioteca|bibliotheque|bibliothek|bibliotheek|fondazione|fondation|fundacion|fundacao|fundacja|stiftung|stichting|universita|universite|universidad|universidade|uniwersytet|universitat) $/;

// "zu denen ein Benutzer gehört", "each tenant": after a determiner, a word that is not listed as a name.
const isNoun = (before: string, name: string): boolean =>
  DETERMINERS.has(wordBefore(before, before.length)) && !isListedName(name);

const DETERMINERS = wordSet(
  `each every ein eine einen einem einer welcher welche welchen jeder jede jeden keiner dieser diesen diesem un une
  chaque quel quelle uno una cada ogni uma een elke iedere welke ett varje vilken vilket hvert hver kazdy ktory`,
);

const ARTICLES = wordSet('du de des della del di do da van von zum zur');

// "a avo, Dona Bia", "a mia moglie Doina": in lower case, neither a word for a relative nor "my" is a name.
const isRelative = ([word = '', ...others]: readonly string[], first: string, after: string): boolean =>
  others.length === 0 &&
  (KIN.has(word) || (/^(?:mia|sua|tua)$/.test(word) && KIN.has(after))) &&
  first === first.toLowerCase();

// "Mo 18-20", "Betreff: R: R: Angebot", "model: Zoe": a day, a reply, a thing, a department, or a firm whose staff work
// at other firms.
function isDayOrThing(before: string, onwards: string, name: string): boolean {
  const after = onwards.slice(name.length);
  const isDay =
    DAYS_AND_SHIFTS.has(name) && (DAY_ENDS.test(after) || (name.length > SHORT_DAY && after.startsWith(': ')));
  const isReply = name.length === 1 && after.startsWith(':') && /: $/.test(before);
  return isDay || isReply || isThingLabel(labelBefore(before)) || FIRMS_AT_WORK.has(name) || DEPARTMENTS.has(name);
}

const labelBefore = (before: string): string => /([a-z]{3,20})["']?: ?["']?$/.exec(before)?.[1] ?? '';

// "Fundacja im. Heleny Modrzyńskiej": an institution is named after this person.
const isPatron = (before: string): boolean => /(?:^|[^a-z])(?:im\.|imienia) $/.test(before);

// "sede: Palazzo Galvani"
function isUnderPlaceLabel(before: string): boolean {
  const label = labelBefore(before);
  return isPlaceLabel(label) && !DEPARTMENTS.has(label);
}

// "[14:03] support: what's your username?": at the beginning of a line, a speaker that is a department or a role.
function isImpersonalSpeaker(before: string, onwards: string, name: string): boolean {
  return (
    /^ ?[:>] /.test(onwards.slice(name.length, name.length + 3)) && LINE_BEFORE.test(before) && isUnnamedSpeaker(name)
  );
}

const isUnnamedSpeaker = (name: string): boolean =>
  IMPERSONAL_SPEAKERS.has(name) || NO_SPEAKERS.has(name) || UNNAMED_SPEAKERS.has(name);
const LINE_BEFORE = /(?:^|\n)(?:[[(]?\d{1,4}[\d/.:, -]{2,20}[\])]?(?: -)? {1,2})?<?$/;

// "80142|Napoli", "Luogo e data di nascita: Milano": after a post code or a label for a place, the name of a town means
// the town.
const isTown = (before: string, name: string): boolean =>
  (listedBits(name) & PLACE) !== 0 && (/\d{5}[|;, ]{1,3}$/.test(before) || BIRTHPLACE.test(before));
const BIRTHPLACE =
  /(?:^|[^a-z])(?:luogo|lieu|lugar|local|place|geburtsort|geboorteplaats|miejsce|fodelseort|naturalidade|naturel)[a-z ]{0,24}: $/;

const DAY_ENDS = /^[.,]? {0,2}(?:\d|\|)/;
// "Niedziela: …" is a day; "Mo: …" may also be a speaker.
const SHORT_DAY = 4;

const foldedLower = (text: string): string => foldWhole(text).text.toLowerCase();

// "Olá, Rosângela!": without its accent the greeting is a name. "Hilsen Ahmet": a greeting or closing of a letter.
const isGreeting = (written: string, folded: string): boolean =>
  written.normalize('NFC').toLowerCase() === 'olá' || (GREETINGS_AND_CLOSINGS.has(folded) && !isListedName(folded));

// "La Huertana, S. L.": a letter of a legal form that is written with spaces.
const isLetterOfForm = (before: string, onwards: string, { length }: string): boolean =>
  length === 1 && SPACED_FORM.test(`${before.slice(-BEFORE_LETTER)}${onwards.slice(0, AFTER_LETTER)}`);

// "R. & J. Askew Heating": the initials of partners.
const isPartner = (before: string, onwards: string, { length }: string): boolean =>
  length === 1 && (/^.\.? ?& ?[A-Z]/.test(onwards) || /[a-z]\.? ?& ?$/.test(before));

// "F. nacimiento: …", "F.lli Esposito": the letter of a shortened word, and the end of one.
const isShortened = (before: string, onwards: string, { length }: string): boolean =>
  (length === 1 && /^[A-Z]\.? [a-z]{4,20} ?:/.test(onwards)) ||
  (/(?:^|[^a-z])f\.$/.test(before) && onwards.startsWith('lli '));

// "t: +44 117 …", "P. IVA 0128…", "f. d. R.": the letter of a label, and the last letter of a phrase.
function isLetterOfPhrase(source: string, { start, end }: TextRange): boolean {
  const onwards = source.slice(end, end + AFTER_LETTER);
  return (
    end - start === 1 &&
    (/^: ?[+(\d]/.test(onwards) ||
      /^\. ?(?:IVA|VAT|I\.V\.A)/.test(onwards) ||
      (/^\p{Lu}/u.test(source.slice(start, end)) &&
        /(?:^|[\s(])\p{Ll}\. ?$/u.test(textBefore(source, start, AFTER_LETTER))))
  );
}

const SPACED_FORM = /, (?:S\. ?(?:[ALC]|C\. ?A|L\. ?[ULPN]|p\. ?A|r\. ?l|A\. ?S|n\. ?c)\.|[BN]\. ?V\.)/i;
// A comma, a space, and the letters before and after one of these forms.
const BEFORE_LETTER = 8;
const AFTER_LETTER = 6;
