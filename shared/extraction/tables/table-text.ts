import { visibleText } from '../visible-text.ts';

const CELL_END = ' | ';

/** A row of a table on one line. */
export function rowText(cells: readonly string[]): string {
  return cells
    .map(cellText)
    .join(CELL_END)
    .replace(/(?<!\s)\s+$/, '');
}

/** A cell on one line, as a reader sees it. */
export function cellText(cell: string): string {
  return visibleText(cell).replace(/\s+/g, ' ').trim();
}
