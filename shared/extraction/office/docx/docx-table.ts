import { headerRowsOf } from '../../tables/header-rows.ts';
import { gridTexts, type SpannedCell, tableGrid } from '../../tables/spanned-table.ts';
import type { DocxCell, DocxFlow, DocxRow, DocxTable } from './docx-flow.ts';

// Moving the edge of a single cell leaves a grid column as wide as the move. Twice the usual cell margin, in twentieths
// of a point: nothing fits into a narrower column.
const COLUMN_MIN = 216;

interface OpenCell extends SpannedCell {
  readonly width: number;
  rows: number;
}

/** The cells that the next row may continue, by the position where they begin. */
type OpenCells = ReadonlyMap<number, OpenCell>;

type TextOf = (flow: DocxFlow) => string;

/** Returns the texts of a table: its column names, and its rows. */
export function docxTableTexts({ rows, grid }: DocxTable, textOf: TextOf): readonly (readonly string[])[] {
  const seen = rows.filter(({ isHidden }) => !isHidden);
  const columnAt = columnsOf(grid, seen, textOf);
  let above: OpenCells = new Map();
  const cells = rows.flatMap((row) => {
    const { own, open } = cellsOf(row, above, { columnAt, textOf });
    above = open;
    return row.isHidden ? [] : [own];
  });
  const placed = tableGrid(cells);
  return gridTexts(placed, Math.max(markedRows(seen), headerRowsOf(placed)));
}

// If all rows are marked, the author marked the whole table rather than its header.
function markedRows(rows: readonly DocxRow[]): number {
  const first = rows.findIndex(({ isHeader }) => !isHeader);
  return first === -1 ? 1 : first;
}

// Returns a function that counts the columns to the left of a position in the grid, without those too narrow to be one.
// Where text is in a narrow column, all columns count: some programs write the same narrow width for each.
function columnsOf(grid: readonly number[], rows: readonly DocxRow[], textOf: TextOf): (at: number) => number {
  const counts = [0];
  for (const width of grid) {
    counts.push((counts.at(-1) ?? 0) + (width < COLUMN_MIN ? 0 : 1));
  }
  const columnAt = (at: number) => counts[at] ?? (counts.at(-1) ?? 0) + at - grid.length;
  const isNarrow = (row: DocxRow) => {
    let at = row.before;
    return row.cells.some(({ columns, flow }) => {
      at += columns;
      return columnAt(at) === columnAt(at - columns) && textOf(flow) !== '';
    });
  };
  return grid.every((width) => width >= COLUMN_MIN) || rows.some(isNarrow) ? (at) => at : columnAt;
}

interface Reading {
  readonly columnAt: (at: number) => number;
  readonly textOf: TextOf;
}

// Returns the cells that begin in a row, and the open cells that the next row may continue.
function cellsOf(
  row: DocxRow,
  above: OpenCells,
  { columnAt, textOf }: Reading,
): { readonly own: readonly SpannedCell[]; readonly open: OpenCells } {
  const own: SpannedCell[] = [];
  const open = new Map<number, OpenCell>();
  let at = 0;
  const place = (width: number, text: string, { mayContinue }: { readonly mayContinue: boolean }) => {
    const columns = columnAt(at + width) - columnAt(at);
    const cell: OpenCell = { text, columns: Math.max(1, columns), rows: 1, width };
    if (columns > 0 || text !== '') {
      own.push(cell);
    }
    if (mayContinue) {
      open.set(at, cell);
    }
    at += width;
  };
  if (row.before > 0) {
    place(row.before, '', { mayContinue: false });
  }
  for (const { flow, columns, merge } of mergedCells(row.cells, textOf)) {
    const upper = merge === 'continue' ? above.get(at) : undefined;
    if (upper?.width === columns) {
      upper.rows += row.isHidden ? 0 : 1;
      open.set(at, upper);
      at += columns;
    } else {
      place(columns, textOf(flow), { mayContinue: merge !== null && !row.isHidden });
    }
  }
  return { own, open };
}

// Returns cells with the width of the empty ones that continue them.
function mergedCells(cells: readonly DocxCell[], textOf: TextOf): readonly DocxCell[] {
  const merged: DocxCell[] = [];
  for (const cell of cells) {
    const before = merged.at(-1);
    if (before !== undefined && cell.continuesLeft && textOf(cell.flow) === '') {
      merged[merged.length - 1] = { ...before, columns: before.columns + cell.columns };
    } else {
      merged.push(cell);
    }
  }
  return merged;
}
