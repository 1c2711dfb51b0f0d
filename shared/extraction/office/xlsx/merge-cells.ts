import { CannotRead } from '../../cannot-read.ts';
import type { SheetRange } from './sheet-ranges.ts';

/** A row of a sheet, in which cells can be merged. */
export interface MergedRow {
  readonly at: number;
  readonly columns: number[];
  readonly texts: string[];
  /** The texts of merged cells, by the additional columns that they cover. */
  wide?: Map<number, string>;
}

// A cell is repeated in each of its rows and columns, so a small file could become gigabytes of text.
const [REPEATED_ROWS_MAX, REPEATED_COLUMNS_MAX] = [1_000, 64];
// Looking for a row takes about as long as comparing this many cells. The limit is far above what any valid sheet
// needs, in which merged cells do not overlap.
const [ROW_COST, COST_MAX] = [25, 500_000_000];

/**
 * Merges cells as a sheet shows them: each range shows the text of its first cell, and hides the texts of the others.
 *
 * @throws `CannotRead` if that takes more comparisons than `costMax`.
 */
export function mergeCells(rows: readonly MergedRow[], ranges: readonly SheetRange[], costMax = COST_MAX): void {
  const byNumber = new Map(rows.map((row) => [row.at, row]));
  const last = rows.reduce((max, { at }) => Math.max(max, at), -1);
  let cost = 0;
  for (const { bottom, ...range } of ranges) {
    const seen = { ...range, bottom: Math.min(bottom, last) };
    cost += ROW_COST * Math.max(0, seen.bottom - seen.top);
    if (cost > costMax) {
      throw new CannotRead('too_complex');
    }
    cost += merge(seen, byNumber);
  }
}

// A merged cell appears in each of its rows. Its text is kept separately for the other columns of its first row:
// whether they repeat it depends on the table (table-blocks.ts). Returns the number of cells in the rows below the
// first.
function merge({ top, left, bottom, right }: SheetRange, rows: ReadonlyMap<number, MergedRow>): number {
  let cells = 0;
  const first = rows.get(top);
  const text = first?.texts[first.columns.indexOf(left)];
  if (first !== undefined) {
    hideCovered(first, left + 1, right);
  }
  for (let at = top + 1; at <= bottom; at += 1) {
    const row = rows.get(at);
    if (row !== undefined) {
      cells += row.columns.length;
      hideCovered(row, left, right);
      if (text !== undefined && at < top + REPEATED_ROWS_MAX) {
        insertCell(row, left, text);
      }
    }
  }
  if (first !== undefined && text !== undefined) {
    first.wide ??= new Map();
    for (let column = left + 1; column <= Math.min(right, left + REPEATED_COLUMNS_MAX); column += 1) {
      first.wide.set(column, text);
    }
  }
  return cells;
}

/** Writes a text into a column of a row, instead of what is there. */
export function insertCell(row: MergedRow, column: number, text: string): void {
  const { columns, texts } = row;
  hideCovered(row, column, column);
  const place = columns.findIndex((other) => other > column);
  columns.splice(place === -1 ? columns.length : place, 0, column);
  texts.splice(place === -1 ? texts.length : place, 0, text);
}

function hideCovered({ columns, texts }: MergedRow, left: number, right: number): void {
  for (let at = columns.length - 1; at >= 0; at -= 1) {
    const column = columns[at] ?? 0;
    if (column >= left && column <= right) {
      columns.splice(at, 1);
      texts.splice(at, 1);
    }
  }
}
