import type { PdfLine } from '../pdf-lines.ts';
import type { RuledGrid } from '../rules/ruled-grids.ts';
import type { PdfCell } from '../tables/pdf-table.ts';
import type { CellLines } from './row-baselines.ts';

// In points: how far letters may extend beyond the lines of their column.
const OVER_MAX = 2;

/**
 * Splits the cells of a row that has no lines between its columns, such as every other row of a banded table, if each
 * of its texts is in a column of its own.
 */
export function splitOpenCells(cells: readonly CellLines[], grid: RuledGrid): readonly CellLines[] {
  return cells.flatMap((each) => columnsOf(each, grid) ?? [each]);
}

function columnsOf({ cell, lines }: CellLines, { xs }: RuledGrid): readonly CellLines[] | null {
  const inColumn = new Map<number, PdfLine[]>();
  for (const line of cell.columns > 1 ? lines : []) {
    const columns = line.cells.map((part) => columnAt(part, xs));
    if (columns.includes(-1) || new Set(columns).size < columns.length) {
      return null;
    }
    for (const [at, part] of line.cells.entries()) {
      const column = columns[at] as number;
      const { text, left, right } = part;
      inColumn.set(column, [...(inColumn.get(column) ?? []), { ...line, text, left, right, cells: [part] }]);
    }
  }
  // A title may be followed by a date or a sum: two texts over many columns.
  if (inColumn.size < 2 || inColumn.size * 2 <= cell.columns) {
    return null;
  }
  return [...inColumn].map(([column, own]) => ({ cell: { ...cell, column, columns: 1 }, lines: own }));
}

// Returns the column that contains a text; -1 for a text over several columns.
function columnAt({ left, right }: PdfCell, xs: readonly number[]): number {
  const column = xs.findLastIndex((x) => x <= left + OVER_MAX);
  return right <= (xs[column + 1] ?? -Infinity) + OVER_MAX ? column : -1;
}
