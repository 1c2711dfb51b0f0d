import { MONTHS } from '../../addresses/street-words.ts';
import type { PersonalDataKind } from '../../kinds.ts';
import { fieldKindOf } from '../../labels/labels.ts';
import { KIN } from '../../names/kin.ts';
import { COMMON, EVERYDAY, GIVEN, listedBits, nameBits, SURNAME } from '../../names/name-bits.ts';
import { isAlsoWord, isFunctionWord, isInLanguage, isInOtherLanguage } from '../../names/words-of-languages.ts';
import { compileExpression } from '../../text/compiled-expression.ts';
import { allMatches } from '../../text/match-at.ts';
import type { ScannedText } from '../../text/scanned-text.ts';
import { textAfter, textBefore } from '../../text/text-beside.ts';
import type { TextRange } from '../../text/text-range.ts';
import { wordSet } from '../../word-set.ts';
import { isInRowOfGoods } from '../things/row-of-goods.ts';
import { type Candidate, isGiven, isPlain, isSurname } from './name-candidate.ts';
import { endsOf, type NameWord } from './name-run.ts';
import { followsThingNoun, isAgentNoun } from './noun-before.ts';
import { wordAfter } from './person-context.ts';
import { DOING, ROLES } from './person-words.ts';
import { describesPerson } from './word-as-name.ts';

/** Evidence from the whole text about the names in it. */
interface TextEvidence {
  /** Whether the text also contains persons or contact details; a price list contains neither. */
  readonly isAboutPeople: boolean;
  /** Whether a range contains a value that belongs to a person. */
  readonly hasValue: (line: TextRange) => boolean;
  /** Words that the text uses for things. */
  readonly things: ReadonlySet<string>;
}

/** Kinds of values that occur with persons. */
export const KINDS_OF_PEOPLE: ReadonlySet<PersonalDataKind> = new Set([
  'EMAIL',
  'PHONE',
  'DATE_OF_BIRTH',
  'NATIONAL_ID',
  'US_SSN',
  'PASSPORT',
  'DRIVER_LICENSE',
  'IBAN',
  'CREDIT_CARD',
]);

// A line of prose or a row of a table; it limits the work in a text that is one long line. Not measured.
const REACH = 160;
// A name without another meaning is enough alone, unless there is evidence against it.
const ENOUGH = 1;

/**
 * Whether a name that no title, role, label or verb identifies belongs to a person. Evidence for it: how likely the
 * words are a name, persons elsewhere in the text, and the words of a sentence beside it. Evidence against it: a row of
 * goods, a word for a thing before it, another meaning of the name in the text's language.
 */
export function hasEvidence(scanned: ScannedText, candidate: Candidate, evidence: TextEvidence): boolean {
  const { names, words } = candidate;
  const [first, last] = endsOf(words);
  const place = { start: first.start, end: last.end };
  const isAlone = names.length === 1;
  if (!evidence.isAboutPeople && !isAlone && !mayBelongToPerson(names)) {
    return false;
  }
  const isThingElsewhere = isAlone && evidence.things.has(first.lower);
  if (isThingElsewhere || isPartOfThing(scanned, candidate)) {
    return false;
  }
  const cell = cellAround(scanned, place);
  const isAmongGoods = cell.isGoods && !evidence.hasValue({ start: cell.lineStart, end: cell.lineEnd });
  const score =
    sureness(scanned, candidate, cell.isSentence) +
    (evidence.isAboutPeople ? 1 : 0) +
    (cell.isSentence || cell.isBesideName ? 1 : 0) +
    (isAmongGoods ? -2 : 0);
  return score >= ENOUGH;
}

// "Schlosser Uwe", "Tavares Simon": a known given name, either first or after a role or an unlisted word. Not "Villa
// Johanna".
function mayBelongToPerson(names: readonly NameWord[]): boolean {
  const [first, last] = endsOf(names);
  const isThing = (listedBits(first.lower) & (COMMON | EVERYDAY)) !== 0 && !isAgentNoun(first.lower);
  return isGiven(first) || (isGiven(last) && !isThing);
}

/**
 * Whether a single name, in a text without other persons, is the name of a thing ("Blok Irena"), unless the sentence
 * says something that is said only about persons.
 */
export const isThingName = (scanned: ScannedText, name: TextRange): boolean =>
  followsThingNoun(scanned, name) && !describesPerson(scanned, name);

// How likely the words are a name: most likely a given name without another meaning and a listed or unknown surname.
// "Asma Brônquica" is a word and an unknown one.
function sureness(scanned: ScannedText, { names }: Candidate, isInSentence: boolean): number {
  const [first, last] = endsOf(names);
  // Within a sentence, only German capitalizes other words; "Pierre de taille" can begin one in any language.
  const isAmbiguous = !isInSentence || isInLanguage(scanned, 'de') || isFollowedBy(OF_MATTER, scanned, first);
  const isWord = isAmbiguous && isAlsoWord(scanned, first.lower) && !isFollowedBy(DOING, scanned, first);
  if (names.length === 1 && isMonth(scanned, first)) {
    return -3;
  }
  if (names.length === 1) {
    return isWord ? -1 : 1;
  }
  if (isSurname(last)) {
    return isGiven(first) && isPlain(last) ? 3 : 2;
  }
  const isCode = /^(?![IVX]{2})[A-Z]{1,4}$/.test(scanned.text.slice(last.start, last.end));
  return isWord || isCode ? 1 : 2;
}

// "1 de Março", "März 2026"
function isMonth({ lower }: ScannedText, { start, end, lower: word }: NameWord): boolean {
  const before = textBefore(lower, start, 8);
  // "Março" folds to the given name "Marco".
  return word === 'marco'
    ? /\d de $/.test(before)
    : MONTHS.test(word) && (/\d\.? (?:de |di )?$/.test(before) || /^ \d/.test(textAfter(lower, end, 2)));
}

const isFollowedBy = (words: ReadonlySet<string>, { lower }: ScannedText, { end }: NameWord): boolean =>
  words.has(wordAfter(lower, end + 1));

// "Pierre de taille"
const OF_MATTER = wordSet('of de des du d di dei del della da do dos van');

// "Palestra Dino Zoff", "Royal Canin Jack Russell": within a sentence, a capitalized word before a name makes it the
// name of a thing, except in German, which capitalizes every noun.
function isPartOfThing(scanned: ScannedText, { names, before }: Candidate): boolean {
  const isKnown = names.length > 1 && isSurname(names.at(-1));
  if (before?.role !== 'name' || isKnown || !isInOtherLanguage(scanned, 'de')) {
    return false;
  }
  const { text } = scanned;
  const isWithin = /[a-z\u00AA-\uFFFB][,']? $|[A-Z][a-z\u00AA-\uFFFB]* $/.test(textBefore(text, before.start, 24));
  return isWithin && !ROLES.has(before.lower) && !KIN.has(before.lower) && fieldKindOf(before.lower) === undefined;
}

interface Cell {
  readonly lineStart: number;
  readonly lineEnd: number;
  readonly isSentence: boolean;
  /** Whether the cell before or after contains a surname. */
  readonly isBesideName: boolean;
  readonly isGoods: boolean;
}

function cellAround(scanned: ScannedText, { start, end }: TextRange): Cell {
  const { text, lower } = scanned;
  const left = textBefore(text, start, REACH).split('\n').at(-1) ?? '';
  const [right = ''] = textAfter(text, end, REACH).split('\n', 1);
  const [lineStart, lineEnd] = [start - left.length, end + right.length];
  const cells = left.split(SEPARATOR);
  const from = start - (cells.at(-1) ?? '').length;
  const to = end + (right.split(SEPARATOR, 1)[0] ?? '').length;
  const beside = `${lower.slice(from, start)} ${lower.slice(end, to)}`;
  return {
    lineStart,
    lineEnd,
    isSentence:
      isSentence(beside) ||
      isParagraph(text, { start, end }) ||
      endsSentence(text.slice(from, Math.min(to + 1, lineEnd))),
    isBesideName: isOnlySurname(cells.at(-2)?.trim()) || isOnlySurname(CELL_AFTER.exec(right)?.[1]),
    isGoods: isInRowOfGoods(scanned, { start, end }),
  };
}

// A name alone between blank lines signs or addresses something.
const isParagraph = (text: string, { start, end }: TextRange): boolean =>
  (start === 0 || text.startsWith('\n\n', start - 2)) && (end === text.length || text.startsWith('\n\n', end));

function isSentence(beside: string): boolean {
  const words = allMatches(WORD, beside).map(({ 0: word }) => word);
  return words.length >= WORDS_MIN || words.some(isFunctionWord);
}

const endsSentence = (cell: string): boolean => SENTENCE_END.test(cell) && WITHIN.test(cell);

const isOnlySurname = (word = ''): boolean => (nameBits(word.toLowerCase()) & (SURNAME | GIVEN)) === SURNAME;

// Most cells and list entries are shorter ("Head of Sales Europe"). Not measured.
const WORDS_MIN = 5;
const SENTENCE_END = /[a-z\u00AA-\uFFFB][.!?]$/;
const WITHIN = / [a-z\u00AA-\uFFFB]/;
const CELL_AFTER = compileExpression(
  '^ ?[;|\\t\\x1f] ?(?:[A-Z][a-z\\u00AA-\\uFFFB]{1,20} )?([A-Z][A-Za-z\\u00AA-\\uFFFB]{1,30})(?= ?[;|\\t\\x1f])',
  '',
);
const WORD = /[a-z\u00AA-\uFFFB]{1,20}/g;
const SEPARATOR = compileExpression('[|;\\t\\x1f]|[ .]{3,160}| {2}|,(?=[^ ])', '');
