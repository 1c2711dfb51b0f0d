import type { Finding } from '../../finding.ts';
import {
  COMMON,
  EVERYDAY,
  GIVEN,
  isListedName,
  nameBits,
  ORGANIZATION,
  PLACE,
  SHORT,
  SURNAME,
  TECHNICAL,
} from '../../names/name-bits.ts';
import { compileExpression } from '../../text/compiled-expression.ts';
import { allMatches } from '../../text/match-at.ts';
import type { ScannedText } from '../../text/scanned-text.ts';
import { CELL_BORDER } from '../../text/tables/table-cells.ts';
import { trimmed } from '../../text/tables/table-parts.ts';
import type { TextRange } from '../../text/text-range.ts';
import { isTableWithoutHeading } from '../fields/thing-fields.ts';
import { isNotPartOfName } from '../names/framed-name.ts';
import { isThingBefore } from '../things/thing-words.ts';

type Row = readonly TextRange[];

// Only a line with one of these separates cells; prose has a space after each comma.
const SEPARATED = /[;\t|]|,[^\s\d]/;
const LINE = compileExpression(`[^\\n${CELL_BORDER}]+`, 'g');
const SEPARATORS = ['|', ';', '\t', ','] as const;
const CELLS_MAX = 30;
const LINE_MAX = 400;
const ROWS_MAX = 500;
// One word, or two joined by a hyphen; and a full name in lower case.
const WORD = /^[A-Za-z\u00AA-\uFFFB]{3,24}(?:-[A-Za-z\u00AA-\uFFFB]{2,24})?$/;
const LOWERCASE_NAME = /^[a-z\u00AA-\uFFFB]{2,24}(?:[ -][a-z\u00AA-\uFFFB'-]{2,24}){1,2}$/;
const EACH = /[^ ]+/g;
const OF_PERSON = /@|\d(?:[ ./-]?\d){6}/;

/**
 * Finds names in the rows of a table without a heading, where one row at least has a listed given name and a listed
 * surname: full names in lower case ("anna kowalska;dyrektor"), and surname and given name in two cells.
 */
export function findNamesInCells(scanned: ScannedText): Finding[] {
  const isTable = SEPARATED.test(scanned.text) || scanned.cells.length > 0;
  const blocks = isTable ? [...blocksOfCells(scanned), ...blocksOfLines(scanned.text)] : [];
  return blocks
    .flatMap((rows) => namesIn(scanned, rows))
    .map(({ start, end }) => ({ kind: 'PERSON', start, end, strength: 2 }));
}

// The rows of the tables whose first row is not a heading.
function blocksOfCells({ cells }: ScannedText): Row[][] {
  const blocks = new Map<readonly string[], TextRange[][]>();
  let last = -1;
  for (const cell of cells) {
    const rows = blocks.get(cell.labels) ?? [];
    const column = cell.label === '' ? -1 : cell.labels.indexOf(cell.label);
    if (rows.length === 0 || (column !== -1 && column <= last) || (column === 0 && last !== 0)) {
      rows.push([]);
    }
    last = column;
    rows.at(-1)?.push(cell);
    blocks.set(cell.labels, rows);
  }
  return [...blocks].filter(([labels]) => isTableWithoutHeading(labels)).map(([, rows]) => rows);
}

// Consecutive lines with the same separator and the same number of cells.
function blocksOfLines(text: string): Row[][] {
  const blocks: Row[][] = [];
  let [before, end] = ['', -1];
  for (const { 0: line, index } of allMatches(LINE, text)) {
    const separator = line.length <= LINE_MAX && SEPARATED.test(line) ? separatorOf(line) : undefined;
    if (separator === undefined) {
      before = '';
      continue;
    }
    const row = cellsOf(line, index, separator);
    const name = `${separator}${row.length}`;
    if (name === before && end + 1 === index && (blocks.at(-1)?.length ?? 0) < ROWS_MAX) {
      blocks.at(-1)?.push(row);
    } else {
      blocks.push([row]);
    }
    [before, end] = [name, index + line.length];
  }
  return blocks;
}

const separatorOf = (line: string): string | undefined =>
  SEPARATORS.find((each) => line.includes(each) && (each !== ',' || !line.includes(', ')));

function cellsOf(line: string, offset: number, separator: string): Row {
  let from = 0;
  return line.split(separator, CELLS_MAX).map((cell) => {
    const { start, end } = trimmed(line, { start: from, end: from + cell.length }, AROUND_VALUES);
    from += cell.length + 1;
    return { start: offset + start, end: offset + end };
  });
}

const AROUND_VALUES = ' "\'';

/** The words of a cell, or of two beside each other, and what they show. */
interface CellName extends TextRange {
  readonly isKnown: boolean;
}

function namesIn(scanned: ScannedText, rows: readonly Row[]): TextRange[] {
  const width = Math.max(...rows.map(({ length }) => length));
  if (width < 2) {
    return [];
  }
  return Array.from({ length: width }, (_, column) => column).flatMap((column) => [
    ...inColumn(scanned, rows, { least: 1, read: (row) => lowercaseName(scanned, row[column]) }),
    ...inColumn(scanned, rows, { least: 2, read: (row) => nameInTwo(scanned, row[column], row[column + 1]) }),
  ]);
}

// The names of a column, if those of at least half of its rows are known. One is not enough for two words, which may
// mean something else, unless its row has a number or an address of a person.
function inColumn(
  { text }: ScannedText,
  rows: readonly Row[],
  { least, read }: { readonly least: 1 | 2; readonly read: (row: Row) => readonly CellName[] },
): TextRange[] {
  const names = rows.map(read);
  const known = rows.filter((_, i) => names[i]?.some(({ isKnown }) => isKnown));
  const isEnough =
    known.length >= least || known.some((row) => row.some(({ start, end }) => OF_PERSON.test(text.slice(start, end))));
  return known.length > 0 && isEnough && known.length * 2 >= rows.length ? names.flat() : [];
}

function lowercaseName(scanned: ScannedText, cell: TextRange | undefined): CellName[] {
  const written = cell === undefined ? '' : scanned.text.slice(cell.start, cell.end);
  if (cell === undefined || !LOWERCASE_NAME.test(written)) {
    return [];
  }
  const words = allMatches(EACH, written).map(({ 0: word, index }) => wordAt(scanned, cell.start + index, word.length));
  return asName(scanned, words, cell);
}

function nameInTwo(scanned: ScannedText, first: TextRange | undefined, second: TextRange | undefined): CellName[] {
  if (first === undefined || second === undefined) {
    return [];
  }
  const cells = [first, second];
  if (!cells.every(({ start, end }) => WORD.test(scanned.text.slice(start, end)))) {
    return [];
  }
  const words = cells.map(({ start, end }) => wordAt(scanned, start, end - start));
  const [name] = asName(scanned, words, { start: first.start, end: second.end });
  return name === undefined ? [] : cells.map(({ start, end }) => ({ start, end, isKnown: name.isKnown }));
}

interface Word extends TextRange {
  readonly lower: string;
  readonly bits: number;
}

function wordAt({ lower }: ScannedText, start: number, length: number): Word {
  const word = lower.slice(start, start + length);
  return { start, end: start + length, lower: word, bits: nameBits(word) };
}

const OTHER = COMMON | TECHNICAL | PLACE | ORGANIZATION;

function asName(scanned: ScannedText, words: readonly Word[], { start, end }: TextRange): CellName[] {
  const isName = words.every((word) => (isListed(word) || isUnknown(scanned, word)) && !isThingBefore(word.lower));
  const isSure = ({ bits }: Word, bit: number): boolean => (bits & bit) !== 0 && (bits & (OTHER | EVERYDAY)) === 0;
  const given = words.findIndex((word) => isSure(word, GIVEN) && isListedName(word.lower));
  const isKnown = given !== -1 && words.some((word, i) => i !== given && isSure(word, SURNAME));
  return isName ? [{ start, end, isKnown }] : [];
}

// A short given name counts as a common word for its length alone.
const isListed = ({ bits }: Word): boolean =>
  (bits & (GIVEN | SURNAME)) !== 0 && ((bits & OTHER) === 0 || (bits & (SHORT | TECHNICAL)) === SHORT);

const isUnknown = (scanned: ScannedText, word: Word): boolean =>
  word.bits === 0 && word.lower.length > 3 && !isNotPartOfName(scanned, word);
