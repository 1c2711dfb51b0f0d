import { onceFor } from '../../../once.ts';
import type { Finding } from '../../finding.ts';
import { isPhoneInPlan } from '../../formats/phones.ts';
import {
  COMMON,
  GIVEN,
  listedBits,
  nameBits,
  ORGANIZATION,
  PLACE,
  SHORT,
  SURNAME,
  TECHNICAL,
} from '../../names/name-bits.ts';
import { PARTICLES } from '../../names/particles.ts';
import type { ScannedText } from '../../text/scanned-text.ts';
import type { TextRange } from '../../text/text-range.ts';
import { isNotPartOfName } from '../names/framed-name.ts';
import { isLegalForm } from '../things/legal-form.ts';
import { beginsWithThing, endsInThing, isGoodsBefore, isThingBefore } from '../things/thing-words.ts';
import { type BirthColumn, birthColumnOf } from './birth-columns.ts';
import { type Row, rowsOfRecords } from './rows-of-records.ts';

/** Rows of persons that no heading describes. */
interface Records {
  /** The names, each in one cell or in two. */
  readonly names: readonly TextRange[];
  /** The dates of birth. */
  readonly births: readonly TextRange[];
  /** The phone numbers. */
  readonly phones: readonly TextRange[];
}

/**
 * Finds the names in rows without a heading whose other cells show that each is the record of a person: all cells of a
 * column are names, at least half of them listed, and the rows have addresses, phone numbers or dates of birth.
 */
export const findNamesInRecords = (scanned: ScannedText): Finding[] =>
  recordsIn(scanned).flatMap(({ names }) =>
    names.map(({ start, end }): Finding => ({ kind: 'PERSON', start, end, strength: 2 })),
  );

const recordsIn = onceFor((scanned: ScannedText): Records[] =>
  rowsOfRecords(scanned).flatMap((rows) => recordsOf(scanned, rows) ?? []),
);

function recordsOf(scanned: ScannedText, rows: readonly Row[]): Records | null {
  if (!rows.some((row) => row.some((cell) => mayBeValue(scanned.text, cell)))) {
    return null;
  }
  const width = Math.min(...rows.map(({ length }) => length));
  const columns = Array.from({ length: width }, (_, column) => column);
  const { names, first } = namesInColumns(scanned, rows, columns);
  if (names.length === 0) {
    return null;
  }
  // A date before the name is the date of a log entry: "2001-03-12;INFO;Anna Huber".
  const dates = columns
    .filter((column) => column > first)
    .map((column) => rows.map((row) => row[column] as TextRange))
    .map((cells) => birthColumnOf(scanned.text, cells));
  const birth = birthColumnAmong(dates.filter((column) => column !== null));
  const isReachable = rows.some((row) => row.some((cell) => isContact(scanned.text, cell)));
  // One row alone may be anything, unless it says how to reach somebody.
  const isOfPersons = isReachable || (birth !== undefined && rows.length > 1);
  const phones = columns.flatMap((column) => phonesIn(scanned.text, rows, column));
  return isOfPersons ? { names, births: birth?.dates ?? [], phones } : null;
}

// Whether a cell can be a date, a phone number or an address, which most tables do not have.
const mayBeValue = (text: string, { start, end }: TextRange): boolean =>
  end - start >= VALUE_MIN && (/[\d+(]/.test(text.charAt(start)) || text.slice(start, end).includes('@'));
const VALUE_MIN = 6;

// A single number may be of any kind.
function phonesIn(text: string, rows: readonly Row[], column: number): TextRange[] {
  const filled = rows.map((row) => row[column] as TextRange).filter(({ start, end }) => end > start);
  const arePhones = filled.every(({ start, end }) => isPhone(text.slice(start, end)));
  return arePhones && filled.length > 1 ? filled : [];
}

const isPhone = (written: string): boolean => isPhoneInPlan(written) || isPhoneInPlan(written);

// Persons are born long before they are hired or order something: of two columns with dates close together, neither has
// dates of birth.
function birthColumnAmong(columns: readonly BirthColumn[]): BirthColumn | undefined {
  const [first, second] = columns.toSorted((a, b) => a.latest - b.latest);
  return first !== undefined && (second === undefined || second.earliest - first.latest >= GROWN_UP)
    ? first
    : undefined;
}

const GROWN_UP = 10;

const isContact = (text: string, { start, end }: TextRange): boolean => {
  const written = text.slice(start, end);
  return (
    MAIL.test(written) || (/^\+?[\d(]/.test(written) && (/^\+\d[\d /-]{7,18}$/.test(written) || isPhoneInPlan(written)))
  );
};

const MAIL = /^[^\s@]{1,64}@[^\s@]{1,64}\.[a-z]{2,10}$/i;

/** The names in some columns, and the index of the first of these columns. */
interface NameColumns {
  readonly names: readonly TextRange[];
  readonly first: number;
}

// The names in all columns that hold whole names or, if there are none, in pairs of columns that hold their parts.
function namesInColumns(scanned: ScannedText, rows: readonly Row[], columns: readonly number[]): NameColumns {
  const read = (count: 1 | 2): NameColumns => {
    const ofColumns = columns.map((column) => namesFrom(scanned, rows, { column, count }));
    return { names: ofColumns.flat(), first: ofColumns.findIndex(({ length }) => length > 0) };
  };
  const whole = read(1);
  return whole.names.length > 0 ? whole : read(2);
}

// The names in one column or two, if at least half of them, and both of two, are known, and no cell holds anything
// else.
function namesFrom(
  scanned: ScannedText,
  rows: readonly Row[],
  { column, count }: { readonly column: number; readonly count: 1 | 2 },
): TextRange[] {
  const filled = rows
    .map((row) => nameIn(scanned, row.slice(column, column + count), count))
    .filter((name) => name !== 'none');
  const known = filled.filter((name) => name?.isKnown === true).length;
  const isEnough = known * 2 >= filled.length && known >= Math.min(KNOWN_MIN, filled.length);
  return isEnough && !filled.includes(null) ? filled.flatMap((name) => name?.cells ?? []) : [];
}

// A list of firms may include one person's name. Not measured.
const KNOWN_MIN = 2;

interface CellName {
  readonly cells: readonly TextRange[];
  readonly isKnown: boolean;
}

// The name in these cells; "none" if they are empty, null if they hold something else.
function nameIn(scanned: ScannedText, cells: Row, count: 1 | 2): CellName | 'none' | null {
  const filled = cells.filter(({ start, end }) => end > start);
  if (filled.length === 0) {
    return 'none';
  }
  const words = filled.map((cell) => wordsOf(scanned, cell));
  const all = words.flat();
  const names = all.filter(({ lower }) => !PARTICLES.has(lower));
  const isName =
    filled.length === count &&
    words.every((each) => each.length > 0) &&
    names.length > 1 &&
    all.length <= WORDS_MAX &&
    names.every((word) => isNamePart(scanned, word)) &&
    !isThing(names.map(({ lower }) => lower));
  return isName ? { cells: filled, isKnown: isKnown(names) } : null;
}

// A given name, two surnames and particles.
const WORDS_MAX = 5;

interface Word extends TextRange {
  readonly lower: string;
  readonly bits: number;
}

function wordsOf({ text, lower }: ScannedText, { start, end }: TextRange): Word[] {
  const written = text.slice(start, end);
  return NAME.test(written)
    ? [...written.matchAll(EACH)].map(({ 0: word, index }) => {
        const from = start + index;
        const lowercase = lower.slice(from, from + word.length);
        return { start: from, end: from + word.length, lower: lowercase, bits: nameBits(lowercase) };
      })
    : [];
}

// Capitalized words with particles between them, in either order: "Huber, Anna", "ZABREK Quillon", "Bram de Wit".
const NAME =
  /^(?:[a-z']{1,4} ){0,2}[A-Z][A-Za-z\u00AA-\uFFFB'-]{1,24}(?:,? (?:[a-z']{1,4} ){0,2}[A-Z][A-Za-z\u00AA-\uFFFB'-]{1,24}){0,3}$/;
const EACH = /[A-Za-z\u00AA-\uFFFB'-]{1,25}/g;

const isNamePart = (scanned: ScannedText, word: Word): boolean =>
  (word.bits & (GIVEN | SURNAME)) !== 0 || (word.lower.length > 2 && !isNotPartOfName(scanned, word));

const OTHER = COMMON | TECHNICAL | PLACE | ORGANIZATION;

// A listed given name without another meaning, beside a surname or an unlisted word.
function isKnown(names: readonly Word[]): boolean {
  const given = names.findIndex(
    ({ lower, bits }) => (listedBits(lower) & GIVEN) !== 0 && ((bits & OTHER) === 0 || (bits & SHORT) !== 0),
  );
  return given !== -1 && names.some(({ bits }, i) => i !== given && ((bits & OTHER) === 0 || (bits & SURNAME) !== 0));
}

const isThing = (words: readonly string[]): boolean =>
  beginsWithThing(words) ||
  endsInThing(words) ||
  isLegalForm(words.at(-1) ?? '') ||
  words.slice(0, -1).some((word) => isThingBefore(word) || isGoodsBefore(word));
