import { visibleLine } from '../visible-text.ts';

const CELL_END = ' | ';

/** Returns a table row on one line, without the empty cells at its end; '' for a row of empty cells. */
export function rowText(cells: readonly string[]): string {
  const texts = cells.map(visibleLine);
  return texts.slice(0, texts.findLastIndex((text) => text !== '') + 1).join(CELL_END);
}
