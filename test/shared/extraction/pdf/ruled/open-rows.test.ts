// Guarantee: a table that is drawn with only some of its lines, such as lines in every other row or none around its
// column names, is read like one with all of them. Risk: a row becomes the title of the row below it, or values are
// read without the names of their columns.
import { expect, it } from 'vitest';
import { textPage } from '../../../ingestion/make-pdf.ts';
import { BORDERS, blocksOf, type DrawnTable, line, rowsOf, textOf } from './ruled-pdfs.fixture.ts';

const ROWS = [
  ['Route', 'Jan', 'Feb', 'Mar'],
  ['A', '12', '(3)', '14'],
  ['B', '22', '23', '24'],
  ['C', '', '33', '34'],
];
const XS = [60, 160, 260, 360, 460];
const ysOf = (count: number) => Array.from({ length: count + 1 }, (_, row) => 700 - row * 16);
// Draws a table with lines between its columns in some rows, and between all rows.
const drawnTable = (rows: readonly (readonly string[])[], hasLines: (row: number) => boolean): string => {
  const ys = ysOf(rows.length);
  const across = ys.map((y) => line(60, y, 460, y));
  const down = rows.flatMap((_, row) =>
    (hasLines(row) ? XS : [60, 460]).map((x) => line(x, ys[row] ?? 0, x, ys[row + 1] ?? 0)),
  );
  return [...across, ...down, textOf({ xs: XS, ys, cells: rowsOf(rows) })].join('\n');
};
const table = (rows: readonly string[], headings: readonly string[] = []) => ({
  kind: 'table',
  header: 'Route | Jan | Feb | Mar',
  rows,
  headings,
  page: 1,
});
const READ = ['A | 12 | (3) | 14', 'B | 22 | 23 | 24', 'C |  | 33 | 34'];

it.each([
  ['every other row', (row: number) => row % 2 === 1],
  ['every other row, from the first one', (row: number) => row % 2 === 0],
  ['all rows but the last', (row: number) => row < 3],
])('reads a table with lines between the columns of %s', async (_case, hasLines) => {
  expect(await blocksOf(drawnTable(ROWS, hasLines))).toEqual([table(READ)]);
});

it('reads a row without lines as the title of the rows below it, with a remark at its end', async () => {
  const rows = [...ROWS.slice(0, 2), ['Night routes', '', '', 'from 22:00'], ...ROWS.slice(2)];
  expect(await blocksOf(drawnTable(rows, (row) => row !== 2))).toEqual([
    table(READ.slice(0, 1)),
    table(READ.slice(1), ['Night routes from 22:00']),
  ]);
});

const VALUE_ROWS: DrawnTable = { xs: XS, ys: ysOf(3), cells: rowsOf(ROWS.slice(1)) };
const DRAWN_VALUES = `${BORDERS['a rectangle around each cell']?.(VALUE_ROWS)}\n${textOf(VALUE_ROWS)}`;
const namesAt = (names: readonly string[], y: number, font = '/F2') =>
  names.map((name, at) => `BT ${font} 9 Tf 1 0 0 1 ${(XS[at] ?? 0) + 3} ${y} Tm (${name}) Tj ET`).join('\n');

it.each(['/F1', '/F2'])(
  'reads names without lines directly above the drawn cells as the header, in any font: %s',
  async (font) => {
    expect(await blocksOf(`${namesAt(ROWS[0] ?? [], 704, font)}\n${DRAWN_VALUES}`)).toEqual([table(READ)]);
  },
);

it.each([
  ['fewer than the columns', namesAt(['Route', 'Jan', 'Feb'], 704)],
  ['far above', namesAt(ROWS[0] ?? [], 760)],
  ['not all words', namesAt(['Route', 'Jan', 'Feb', '12.50'], 704)],
  ['wider than their columns', namesAt(['Route of the bus to the harbour', 'Jan', 'Feb', 'Mar'], 704)],
])('does not read names above the cells as the header if they are %s', async (_case, content) => {
  const blocks = await blocksOf(`${content}\n${DRAWN_VALUES}`);
  expect(blocks).toHaveLength(4);
  expect(blocks).not.toContainEqual(expect.objectContaining({ kind: 'table' }));
});

it('does not read a heading above a table as its header', async () => {
  const heading = textPage([{ text: 'Our routes', x: 60, y: 706 }]);
  expect(await blocksOf(`${heading}\n${drawnTable(ROWS, () => true)}`)).toMatchObject([
    { text: 'Our routes' },
    table(READ),
  ]);
});
