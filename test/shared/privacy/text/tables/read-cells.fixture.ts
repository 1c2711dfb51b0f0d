import { expect } from 'vitest';
import { CELL_BORDER, readTables } from '../../../../../shared/privacy/text/tables/table-cells.ts';

/**
 * Returns the cells of a text, each as "label = text", or as its text if it has no label, and the text with ¦ for each
 * border.
 */
export function readCells(text: string): [cells: string[], text: string] {
  const { text: bordered, cells } = readTables(text);
  expect(bordered).toHaveLength(text.length);
  const written = cells.map(({ start, end, label }) => `${label === '' ? '' : `${label} = `}${text.slice(start, end)}`);
  return [written, bordered.replaceAll(CELL_BORDER, '¦')];
}
