import type { Block } from '../../extracted-document.ts';
import type { GridRow } from '../../tables/grid.ts';
import { tableBlocks } from '../../tables/table-blocks.ts';
import { rowText } from '../../tables/table-text.ts';

/** Letters that stand together; `left` and `right` in points. */
interface Letters {
  readonly text: string;
  readonly left: number;
  readonly right: number;
}

/** A part of a line that wide gaps set apart, and the words or runs of words of which it consists. */
export interface PdfCell extends Letters {
  readonly words: readonly Letters[];
}

/** A line of a page with its cells, from left to right. */
export interface CelledLine {
  readonly cells: readonly PdfCell[];
  readonly y: number;
  readonly height: number;
  readonly isUpright: boolean;
}

/** Consecutive lines of a page: the rows of a table, or lines that are none. */
type PagePart<Line> = { readonly table: readonly Block[] } | { readonly lines: readonly Line[] };

/** A row that is still read: the text of each column, by the column's place in the list of columns. */
interface OpenTable {
  readonly columns: Column[];
  readonly rows: Map<Column, string>[];
  hasRule: boolean;
  last: CelledLine;
}

interface Column {
  left: number;
  right: number;
}

// A line under a header, drawn with letters.
const RULE = /^[-–—_=+|.\s]{3,}$/u;
const LETTER = /\p{L}/u;
// The first column of a list, of numbered paragraphs, of a table of contents.
const MARK = /^(?:[•·▪◦‣–—*-]|§ ?\d+|(?:art(?:icle|ikel)?\.? )?\(?\d{1,3}(?:\.\d{1,3})*[.)]?|\(?[a-z]{1,4}[.)])$/iu;
// In heights of the line: how far below a row the next one may be, and how far apart columns are at least.
const DISTANCE_MAX = 2.8;
const GUTTER_MIN = 0.3;
const PROSE_LETTERS_MIN = 30;
// Lines that are no table together may hold one, so each is tried as the first row. More than these are on no page:
// they are taken as they are, or a file made for it would be read for hours.
const RETRIED_MAX = 100;
// More than a page has room for.
const COLUMNS_MAX = 100;

/**
 * Splits the lines of a page into tables and other lines. A table is rows whose cells stand below each other: three of
 * them, or two with a drawn line or of three columns; lists and columns of prose are none.
 */
export function splitTables<Line extends CelledLine>(lines: readonly Line[], page: number): readonly PagePart<Line>[] {
  const parts: PagePart<Line>[] = [];
  let others: Line[] = [];
  for (let at = 0; at < lines.length; ) {
    const { table, end } = tableFrom(lines, at);
    if (table === null) {
      others.push(...lines.slice(at, end));
    } else {
      parts.push({ lines: others }, { table: blocksOf(table, page) });
      others = [];
    }
    at = end;
  }
  return [...parts, { lines: others }].filter((part) => 'table' in part || part.lines.length > 0);
}

function tableFrom(lines: readonly CelledLine[], from: number): { table: OpenTable | null; end: number } {
  const first = lines[from];
  if (first === undefined || first.cells.length < 2 || first.cells.length > COLUMNS_MAX || isRule(first)) {
    return { table: null, end: from + 1 };
  }
  const table: OpenTable = { columns: [], rows: [], hasRule: false, last: first };
  let end = from;
  while (end < lines.length && addLine(table, lines[end] as CelledLine)) {
    end += 1;
  }
  if (isTable(table)) {
    return { table, end };
  }
  return { table: null, end: end - from > RETRIED_MAX ? end : from + 1 };
}

/** Adds a line to a table; false, and the table unchanged, where it does not continue it. */
function addLine(table: OpenTable, line: CelledLine): boolean {
  const distance = table.last.y - line.y;
  const isNext = table.rows.length === 0 || (distance > 0 && distance < DISTANCE_MAX * line.height);
  if (!line.isUpright || !isNext || line.cells.length > COLUMNS_MAX || table.columns.length > COLUMNS_MAX) {
    return false;
  }
  if (isRule(line)) {
    table.hasRule = true;
    table.last = line;
    return true;
  }
  const cells = cellsOf(line, table.columns);
  const columns = placeCells(table.columns, cells, line.height);
  if (columns === null) {
    return false;
  }
  const row = new Map(cells.map(({ text }, at) => [columns[at] as Column, text]));
  const above = table.rows.at(-1);
  const isContinued = above !== undefined && continues(table, above, row);
  if (!isContinued && cells.length < 2) {
    return false;
  }
  widen(table.columns, columns, cells);
  if (isContinued) {
    for (const [column, text] of row) {
      above.set(column, `${above.get(column)} ${text}`);
    }
  } else {
    table.rows.push(row);
  }
  table.last = line;
  return true;
}

// A cell that goes on below has letters, and nothing is in the first column beside it.
function continues(
  { columns }: OpenTable,
  above: ReadonlyMap<Column, string>,
  row: ReadonlyMap<Column, string>,
): boolean {
  const [first] = inOrder(columns);
  return (
    first !== undefined &&
    above.has(first) &&
    !row.has(first) &&
    [...row].every(([column, text]) => LETTER.test(text) && above.has(column))
  );
}

// A long cell may come so near to the next one that no wide gap is left: when that leaves a row incomplete, its words
// tell which are of which column.
function cellsOf({ cells, height }: CelledLine, columns: readonly Column[]): readonly Letters[] {
  const narrow = cells.flatMap((cell) => apart(cell, columns, height));
  return narrow.length === columns.length ? narrow : cells;
}

function apart(cell: PdfCell, columns: readonly Column[], height: number): readonly Letters[] {
  if (columns.filter((column) => touches(cell, column, height)).length < 2) {
    return [cell];
  }
  const parts: { column: Column | undefined; words: Letters[] }[] = [];
  for (const word of cell.words) {
    const column = columns.find((each) => touches(word, each, height));
    const open = parts.at(-1);
    if (open !== undefined && (column === undefined || column === open.column)) {
      open.words.push(word);
    } else {
      parts.push({ column, words: [word] });
    }
  }
  return parts.map(({ words }) => ({
    text: words.map(({ text }) => text).join(' '),
    left: words[0]?.left ?? cell.left,
    right: words.at(-1)?.right ?? cell.right,
  }));
}

/** The column of each cell, new ones where a cell is in none; null where a cell is in two, or two are in one. */
function placeCells(known: readonly Column[], cells: readonly Letters[], height: number): Column[] | null {
  const places: Column[] = [];
  for (const cell of cells) {
    const touched = known.filter((column) => touches(cell, column, height));
    const [column = { left: cell.left, right: cell.right }] = touched;
    if (touched.length > 1 || places.includes(column)) {
      return null;
    }
    places.push(column);
  }
  return places;
}

function touches({ left, right }: Letters, column: Column, height: number): boolean {
  const gutter = GUTTER_MIN * height;
  return left < column.right + gutter && column.left - gutter < right;
}

function widen(known: Column[], places: readonly Column[], cells: readonly Letters[]): void {
  places.forEach((column, at) => {
    column.left = Math.min(column.left, cells[at]?.left ?? column.left);
    column.right = Math.max(column.right, cells[at]?.right ?? column.right);
    if (!known.includes(column)) {
      known.push(column);
    }
  });
}

function isTable({ columns, rows, hasRule }: OpenTable): boolean {
  const isLarge = rows.length > 2 || (rows.length === 2 && (hasRule || columns.length > 2));
  const textsOf = (column: Column) => rows.flatMap((row) => row.get(column) ?? []);
  const [first] = inOrder(columns);
  const isList = columns.length === 2 && first !== undefined && textsOf(first).every((text) => MARK.test(text));
  const isProse = columns.every((column) => medianLength(textsOf(column)) > PROSE_LETTERS_MIN);
  return isLarge && columns.length > 1 && !isList && !isProse;
}

// Two columns without a drawn line are mostly labels and values: their first row is none of names.
function blocksOf({ columns, rows, hasRule }: OpenTable, page: number): Block[] {
  const ordered = inOrder(columns);
  const grid = rows.map((row, at): GridRow => {
    const places = ordered.flatMap((column, place) => (row.has(column) ? [place] : []));
    return { at, columns: places, texts: places.map((place) => row.get(ordered[place] as Column) ?? '') };
  });
  if (hasRule || columns.length > 2) {
    return tableBlocks(grid, []).map((block) => ({ ...block, page }));
  }
  return grid.map(({ texts }, at) => ({
    kind: at === 0 ? 'paragraph' : 'item',
    text: texts[0]?.endsWith(':') === true ? texts.join(' ') : rowText(texts),
    headings: [],
    page,
  }));
}

function inOrder(columns: readonly Column[]): readonly Column[] {
  return columns.toSorted((one, other) => one.left - other.left);
}

function isRule({ cells }: CelledLine): boolean {
  return cells.length > 0 && cells.every(({ text }) => RULE.test(text));
}

function medianLength(texts: readonly string[]): number {
  return texts.map(({ length }) => length).sort((one, other) => one - other)[Math.floor(texts.length / 2)] ?? 0;
}
