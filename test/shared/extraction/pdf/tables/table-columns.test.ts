// Guarantee: each cell of a table is in one column, by its position or by the positions of its words, and a row that
// does not fit stays text. Risk: a price is read in the column of another season.
import { describe, expect, it } from 'vitest';
import type { PdfCell } from '../../../../../shared/extraction/pdf/tables/pdf-table.ts';
import { cell, page, read, row, rowsOf, three } from './page-lines.fixture.ts';

const textOf = (cells: readonly PdfCell[]) => cells.map(({ text }) => text).join(' | ');

// Returns a cell whose words the PDF library joined, so that their positions are not known.
const joinedCell = (text: string, left: number, right: number): PdfCell => ({
  text,
  left,
  right,
  words: [{ text, left, right }],
});

describe('a column', () => {
  const tableWith = (...cells: PdfCell[]) => page([three('room', 'ten', 'a'), three('hall', 'two', 'b'), cells]);
  const isRow = (...cells: PdfCell[]) => rowsOf(tableWith(...cells)).length === 3;

  it('includes a cell nearer than three tenths of the line height, and no cell further away', () => {
    // The second column is from 160 to 200, the third from 260 to 300.
    const headerWith = (left: number, right: number) => rowsOf(tableWith(cell('yard', 60), cell('x', left, right)))[0];
    expect(headerWith(202.9, 230)).toBe('room | ten | a');
    expect(headerWith(203, 230)).toBe('room | ten |  | a');
    expect(headerWith(230, 257.1)).toBe('room | ten | a');
    expect(headerWith(230, 257)).toBe('room | ten |  | a');
  });

  it('has at most one cell of a row, and a cell is in only one column', () => {
    expect(isRow(cell('yard', 60), cell('one', 160), cell('c', 260))).toBe(true);
    expect(isRow(cell('yard', 60, 70), cell('big', 75, 100), cell('c', 260))).toBe(false);
    // A row that does not fit stays text.
    expect(read(tableWith(cell('yard', 60, 70), cell('big', 75, 100), cell('c', 260))).at(-1)).toEqual(['yard big c']);
    expect(isRow(cell('yard', 60), { ...cell('onlyoneword', 160, 300), words: [] })).toBe(false);
  });

  it('is as wide as its widest cells', () => {
    const wideRow = row(cell('yard', 60), cell('one', 130, 230), cell('c', 260));
    const rowsWith = (left: number) =>
      rowsOf(
        page([three('room', 'ten', 'a'), wideRow, row(cell('hall', 60), cell('two', left, left + 8), cell('b', 260))]),
      );
    expect(rowsWith(132).at(-1)).toBe('hall | two | b');
    expect(rowsWith(220).at(-1)).toBe('hall | two | b');
  });

  it('is found by the words of a cell that comes close to the next one', () => {
    const words = [
      { text: 'double', left: 160, right: 175 },
      { text: 'room', left: 178, right: 190 },
      { text: 'with', left: 205, right: 225 },
      { text: 'bath', left: 230, right: 250 },
      { text: '9', left: 262, right: 270 },
    ];
    const tight: PdfCell = { text: 'double room with bath 9', left: 160, right: 270, words };
    expect(rowsOf(tableWith(cell('yard', 60), tight)).at(-1)).toBe('yard | double room with bath | 9');
    // If that leaves the row incomplete, the cell stays whole, and the row is not part of the table.
    expect(rowsOf(tableWith(tight))).toHaveLength(2);
  });
});

describe('words that the PDF library joined across a gutter as narrow as a space', () => {
  const table = [three('room', 'ten', 'a'), three('hall', 'two', 'b')];
  const columns = [
    row(cell('no', 60, 92), cell('name of it', 98, 180), cell('price', 260)),
    row(cell('W-1', 60, 90), cell('roof', 98, 120), cell('9', 260)),
  ];

  it('are divided at the space in the gutter', () => {
    const tight = row(joinedCell('W-200 Weather roof of steel', 60, 200), cell('21.70', 260));
    expect(rowsOf(page([...columns, tight]))).toEqual([
      'no | name of it | price',
      'W-1 | roof | 9',
      'W-200 | Weather roof of steel | 21.70',
    ]);
  });

  it('stay whole without a space near the gutter, and without another cell in the row', () => {
    const withoutSpace = row(joinedCell('Weatherproof roof', 60, 200), cell('a lot', 260));
    expect(rowsOf(page([...columns, withoutSpace]))).toEqual(['no | name of it | price', 'W-1 | roof | 9']);
    expect(rowsOf(page([...table, row(joinedCell('all prices are net here', 60, 250))]))).toEqual(table.map(textOf));
  });
});

it('reads a row whose first cell spans several columns, like the label of a total', () => {
  const rows = [three('no', 'name', 'price'), three('1', 'roof', '9'), three('2', 'door', '8')];
  const total = row(joinedCell('sum of all positions', 60, 190), cell('17', 260));
  expect(rowsOf(page([...rows, total, three('3', 'wall', '7')])).slice(3)).toEqual([
    'sum of all positions |  | 17',
    '3 | wall | 7',
  ]);
  const remark = row(joinedCell('prices of all positions', 60, 190), cell('page two', 260));
  expect(rowsOf(page([...rows, remark])).slice(3)).toEqual([]);
});

it('reads a cell in the column that it is aligned with, although the next column is nearer than a gutter', () => {
  const rows = [
    row(cell('no', 60), cell('unit', 160, 198), cell('price', 200, 240)),
    row(cell('1', 60), cell('kg', 160, 170), cell('9.50', 200, 220)),
  ];
  expect(rowsOf(page(rows))).toEqual(['no | unit | price', '1 | kg | 9.50']);
});
