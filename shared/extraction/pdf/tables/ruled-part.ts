import type { Block } from '../../extracted-document.ts';
import { headerRowsOf } from '../../tables/header-rows.ts';
import { labelBlocks } from '../../tables/label-rows.ts';
import { isNameText } from '../../tables/name-text.ts';
import { gridTexts, isTitle, type SpannedCell, type TableGrid, tableGrid } from '../../tables/spanned-table.ts';
import { rowText } from '../../tables/table-text.ts';
import { visibleLine } from '../../visible-text.ts';
import { isContinued, type TableEnd, type TablePart, TITLE_LENGTH_MAX, underTitles } from './pdf-table-blocks.ts';
import type { RuledTable, RuledText } from './ruled-table.ts';

/** A table's page, the table at the end of the previous page, and how to join the lines of a cell. */
export interface TableContext {
  readonly page: number;
  readonly above: TableEnd | null;
  readonly join: (lines: readonly string[]) => string;
}

// The minimum share of a column's values with digits.
const VALUES_SHARE = 0.8;

interface Rows {
  readonly header: string | null;
  readonly texts: readonly (readonly string[])[];
  /** The title above each row; null if there is none. */
  readonly titles: readonly (string | null)[];
}

/**
 * Returns the blocks of a table whose cells are separated by drawn lines; merged cells are repeated as in other
 * formats.
 */
export function ruledPart(table: RuledTable, { page, above, join }: TableContext): TablePart {
  const grid = tableGrid(spannedRows(table, join));
  const columns = table.lefts.map((left) => ({ left, right: left }));
  const before = above !== null && isContinued(above, columns) ? above : null;
  const { header, texts, titles } = readRows(grid, before, isNamedTable(table));
  const end: TableEnd = { columns, header, title: lastTitle(grid) ?? titles.at(-1) ?? null };
  if (header !== null) {
    const rows = texts.map(rowText);
    return { table: underTitles({ kind: 'table', header, rows, headings: [], page }, titles, page), end };
  }
  const labeled = texts.length === table.rows ? labelBlocks(texts, () => []) : null;
  const lines = labeled ?? texts.map((row, at) => unnamedRow(row, at === 0, titles[at] ?? null));
  return { table: lines.map((block) => ({ ...block, page })), end };
}

// A title in the last row belongs to the rows on the next page.
function lastTitle(grid: TableGrid<SpannedCell>): string | null {
  const [first] = grid.at(-1) ?? [];
  return first !== undefined && isTitle(grid.at(-1) ?? [], grid) ? first.cell.text : null;
}

function unnamedRow(texts: readonly string[], isFirst: boolean, title: string | null): Block {
  const text = rowText(texts).replace(/: (?:\| *)+/g, ': ');
  return { kind: isFirst ? 'paragraph' : 'item', text, headings: title === null ? [] : [title], page: null };
}

// A place without text is a separate empty cell.
function spannedRows(
  { lefts, rows, cells }: RuledTable,
  join: TableContext['join'],
): readonly (readonly SpannedCell[])[] {
  const below = lefts.map(() => 0);
  const inRow = Map.groupBy(cells, ({ row }) => row);
  return Array.from({ length: rows }, (_, row) => {
    const own = new Map((inRow.get(row) ?? []).map((cell): [number, RuledText] => [cell.column, cell]));
    const spanned: SpannedCell[] = [];
    for (let column = 0; column < lefts.length; ) {
      const cell = own.get(column);
      const { columns, rows: covered } = cell ?? { columns: 1, rows: 1 };
      if (cell !== undefined || (below[column] ?? 0) <= row) {
        spanned.push({ text: visibleLine(join(cell?.lines ?? [])), columns, rows: covered });
        below.fill(row + covered, column, column + columns);
      }
      column += columns;
    }
    return spanned;
  });
}

function readRows(grid: TableGrid<SpannedCell>, before: TableEnd | null, mayBeNamed: boolean): Rows {
  const headRows = headerRowsOf(grid);
  const [names = [], ...values] = gridTexts(grid, headRows);
  const own = rowText(names);
  const above = before?.header ?? null;
  const title = before?.title ?? null;
  if (own === above || (above === null && mayBeNamed && isHeader(names, values))) {
    return { header: own, ...titledRows(grid.slice(headRows), values, title) };
  }
  return { header: above, ...titledRows(grid, gridTexts(grid, 0).slice(1), title) };
}

// Whether the first row may be a header. Two columns are often labels and their values: their first row may be a header
// only where its font differs from that of most values below, or where it has no digits but almost all of the values
// have digits in the same form.
function isNamedTable({ lefts, cells }: RuledTable): boolean {
  const [first, ...others] = cells.filter(({ column, columns }) => column === 1 && columns === 1);
  if (lefts.length !== 2 || first === undefined || first.row > 0) {
    return true;
  }
  const hasOwnFont = others.length > 1 && others.filter(({ font }) => font !== first.font).length > others.length / 2;
  const hasDigit = ({ lines }: RuledText) => /\d/.test(lines.join(' '));
  const shapes = others.map(({ lines }) =>
    lines
      .join(' ')
      .replace(/[\d.,]+/g, '0')
      .replace(/\s/g, ''),
  );
  const isOneShape = new Set(shapes).size === 1;
  return (
    hasOwnFont || (!hasDigit(first) && isOneShape && others.filter(hasDigit).length >= others.length * VALUES_SHARE)
  );
}

function isHeader(names: readonly string[], values: readonly (readonly string[])[]): boolean {
  const isForm = [names, ...values].flat().filter((text) => text.endsWith(':')).length > 1;
  const named = names.filter((text) => text !== '');
  // A value may recur in its column, but a column name does not.
  const isData = values.some((row) => {
    const same = names.filter((name, column) => name !== '' && name === row[column]).length;
    return same > 0 && same < named.length;
  });
  const hasLabels = names.length === 2 && labelBlocks([names, ...values], () => []) !== null;
  return !isForm && !isData && !hasLabels && named.length > 1 && named.every(isNameText);
}

// A row of one cell over all columns is the title of the rows below it.
function titledRows(
  grid: TableGrid<SpannedCell>,
  texts: readonly (readonly string[])[],
  above: string | null,
): Omit<Rows, 'header'> {
  const isOver = (at: number) => {
    const cells = grid[at] ?? [];
    return (cells[0]?.cell.columns ?? 1) > 1 && isTitle(cells, grid);
  };
  let title = above;
  const kept: { texts: readonly string[]; title: string | null }[] = [];
  for (const [at, own] of texts.entries()) {
    const [text = ''] = own;
    if (isOver(at) && at < texts.length - 1 && !isOver(at + 1) && text.length <= TITLE_LENGTH_MAX) {
      title = text;
    } else if (rowText(own) !== '') {
      kept.push({ texts: own, title });
    }
  }
  return { texts: kept.map((row) => row.texts), titles: kept.map((row) => row.title) };
}
