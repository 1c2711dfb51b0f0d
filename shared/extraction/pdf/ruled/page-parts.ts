import { isNameText } from '../../tables/name-text.ts';
import { rowText } from '../../tables/table-text.ts';
import type { PdfLine } from '../pdf-lines.ts';
import type { TableEnd } from '../tables/pdf-table-blocks.ts';
import { type PagePart, splitTables } from '../tables/pdf-tables.ts';
import { ruledPart, type TableContext } from '../tables/ruled-part.ts';

// A page header may come above a table that continues from the previous page.
const EDGE_LINES_MAX = 2;
// Relative to the height of a line of names: its maximum distance to the first row below it.
const DISTANCE_MAX = 3;
// In points: how far names may extend beyond the sides of their columns.
const OVER_MAX = 2;

/** Splits the lines of a page into tables, with or without drawn lines between their cells, and other lines. */
export function pageParts(
  lines: readonly PdfLine[],
  { page, above, join }: TableContext,
): readonly PagePart<PdfLine>[] {
  const parts: PagePart<PdfLine>[] = [];
  let names: TableEnd | null = null;
  for (let start = 0; start < lines.length; ) {
    const table = lines[start]?.ruled?.table;
    const end = endOfPart(lines, start);
    if (table === undefined) {
      names = namesAbove(lines[end - 1], lines[end]);
      const own = lines.slice(start, names === null ? end : end - 1);
      parts.push(...splitTables(own, page, start === 0 ? above : null));
    } else {
      const before = start <= EDGE_LINES_MAX ? above : null;
      parts.push(ruledPart(table, { page, above: names ?? before, join }));
      names = null;
    }
    start = end;
  }
  return parts;
}

// Returns the end of the lines that are in the same table as the first one, or, like it, in none.
function endOfPart(lines: readonly PdfLine[], start: number): number {
  const end = lines.findIndex((line, at) => at > start && line.ruled?.table !== lines[start]?.ruled?.table);
  return end === -1 ? lines.length : end;
}

// Returns the names of a table's columns if they are on the line above it, outside the lines between its cells: often a
// band of color.
function namesAbove(line: PdfLine | undefined, first: PdfLine | undefined): TableEnd | null {
  if (line === undefined || first?.ruled === undefined || !line.isUpright) {
    return null;
  }
  const { lefts, cells } = first.ruled.table;
  const distance = line.y - first.y;
  const isNear = distance > 0 && distance < DISTANCE_MAX * line.height;
  const isInColumn = ({ left, right }: PdfLine['cells'][number], at: number) =>
    left >= (lefts[at] ?? Infinity) - OVER_MAX && right <= (lefts[at + 1] ?? Infinity) + OVER_MAX;
  const isNamed = line.cells.length === lefts.length && line.cells.every(isInColumn);
  const firstRow = cells.filter(({ row }) => row === 0);
  const hasOwnFont = firstRow.every(({ font }) => font !== line.font);
  const isOverValues = lefts.length > 2 && firstRow.some((cell) => !isNameText(cell.lines.join(' ')));
  if (!isNear || !isNamed || !(hasOwnFont || isOverValues) || !line.cells.every(({ text }) => isNameText(text))) {
    return null;
  }
  const header = rowText(line.cells.map(({ text }) => text));
  return { columns: lefts.map((left) => ({ left, right: left })), header, title: null };
}
