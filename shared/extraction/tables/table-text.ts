import { visibleText } from '../visible-text.ts';

const CELL_END = ' | ';

/** A row of a table on one line, without the empty cells at its end; '' for a row of empty cells. */
export function rowText(cells: readonly string[]): string {
  const texts = cells.map(cellText);
  return texts.slice(0, texts.findLastIndex((text) => text !== '') + 1).join(CELL_END);
}

/** A cell on one line, as a reader sees it. */
export function cellText(cell: string): string {
  return visibleText(cell).replace(/\s+/g, ' ').trim();
}
