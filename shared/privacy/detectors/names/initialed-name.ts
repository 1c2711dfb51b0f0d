import type { Finding } from '../../finding.ts';
import { fieldKindOf } from '../../labels/labels.ts';
import { KIN } from '../../names/kin.ts';
import {
  AMBIGUOUS,
  COMMON,
  GIVEN,
  listedBits,
  nameBits,
  ORGANIZATION,
  PLACE,
  SURNAME,
  TECHNICAL,
} from '../../names/name-bits.ts';
import { DUTCH_PARTICLES } from '../../names/particles.ts';
import { isTitle } from '../../names/titles.ts';
import { compileExpression } from '../../text/compiled-expression.ts';
import { allMatches, matchAt } from '../../text/match-at.ts';
import { occursInLowerCase } from '../../text/occurs-in-lower-case.ts';
import { isAlphanumeric, isLetter, type ScannedText } from '../../text/scanned-text.ts';
import { textAfter, textBefore } from '../../text/text-beside.ts';
import type { TextRange } from '../../text/text-range.ts';
import { isLegalForm } from '../things/legal-form.ts';
import { LETTERED, NUMBERED } from '../things/numbered-things.ts';
import { isThingBefore } from '../things/thing-words.ts';
import { INITIALS, isAbbreviation, isFollowedByThing, SURNAME_AFTER_INITIALS } from './beside/initials-and-surname.ts';
import { beginsWithVerb } from './beside/verb-after.ts';
import { isNamedAfter } from './named-things.ts';
import { wordBefore, wordEndingAt } from './person-context.ts';
import { OFFICE, ROLES } from './person-words.ts';
import { isQuoted } from './product-name.ts';

// What cannot come before initials: part of a word, or a number and a sign that folding does not map to a letter ("60
// °C. Add").
const NOT_BEFORE = compileExpression("[.'@/_&-]$|\\d ?\\x1f$", '');
// "z. B. Preprints", "i. d. R. Montag", "Fed. R. Bankr. P. 2008"
const ABBREVIATED =
  /(?:^|[^A-Za-z])(?:z\. ?[BTZ]|u\. ?[UA]|o\. ?[AE]|m\. ?[EW]|d\. ?[RH]|v\. ?[HT]|a\. ?D|n\. ?C|Fed\. R)\.$/;
const NOT_SURNAMES =
  /^(?:eur|helv|sc|arch|div|tech|mus|litt|exa|prof|eng|com|phil|capofamiglia|lote|aufl|tab|fig|abb)$|(?:tion|ment|ing|ness|ung|heit|keit|schaft|ungen|heiten|keiten|schaften|zione|cion|cao|ance|ence|ity|tat|wesen|logy|ology|isme|ismo|ismus)$/;

/** Finds names with initials instead of first names: "P. H. Merriweather", "Q.J. el Khattabi", "J.-Y. Quemeneur". */
export function findInitialedNames(scanned: ScannedText): Finding[] {
  const { text } = scanned;
  const found: Finding[] = [];
  for (const { 0: initials, index } of allMatches(INITIALS, text)) {
    const from = index + initials.length;
    if (isOtherThanInitials(text, index, initials)) {
      continue;
    }
    const surname = matchAt(SURNAME_AFTER_INITIALS, text, from);
    if (surname === null || isAlphanumeric(text, from + surname.length) || text.charAt(from + surname.length) === '@') {
      continue;
    }
    const end = from + surname.length;
    if (
      isDutchSurname(scanned, { start: index, end }, surname) ||
      isSurnameAfter(scanned, { index, initials, surname })
    ) {
      // "mr. Th. Smits": with a title, the surname would be found anyway.
      const isTitled = isTitle(titleWord(scanned.lower, index));
      const start = isMonsieur(initials, surname) ? from : index;
      found.push({ kind: 'PERSON', start, end, strength: isTitled ? 2 : 1 });
    }
  }
  return [...found, ...surnameFirst(scanned)];
}

// "J. van 't Hof": whatever follows these particles is a surname.
const isDutchSurname = (scanned: ScannedText, place: TextRange, surname: string): boolean =>
  DUTCH.test(surname) && !isFollowedByThing(scanned.text, scanned.lower, place.end) && !isPartOfThing(scanned, place);

const DUTCH = compileExpression(`^(?:${DUTCH_PARTICLES}) .{3}`, '');

// "A. Visser les quatre vis", and then a line "B. Poser …": the letter numbers a step, as it does after a line with the
// letter before it. A name in a list stands alone in its line or before a comma.
function numbersStep(text: string, { index, end }: Readonly<Record<'index' | 'end', number>>): boolean {
  if (!/^$|\n$/.test(textBefore(text, index, 1)) || !/^ [a-z\u00AA-\uFFFB]/.test(textAfter(text, end, 2))) {
    return false;
  }
  const code = text.charCodeAt(index);
  const [before, after] = [-1, 1].map((step) => `\n${String.fromCharCode(code + step)}. `) as [string, string];
  return (
    textAfter(text, end, STEP_MAX).includes(after) ||
    (text.charAt(index) !== 'A' && `\n${textBefore(text, index, STEP_MAX)}`.includes(before))
  );
}

// About two printed lines. Not measured.
const STEP_MAX = 160;

function isOtherThanInitials(text: string, index: number, initials: string): boolean {
  // "6 Fl. Korn" has a unit; in "6 F. Korn", 6 may be the number of a list item.
  const isUnit = /^[A-Z][hl]\./.test(initials) && /\d ?$/.test(textBefore(text, index, 2));
  return (
    isUnit ||
    isAlphanumeric(text, index - 1) ||
    NOT_BEFORE.test(textBefore(text, index, 3)) ||
    ABBREVIATED.test(textBefore(text, index + 2, 7))
  );
}

const titleWord = (lower: string, start: number): string =>
  wordEndingAt(lower, lower.startsWith('. ', start - 2) ? start - 2 : start - 1);

// "Sissons, H. was", "Okafor-Hart, D. J.; ": the surname, a comma, the initials.
function surnameFirst({ text, lower }: ScannedText): Finding[] {
  const found: Finding[] = [];
  for (const { 0: written, 1: surname = '', index } of allMatches(SURNAME_FIRST, text)) {
    const end = index + written.length;
    const bits = nameBits(textAfter(lower, index, surname.length));
    const isKnownName = (bits & SURNAME) !== 0 && (bits & AMBIGUOUS) === 0;
    const isForm = isLegalForm(
      written
        .slice(surname.length + 1)
        .replace(/[ .]/g, '')
        .toLowerCase(),
    );
    // In "M. Ruiz, P. Lima", the comma separates two names.
    const isAfterWord = /[A-Za-z0-9'@/.-]$|[A-Z][a-z]{1,20} $|(?:^|[^A-Za-z])[A-Z]\. $/.test(
      textBefore(text, index, 24),
    );
    if (
      !isAfterWord &&
      !isForm &&
      (isKnownName || DUTCH_LAST.test(written) || (bits === 0 && /^(?: [a-z(]|[;\n)]|$)/.test(textAfter(text, end, 2))))
    ) {
      found.push({ kind: 'PERSON', start: index, end, strength: 1 });
    }
  }
  return found;
}

const SURNAME_FIRST = compileExpression(
  `([A-Z][a-z\\u00AA-\\uFFFB]{2,24}(?:-[A-Z][a-z\\u00AA-\\uFFFB]{1,24})?), [A-Z]\\.(?:[ -]?[A-Z]\\.){0,2}(?: (?:${DUTCH_PARTICLES})(?![A-Za-z]))?`,
  'g',
);
// "Hof, J. van 't"
const DUTCH_LAST = compileExpression(` (?:${DUTCH_PARTICLES})$`, '');

function isSurnameAfter(
  scanned: ScannedText,
  { index, initials, surname }: { readonly index: number; readonly initials: string; readonly surname: string },
): boolean {
  const { lower } = scanned;
  const count = initials.split('.').length - 1;
  const end = index + initials.length + surname.length;
  const [last = ''] = lower
    .slice(end - surname.length, end)
    .split(' ')
    .slice(-1);
  const bits = bitsOf(last);
  if (!canBeSurname(scanned, { index, initials, last }, surname)) {
    return false;
  }
  const isPartOfOther = isPartOfThing(scanned, { start: index, end }) || isFollowedByOther(scanned, last, end);
  // "M. Da Silva", "M. N'Guessan": "M." is a title, except before a noun with its article ("B. Le Bailleur").
  const isTitled = isMonsieur(initials, surname);
  if (
    isPartOfOther ||
    isThingBefore(last) ||
    OFFICE.test(last) ||
    (initials === MONSIEUR && (bits & GIVEN) !== 0 && !isTitled)
  ) {
    return false;
  }
  const isSure = count > 1 || isTitled || /^[^A-Z]{1,12} |-/.test(surname) || /^[A-Z][a-z]/.test(initials);
  // "Gleis B. Züge fahren": after such a word, a rare surname may be a word that begins a sentence.
  const isFrequent = (listedBits(last) & SURNAME) !== 0 || !LETTERED.has(wordBefore(lower, index));
  return isSure || canBeSingleInitial(scanned, { index, end }, isPlain(bits) && isFrequent);
}

const MONSIEUR = 'M. ';
const isMonsieur = (initials: string, surname: string): boolean => initials === MONSIEUR && TITLED.test(surname);
const TITLED = /^(?:[A-Z][a-z]{1,4} [A-Z]|[A-Z]'[A-Z])/;

function canBeSurname(
  scanned: ScannedText,
  { index, initials, last }: { readonly index: number; readonly initials: string; readonly last: string },
  surname: string,
): boolean {
  const { text, lower } = scanned;
  const bits = bitsOf(last);
  const end = index + initials.length + surname.length;
  // "D. OKAFOR", not "B. PAYMENT" or "A. SMITH STREET"
  if (/[A-Z]{2}$/.test(surname)) {
    return isPlain(bits) && !/^ [A-Z]/.test(textAfter(text, end, 2));
  }
  if (isOtherWord(last, initials.toLowerCase().replace(/[^a-z]/g, '')) || isAbbreviation(text, index, initials)) {
    return false;
  }
  const isLong = initials.split('.').length > 3 && !isTitle(titleWord(lower, index));
  return (bits & SURNAME) !== 0 || !(isLong || !/[aeiouy\u00AA-\uFFFB]/.test(last) || occursInLowerCase(scanned, last));
}

const bitsOf = (surname: string): number => nameBits(surname.replace(/^o'/, 'o'));
const isPlain = (bits: number): boolean => (bits & SURNAME) !== 0 && (bits & AMBIGUOUS) === 0;

// "N. America" is part of a continent.
function isOtherWord(last: string, letters: string): boolean {
  const bits = nameBits(last);
  return (
    last.length < 3 ||
    NOT_SURNAMES.test(last) ||
    ((bits & (COMMON | ORGANIZATION | TECHNICAL)) !== 0 && (bits & SURNAME) === 0) ||
    ((bits & PLACE) !== 0 && /^[nsew]$/.test(letters))
  );
}

// "H.P. Ørums Gade", "«G. Zanella»"
function isPartOfThing(scanned: ScannedText, place: TextRange): boolean {
  // "Rue Victor B. Martin"
  const given = wordBefore(scanned.lower, place.start);
  const isGivenBefore = (listedBits(given) & GIVEN) !== 0;
  const start = isGivenBefore ? place.start - given.length - 1 : place.start;
  return isNamedAfter(scanned, { ...place, start }) || isQuoted(scanned, place);
}

// A single initial may end a sentence, number a list or belong to the word before it.
function canBeSingleInitial(
  { text, lower }: ScannedText,
  { index, end }: Readonly<Record<'index' | 'end', number>>,
  isPlainSurname: boolean,
): boolean {
  const word = wordBefore(lower, index);
  if (isPlainSurname || isTitle(word)) {
    return !numbersStep(text, { index, end });
  }
  const before = textBefore(text, index, 2);
  if (index === 0 || before.endsWith('\n') || /[#>*|-] $/.test(before)) {
    return SIGNED.test(textAfter(text, end, 44));
  }
  // "strefie B. Towary", "zone C. Livraison": the first letters of the alphabet number things after a word that does
  // not stand for a person.
  const isCounted = (/[A-F]/.test(text.charAt(index)) && word.length > 3 && !isPersonWord(word)) || NUMBERED.has(word);
  // "patiente L. Etcheverry": a word that does not end a sentence.
  const isLowerCase = word !== '' && isLetter(text, index - 2) && text.startsWith(word, index - 1 - word.length);
  return !/[A-Za-z].$|[\d)] $/.test(before) || (isLowerCase && !isCounted);
}

const isPersonWord = (word: string): boolean => ROLES.has(word) || KIN.has(word) || fieldKindOf(word) === 'person';

// "G. Brandauer, Schulleiter": an office after the name, and nothing after the office.
const SIGNED =
  /^,[ \n](?:[A-Za-z]{1,14} ){0,2}[A-Za-z]{0,20}(?:leiter(?:in)?|fuhrer(?:in)?|manager|rektor(?:in)?|dire[ck]t\w{2,5}|direttore|direttrice|diretora?|dyrektor\w{0,2}|chef\w{0,2}|prezes|kierowni\w{1,3}|gerente|solicitor|anwalt|anwaltin|advo[ck]a\w{1,4}|secretar\w{1,3}|sekreta\w{1,5}|president\w{0,3}|arzt|arztin|medecin|medic[oa]|lakare|lekarz|huisarts|surgeon|teacher|head|clerk|engineer|notar\w{0,3}|officer|ordforande|handlaggare)\.?(?:\n|$)/i;

const isFollowedByOther = (scanned: ScannedText, last: string, end: number): boolean =>
  isFollowedByThing(scanned.text, scanned.lower, end) || beginsWithVerb(scanned, last, end);
