import { insertCell, type MergedRow } from './merge-cells.ts';
import type { SheetRange } from './sheet-ranges.ts';

/** The hidden rows of a sheet, and the texts of the cells in these and in hidden columns. */
export interface HiddenCells {
  readonly rows: Set<number>;
  readonly add: (cell: { readonly row: number; readonly column: number; readonly text: string }) => void;
  readonly textAt: (row: number, column: number) => string | undefined;
}

// These limit the memory for hidden cells. They are far more than the merged cells that begin in hidden rows or columns
// of any sheet. A sheet with more hidden cells is still read: a filter may leave a few of a million cells.
const [CELLS_MAX, CHARACTERS_MAX] = [100_000, 10_000_000];

/** Creates a sheet without hidden cells. */
export function createHiddenCells(): HiddenCells {
  const texts = new Map<string, string>();
  let characters = 0;
  return {
    rows: new Set(),
    add: ({ row, column, text }) => {
      if (text.trim() !== '' && texts.size < CELLS_MAX && characters + text.length <= CHARACTERS_MAX) {
        characters += text.length;
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
  const below = rowsBelow(hidden.rows);
  return merges.map((range) => {
    const seen = visiblePart(range, below, hidden.columns);
    const text = seen === range ? undefined : hidden.textAt(range.top, range.left);
    const row = byNumber.get(seen.top);
    if (text !== undefined && row !== undefined && seen.top <= seen.bottom && seen.left <= seen.right) {
      insertCell(row, seen.left, text);
    }
    return seen;
  });
}

// Returns the first visible row below each hidden one: thousands of merged cells may begin above as many hidden rows.
function rowsBelow(hidden: ReadonlySet<number>): ReadonlyMap<number, number> {
  const below = new Map<number, number>();
  for (const row of Array.from(hidden).toSorted((one, other) => other - one)) {
    below.set(row, below.get(row + 1) ?? row + 1);
  }
  return below;
}

function visiblePart(
  range: SheetRange,
  below: ReadonlyMap<number, number>,
  columns: readonly (readonly [number, number])[],
): SheetRange {
  const top = below.get(range.top) ?? range.top;
  let { left } = range;
  const hides = ([from, to]: readonly [number, number]) => left >= from && left <= to;
  for (let over = columns.find(hides); over !== undefined && left <= range.right; over = columns.find(hides)) {
    left = over[1] + 1;
  }
  return top === range.top && left === range.left ? range : { ...range, top, left };
}
