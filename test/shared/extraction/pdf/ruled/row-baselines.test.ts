// Guarantee: the lines of text in a drawn row are rows of their own only if each has a first cell and a value, or,
// below a one-line header, if their early line breaks show it; otherwise they are lines of one cell. Risk: an address
// becomes three rows, or three prices become one.
import { describe, expect, it } from 'vitest';
import { rowBaselines, rowsOfLines } from '../../../../../shared/extraction/pdf/ruled/row-baselines.ts';
import { cellLines, gridOf, line } from './cells.fixture.ts';

const GRID = gridOf([0, 100, 200, 300], [700, 680, 600]);
const HEAD = [0, 1, 2].map((column) => cellLines(GRID, [column, 0], ['name']));
// The baselines of the lines of the second row.
const BASELINES = [668, 656, 644, 632];

// Returns the baselines of each drawn row; `cells` are the lines of the cells in the second one.
const baselinesOf = (cells: readonly (readonly string[])[], head = HEAD, grid = GRID) =>
  rowBaselines(
    [...head, ...cells.flatMap((texts, column) => (texts.length === 0 ? [] : cellLines(grid, [column, 1], texts)))],
    grid,
  ).map((row) => row.map(({ y }) => y));
const secondRow = (...cells: readonly (readonly string[])[]) => baselinesOf(cells)[1];

describe('lines of text with a value each', () => {
  it('lines with a value in each cell are rows', () => {
    expect(secondRow(['A', 'B', 'C'], ['12', '80', '9.50'])).toEqual(BASELINES.slice(0, 3));
    expect(secondRow(['A', 'B', 'C'], ['long long long words', 'x', 'y'], ['12', '80', '7'])).toHaveLength(3);
  });
  it('are rows whose baselines have a tolerance of half their height', () => {
    const [, second] = rowBaselines(
      [...HEAD, ...['A B C', '1 2 3'].map((texts, at) => cellLines(GRID, [at, 1], texts.split(' ')))],
      GRID,
    );
    expect(second).toEqual(BASELINES.slice(0, 3).map((y) => ({ y, tolerance: 5 })));
  });
  it('are rows beside full lines only if no value has a letter and one has a digit', () => {
    const full = 'word word word word';
    const narrow = gridOf([0, 100, 120], [700, 680, 600]);
    const rows = (...values: string[]) =>
      baselinesOf([[full, full, full], values], HEAD.slice(0, 2), narrow)[1]?.length;
    const wide = gridOf([0, 100, 120, 220], [700, 680, 600]);
    expect(
      baselinesOf(
        [
          [full, full, full],
          ['12', '80', '9'],
          [full, full, full],
        ],
        HEAD,
        wide,
      )[1],
    ).toHaveLength(3);
    expect([rows('12', '8a', '9'), rows('--', '--', '--'), rows('12', '80', '9')]).toEqual([1, 1, 3]);
  });
  it('are not rows without a first cell for them', () => {
    expect(baselinesOf([[], ['12', '80', '9'], ['1', '2', '3']])[1]).toHaveLength(1);
    expect(secondRow(['A', '', '', ''], ['12', '80', '9', '7'])).toHaveLength(1);
    expect(secondRow(['A', 'B', 'C'])).toHaveLength(1);
  });
  it('are rows if at least four of five have a first cell and a value', () => {
    const grid = gridOf([0, 100, 200], [700, 680, 560]);
    const head = HEAD.slice(0, 2);
    const rows = (first: string[], values: string[]) => baselinesOf([first, values], head, grid)[1]?.length;
    expect(rows(['A', 'B', '', 'D', 'E'], ['1', '2', '3', '4', '5'])).toBe(4);
    expect(rows(['A', '', '', 'D', 'E'], ['1', '2', '3', '4', '5'])).toBe(1);
    expect(rows(['A', 'B', 'C', 'D', 'E'], ['1', '2', '', '4', '5'])).toBe(5);
    expect(rows(['A', 'B', 'C', 'D', 'E'], ['1', '', '', '4', '5'])).toBe(1);
  });
  it('are rows if there are two of them', () => {
    expect([secondRow(['A', 'B'], ['12', '80']), secondRow(['A', 'B'], ['a', 'b'])]).toEqual([
      BASELINES.slice(0, 2),
      BASELINES.slice(0, 1),
    ]);
  });
  it('are rows above and below other drawn rows', () => {
    const grid = gridOf([0, 100, 200, 300], [700, 680, 600, 560]);
    const more = [0, 1].map((column) => cellLines(grid, [column, 2], ['1']));
    const cells = [
      ['A', 'B', 'C'],
      ['12', '80', '9'],
    ];
    expect(baselinesOf(cells, [...HEAD, ...more], grid).map((row) => row.length)).toEqual([1, 3, 1]);
  });
});

describe('line breaks that come although the next word would fit', () => {
  const long = 'nineteen letters on';
  it('make rows of the lines only if there are enough of them', () => {
    expect(secondRow(['A', 'B', 'C'], ['a', 'b', 'c'])).toHaveLength(3);
    expect(secondRow([long, long, long], [long, long, long])).toHaveLength(1);
    // One of four line breaks is early, then two of four are.
    expect(secondRow(['A', long, long], [long, long, long])).toHaveLength(1);
    expect(secondRow(['A', long, long], ['a', long, long])).toHaveLength(3);
  });
  it('are enough if they are at least three in ten line breaks', () => {
    const grid = gridOf([0, 100, 200], [700, 680, 560]);
    const rows = (first: string[]) =>
      baselinesOf([first, Array.from({ length: 6 }, () => long)], HEAD.slice(0, 2), grid)[1]?.length;
    expect(rows(['A', 'B', 'C', long, long, long])).toBe(6);
    expect(rows(['A', 'B', long, long, long, long])).toBe(1);
  });
  // Of four line breaks, one is early, two are not, and the tested one is early if its line ends far from the side.
  const areRows = ({ left, right }: { left: number; right: number }, column = 0) => {
    const side = 100 * column;
    const tested = [
      { ...line('ab', 0, 668), left: side + left, right: side + right },
      { ...line('ab cd', 0, 656), left: side + 4, right: side + 14 },
      line('x', side + 4, 644),
    ];
    const full = [668, 656, 644].map((y) => ({ ...line(long, 0, y), left: 104 - side, right: 199 - side }));
    const cellIn = (ownColumn: number, lines: typeof tested) => ({
      cell: { column: ownColumn, row: 1, columns: 1, rows: 1 },
      lines,
    });
    return rowBaselines([...HEAD, cellIn(column, tested), cellIn(1 - column, full)], GRID)[1]?.length === 3;
  };
  it.each([0, 1])('leave room for a space, the next word and the padding, in column %d', (column) => {
    // A space of 2.5, a word of 4 and a padding of 4 points.
    expect([areRows({ left: 4, right: 89.4 }, column), areRows({ left: 4, right: 89.5 }, column)]).toEqual([
      true,
      false,
    ]);
  });
  it('leave room for the same padding as on the left, from none to eight points', () => {
    expect([areRows({ left: 12, right: 85.4 }), areRows({ left: 12, right: 85.5 })]).toEqual([true, false]);
    expect([areRows({ left: -3, right: 93.4 }), areRows({ left: -3, right: 93.5 })]).toEqual([true, false]);
  });
});

describe('lines of text are one row', () => {
  const values = [
    ['A', 'B', 'C'],
    ['a', 'b', 'c'],
  ];
  it('if the header has several lines', () => {
    const head = [cellLines(GRID, [0, 0], ['name', 'more']), ...HEAD.slice(1)];
    expect(baselinesOf(values, head)[1]).toHaveLength(1);
  });
  it('if another row is drawn below them', () => {
    const grid = gridOf([0, 100, 200, 300], [700, 680, 600, 560]);
    const more = [0, 1].map((column) => cellLines(grid, [column, 2], ['1']));
    expect(baselinesOf(values, [...HEAD, ...more], grid).map((row) => row.length)).toEqual([1, 1, 1]);
  });
});

it('a row without text has no baseline', () => {
  const [head, empty] = rowBaselines(HEAD, GRID);
  expect([head?.length, empty]).toEqual([1, []]);
});

it('lines of two cells within half a letter of each other have one baseline', () => {
  const moved = (by: number) => {
    const values = cellLines(GRID, [1, 1], ['12', '80', '9']);
    const cells = [
      cellLines(GRID, [0, 1], ['A', 'B', 'C']),
      { ...values, lines: values.lines.map((line) => ({ ...line, y: line.y - by })) },
    ];
    return rowBaselines([...HEAD, ...cells], GRID)[1]?.map(({ y }) => y);
  };
  expect(moved(5)).toEqual(BASELINES.slice(0, 3));
  expect(moved(5.1)).toEqual([668]);
});

it('the lines of a cell over several rows have no baselines', () => {
  const tall = cellLines(GRID, [2, 0, 1, 2], ['A', 'B', 'C', 'D']);
  const cells = [
    ['A', 'B', 'C'],
    ['12', '80', '9'],
  ].map((texts, at) => cellLines(GRID, [at, 1], texts));
  expect(rowBaselines([...HEAD.slice(0, 2), tall, ...cells], GRID)[1]).toHaveLength(3);
});

describe('the lines of a first cell over several rows', () => {
  const rows = [700, 688, 676].map((y) => ({ y, tolerance: 5 }));
  const labels = (step: number) => ['A', 'B', 'C'].map((text, at) => line(text, 4, 700 - step * at));
  it('are the labels of these rows if each row has one', () => {
    expect(rowsOfLines(labels(12), rows)).toEqual([0, 1, 2]);
    expect(rowsOfLines(labels(12.7), rows)).toEqual([0, 1, 2]);
  });
  it('are one merged cell if they are closer to each other than the rows, or not as many', () => {
    expect(rowsOfLines(labels(11), rows)).toBeNull();
    expect(rowsOfLines(labels(12).slice(0, 2), rows)).toBeNull();
    expect(rowsOfLines(labels(12).slice(0, 2), rows.slice(0, 2))).toBeNull();
  });
});
