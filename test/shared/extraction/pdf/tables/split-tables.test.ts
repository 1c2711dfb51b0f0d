// Guarantee: lines of a page are a table only if their cells are below each other, close together, and in enough rows;
// each cell is in its own column, and nothing of a line is lost. Risk: a value is read in the column of its neighbor.
import { describe, expect, it } from 'vitest';
import type { CelledLine, PdfCell } from '../../../../../shared/extraction/pdf/tables/pdf-table.ts';
import { cell, lineAt, page, read, row, rowsOf, three } from './page-lines.fixture.ts';

const table = (...rows: string[]) => ({ rows });

const pair = (left: string, right: string) => row(cell(left, 60), cell(right, 160));
// A line between rows, drawn with dashes.
const DASHES = row(cell('--------', 60), cell('--------', 160));

describe('rows', () => {
  const pairs = [pair('room', 'ten'), pair('hall', 'two'), pair('yard', 'one')];

  it.each<[name: string, rows: readonly (readonly PdfCell[])[], expected: unknown]>([
    ['three with two columns are a table', pairs, [table('room | ten', 'hall | two', 'yard | one')]],
    ['two with two columns are not a table', pairs.slice(1), [['hall two', 'yard one']]],
    [
      'two with two columns and a line of dashes between them are a table',
      [pair('room', 'ten'), DASHES, pair('hall', 'two')],
      [table('room | ten', 'hall | two')],
    ],
    [
      'two with three columns are a table',
      [three('room', 'ten', 'a'), three('hall', 'two', 'b')],
      [table('room | ten | a', 'hall | two | b')],
    ],
    ['one with three columns is not a table', [three('room', 'ten', 'a')], [['room ten a']]],
    [
      'do not include a line of dashes above them',
      [DASHES, ...pairs],
      [['-------- --------'], table('room | ten', 'hall | two', 'yard | one')],
    ],
    [
      'are not a table if there are only two below a line of dashes',
      [DASHES, ...pairs.slice(1)],
      [['-------- --------', 'hall two', 'yard one']],
    ],
    [
      'may contain dashes beside a number, which are not a line of dashes',
      [pair('room', 'ten'), pair('---', '12'), pair('hall', 'two')],
      [table('room | ten', '--- | 12', 'hall | two')],
    ],
    [
      'do not include text above and below them',
      [row(cell('Prices', 60)), ...pairs, row(cell('End', 60))],
      [['Prices'], table('room | ten', 'hall | two', 'yard | one'), ['End']],
    ],
    [
      'of list marks and sentences are a list',
      [pair('1.', 'Lock'), pair('2.', 'Turn'), pair('3.', 'Go')],
      [['1. Lock', '2. Turn', '3. Go']],
    ],
    [
      'of list marks and sentences are a table if one has no mark',
      [pair('1.', 'Lock'), pair('Both', 'Turn'), pair('3.', 'Go')],
      [table('1. | Lock', 'Both | Turn', '3. | Go')],
    ],
    [
      'of list marks and two columns are a table',
      [three('1.', 'Lock', 'a'), three('2.', 'Turn', 'b')],
      [table('1. | Lock | a', '2. | Turn | b')],
    ],
    [
      'join only a label with a colon to its value',
      [pair('Guest:', 'Anna'), pair('Room', 'two'), pair('Bed:', 'one')],
      [table('Guest: Anna', 'Room | two', 'Bed: one')],
    ],
    [
      'keep a cell without a neighbor in its own column',
      [three('room', 'ten', 'a'), row(cell('hall', 60), cell('b', 260)), three('yard', 'one', 'c')],
      [table('room | ten | a', 'hall |  | b', 'yard | one | c')],
    ],
    [
      'have a column in its place that only later rows have',
      [row(cell('room', 60), cell('a', 260)), three('hall', 'two', 'b'), three('yard', 'one', 'c')],
      [table('room |  | a', 'hall | two | b', 'yard | one | c')],
    ],
  ])('%s', (_case, rows, expected) => {
    expect(read(page(rows))).toEqual(expected);
  });

  const long = (letters: number) => 'x'.repeat(letters);
  const prose = (left: number, right: number) =>
    page(Array.from({ length: 3 }, () => row(cell(long(left), 60, 300), cell(long(right), 320, 600))));

  it('are columns of text if most of them have more than thirty letters in each of two cells', () => {
    expect(rowsOf(prose(31, 31))).toEqual([]);
    expect(rowsOf(prose(31, 30))).toHaveLength(3);
    expect(rowsOf(prose(30, 31))).toHaveLength(3);
    const short = row(cell('x', 60), cell('y', 320));
    const longRow = row(cell(long(31), 60, 300), cell(long(31), 320, 600));
    expect(rowsOf(page([short, longRow, longRow]))).toEqual([]);
    expect(rowsOf(page([longRow, short, short]))).toHaveLength(3);
    expect(rowsOf(page([short, longRow, short]))).toHaveLength(3);
    expect(rowsOf(page([longRow, short, longRow]))).toEqual([]);
  });

  it('of prose above a table stay text, and so does the table if there are more than a hundred lines', () => {
    const proseAndTable = (proseRows: number) => [
      ...Array.from({ length: proseRows }, () => row(cell(long(31), 60, 300), cell(long(31), 320, 600))),
      ...Array.from({ length: 40 }, () => row(cell('x', 60), cell('y', 320))),
    ];
    expect(rowsOf(page([row(cell('Title', 60)), ...proseAndTable(60)]))).toContain('x | y');
    expect(rowsOf(page([row(cell('Title', 60)), ...proseAndTable(61)]))).toEqual([]);
  });
});

describe('the next row', () => {
  const rows = [three('room', 'ten', 'a'), three('hall', 'two', 'b')];
  const below = (distance: number, change: Partial<CelledLine> = {}) =>
    rowsOf([lineAt(rows[0] as PdfCell[], 700), lineAt(rows[1] as PdfCell[], 700 - distance, change)]).length === 2;

  it.each([
    [12, true],
    [27.9, true],
    [28, false],
    [0.1, true],
    [0, false],
    [-12, false],
  ])('belongs to the same table when it is %d points below: %s', (distance, expected) => {
    expect(below(distance)).toBe(expected);
  });

  it('belongs to the same table only if the gap is small for its height and its letters are upright', () => {
    expect(below(14, { height: 5 })).toBe(false);
    expect(below(13.9, { height: 5 })).toBe(true);
    expect(below(12, { isUpright: false })).toBe(false);
  });

  it('is measured from the line above it, even if that one is of dashes', () => {
    const spaced = [three('room', 'ten', 'a'), DASHES, three('hall', 'two', 'b')];
    expect(rowsOf(spaced.map((cells, at) => lineAt(cells, 700 - at * 20)))).toHaveLength(2);
    const withoutDashes = [...rows, three('yard', 'one', 'c')];
    expect(rowsOf(withoutDashes.map((cells, at) => lineAt(cells, 700 - at * 20)))).toHaveLength(3);
  });
});

describe('a cell that continues below', () => {
  const first = three('room', 'with bath', 'and view');
  const last = three('hall', 'two', 'b');

  it.each<[name: string, line: readonly PdfCell[], expected: readonly string[]]>([
    [
      'is joined to the cell above',
      row(cell('and sauna', 160)),
      ['room | with bath and sauna | and view', 'hall | two | b'],
    ],
    [
      'is joined to the cell above beside another one',
      row(cell('and sauna', 160), cell('of the sea', 260)),
      ['room | with bath and sauna | and view of the sea', 'hall | two | b'],
    ],
    [
      'begins a new row if the line has a first cell',
      row(cell('suite', 60), cell('and sauna', 160)),
      ['room | with bath | and view', 'suite | and sauna', 'hall | two | b'],
    ],
    [
      'begins a new row if a cell of its line has no letters',
      row(cell('12', 160), cell('of the sea', 260)),
      ['room | with bath | and view', ' | 12 | of the sea', 'hall | two | b'],
    ],
  ])('%s', (_case, line, expected) => {
    expect(read(page([first, line, last]))).toEqual([table(...expected)]);
  });

  it('is not joined below an empty cell, or below a row without a first cell', () => {
    const gap = row(cell('room', 60), cell('b', 260));
    const twoBelow = row(cell('and sauna', 160), cell('of the sea', 260));
    expect(rowsOf(page([last, gap, twoBelow, last]))).toEqual([
      'hall | two | b',
      'room |  | b',
      ' | and sauna | of the sea',
      'hall | two | b',
    ]);
    const withoutFirst = row(cell('12', 160), cell('b', 260));
    expect(rowsOf(page([last, withoutFirst, twoBelow, last]))).toContain(' | and sauna | of the sea');
  });

  it('ends the table if it is alone and has no letters', () => {
    expect(read(page([first, last, row(cell('12', 160)), last]))).toEqual([
      table('room | with bath | and view', 'hall | two | b'),
      ['12', 'hall two b'],
    ]);
  });
});
