import { csv } from '../parts/csv.ts';

interface FileColumn<Item> {
  readonly id: string;
  readonly header: string;
  readonly text: (item: Item) => string;
  readonly file?: (item: Item) => string | number;
}

/** The id of the column of a table that has buttons instead of values. */
export const ACTIONS = 'actions';

// Without this mark in front, a spreadsheet on Windows does not read a file as UTF-8.
const UTF_8 = '\uFEFF';

/** Formats the rows of a table as CSV, below the headers of its columns; the column of actions is left out. */
export function tableCsv<Item>(columns: readonly FileColumn<Item>[], items: readonly Item[]): string {
  const saved = columns.filter(({ id }) => id !== ACTIONS);
  const rows = items.map((item) => saved.map(({ file, text }) => (file ?? text)(item)));
  return UTF_8 + csv([saved.map(({ header }) => header), ...rows]);
}
