// Guarantee: the lines of text in a cell stay together, rows without a drawn line between them stay separate, and a
// frame around a page is not a cell. Risk: an address is split into rows, or the price of the crane is read as the
// berth's.
import { expect, it } from 'vitest';
import { BORDERS, type DrawnTable, read, rowsOf, textOf } from './ruled-pdfs.fixture.ts';

const drawnTable = (table: DrawnTable): string =>
  `${BORDERS['a rectangle around each cell']?.(table)}\n${textOf(table)}`;

it('joins the lines of each cell into one row if other rows are drawn', async () => {
  const table: DrawnTable = {
    xs: [60, 200, 400],
    ys: [700, 684, 640, 596],
    cells: [
      ...rowsOf([['Office', 'Address']]),
      { column: 0, row: 1, lines: ['Kiel', 'Head office', 'Ms Weber'] },
      { column: 1, row: 1, lines: ['Hafenweg 3', '24103 Kiel', 'Germany'] },
      { column: 0, row: 2, lines: ['Bremen', 'Branch', 'Mr Reuter'] },
      { column: 1, row: 2, lines: ['Am Wall 8', '28195 Bremen', 'Germany'] },
    ],
  };
  expect([await read(drawnTable(table))].flat(2)).toEqual([
    'Office | Address',
    'Kiel Head office Ms Weber | Hafenweg 3 24103 Kiel Germany',
    'Bremen Branch Mr Reuter | Am Wall 8 28195 Bremen Germany',
  ]);
});

it('does not merge two rows without a drawn line between them', async () => {
  const table: DrawnTable = {
    xs: [60, 200, 400],
    ys: [700, 684, 640],
    cells: [
      ...rowsOf([['Place', 'Price']]),
      { column: 0, row: 1, lines: ['Berth', 'Crane'] },
      { column: 1, row: 1, lines: ['12 EUR', '80 EUR'] },
    ],
  };
  expect(JSON.stringify(await read(drawnTable(table)))).not.toContain('Berth Crane');
});

it('does not read a frame around a page as a table', async () => {
  const steps = [
    '1. Open the gate.',
    '2. Start the pump.',
    '3. Wait.',
    '4. Read the gauge.',
    '5. Stop.',
    '6. Close.',
    '7. Sign.',
  ];
  const table: DrawnTable = {
    xs: [60, 200, 400],
    ys: [700, 684, 540, 524],
    cells: [
      ...rowsOf([['Quality manual', 'Version 3']]),
      { column: 0, row: 1, columns: 2, lines: steps },
      ...rowsOf([['Page 1', 'Harbour']], 2),
    ],
  };
  expect(await read(drawnTable(table))).toEqual(['Quality manual Version 3', ...steps, 'Page 1 Harbour']);
});
