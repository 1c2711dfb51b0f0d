import type { Block } from '../extracted-document.ts';
import type { GridRow } from './grid.ts';
import { namesBySeries } from './name-series.ts';
import { isNameText } from './name-text.ts';
import { WIDE_VALUE_MAX } from './spanned-table.ts';
import { rowText } from './table-text.ts';

/** The column names of a table. */
interface Header {
  readonly names: readonly string[];
  /** The columns that the names belong to. */
  readonly columns: readonly number[];
  /** How many rows of the table contain the names. */
  readonly rows: number;
}

/** A table above an empty row: its header and all of its rows. */
interface TableAbove {
  readonly header: Header;
  readonly body: readonly GridRow[];
}

// Each row is written with an empty cell for every column where it has no text. A table with more columns than this is
// written without empty cells. A row with more cells than this adds no columns to its table: its additional cells come
// after those in the table's columns.
const COLUMNS_MAX = 256;

/**
 * Returns the blocks for the rows of a sheet or file. Empty rows end a table. A table begins with its header, if its
 * first row contains names; lines with a single cell above it are paragraphs. Rows without a header are items, but the
 * first of them after an empty row is a paragraph.
 */
export function tableBlocks(rows: readonly GridRow[], headings: readonly string[]): Block[] {
  let above: TableAbove | null = null;
  return regionsOf(rows).flatMap((region, index) => {
    const columns = columnsOf(region);
    const { lead, body } = withoutLead(region, columns.length);
    const blocks: Block[] = lead
      .map((row) => rowText(row.texts))
      .filter((text) => text !== '')
      .map((text) => ({ kind: 'paragraph', text, headings, page: null }));
    const own = headerOf(body, columns);
    const header: Header | null = own ?? (above === null ? null : headerFromAbove(above, body, columns));
    above = tableAboveNext(header, body, columns);
    // The names in header rows are in the header already, except for a row with more cells than the table has columns.
    const lines = body
      .filter((row, at) => at >= (own?.rows ?? 0) || isLong(row))
      .map((row) => rowText(valuesOf(row, header?.columns ?? columns)))
      .filter((line) => line !== '');
    return startingWithParagraph(
      [...blocks, ...blocksOf(lines, header === null ? null : rowText(header.names), headings)],
      index === 0,
    );
  });
}

// A table without its own header has the header of the table above the empty row if both have the same number of
// columns, or if its columns are among those of the table above, with digits only where that table has digits. A row of
// names between empty rows is the header of the table below it, whose first column may have no name.
function headerFromAbove(above: TableAbove, body: readonly GridRow[], columns: readonly number[]): Header | null {
  const { header } = above;
  if (body.length === 0) {
    return null;
  }
  if (header.rows > 0 && header.columns.length === columns.length) {
    return { ...header, columns };
  }
  const own = valuedColumns(body);
  if (header.rows === 0) {
    const unnamed = columns.filter((column) => !header.columns.includes(column));
    const isBelow = columns.length === header.columns.length + unnamed.length && own.size > 0;
    const names = columns.map((column) => header.names[header.columns.indexOf(column)] ?? '');
    return isBelow && unnamed.every((column) => column === columns[0]) ? { names, columns, rows: 0 } : null;
  }
  const isAmong = columns.length > 1 && columns.every((column) => header.columns.includes(column));
  if (!isAmong || own.size === 0) {
    return null;
  }
  const valued = valuedColumns(above.body);
  return [...own].every((column) => valued.has(column)) ? header : null;
}

function tableAboveNext(
  header: Header | null,
  body: readonly GridRow[],
  columns: readonly number[],
): TableAbove | null {
  if (header !== null) {
    return { header: { ...header, rows: 1 }, body };
  }
  const [only, ...others] = body;
  return only !== undefined && others.length === 0 && hasNames(only) && columns.length > 1
    ? { header: { names: namesOf(only, columns), columns, rows: 0 }, body }
    : null;
}

// Returns the columns that have digits.
function valuedColumns(body: readonly GridRow[]): ReadonlySet<number> {
  return new Set(body.flatMap((row) => row.columns.filter((_, at) => /\d/.test(row.texts[at] ?? ''))));
}

// The first row after an empty one does not continue the text above, so it starts as a paragraph.
function startingWithParagraph(blocks: readonly Block[], isFirst: boolean): readonly Block[] {
  const [first, ...others] = blocks;
  return isFirst || first?.kind !== 'item' ? blocks : [{ ...first, kind: 'paragraph' }, ...others];
}

function blocksOf(lines: readonly string[], header: string | null, headings: readonly string[]): Block[] {
  if (header !== null) {
    return [{ kind: 'table', header, rows: lines, headings, page: null }];
  }
  return lines.map((text): Block => ({ kind: 'item', text, headings, page: null }));
}

function regionsOf(rows: readonly GridRow[]): GridRow[][] {
  const regions: GridRow[][] = [];
  let next = -1;
  for (const row of rows) {
    if (row.at !== next || regions.length === 0) {
      regions.push([]);
    }
    regions.at(-1)?.push(row);
    next = row.at + 1;
  }
  return regions;
}

function columnsOf(region: readonly GridRow[]): readonly number[] {
  const used = new Set(region.flatMap((row) => (isLong(row) ? [] : row.columns)));
  return used.size > COLUMNS_MAX ? [] : [...used].sort((one, other) => one - other);
}

function isLong({ columns }: GridRow): boolean {
  return columns.length > COLUMNS_MAX;
}

function withoutLead(
  region: readonly GridRow[],
  width: number,
): { lead: readonly GridRow[]; body: readonly GridRow[] } {
  const from = width < 2 ? 0 : region.findIndex(({ texts }) => texts.length > 1);
  return from === -1 ? { lead: region, body: [] } : { lead: region.slice(0, from), body: region.slice(from) };
}

function headerOf(body: readonly GridRow[], columns: readonly number[]): Header | null {
  const [first, second] = body;
  if (first === undefined || second === undefined || columns.length < 2) {
    return null;
  }
  if (!hasNames(first) || isData(first, body)) {
    return namesBySeries(first, body.slice(1)) ? { names: namesOf(first, columns), columns, rows: 1 } : null;
  }
  const hasTwoRows = first.wide === undefined ? isAboveNames(body, columns) : body.length > 2 && hasNames(second);
  if (!hasTwoRows) {
    return { names: namesOf(first, columns), columns, rows: 1 };
  }
  // The second row names each of the columns that a name spans, or that have none above it.
  const [above, below] = [namesOf(first, columns), namesOf(second, columns)];
  const both = above.map((name, at) => (name === below[at] ? name : `${name} ${below[at] ?? ''}`.trim()));
  return { names: both, columns, rows: 2 };
}

// Whether the first row has names for few columns, such as the unit and the year, and the second for most of them,
// above numbers: "in millions | | 2026", "| Sales | Profit". An empty row may come before the numbers.
function isAboveNames([first, second, ...others]: readonly GridRow[], columns: readonly number[]): boolean {
  const [few, most] = [first?.texts.length ?? 0, second?.texts.length ?? 0];
  const isFilled = most > few && few * 2 <= columns.length && most + few >= columns.length;
  return (
    isFilled && second !== undefined && hasNames(second) && (others.length === 0 || valuedColumns(others).size > 0)
  );
}

// Whether the first row is data rather than a header: a value may recur in its column, but a column name does not,
// unless the whole row is repeated. A row with merged cells is never taken for data.
function isData(first: GridRow, body: readonly GridRow[]): boolean {
  if (first.wide !== undefined) {
    return false;
  }
  const names = new Map(first.columns.map((column, index) => [column, first.texts[index]]));
  return body.slice(1).some((row) => {
    const same = row.columns.filter((column, index) => names.get(column) === row.texts[index]).length;
    return same > 0 && same < names.size;
  });
}

function hasNames({ texts }: GridRow): boolean {
  return texts.length > 1 && texts.every(isNameText) && !hasLabels(texts);
}

// In a form, the first cell ends with a colon, and the cells beside or below it are values.
function hasLabels(texts: readonly string[]): boolean {
  return /[:：]$/.test(texts[0] ?? '') && !texts.every((text) => /[:：]$/.test(text));
}

// A value that spans several columns is repeated in each of them, unless it is a long remark, or begins in the first
// column: then it is the heading of its row.
function valuesOf(row: GridRow, columns: readonly number[]): readonly string[] {
  if (row.wide === undefined && isSamePlace(row.columns, columns)) {
    return row.texts;
  }
  const cells = cellsOf(row, columns);
  const [heading] = cells.values();
  return [...cells].map(([column, text]) => {
    const wide = row.wide?.get(column) ?? '';
    return text || (wide !== heading && wide.length <= WIDE_VALUE_MAX ? wide : '');
  });
}

function isSamePlace(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((column, at) => column === other[at]);
}

// A name that spans several columns is repeated in each of them.
function namesOf(row: GridRow, columns: readonly number[]): string[] {
  const cells = cellsOf(row, columns);
  return columns.map((column) => cells.get(column) || (row.wide?.get(column) ?? ''));
}

// Returns the text in each column of the table, '' in an empty one, and then the texts in additional columns of the
// row.
function cellsOf({ columns: own, texts }: GridRow, columns: readonly number[]): ReadonlyMap<number, string> {
  const cells = new Map(columns.map((column) => [column, '']));
  for (const [index, column] of own.entries()) {
    cells.set(column, texts[index] ?? '');
  }
  return cells;
}
