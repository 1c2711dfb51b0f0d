import { CELL_BORDER, readTables } from '../../../../../shared/privacy/text/tables/table-cells.ts';

/** Returns each cell of a text as "its label = its text", and the text with ¦ for each border. */
export function readCells(text: string): [cells: string[], text: string] {
  const { text: bordered, cells } = readTables(text);
  const said = cells.map(({ start, end, label }) => `${label} = ${text.slice(start, end)}`);
  return [said, bordered.replaceAll(CELL_BORDER, '¦')];
}
