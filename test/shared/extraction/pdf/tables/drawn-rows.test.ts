// Guarantee: the lines of a cell become one text if the next cell begins above the last of them, without lines of other
// rows. Risk: a value is read in the row below, or two rows are read as one.
import { describe, expect, it } from 'vitest';
import { drawnRows } from '../../../../../shared/extraction/pdf/tables/pdf-cell-rows.ts';
import type { CelledLine } from '../../../../../shared/extraction/pdf/tables/pdf-table.ts';
import { cell, lineAt, row } from './page-lines.fixture.ts';

const left = (text: string, y: number, change: Partial<CelledLine> = {}) => lineAt(row(cell(text, 60)), y, change);
const right = (text: string, y: number, change: Partial<CelledLine> = {}) => lineAt(row(cell(text, 160)), y, change);
const at = (text: string, from: number, to: number, y: number) => lineAt(row(cell(text, from, to)), y);
const textsOf = (lines: readonly CelledLine[]) =>
  drawnRows(lines).map(({ cells }) => cells.map(({ text }) => text).join(' | '));

describe('a row', () => {
  it.each<[name: string, lines: readonly CelledLine[], rows: readonly string[]]>([
    ['is each line that stands alone', [left('a', 700), left('b', 688), left('c', 676)], ['a', 'b', 'c']],
    ['has a cell of two lines', [left('a', 700), left('b', 688), right('c', 700)], ['a b | c']],
    [
      'has cells of several lines each',
      [left('a', 700), left('b', 688), right('c', 700), right('d', 688), at('e', 260, 300, 700)],
      ['a b | c d | e'],
    ],
    ['ends before the next', [left('a', 700), left('b', 688), right('c', 700), left('d', 670)], ['a b | c', 'd']],
    [
      'joins two lines if the next cell begins more than 3 points above the second',
      [left('a', 700), left('b', 696.9), right('c', 700)],
      ['a b | c'],
    ],
    [
      'does not join them if it begins 3 points above the second',
      [left('a', 700), left('b', 697), right('c', 700)],
      ['a', 'b', 'c'],
    ],
    [
      'joins two lines beside a cell to the right',
      [left('a', 700), left('b', 688), at('c', 101, 140, 700)],
      ['a b | c'],
    ],
    [
      'does not join them beside a cell that touches the first',
      [left('a', 700), left('b', 688), at('c', 100, 140, 700)],
      ['a', 'b', 'c'],
    ],
    [
      'joins two lines if the next cell begins less than 18 of its heights above the second',
      [left('a', 700), left('b', 682.1), right('c', 700, { height: 1 })],
      ['a b | c'],
    ],
    [
      'does not join them if it begins 18 of its heights above the second',
      [left('a', 700), left('b', 682.1), right('c', 700.1, { height: 1 })],
      ['a', 'b', 'c'],
    ],
    [
      'does not join lines if only the row above has a next cell',
      [left('a', 700), left('b', 680), left('c', 668), right('d', 700)],
      ['a', 'b', 'c', 'd'],
    ],
    [
      'joins lines if a next cell begins directly below the row above',
      [left('a', 700), left('b', 680), left('c', 668), right('d', 699)],
      ['a', 'b c | d'],
    ],
    [
      'does not join lines beside a turned cell',
      [left('a', 700), left('b', 688), right('c', 700, { isUpright: false })],
      ['a', 'b', 'c'],
    ],
    [
      'does not join a turned line',
      [left('a', 700), left('b', 688, { isUpright: false }), right('c', 700)],
      ['a', 'b', 'c'],
    ],
  ])('%s', (_case, lines, rows) => {
    expect(textsOf(lines)).toEqual(rows);
  });

  it('has cells of ten lines at most', () => {
    const lines = Array.from({ length: 11 }, (_, i) => left(`${i}`, 700 - 12 * i));
    expect(textsOf([...lines.slice(0, 10), right('c', 700)])).toEqual(['0 1 2 3 4 5 6 7 8 9 | c']);
    expect(textsOf([...lines, right('c', 700)])).toHaveLength(12);
  });

  it('is joined with further cells only if it has at most a hundred cells', () => {
    const wide = (count: number) =>
      lineAt(
        Array.from({ length: count }, (_, i) => cell('x', 10 * i, 10 * i + 5)),
        700,
      );
    const rowsOf = (count: number) =>
      drawnRows([wide(count), at('below', 10 * count - 10, 10 * count - 5, 688), at('beside', 2_000, 2_010, 700)]);
    expect(rowsOf(100)).toHaveLength(1);
    expect(rowsOf(101)).toHaveLength(3);
  });
});

// Returns a line as a file has it whose cells are centered vertically or aligned at the bottom: each cell has a height
// of its own, less than a line above or below that of the cell before it.
const mixed = (...cells: readonly (readonly [text: string, left: number, y: number])[]) =>
  lineAt(
    cells.map(([text, from, y]) => ({ ...cell(text, from), y })),
    cells[0]?.[2] ?? 0,
  );

describe('a row whose cells are not aligned at the top', () => {
  it.each<[name: string, lines: readonly CelledLine[], rows: readonly string[]]>([
    [
      'has two lines, with the other cells between them',
      [mixed(['a', 60, 694], ['b', 160, 700]), mixed(['c', 160, 688], ['d', 260, 694], ['e', 360, 694])],
      ['a | b c | d | e'],
    ],
    [
      'has two lines in its first cell, with the other cells between them',
      [left('a', 700), mixed(['b', 60, 688], ['c', 160, 694], ['d', 260, 694])],
      ['a b | c | d'],
    ],
    [
      'has two lines, with the other cells beside the second',
      [left('a', 688), right('b', 700), mixed(['c', 160, 688], ['d', 260, 688])],
      ['a | b c | d'],
    ],
    [
      'has three lines, with the other cells beside the third',
      [left('a', 676), right('b', 700), right('c', 688), mixed(['d', 160, 676], ['e', 260, 676])],
      ['a | b c d | e'],
    ],
    [
      'has cells of three lines and of two',
      [
        left('a', 688),
        ...[right('b', 700), right('c', 688), right('d', 676)],
        ...[lineAt(row(cell('e', 260)), 694), mixed(['f', 260, 682], ['g', 360, 688])],
      ],
      ['a | b c d | e f | g'],
    ],
    [
      'ends before a row below it',
      [mixed(['a', 60, 700], ['b', 160, 700]), mixed(['c', 160, 688], ['d', 260, 688])],
      ['a | b', 'c | d'],
    ],
    [
      'ends before a line that is more than a line below it',
      [mixed(['a', 60, 694], ['b', 160, 700]), mixed(['c', 160, 682], ['d', 260, 694])],
      ['a | b', 'c | d'],
    ],
    [
      'ends before a line that is not below its last cell',
      [mixed(['a', 60, 694], ['b', 160, 700]), mixed(['c', 200, 688], ['d', 260, 694])],
      ['a | b', 'c | d'],
    ],
    [
      'ends before a line with a cell that is not to its right',
      [mixed(['a', 60, 694], ['b', 160, 700]), mixed(['c', 160, 688], ['d', 200, 694])],
      ['a | b', 'c | d'],
    ],
    [
      'has cells of two lines, with the other cells between them',
      [left('a', 700), left('b', 688), right('c', 700), mixed(['d', 160, 688], ['e', 260, 694], ['f', 360, 694])],
      ['a b | c d | e | f'],
    ],
    [
      'has cells of two lines, with the other cells beside the second',
      [left('a', 700), left('b', 688), right('c', 700), mixed(['d', 160, 688], ['e', 260, 688])],
      ['a b | c d | e'],
    ],
    [
      'ends before cells that are beside only the second line of its last cell',
      [mixed(['a', 60, 694], ['b', 160, 700]), mixed(['c', 160, 688], ['d', 260, 691])],
      ['a | b', 'c | d'],
    ],
    [
      'ends before cells that are beside the second line of a first cell',
      [left('a', 700), mixed(['b', 60, 688], ['c', 160, 691])],
      ['a', 'b | c'],
    ],
    [
      'ends before cells that are beside the first line of a first cell',
      [left('a', 700), mixed(['b', 60, 688], ['c', 160, 697])],
      ['a', 'b | c'],
    ],
  ])('%s', (_case, lines, rows) => {
    expect(textsOf(lines)).toEqual(rows);
  });

  it('begins at its highest cell and ends at its lowest', () => {
    expect(drawnRows([mixed(['a', 60, 694], ['b', 160, 700]), mixed(['c', 160, 688], ['d', 260, 694])])).toMatchObject([
      { y: 700, bottom: 688 },
    ]);
  });
});

describe('a line below a cell', () => {
  const isJoined = (line: CelledLine) =>
    textsOf([left('a', 700), line, right('c', 700)])[0] === `a ${line.cells[0]?.text} | c`;
  it.each<[name: string, line: CelledLine, isOfCell: boolean]>([
    ['is directly below it', left('b', 688), true],
    ['is close enough', left('b', 682.1), true],
    ['is too far below', left('b', 682), false],
    ['is at the same height', left('b', 700), false],
    ['overlaps on the right', at('b', 99, 140, 688), true],
    ['begins where it ends', at('b', 100, 140, 688), false],
    ['overlaps on the left', at('b', 20, 61, 688), true],
    ['ends where it begins', at('b', 20, 60, 688), false],
    ['has two cells', lineAt(row(cell('b', 60), cell('x', 120, 140)), 688), false],
  ])('that %s belongs to the cell: $2', (_case, line, isOfCell) => {
    expect(isJoined(line)).toBe(isOfCell);
  });

  const lines = [left('a', 700), left('b', 688), right('c', 700)];
  it('belongs to the last cell of a row if it is above the end of the row', () => {
    expect(textsOf([...lines, right('d', 688)])).toEqual(['a b | c d']);
    expect(textsOf([...lines, right('d', 685.1)])).toEqual(['a b | c d']);
    expect(textsOf([...lines, right('d', 685)])).toEqual(['a b | c', 'd']);
  });
  it('is a separate row if no cell is beside it', () => {
    expect(textsOf([right('c', 700), right('d', 699)])).toEqual(['c', 'd']);
  });
});

describe('a joined row', () => {
  const lines = [at('a', 60, 100, 700), at('b', 50, 120, 688), at('x', 70, 90, 676), right('c', 702), right('d', 690)];
  const [first] = drawnRows(lines);
  it('has the extent of its cells, and their words', () => {
    expect(first?.cells.map((each) => [each.left, each.right])).toEqual([
      [50, 120],
      [160, 200],
    ]);
    expect(first?.cells[0]?.words.map(({ text }) => text)).toEqual(['a', 'b', 'x']);
  });
  it('has the heights where it begins and ends, and its lines', () => {
    expect(first).toMatchObject({ y: 702, height: 10, isUpright: true, bottom: 676, lines });
  });
  it('begins and ends at the height of its line if it has only one', () => {
    expect(drawnRows([left('a', 700)])).toMatchObject([{ y: 700, bottom: 700 }]);
  });
});
