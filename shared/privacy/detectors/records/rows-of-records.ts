import { onceFor } from '../../../once.ts';
import { fieldKindOf, labelWords } from '../../labels/labels.ts';
import { allMatches, matchAt } from '../../text/match-at.ts';
import type { ScannedText } from '../../text/scanned-text.ts';
import { CELL_BORDER, linesOf } from '../../text/tables/table-cells.ts';
import { type Line, type TableCell, trimmed } from '../../text/tables/table-parts.ts';
import type { TextRange } from '../../text/text-range.ts';
import { isTableWithoutHeading } from '../fields/thing-fields.ts';

/** The cells of a row. */
export type Row = readonly TextRange[];

// Longer lines are paragraphs or data, and longer blocks are read in parts. Not measured.
const LINE_MAX = 400;
const ROWS_MAX = 500;
const CELLS_MIN = 3;
const CELLS_MAX = 30;
// A string that each separator contains, and the separator. The first that splits a line into enough cells is used.
const SEPARATORS = [
  [';', /;/g],
  ['\t', /\t/g],
  ['|', /\|/g],
  [',', /,(?! )/g],
  [', ', /, /g],
  ['  ', / {2,60}/g],
] as const;
// The bars around a row, and the spaces before an aligned one, enclose no cell.
const EDGES: ReadonlySet<string> = new Set(['|', '  ']);
const withoutEdges = (cells: readonly TextRange[]): TextRange[] =>
  cells.filter(({ start, end }, i) => start < end || (i > 0 && i < cells.length - 1));
const AROUND_VALUES = ' \t"\'`';
// The beginning of the rows of an INSERT statement.
const VALUES = /values\s{0,8}(?=\()/gi;
const NEXT_TUPLE = /\s{0,4},?\s{0,4}(?=\()/y;
// Longer tuples are not records of persons. Not measured.
const TUPLE_MAX = 800;
const QUOTED = /'[^'\n]{0,200}'/g;

/**
 * The blocks of rows that no heading describes, with the same number of cells in each row: lines with separators,
 * aligned columns, and the tuples of statements.
 */
export const rowsOfRecords: (scanned: ScannedText) => readonly (readonly Row[])[] = onceFor(
  ({ text, cells }: ScannedText): (readonly Row[])[] => [
    ...blocksOfLines(text),
    ...blocksOfTuples(text),
    ...blocksOfTables(text, cells),
  ],
);

// The rows of recognized tables whose first row is not a heading. An empty cell has no place in the text.
function blocksOfTables(text: string, cells: readonly TableCell[]): Row[][] {
  const tables = [...Map.groupBy(cells, ({ labels }) => labels)].filter(([labels]) => isTableWithoutHeading(labels));
  return tables.map(([labels, all]) => {
    const rows: TextRange[][] = [];
    let last = labels.length;
    for (const { start, end, label } of all) {
      const column = labels.indexOf(label === '' ? text.slice(start, end).toLowerCase() : label);
      if (column <= last) {
        rows.push(labels.map(() => EMPTY));
      }
      (rows.at(-1) as TextRange[])[Math.max(0, column)] = { start, end };
      last = column;
    }
    return rows;
  });
}

const EMPTY: TextRange = { start: 0, end: 0 };

function blocksOfLines(text: string): Row[][] {
  const blocks: Row[][] = [];
  let shapeBefore = '';
  let isDescribed = false;
  for (const line of linesOf(text)) {
    const { shape, row } = isShortLine(line) ? rowOf(line) : NO_ROW;
    // A heading describes all rows below it, up to the next line that is not a row.
    isDescribed = row.length > 0 && (isDescribed || isHeading(text, row));
    if (row.length > 0 && !isDescribed) {
      addRow(blocks, row, shape === shapeBefore);
    }
    shapeBefore = shape;
  }
  return blocks;
}

function addRow(blocks: Row[][], row: Row, continuesBlock: boolean): void {
  const block = continuesBlock ? blocks.at(-1) : undefined;
  if (block === undefined || block.length >= ROWS_MAX) {
    blocks.push([row]);
  } else {
    block.push(row);
  }
}

// A line with a border belongs to a recognized table, whose cells are known already.
const isShortLine = ({ text }: Line): boolean => text.length <= LINE_MAX && !text.includes(CELL_BORDER);

const isHeading = (text: string, row: Row): boolean =>
  row.every(({ start, end }) => end - start <= HEADING_MAX) &&
  row.some(
    ({ start, end }) => end - start >= HEADING_MIN && fieldKindOf(labelWords(text.slice(start, end))) !== undefined,
  );

// "m" and "w" are also values, and a longer text is not a known heading.
const [HEADING_MIN, HEADING_MAX] = [3, 40];

const NO_ROW = { shape: '', row: [] } as const;

function rowOf({ text: line, start }: Line): { readonly shape: string; readonly row: Row } {
  for (const [i, [sign, separator]] of SEPARATORS.entries()) {
    // Two cells do not make a row, and most lines have no separator at all.
    if (line.indexOf(sign) === line.lastIndexOf(sign)) {
      continue;
    }
    const cells = splitAt(line, separator);
    const row = (EDGES.has(sign) ? withoutEdges(cells) : cells).map((cell) => ({
      start: cell.start + start,
      end: cell.end + start,
    }));
    if (row.length >= CELLS_MIN && row.length <= CELLS_MAX) {
      return { shape: `${i} ${row.length}`, row };
    }
  }
  return NO_ROW;
}

function splitAt(line: string, separator: RegExp): TextRange[] {
  const cells: TextRange[] = [];
  let from = 0;
  for (const { 0: written, index } of allMatches(separator, line)) {
    cells.push(trimmed(line, { start: from, end: index }, AROUND_VALUES));
    from = index + written.length;
  }
  cells.push(trimmed(line, { start: from, end: line.length }, AROUND_VALUES));
  return cells;
}

function blocksOfTuples(text: string): Row[][] {
  return allMatches(VALUES, text).flatMap(({ 0: written, index }) => {
    const rows: Row[] = [];
    let at = index + written.length;
    for (let end = tupleEnd(text, at); end !== -1 && rows.length < ROWS_MAX; end = tupleEnd(text, at)) {
      const offset = at + 1;
      // A comma in quotation marks is part of its value.
      const values = text.slice(offset, end).replace(QUOTED, (value) => value.replaceAll(',', '.'));
      rows.push(splitAt(values, /,/g).map((cell) => ({ start: cell.start + offset, end: cell.end + offset })));
      at = end + 1 + (matchAt(NEXT_TUPLE, text, end + 1)?.length ?? text.length);
    }
    const [first] = rows;
    return first === undefined ? [] : [rows.filter(({ length }) => length === first.length)];
  });
}

// Returns the index of the parenthesis that ends the tuple at a position, or -1 if none does on the same line.
function tupleEnd(text: string, start: number): number {
  let isQuoted = false;
  for (let at = start + 1; text.charAt(start) === '(' && at < text.length && at - start < TUPLE_MAX; at += 1) {
    const character = text.charAt(at);
    if (character === '\n' || (character === '(' && !isQuoted)) {
      return -1;
    }
    if (character === ')' && !isQuoted) {
      return at;
    }
    isQuoted = (character === "'" && text.charAt(at - 1) !== '\\') !== isQuoted;
  }
  return -1;
}
