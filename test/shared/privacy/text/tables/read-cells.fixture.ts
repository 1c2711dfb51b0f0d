import { expect } from 'vitest';
import { CELL_BORDER, readTables } from '../../../../../shared/privacy/text/tables/table-cells.ts';

/** Returns each cell of a text as "label = text", or only its text if it has no label; and the text with ¦ as borders. */
export function readCells(text: string): [cells: string[], text: string] {
  const { text: bordered, cells } = readTables(text);
  expect(bordered).toHaveLength(text.length);
  const written = cells.map(({ start, end, label }) => `${label === '' ? '' : `${label} = `}${text.slice(start, end)}`);
  return [written, bordered.replaceAll(CELL_BORDER, '¦')];
}
