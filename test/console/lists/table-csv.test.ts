// Guarantee: a saved table has the values of its rows, in the form that a spreadsheet reads, and nothing else. Risk: a
// file ends in an empty column "Actions", its amounts cannot be added up, or Zürich is shown as ZÃ¼rich.
import { expect, it } from 'vitest';
import { tableCsv } from '../../../console/lists/table-csv.ts';

const COLUMNS = [
  { id: 'name', header: 'Name', text: ({ name }: { name: string }) => name },
  { id: 'calls', header: 'Calls', text: () => '1,234', file: () => 1_234 },
  { id: 'actions', header: 'Actions', text: () => '' },
];

it('saves headers and rows, without the buttons of a row', () => {
  expect(tableCsv(COLUMNS, [{ name: 'Website' }, { name: 'a, b' }])).toBe(
    '\uFEFFName,Calls\r\nWebsite,1234\r\n"a, b",1234\r\n',
  );
  expect(tableCsv(COLUMNS, [])).toBe('\uFEFFName,Calls\r\n');
});
