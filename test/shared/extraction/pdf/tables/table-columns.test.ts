// Guarantee: each cell of a table is in one column, by its position or by the positions of its words, and a row that
// does not fit stays text. Risk: a price in the column of the season beside it.
import { describe, expect, it } from 'vitest';
import type { PdfCell } from '../../../../../shared/extraction/pdf/tables/pdf-table.ts';
import { cell, page, read, row, rowsOf, three } from './page-lines.fixture.ts';

describe('a column', () => {
  const tableWith = (...cells: PdfCell[]) => page([three('room', 'ten', 'a'), three('hall', 'two', 'b'), cells]);
  const isRow = (...cells: PdfCell[]) => rowsOf(tableWith(...cells)).length === 3;

  it('includes a cell nearer than three tenths of the height of a line, and no cell further away', () => {
    // The second column is from 160 to 200, the third from 260 to 300.
    const header = (left: number, right: number) => rowsOf(tableWith(cell('yard', 60), cell('x', left, right)))[0];
    expect(header(202.9, 230)).toBe('room | ten | a');
    expect(header(203, 230)).toBe('room | ten |  | a');
    expect(header(230, 257.1)).toBe('room | ten | a');
    expect(header(230, 257)).toBe('room | ten |  | a');
  });

  it('has one cell of a row, and a cell has one column', () => {
    expect(isRow(cell('yard', 60), cell('one', 160), cell('c', 260))).toBe(true);
    expect(isRow(cell('yard', 60, 70), cell('big', 75, 100), cell('c', 260))).toBe(false);
    // A row that does not fit stays text.
    expect(read(tableWith(cell('yard', 60, 70), cell('big', 75, 100), cell('c', 260))).at(-1)).toEqual(['yard big c']);
    expect(isRow(cell('yard', 60), { ...cell('onlyoneword', 160, 300), words: [] })).toBe(false);
  });

  it('is as wide as its widest cells', () => {
    const wide = row(cell('yard', 60), cell('one', 130, 230), cell('c', 260));
    const last = (left: number) =>
      rowsOf(
        page([three('room', 'ten', 'a'), wide, row(cell('hall', 60), cell('two', left, left + 8), cell('b', 260))]),
      );
    expect(last(132).at(-1)).toBe('hall | two | b');
    expect(last(220).at(-1)).toBe('hall | two | b');
  });

  it('is found by words if a long cell comes close to the next one', () => {
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
