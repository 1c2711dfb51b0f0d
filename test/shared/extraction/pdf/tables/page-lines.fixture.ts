import type { CelledLine, PdfCell } from '../../../../../shared/extraction/pdf/tables/pdf-table.ts';
import { splitTables } from '../../../../../shared/extraction/pdf/tables/pdf-tables.ts';

// The height of the letters and the distance between lines, in points.
const HEIGHT = 10;
const LEADING = 12;

/** Returns a cell at a position, with words three points apart. */
export function cell(text: string, left: number, right = left + 40): PdfCell {
  let at = left;
  const words = text.split(' ').map((word) => {
    const start = at;
    // Each letter is eight points wide.
    at += 8 * word.length + 3;
    return { text: word, left: start, right: at - 3 };
  });
  return { text, left, right, words };
}

/** Returns a list of cells, which are those of a line. */
export const row = (...cells: PdfCell[]) => cells;

/** Returns a line at a height, in points. */
export const lineAt = (cells: readonly PdfCell[], y: number, change: Partial<CelledLine> = {}): CelledLine => ({
  cells,
  y,
  height: HEIGHT,
  isUpright: true,
  ...change,
});

/** Returns lines of a page, one below the other. */
export const page = (rows: readonly (readonly PdfCell[])[]) =>
  rows.map((cells, at) => lineAt(cells, 700 - at * LEADING));

/** Returns the parts of a page: the lines of a text, or the rows of a table. */
export function read(lines: readonly CelledLine[]): (string[] | { readonly rows: readonly string[] })[] {
  return splitTables(lines, 3).map((part) =>
    'table' in part
      ? { rows: part.table.flatMap((block) => (block.kind === 'table' ? [block.header, ...block.rows] : [block.text])) }
      : part.lines.map(({ cells }) => cells.map(({ text }) => text).join(' ')),
  );
}

/** Returns the rows of all tables of a page. */
export const rowsOf = (lines: readonly CelledLine[]) =>
  read(lines).flatMap((part) => ('rows' in part ? part.rows : []));

/** Returns three cells of a line, at 60, 160 and 260 points. */
export const three = (first: string, second: string, third: string) =>
  row(cell(first, 60), cell(second, 160), cell(third, 260));
