import { hasValue } from './label-rows.ts';
import { isNameText } from './name-text.ts';
import { isTitle, type SpannedCell, type TableGrid } from './spanned-table.ts';

type Row = TableGrid<SpannedCell>[number];

const HEADER_ROWS_MAX = 5;
// The longest column names are questions of a survey; a longer text is the content of a cell.
const NAME_LENGTH_MAX = 250;

/**
 * Returns the number of header rows in a table whose format does not distinguish names from values: the first row, and
 * the rows below it that name the columns of its wide cells, which span several columns. A row with a text too long for
 * a name is not a header.
 */
export function headerRowsOf(grid: TableGrid<SpannedCell>): number {
  if (grid[0]?.some(({ cell }) => cell.text.length > NAME_LENGTH_MAX) === true) {
    return 0;
  }
  let count = 1;
  while (count < Math.min(grid.length - 1, HEADER_ROWS_MAX) && isHeader(grid, count)) {
    count += 1;
  }
  return count;
}

function isHeader(grid: TableGrid<SpannedCell>, at: number): boolean {
  const above = grid[at - 1] ?? [];
  const row = grid[at] ?? [];
  const isWide = above.some(({ isFirst }) => !isFirst);
  if (!isWide || row.length !== above.length || isTitle(row, grid)) {
    return false;
  }
  if (isTitle(above, grid)) {
    const texts = row.map(({ cell }) => cell.text);
    return texts.every(isNameText) && (texts.length > 2 || !hasValue(texts));
  }
  const columns = [...above.keys()].filter((column) => above[column]?.cell !== row[column]?.cell);
  const isBelowWide = (column: number) => (above[column]?.cell.columns ?? 1) > 1;
  const named = columns.filter(isBelowWide);
  const others = columns.filter((column) => !isBelowWide(column));
  const isOpen = others.every((column) => textAt(row, column) === '' || textAt(above, column) === '');
  // Without an empty or continued cell, the row could contain values; the rows below it decide.
  const hasCorner = named.length < above.length && others.every((column) => textAt(row, column) === '');
  const isSure = hasCorner || named.every((column) => isAboveNumbers(grid.slice(at + 1), column));
  return isOpen && isSure && named.every((column) => isName(grid, at, column)) && areApart(above, row, named);
}

function textAt(row: Row | undefined, column: number): string {
  return row?.[column]?.cell.text ?? '';
}

function isAboveNumbers(rows: TableGrid<SpannedCell>, column: number): boolean {
  return rows.some((row) => /\d/.test(textAt(row, column)));
}

// A value may recur in its column, but a column name does not.
function isName(grid: TableGrid<SpannedCell>, at: number, column: number): boolean {
  const cell = grid[at]?.[column]?.cell;
  const text = cell?.text ?? '';
  const recurs = (row: Row) => row[column]?.cell !== cell && textAt(row, column) === text;
  return text !== '' && isNameText(text) && !grid.slice(at + 1).some(recurs);
}

// The columns below one wide name have their own names.
function areApart(above: Row, row: Row, columns: readonly number[]): boolean {
  const seen = new Map<SpannedCell | undefined, Map<string, SpannedCell | undefined>>();
  return columns.every((column) => {
    const texts = seen.get(above[column]?.cell) ?? new Map<string, SpannedCell | undefined>();
    seen.set(above[column]?.cell, texts);
    const cell = row[column]?.cell;
    const text = textAt(row, column);
    const isNew = !texts.has(text) || texts.get(text) === cell;
    texts.set(text, cell);
    return isNew;
  });
}
