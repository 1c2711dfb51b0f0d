// Guarantee: cells between drawn lines become the rows of a table, with each text in its cell; boxes around text,
// drawings and frames of pages do not. Risk: labels of a drawing are read as a table, or a cell below a name that spans
// columns moves into the next column.
import { describe, expect, it } from 'vitest';
import type { PdfLine } from '../../../../../shared/extraction/pdf/pdf-lines.ts';
import type { CellLines } from '../../../../../shared/extraction/pdf/ruled/row-baselines.ts';
import { ruledRows } from '../../../../../shared/extraction/pdf/ruled/ruled-rows.ts';
import type { RuledGrid } from '../../../../../shared/extraction/pdf/rules/ruled-grids.ts';
import { cellLines, gridOf, line } from './cells.fixture.ts';

const GRID = gridOf([0, 100, 200], [700, 680, 660]);
const HIGH = gridOf([0, 100, 200], [700, 680, 600]);
/** A cell: its column and row, how many of each it spans, and its lines of text. */
type Written = readonly [place: readonly number[], ...texts: string[]];
const cellsOf = (grid: RuledGrid, cells: readonly Written[]) =>
  cells.map(([place, ...texts]) => cellLines(grid, place, texts));
const rowsOf = (grid: RuledGrid, ...cells: readonly Written[]) => ruledRows(grid, cellsOf(grid, cells));
const SQUARE: readonly Written[] = [
  [[0, 0], 'a'],
  [[1, 0], 'b'],
  [[0, 1], 'c'],
  [[1, 1], 'd'],
];
// The cells of SQUARE, of which one has other lines.
const changed = (index: number, change: (line: PdfLine) => PdfLine): CellLines[] =>
  cellsOf(GRID, SQUARE).map((cell, at) => (at === index ? { ...cell, lines: cell.lines.map(change) } : cell));
const tableOf = (rows: readonly PdfLine[] | null) => rows?.[0]?.ruled?.table;
// Formats each cell as its row, its column, how many rows and columns it spans, and its texts.
const placesOf = (rows: readonly PdfLine[] | null) =>
  tableOf(rows)?.cells.map(({ row, column, rows: height, columns, lines }) => [row, column, height, columns, ...lines]);

describe('the row of a table', () => {
  it('is a line of the page with the text of its cells, and has its place in the table', () => {
    const cells = cellsOf(GRID, SQUARE.toReversed());
    const inFont = (cell: CellLines, font: string) => ({
      ...cell,
      lines: cell.lines.map((each) => ({ ...each, font })),
    });
    const rows = ruledRows(GRID, [...cells.slice(0, 3), inFont(cells[3] as CellLines, 'Bold')]);
    const cellAt = (row: number, column: number, text: string, font: string) => ({
      row,
      column,
      rows: 1,
      columns: 1,
      lines: [text],
      font,
    });
    const table = {
      lefts: [0, 100],
      rows: 2,
      cells: [cellAt(0, 0, 'a', 'Bold'), cellAt(0, 1, 'b', ''), cellAt(1, 0, 'c', ''), cellAt(1, 1, 'd', '')],
    };
    const common = { left: 4, right: 109, height: 10, isUpright: true, cells: [] };
    expect(rows).toEqual([
      { ...common, text: 'a b', y: 688, font: 'Bold', ruled: { table, row: 0 } },
      { ...common, text: 'c d', y: 668, font: '', ruled: { table, row: 1 } },
    ]);
  });
  it('has the left, right and height of all of its texts', () => {
    const [first] =
      ruledRows(
        GRID,
        changed(1, (text) => ({ ...text, y: 686, height: 12, right: 150 })),
      ) ?? [];
    expect(first).toMatchObject({ left: 4, right: 150, y: 688, height: 12 });
    const [higher] =
      ruledRows(
        GRID,
        changed(1, (text) => ({ ...text, y: 689, left: 101, isUpright: false })),
      ) ?? [];
    expect(higher).toMatchObject({ left: 4, y: 689, isUpright: true });
  });
});

describe('cells between drawn lines are a table', () => {
  it('if two rows have at least two cells with text', () => {
    const grid = gridOf([0, 100, 200], [700, 680, 660, 640]);
    expect(rowsOf(grid, ...SQUARE)).toHaveLength(2);
    expect(rowsOf(grid, [[0, 0], 'a'], [[1, 0], 'b'], [[0, 1], 'c'], [[0, 2], 'd'])).toBeNull();
    expect(rowsOf(grid, [[0, 0], 'a'], [[1, 0], ''], [[0, 1], 'c'], [[1, 1], 'd'])).toBeNull();
  });
  it('if at least a fifth of the cells of the grid have text', () => {
    const xs = (count: number) => Array.from({ length: count + 1 }, (_, i) => 100 * i);
    const ys = (count: number) => Array.from({ length: count + 1 }, (_, i) => 700 - 20 * i);
    expect(rowsOf(gridOf(xs(5), ys(4)), ...SQUARE)).toHaveLength(2);
    expect(rowsOf(gridOf(xs(7), ys(3)), ...SQUARE)).toBeNull();
  });
  it.each([
    [{ y: 678.1 }, true],
    [{ y: 678 }, false],
    [{ y: 696.9 }, true],
    [{ y: 697 }, false],
    [{ left: -1.9 }, true],
    [{ left: -2 }, false],
    [{ y: 500, isUpright: false }, true],
  ])('if their text is between their borders, for example at %j: %j', (change, isTable) => {
    expect(
      ruledRows(
        GRID,
        changed(0, (text) => ({ ...text, ...change })),
      ) !== null,
    ).toBe(isTable);
  });
  it('if the text of cells over several rows is between their borders', () => {
    const tall = (y: number): CellLines => ({
      cell: { column: 2, row: 0, columns: 1, rows: 2 },
      lines: [line('x', 204, y)],
    });
    const grid = gridOf([0, 100, 200, 300], [700, 680, 660]);
    const isTable = (y: number) => ruledRows(grid, [...cellsOf(grid, SQUARE), tall(y)]) !== null;
    expect([isTable(658.1), isTable(658)]).toEqual([true, false]);
  });
  it('if at most one in ten lines of text is outside its cell', () => {
    const grid = gridOf([0, 100, 200], [700, 640, 580]);
    const rowsWith = (outside: readonly PdfLine[]) => {
      const cells = cellsOf(grid, [
        [[0, 0], '1', '2', '3'],
        [[1, 0], '4', '5', '6'],
        [[0, 1], '7', '8'],
        [[1, 1], '9'],
      ]);
      return ruledRows(
        grid,
        cells.map((cell, at) => (at === 1 ? { ...cell, lines: [...cell.lines, ...outside] } : cell)),
      );
    };
    const [right, left] = [line('x', 300, 400), line('y', -50, 570)];
    expect([rowsWith([right]) === null, rowsWith([right, left]) === null]).toEqual([false, true]);
  });
  it('if at most a quarter of the lines of text have wide gaps', () => {
    const withGap = (text: PdfLine): PdfLine => ({ ...text, cells: [...text.cells, ...text.cells] });
    const withGaps = (count: number) =>
      cellsOf(GRID, SQUARE).map((cell, at) => (at < count ? { ...cell, lines: cell.lines.map(withGap) } : cell));
    expect([ruledRows(GRID, withGaps(1)) === null, ruledRows(GRID, withGaps(2)) === null]).toEqual([false, true]);
  });
  it('unless a cell over all columns has more than six lines of text', () => {
    const grid = gridOf([0, 100, 200], [700, 680, 580, 560]);
    const around = (...texts: string[]): Written[] => [
      [[0, 0], 'a'],
      [[1, 0], 'b'],
      [[0, 1, 2], ...texts],
      [[0, 2], 'c'],
      [[1, 2], 'd'],
    ];
    const six = ['1', '2', '3', '4', '5', '6'];
    expect([rowsOf(grid, ...around(...six)) === null, rowsOf(grid, ...around(...six, '7')) === null]).toEqual([
      false,
      true,
    ]);
    expect(rowsOf(grid, [[0, 0], 'a'], [[1, 0], 'b'], [[0, 1], ...six, '7'], [[1, 1], 'd'])).not.toBeNull();
  });
  it('unless two cells have several lines of text in the only row below the header', () => {
    const pair: Written[] = [
      [[0, 0], 'a'],
      [[1, 0], 'b'],
      [[0, 1], 'c', 'c'],
      [[1, 1], 'd', 'd'],
    ];
    expect(rowsOf(HIGH, ...pair)).toBeNull();
    expect(rowsOf(HIGH, ...pair.slice(0, 3), [[1, 1], 'd'])).toHaveLength(2);
    expect(rowsOf(gridOf([0, 100, 200], [700, 680, 600, 560]), ...pair)).toHaveLength(2);
  });
});

describe('rows without a drawn line between them', () => {
  const values: Written[] = [
    [[0, 0], 'a'],
    [[1, 0], 'b'],
    [[0, 1], 'A', 'B', 'C'],
    [[1, 1], '1', '2', '3'],
  ];
  it('are divided at the baselines of their text', () => {
    expect(placesOf(rowsOf(HIGH, ...values))).toEqual([
      [0, 0, 1, 1, 'a'],
      [0, 1, 1, 1, 'b'],
      [1, 0, 1, 1, 'A'],
      [1, 1, 1, 1, '1'],
      [2, 0, 1, 1, 'B'],
      [2, 1, 1, 1, '2'],
      [3, 0, 1, 1, 'C'],
      [3, 1, 1, 1, '3'],
    ]);
  });
  it('contain text down to half a letter below their baseline, and are all spanned by a cell drawn over them', () => {
    const grid = gridOf([0, 100, 200, 300], [700, 680, 600]);
    const more = (y: number): CellLines => ({
      cell: { column: 2, row: 1, columns: 1, rows: 1 },
      lines: [line('x', 204, y)],
    });
    const rowOf = (y: number) =>
      placesOf(ruledRows(grid, [...cellsOf(grid, values), more(y)]))?.find((place) => place[4] === 'x')?.[0];
    expect([rowOf(673), rowOf(668), rowOf(663), rowOf(661), rowOf(644)]).toEqual([1, 1, 1, 2, 3]);
    const tall: Written = [[2, 0, 1, 2], 'x'];
    expect(placesOf(rowsOf(grid, ...values, tall))?.find((place) => place[4] === 'x')).toEqual([0, 2, 4, 1, 'x']);
  });
});

describe('the columns and rows of a table', () => {
  it('are only those in which a cell begins', () => {
    const grid = gridOf([0, 50, 100, 200], [700, 680, 660, 640]);
    const rows = rowsOf(grid, [[0, 0, 2], 'a'], [[2, 0], 'b'], [[0, 2, 2], 'c'], [[2, 2], 'd']);
    expect(placesOf(rows)).toEqual([
      [0, 0, 1, 1, 'a'],
      [0, 1, 1, 1, 'b'],
      [1, 0, 1, 1, 'c'],
      [1, 1, 1, 1, 'd'],
    ]);
    expect(tableOf(rows)).toMatchObject({ lefts: [0, 100], rows: 2 });
  });
  it('are all counted in the size of a cell that spans them', () => {
    const grid = gridOf([0, 50, 100, 200], [700, 680, 660, 640]);
    const rows = rowsOf(
      grid,
      [[0, 0, 2], 'a'],
      [[2, 0, 1, 2], 'b'],
      [[0, 1], 'c'],
      [[1, 1], 'd'],
      [[0, 2], 'e'],
      [[1, 2], 'f'],
    );
    expect(placesOf(rows)).toEqual([
      [0, 0, 1, 2, 'a'],
      [0, 2, 2, 1, 'b'],
      [1, 0, 1, 1, 'c'],
      [1, 1, 1, 1, 'd'],
      [2, 0, 1, 1, 'e'],
      [2, 1, 1, 1, 'f'],
    ]);
  });
});
