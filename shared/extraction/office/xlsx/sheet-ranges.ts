/** A rectangle of cells, including its last row and column. Rows and columns count from 0. */
export interface SheetRange {
  readonly top: number;
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
}

// Excel's own limit.
const COLUMNS_MAX = 16_384;
const RANGE = /^([A-Z]{1,3})(\d{1,7})(?::([A-Z]{1,3})(\d{1,7}))?$/;

/** Returns the rectangle of a reference such as `A1:B3`, or null for anything else. */
export function rangeOf(reference: string): SheetRange | null {
  const [, left, top, right = left, bottom = top] = RANGE.exec(reference.replaceAll('$', '')) ?? [];
  return left === undefined || right === undefined
    ? null
    : { top: Number(top) - 1, left: columnOf(left), bottom: Number(bottom) - 1, right: columnOf(right) };
}

/** Returns the column of a cell reference, from 0, or -1 if there is none. */
export function columnOf(reference: string): number {
  let column = 0;
  for (const letter of /^[A-Z]{0,3}/.exec(reference)?.[0] ?? '') {
    column = column * 26 + letter.charCodeAt(0) - 64;
  }
  return Math.min(column, COLUMNS_MAX) - 1;
}
