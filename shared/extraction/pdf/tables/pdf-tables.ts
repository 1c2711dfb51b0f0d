import { medianOf } from '../../median.ts';
import { drawnRows } from './pdf-cell-rows.ts';
import {
  type CelledLine,
  type Column,
  type DrawnRow,
  inOrder,
  joinNames,
  type Letters,
  type OpenTable,
} from './pdf-table.ts';
import { hasOwnNames, type TableEnd, type TablePart, TITLE_LENGTH_MAX, tableParts } from './pdf-table-blocks.ts';
import { cellsInColumns, columnsOfCells, columnsOfWideRow } from './row-cells.ts';

/** Consecutive lines of a page: the rows of a table, or lines outside tables. */
export type PagePart<Line> = TablePart | { readonly lines: readonly Line[] };

// A line below a header, drawn with characters.
const RULE = /^[-–—_=+|.\s]{3,}$/u;
const LETTER = /\p{L}/u;
// Marks in the first column of a list, numbered paragraphs, or a table of contents.
const MARK = /^(?:[•·▪◦‣–—*-]|§ ?\d+|(?:art(?:icle|ikel)?\.? )?\(?\d{1,3}(?:\.\d{1,3})*[.)]?|\(?[a-z]{1,4}[.)])$/iu;
// Relative to the line height: the maximum distance to the next row.
const DISTANCE_MAX = 2.8;
const PROSE_LETTERS_MIN = 30;
// Lines that together are not a table may contain one, so each is tried as the first row. No real page has more lines
// than this; the rest are kept unchanged, because otherwise a malicious file would be read for hours.
const RETRIED_MAX = 100;
// More than fit on a page.
const COLUMNS_MAX = 100;

/**
 * Splits the lines of a page into tables and other lines. A table consists of rows with aligned cells: three rows, or
 * two with a drawn line or three columns. Lists and columns of prose are not tables. `above` is the table at the end of
 * the previous page.
 */
export function splitTables<Line extends CelledLine>(
  lines: readonly Line[],
  page: number,
  above: TableEnd | null = null,
): readonly PagePart<Line>[] {
  const drawn = drawnRows(lines);
  const parts: PagePart<Line>[] = [];
  let others: Line[] = [];
  let before = above;
  for (let at = 0; at < drawn.length; ) {
    const { table, end } = tableFrom(drawn, at);
    if (table === null) {
      others.push(...drawn.slice(at, end).flatMap((row) => row.lines));
    } else {
      // Below a heading, a table with names of its own is another one.
      const isNew = others.length > 0 && hasOwnNames(table, before);
      const made = tableParts(table, page, isNew ? null : before);
      before = endOf(made.end, table, drawn.slice(end));
      parts.push({ lines: others }, { ...made, end: before });
      others = [];
    }
    at = end;
  }
  return [...parts, { lines: others }].filter((part) => 'table' in part || part.lines.length > 0);
}

function tableFrom(lines: readonly DrawnRow<CelledLine>[], from: number): { table: OpenTable | null; end: number } {
  const first = lines[from];
  if (first === undefined || first.cells.length < 2 || first.cells.length > COLUMNS_MAX || isRule(first)) {
    return { table: null, end: from + 1 };
  }
  const table: OpenTable = { columns: [], rows: [], titles: new Map(), hasRule: false, last: first };
  let end = from;
  while (end < lines.length) {
    const line = lines[end] as DrawnRow<CelledLine>;
    if (!addLine(table, line) && !addTitle(table, line, lines[end + 1])) {
      break;
    }
    end += 1;
  }
  joinNames(table);
  if (isTable(table)) {
    return { table, end };
  }
  return { table: null, end: end - from > RETRIED_MAX ? end : from + 1 };
}

// A title at the end of a page belongs to the rows on the next page; the page number may come below it.
function endOf(end: TableEnd, table: OpenTable, below: readonly DrawnRow<CelledLine>[]): TableEnd {
  const [title] = below;
  const isLast = title !== undefined && below.length <= 2 && isTitle(table, title);
  return isLast ? { ...end, title: title.cells[0]?.text ?? null } : end;
}

// A single line between rows describes the rows below it: "Vaccinations".
function addTitle(table: OpenTable, line: DrawnRow<CelledLine>, next: DrawnRow<CelledLine> | undefined): boolean {
  if (next === undefined || next.cells.length < 2 || !isTitle(table, line) || !isNextTo(line, next)) {
    return false;
  }
  const places = columnsOfCells(table.columns, next.cells, next.height);
  if (places === null || places.some((column) => !table.columns.includes(column))) {
    return false;
  }
  table.titles.set(table.rows.length, line.cells[0]?.text ?? '');
  table.last = line;
  return true;
}

function isTitle({ columns, last }: OpenTable, line: DrawnRow<CelledLine>): boolean {
  const [cell] = line.cells;
  const [first] = inOrder(columns);
  if (cell === undefined || first === undefined || line.cells.length > 1 || !line.isUpright || !isNextTo(last, line)) {
    return false;
  }
  const isShort = cell.text.length <= TITLE_LENGTH_MAX && LETTER.test(cell.text) && !/[.,;!?]$/.test(cell.text);
  return isShort && Math.abs(cell.left - first.left) < line.height;
}

function isNextTo(above: DrawnRow<CelledLine>, line: DrawnRow<CelledLine>): boolean {
  const distance = above.bottom - line.y;
  return distance > 0 && distance < DISTANCE_MAX * line.height;
}

// Adds a line to a table; returns false and leaves the table unchanged if the line does not continue it.
function addLine(table: OpenTable, line: DrawnRow<CelledLine>): boolean {
  const isNext = table.rows.length === 0 || isNextTo(table.last, line);
  if (!line.isUpright || !isNext || line.cells.length > COLUMNS_MAX || table.columns.length > COLUMNS_MAX) {
    return false;
  }
  if (isRule(line)) {
    table.hasRule = true;
    table.last = line;
    return true;
  }
  const cells = cellsInColumns(line, table.columns);
  const placed = columnsOfCells(table.columns, cells, line.height);
  const columns = placed ?? columnsOfWideRow(table.columns, cells, line.height);
  if (columns === null) {
    return false;
  }
  const row = new Map(cells.map(({ text }, at) => [columns[at] as Column, text]));
  const above = table.rows.at(-1);
  const isContinued = above !== undefined && continues(table, above, row);
  if (!isContinued && cells.length < 2) {
    return false;
  }
  if (placed !== null) {
    widen(table.columns, columns, cells);
  }
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

// A cell that continues on the next line has letters, and there is nothing in the first column beside it.
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
  const isProse = columns.every((column) => medianOf(textsOf(column).map(({ length }) => length)) > PROSE_LETTERS_MIN);
  return isLarge && columns.length > 1 && !isList && !isProse;
}

function isRule({ cells }: CelledLine): boolean {
  return cells.length > 0 && cells.every(({ text }) => RULE.test(text));
}
