import { insertCell, type MergedRow } from './merge-cells.ts';
import type { SheetRange } from './sheet-ranges.ts';

/** The hidden rows of a sheet, and the texts of the cells in these and in hidden columns. */
export interface HiddenCells {
  readonly rows: Set<number>;
  readonly add: (cell: { readonly row: number; readonly column: number; readonly text: string }) => void;
  readonly textAt: (row: number, column: number) => string | undefined;
}

// Far more than merged cells begin in hidden rows or columns; limits the memory for hidden cells.
const CELLS_MAX = 100_000;

/** Creates a sheet without hidden cells. */
export function createHiddenCells(): HiddenCells {
  const texts = new Map<string, string>();
  return {
    rows: new Set(),
    add: ({ row, column, text }) => {
      if (text.trim() !== '' && texts.size < CELLS_MAX) {
        texts.set(`${row} ${column}`, text);
      }
    },
    textAt: (row, column) => texts.get(`${row} ${column}`),
  };
}

/**
 * Returns the visible parts of merged cells. One that begins in a hidden row or column shows its text in the rest, such
 * as a title above a table whose first column is hidden: the text is written into the first visible cell.
 */
export function visibleRanges(
  merges: readonly SheetRange[],
  rows: readonly MergedRow[],
  hidden: HiddenCells & { readonly columns: readonly (readonly [number, number])[] },
): readonly SheetRange[] {
  const byNumber = new Map(rows.map((row) => [row.at, row]));
  return merges.map((range) => {
    const seen = visiblePart(range, hidden);
    const text = seen === range ? undefined : hidden.textAt(range.top, range.left);
    const row = byNumber.get(seen.top);
    if (text !== undefined && row !== undefined && seen.top <= seen.bottom && seen.left <= seen.right) {
      insertCell(row, seen.left, text);
    }
    return seen;
  });
}

function visiblePart(
  range: SheetRange,
  { rows, columns }: { readonly rows: ReadonlySet<number>; readonly columns: readonly (readonly [number, number])[] },
): SheetRange {
  let { top, left } = range;
  while (top <= range.bottom && rows.has(top)) {
    top += 1;
  }
  const hides = ([from, to]: readonly [number, number]) => left >= from && left <= to;
  for (let over = columns.find(hides); over !== undefined && left <= range.right; over = columns.find(hides)) {
    left = over[1] + 1;
  }
  return top === range.top && left === range.left ? range : { ...range, top, left };
}
