import { isDepartment, isListedName, isTitle, listedBits, nameBits } from '../../names/name-bits.ts';
import { PARTICLES, SURNAME_PARTICLES } from '../../names/particles.ts';
import { GIVEN, ORGANIZATION, SURNAME } from '../../names/word-bits.ts';

import { compileExpression } from '../../text/compiled-expression.ts';
import { allMatches, matchAt } from '../../text/match-at.ts';
import type { ScannedText } from '../../text/scanned-text.ts';
import { CELL_BORDER } from '../../text/tables/table-cells.ts';
import { lineNear, textAfter, textBefore } from '../../text/text-beside.ts';
import type { TextRange } from '../../text/text-range.ts';
import { phraseSet } from '../../word-set.ts';
import type { Field } from './fields.ts';
import {
  isArticleAndWord,
  isDescription,
  isFirm,
  isLabelAgain,
  isOffice,
  isPlain,
  isWithoutPerson,
  meansNobody,
  WORD,
  type Word,
  wordAt,
} from './name-parts.ts';
import { isOnlyInCells } from './only-in-cells.ts';

// No name has more words; a longer cell is a sentence.
const WORDS_MAX = 6;

/** Returns the name that fills a cell, without titles; null where the cell contains anything other than a person. */
export function wholeName(scanned: ScannedText, field: Field): TextRange | null {
  const { text, lower } = scanned;
  const { start } = field;
  const bracket = text.slice(start, field.end).indexOf(' (');
  const end = bracket === -1 ? field.end : start + bracket;
  const words = wordsIn({ text, lower }, start, end);
  if (words === null || words.length === 0 || words.length > WORDS_MAX) {
    return null;
  }
  const name = { start: (words[0] as Word).start, end: (words.at(-1) as Word).end };
  return !isLoneInCapitals(text, name, field.label) &&
    !isIdentifier(text.slice(name.start, name.end)) &&
    // The heading of the column, which a table that goes on in another passage repeats.
    lower.slice(name.start, name.end) !== field.label &&
    !isPhrase(words) &&
    (isSurnameFirst(text, words) ||
      isTitledFamily(lower, words, start) ||
      (isPerson(field, words) && (field.isPersonal || !isArticleAndWord(text, words))) ||
      isSurnameInRow(scanned, words, field.label))
    ? name
    : null;
}

// "MyFirstPortfolio", "providerName: 'SCAdmin'": words joined as programs join them, without a name among them, and no
// surname such as "McDonald", "DeVito", "MacLeod" or "LaRue".
const isIdentifier = (written: string): boolean =>
  JOINED_WORDS.test(written) &&
  !SURNAME_PREFIX.test(written) &&
  !(written.match(/[A-Z][a-z]{1,20}/g) ?? []).some((word) => isListedName(word.toLowerCase()));

const JOINED_WORDS = /^(?=[A-Za-z]{4,60}$)(?=[A-Z]{0,4}[a-z]{1,30}[A-Z]|[A-Z]{2,4}[a-z])[A-Z]/;
const SURNAME_PREFIX =
  /^(?:Ma?c|De[lrs]?|D[aiou]|L[aeo]|Van|Von|O|Fitz|St|San|Al|Bin|Ben|Ter|Saint|Sankt|Santa?|Mont|Ait|Ould|Abd|Abu|Nic)[A-Z]/;

// "BAJA", "ENTIDAD": a word in capitals that is not a known name, in a row with no name in capitals. Only surnames are
// written in capitals beside a given name that is not: "nom;prenom", "NZUZI;Clarisse".
function isLoneInCapitals(text: string, { start, end }: TextRange, label: string): boolean {
  const written = text.slice(start, end);
  // "F CASTELBARCO": cards have an initial and the surname.
  if (/[a-z]/.test(written) || (HOLDER.test(label) && /^[A-Z]\.? [A-Z]{3,24}$/.test(written))) {
    return false;
  }
  const row = lineNear(text, { start, end }, ROW_MAX);
  const isNamed = allMatches(IN_CAPITALS, row).some(({ 0: word }) => isListedName(word.toLowerCase()));
  return !isNamed && !(SURNAME_LABELS.has(label) && isBesideGivenName(text, { start, end }));
}

const HOLDER =
  /^(?:card ?holder(?: name)?|card holder|account holder|karteninhaber(?:in)?|kontoinhaber(?:in)?|titulaire(?: de la carte)?|titular(?: de la tarjeta| do cartao)?|intestatari[oa]|kaarthouder|rekeninghouder|posiadacz(?:ka)?(?: karty)?|kortinnehavare|kontoinnehavare)$/;

function isBesideGivenName(text: string, { start, end }: TextRange): boolean {
  const [, before] = CELL_BEFORE.exec(textBefore(text, start, CELL_MAX)) ?? [];
  const [, after] = CELL_AFTER.exec(textAfter(text, end, CELL_MAX)) ?? [];
  return [before, after].some((name) => name !== undefined && (nameBits(name.toLowerCase()) & GIVEN) !== 0);
}

const IN_CAPITALS = /[A-Z]{3,20}/g;
// The first word of the next cell, or the last one of the cell before, beyond quotation marks and a border. Between
// them, Dutch tables have a column for "van der".
const CELL_AFTER = compileExpression(
  `^["' ]{0,2}(?:[${CELL_BORDER};,|\\t]["' a-z]{0,12}){1,2}([A-Z][a-z\u00AA-\uFFFB]{1,20})`,
  '',
);
const CELL_BEFORE = compileExpression(
  `([A-Z][a-z\u00AA-\uFFFB]{1,20})(?:["' ]{0,2}[${CELL_BORDER};,|\\t]["' a-z]{0,12}){1,2}$`,
  '',
);
const CELL_MAX = 40;
const SURNAME_LABELS = phraseSet(
  'nom,nom de famille,apellido,apellidos,surname,last name,lastname,family name,cognome,achternaam,nachname,familienname,nazwisko,efternamn,apelido,apelidos',
);

// A printed row and some room: enough to see whether its other words are in capitals.
const ROW_MAX = 200;

// "Interinale, da definire": words in lower case without a known name.
const isPhrase = (words: readonly Word[]): boolean =>
  words.some(({ isCapital, lower }) => !isCapital && !PARTICLES.has(lower)) &&
  !words.some(({ lower }) => isListedName(lower));

// "Feldhaus, Greta": one word before a comma and given names is a surname, even if it ends like a word for a thing.
function isSurnameFirst(text: string, [surname, ...given]: readonly Word[]): boolean {
  return (
    surname !== undefined &&
    given.length > 0 &&
    text.charAt(surname.end) === ',' &&
    surname.isCapital &&
    isPlain(surname) &&
    !isDepartment(surname.lower) &&
    given.every(({ lower, isCapital }) => isCapital && (listedBits(lower) & GIVEN) !== 0)
  );
}

// "Nachname;Vorname" above "Bank;Peter": beside a given name, any word below such a heading is a surname, unless the
// text also has it elsewhere, where it would be removed too. "nom" also heads the names of things.
function isSurnameInRow(scanned: ScannedText, words: readonly Word[], label: string): boolean {
  const [surname] = words as readonly [Word];
  const isWord = words.length === 1 && surname.isCapital && !meansNobody(surname) && !isDepartment(surname.lower);
  return (
    isWord &&
    label !== 'nom' &&
    SURNAME_LABELS.has(label) &&
    isBesideGivenName(scanned.text, surname) &&
    isOnlyInCells(scanned, scanned.text.slice(surname.start, surname.end))
  );
}

// "fam. Ter Haar": after a title and a particle, an everyday word is a surname.
function isTitledFamily(lower: string, words: readonly Word[], start: number): boolean {
  const [first] = words as readonly [Word];
  const last = words.at(-1) as Word;
  return (
    words.length > 1 &&
    first.start > start &&
    SURNAME_PARTICLES.has(first.lower) &&
    last.isCapital &&
    isTitle(lower.slice(start, first.start).replace(/\.? $/, ''))
  );
}

function isPerson({ kind, isPersonal, label }: Field, words: readonly Word[]): boolean {
  const names = words.filter(({ lower: word }) => !PARTICLES.has(word) && word.length > 1);
  if (kind === 'person' && !names.some(isFirm) && isAfterParticle(words)) {
    return true;
  }
  if (
    isWithoutPerson(names) ||
    isDescription(label, names) ||
    isLabelAgain(label, names) ||
    isOffice(names, '') ||
    names.some(meansNobody) ||
    names.some(isFirm) ||
    (words.length > 1 && ((words.at(-1)?.bits ?? 0) & ORGANIZATION) !== 0)
  ) {
    return false;
  }
  const known = names.filter(({ bits }) => (bits & (GIVEN | SURNAME)) !== 0);
  if (known.length === 0 && names.every((name) => !isPlain(name))) {
    return false;
  }
  return kind === 'person' || isPersonal || (names.length > 1 && known.some(isPlain));
}

// "van 't Hof": after a particle an everyday word is a surname; not after an article.
function isAfterParticle(words: readonly Word[]): boolean {
  const [before, last] = words.slice(-2);
  return last?.isCapital === true && before !== undefined && /^(?:van|von|'t|ter|ten|af)$/.test(before.lower);
}

// The words of a cell without the titles before them; null when anything else comes between the words.
function wordsIn({ text, lower }: Pick<ScannedText, 'text' | 'lower'>, start: number, end: number): Word[] | null {
  const words: Word[] = [];
  for (let at = start; at < end; ) {
    const written = matchAt(WORD, text, at);
    if (written === null || at + written.length > end) {
      return null;
    }
    const word = wordAt({ text, lower }, at, written);
    at += written.length;
    const gap = matchAt(GAP, text, at) ?? '';
    at += gap.length;
    if (words.length > 0 || !isTitle(word.lower)) {
      words.push(gap.startsWith('.') ? { ...word, end: word.end + 1 } : word);
    }
  }
  return words;
}

const GAP = /\.?,? {1,2}|[_.,]/y;
