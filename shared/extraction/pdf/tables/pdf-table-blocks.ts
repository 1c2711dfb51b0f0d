import type { Block } from '../../extracted-document.ts';
import type { GridRow } from '../../tables/grid.ts';
import { tableBlocks } from '../../tables/table-blocks.ts';
import { rowText } from '../../tables/table-text.ts';
import { type Column, inOrder, type OpenTable } from './pdf-table.ts';

/**
 * What a table passes on to the next page: the positions and names of its columns, and the title above its last rows.
 */
export interface TableEnd {
  readonly columns: readonly Column[];
  /** Its column names as one row, or null. */
  readonly header: string | null;
  readonly title: string | null;
}

/** The blocks of a table, and its end. */
export interface TablePart {
  readonly table: readonly Block[];
  readonly end: TableEnd;
}

/** The maximum length of a title of rows; longer text is between two tables. */
export const TITLE_LENGTH_MAX = 60;
// Columns on the next page may begin this far to the left or right, in points, because they are fitted to the cells of
// the page.
const SHIFT_MAX = 6;

/**
 * Returns the blocks of a table; a table that continues from the previous page gets its column names and last title.
 */
export function tableParts(table: OpenTable, page: number, above: TableEnd | null): TablePart {
  const columns = inOrder(table.columns);
  const rows = gridOf(table, columns);
  const before = above !== null && isContinued(above, columns) ? above : null;
  let title = before?.title ?? null;
  const titles = rows.map((_, at) => {
    title = table.titles.get(at) ?? title;
    return title;
  });
  const end = (header: string | null) => ({ columns, header, title: titles.at(-1) ?? null });
  const blocks = blocksOf(table, rows, before?.header ?? null);
  const [head] = blocks;
  const isFirstRowHeader = head?.kind === 'table' && head.rows.length === rows.length - 1;
  // Titles belong to the rows below the names.
  const placed = isFirstRowHeader ? titles.slice(1) : titles;
  if (head?.kind === 'table' && blocks.length === 1) {
    return { table: underTitles(head, placed, page), end: end(head.header) };
  }
  const headed = blocks.map((block, at) => ({ ...block, headings: headingsOf(placed[at] ?? null), page }));
  return { table: headed, end: end(null) };
}

function gridOf({ rows }: OpenTable, columns: readonly Column[]): readonly GridRow[] {
  return rows.map((row, at): GridRow => {
    const places = columns.flatMap((column, place) => (row.has(column) ? [place] : []));
    return { at, columns: places, texts: places.map((place) => row.get(columns[place] as Column) ?? '') };
  });
}

/**
 * Whether the first row names the columns differently from the table above: a text without digits for each column,
 * over values with digits in one of them.
 */
export function hasOwnNames(table: OpenTable, above: TableEnd | null): boolean {
  const columns = inOrder(table.columns);
  const [first, ...values] = gridOf(table, columns);
  if (first?.texts.length !== columns.length || rowText(first.texts) === above?.header) {
    return false;
  }
  const hasDigit = ({ columns: places, texts }: GridRow, place: number) =>
    /\d/.test(texts[places.indexOf(place)] ?? '');
  const isOverValues = columns.some((_, place) => values.every((row) => hasDigit(row, place)));
  return values.length > 1 && isOverValues && !first.texts.some((text) => /\d/.test(text));
}

/** Whether a table with these columns continues from the previous page. */
export function isContinued({ columns }: TableEnd, own: readonly Column[]): boolean {
  return columns.length === own.length && columns.every(({ left }, at) => isNear(left, own[at]?.left));
}

function isNear(left: number, other: number | undefined): boolean {
  return other !== undefined && Math.abs(left - other) <= SHIFT_MAX;
}

// Two columns without a drawn line are usually labels and values, and their first row contains no names.
function blocksOf(
  { columns, hasRule }: Pick<OpenTable, 'columns' | 'hasRule'>,
  grid: readonly GridRow[],
  header: string | null,
): Block[] {
  if (header !== null) {
    const rows = grid.map(({ columns: places, texts }) => rowText(cellsOf(places, texts)));
    return [{ kind: 'table', header, rows: rows[0] === header ? rows.slice(1) : rows, headings: [], page: null }];
  }
  if (hasRule || columns.length > 2) {
    return tableBlocks(grid, []);
  }
  return grid.map(({ texts }, at) => ({
    kind: at === 0 ? 'paragraph' : 'item',
    text: texts[0]?.endsWith(':') === true ? texts.join(' ') : rowText(texts),
    headings: [],
    page: null,
  }));
}

function cellsOf(places: readonly number[], texts: readonly string[]): string[] {
  return Array.from({ length: (places.at(-1) ?? -1) + 1 }, (_, place) => texts[places.indexOf(place)] ?? '');
}

/** Returns a table for each title, each with the column names. */
export function underTitles(
  table: Extract<Block, { kind: 'table' }>,
  titles: readonly (string | null)[],
  page: number,
): Block[] {
  const starts = titles.flatMap((title, at) => (at === 0 || title !== titles[at - 1] ? [at] : []));
  return starts.map((from, at) => ({
    ...table,
    rows: table.rows.slice(from, starts[at + 1]),
    headings: headingsOf(titles[from] ?? null),
    page,
  }));
}

function headingsOf(title: string | null): readonly string[] {
  return title === null ? [] : [title];
}
