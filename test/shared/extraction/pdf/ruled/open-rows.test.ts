// Guarantee: a table that is drawn with some of its lines only, such as lines in every other row or a band of color
// around its names, is read like one with all of them. Risk: a row becomes the title of the row below it, or values are
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
const banded = (rows: readonly (readonly string[])[], hasLines: (row: number) => boolean): string => {
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
])('reads a table with lines between the columns of %s', async (_, hasLines) => {
  expect(await blocksOf(banded(ROWS, hasLines))).toEqual([table(READ)]);
});

it('keeps a title with a remark at its end over the rows below it', async () => {
  const rows = [...ROWS.slice(0, 2), ['Night routes', '', '', 'from 22:00'], ...ROWS.slice(2)];
  expect(await blocksOf(banded(rows, (row) => row !== 2))).toEqual([
    table(READ.slice(0, 1)),
    table(READ.slice(1), ['Night routes from 22:00']),
  ]);
});

const VALUES: DrawnTable = { xs: XS, ys: ysOf(3), cells: rowsOf(ROWS.slice(1)) };
const values = `${BORDERS['a rectangle around each cell']?.(VALUES)}\n${textOf(VALUES)}`;
const above = (names: readonly string[], y: number, font = '/F2') =>
  names.map((name, at) => `BT ${font} 9 Tf 1 0 0 1 ${(XS[at] ?? 0) + 3} ${y} Tm (${name}) Tj ET`).join('\n');

it.each(['/F1', '/F2'])(
  'reads the names on a band above the drawn cells as the header, in any font: %s',
  async (font) => {
    expect(await blocksOf(`${above(ROWS[0] ?? [], 704, font)}\n${values}`)).toEqual([table(READ)]);
  },
);

it.each([
  ['of which one is missing', above(['Route', 'Jan', 'Feb'], 704)],
  ['far above', above(ROWS[0] ?? [], 760)],
  ['with a number among them', above(['Route', 'Jan', 'Feb', '12.50'], 704)],
  ['beyond their columns', above(['Route of the bus to the harbour', 'Jan', 'Feb', 'Mar'], 704)],
])('does not take names for the header: %s', async (_, content) => {
  const blocks = await blocksOf(`${content}\n${values}`);
  expect(blocks).toHaveLength(4);
  expect(blocks).not.toContainEqual(expect.objectContaining({ kind: 'table' }));
});

it('does not take a heading above a table for its header', async () => {
  const heading = textPage([{ text: 'Our routes', x: 60, y: 706 }]);
  expect(await blocksOf(`${heading}\n${banded(ROWS, () => true)}`)).toMatchObject([
    { text: 'Our routes' },
    table(READ),
  ]);
});
