// Guarantee: lines that meet form one grid, whose cells have a line on each side; where a line is missing, two cells
// are one. Risk: a price is read in the column beside its own, or two tables become one.
import { describe, expect, it } from 'vitest';
import type { Rule } from '../../../../../shared/extraction/pdf/rules/pdf-rules.ts';
import { cellAt, ruledGrids } from '../../../../../shared/extraction/pdf/rules/ruled-grids.ts';

const rule = (at: number, from: number, to: number): Rule => ({ at, from, to });
const rules = (places: readonly number[], from: number, to: number): Rule[] => places.map((at) => rule(at, from, to));
const steps = (count: number, first: number, step: number) => Array.from({ length: count }, (_, i) => first + i * step);

const XS = [60, 160, 260];
const YS = [700, 680, 660];
const ACROSS = rules(YS, 60, 260);
const DOWN = rules(XS, 660, 700);
const cell = (column: number, row: number, columns = 1, rows = 1) => ({ column, row, columns, rows });
const CELLS = [cell(0, 0), cell(1, 0), cell(0, 1), cell(1, 1)];

const gridsOf = (across: readonly Rule[], down: readonly Rule[]) =>
  ruledGrids({ across: [...across], down: [...down] });
const onlyGridOf = (across: readonly Rule[], down: readonly Rule[]) => {
  const [grid, ...others] = gridsOf(across, down);
  expect(others).toEqual([]);
  return grid;
};
const ysOf = (across: readonly Rule[], down: readonly Rule[]) => onlyGridOf(across, down)?.ys;

it('lists the lines of a grid from left to right and from the top down, and its cells row by row', () => {
  const whole = { box: { left: 60, right: 260, top: 700, bottom: 660 }, xs: XS, ys: YS, cells: CELLS };
  expect(gridsOf(ACROSS, DOWN)).toEqual([whole]);
  expect(gridsOf(ACROSS.toReversed(), DOWN.toReversed())).toEqual([whole]);
});

describe('lines close to each other', () => {
  it('count as one, halfway between them', () => {
    expect(ysOf([...ACROSS, rule(683, 60, 260)], DOWN)).toEqual([700, 681.5, 660]);
    expect(ysOf([...ACROSS, rule(683.5, 60, 260)], DOWN)).toEqual([700, 681.75, 660]);
    expect(ysOf([...ACROSS, rule(683.6, 60, 260)], DOWN)).toEqual([700, 683.6, 680, 660]);
  });
  it('are joined across small gaps between their ends', () => {
    const [top, , bottom] = ACROSS as [Rule, Rule, Rule];
    const cellsOf = (...ends: (readonly [number, number])[]) =>
      new Set(onlyGridOf([top, bottom, ...ends.map(([from, to]) => rule(680, from, to))], DOWN)?.cells).size;
    expect(cellsOf([60, 260])).toBe(4);
    expect(cellsOf([60, 108], [111.5, 260])).toBe(4);
    expect(cellsOf([111.5, 260], [60, 108])).toBe(4);
    // A shorter line within a longer one does not end it.
    expect(cellsOf([60, 180], [70, 80], [180, 260])).toBe(4);
    expect(cellsOf([60, 108], [112, 160])).toBe(2);
    expect(cellsOf([60, 100], [165, 260])).toBe(3);
  });
  it('are ignored if they are less than five points long', () => {
    expect(onlyGridOf([...ACROSS, rule(690, 158, 162.9)], DOWN)?.ys).toHaveLength(3);
    expect(onlyGridOf([...ACROSS, rule(690, 158, 163)], DOWN)?.ys).toHaveLength(4);
  });
});

describe('a group of lines', () => {
  it('is a table of its own', () => {
    const other = [rules([600, 580], 60, 260), rules([60, 260], 580, 600)] as const;
    const boxes = gridsOf([...ACROSS, ...other[0]], [...DOWN, ...other[1]]).map(({ box }) => box.top);
    expect(boxes.toSorted()).toEqual([600, 700]);
  });
  it('contains lines that meet only through others', () => {
    const across = [rule(700, 60, 160), rule(680, 160, 260), rule(660, 60, 260)];
    expect(onlyGridOf(across, DOWN)?.ys).toEqual(YS);
  });
  it('includes lines that end up to three and a half points from it', () => {
    const rightOf = (y: number, x = 60) => gridsOf([...ACROSS, rule(y, x, 300)], DOWN).map(({ box }) => box.right);
    expect([rightOf(703.5), rightOf(656.5)]).toEqual([[300], [300]]);
    expect([rightOf(703.6), rightOf(656.4)]).toEqual([[260], [260]]);
    expect([rightOf(690, 263.5), rightOf(690, 263.6)]).toEqual([[300], [260]]);
    const leftOf = (x: number) => gridsOf([...ACROSS, rule(690, 20, x)], DOWN).map(({ box }) => box.left);
    expect([leftOf(56.5), leftOf(56.4)]).toEqual([[20], [60]]);
  });
  it('in only one direction is not a table', () => {
    expect(gridsOf(ACROSS, [])).toEqual([]);
    expect(gridsOf([], DOWN)).toEqual([]);
  });
  it('has its outer borders where its lines end, if none are drawn', () => {
    const inner = onlyGridOf(ACROSS, [rule(160, 650, 710)]);
    expect(inner).toMatchObject({ xs: XS, ys: [710, 700, 680, 660, 650] });
    const open = onlyGridOf([rule(680, 60, 260)], DOWN);
    expect(open).toMatchObject({ xs: XS, ys: YS });
  });
});

describe('a row without a horizontal line below it', () => {
  const [outer, parts] = [rules([700, 660], 60, 260), (x: number, y = 680) => [rule(x, 660, y), rule(x, y, 700)]];
  it('ends where all vertical lines have a gap', () => {
    expect(
      ysOf(
        outer,
        XS.flatMap((x) => parts(x)),
      ),
    ).toEqual(YS);
    expect(ysOf(outer, [...parts(60, 679.8), ...parts(160, 680.2), ...parts(260)])).toEqual([700, 680, 660]);
    expect(ysOf(outer, [...parts(60), ...parts(160), rule(260, 660, 700)])).toEqual([700, 660]);
    expect(ysOf(outer, [...parts(60), ...parts(160), ...parts(260, 670)])).toEqual([700, 660]);
  });
  it('has a cell in each column', () => {
    expect(
      onlyGridOf(
        outer,
        XS.flatMap((x) => parts(x)),
      )?.cells,
    ).toEqual(CELLS);
  });
  it('is at least seven points high', () => {
    expect(
      ysOf(
        outer,
        XS.flatMap((x) => parts(x, 693)),
      ),
    ).toEqual([700, 693, 660]);
    expect(
      ysOf(
        outer,
        XS.flatMap((x) => parts(x, 693.1)),
      ),
    ).toEqual([700, 660]);
  });
  it('needs more than one vertical line', () => {
    expect(ysOf(outer, parts(160))).toEqual([700, 660]);
  });
  it('is found although another table is below it', () => {
    const below = XS.flatMap((x) => [rule(x, 560, 563), rule(x, 563, 600)]);
    const grids = gridsOf([...outer, ...rules([600, 560], 60, 260)], [...XS.flatMap((x) => parts(x)), ...below]);
    expect(grids.find(({ box }) => box.top === 700)?.ys).toEqual(YS);
  });
  it('is found although another table is beside it', () => {
    const beside = [400, 500].flatMap((x) => [rule(x, 660, 663), rule(x, 663, 700)]);
    const grids = gridsOf([...outer, ...rules([700, 660], 400, 500)], [...XS.flatMap((x) => parts(x)), ...beside]);
    expect(grids.find(({ box }) => box.left === 60)?.ys).toEqual(YS);
  });
  it('ends where all vertical lines that reach its end have a gap', () => {
    const sides = [...parts(60), ...parts(260)];
    expect(ysOf(outer, [...sides, rule(160, 685, 700)])).toEqual(YS);
    expect(ysOf(outer, [...sides, rule(160, 660, 675)])).toEqual(YS);
    expect(ysOf(outer, [...sides, rule(160, 675, 700)])).toEqual([700, 660]);
  });
  it('does not end a second time near a drawn line', () => {
    expect(
      ysOf(
        [...outer, rule(683, 60, 260)],
        XS.flatMap((x) => parts(x)),
      ),
    ).toEqual([700, 683, 660]);
  });
});

describe('a missing line', () => {
  const [top, middle, bottom] = ACROSS as [Rule, Rule, Rule];
  const [left, , right] = DOWN as [Rule, Rule, Rule];
  it('makes one cell of two columns', () => {
    expect(onlyGridOf(ACROSS, [left, rule(160, 660, 680), right])?.cells).toEqual([
      cell(0, 0, 2),
      cell(0, 0, 2),
      cell(0, 1),
      cell(1, 1),
    ]);
  });
  it('makes one cell of two rows', () => {
    expect(onlyGridOf([top, rule(680, 160, 260), bottom], DOWN)?.cells).toEqual([
      cell(0, 0, 1, 2),
      cell(1, 0),
      cell(0, 0, 1, 2),
      cell(1, 1),
    ]);
  });
  it('makes one cell of two columns and two rows', () => {
    const across = [...rules([700, 680, 660, 640], 60, 260).filter(({ at }) => at !== 680), rule(680, 60, 60)];
    const down = [rule(60, 640, 700), rule(160, 640, 660), rule(260, 640, 700)];
    expect(onlyGridOf([...across, rule(680, 250, 260)], down)?.cells[0]).toEqual(cell(0, 0, 2, 2));
  });
  it('makes no cell of two rows where one of its columns has a line', () => {
    expect(onlyGridOf([top, rule(680, 60, 160), bottom], [left, rule(160, 660, 680), right])?.cells).toEqual([
      cell(0, 0, 2),
      cell(0, 0, 2),
      cell(0, 1),
      cell(1, 1),
    ]);
  });
  it('makes one cell of the last columns and both rows', () => {
    const across = [rule(700, 60, 360), rule(680, 60, 160), rule(660, 60, 360)];
    const wide = cell(1, 0, 2, 2);
    expect(onlyGridOf([...across, rule(680, 350, 360)], rules([60, 160, 360], 660, 700))?.cells).toEqual([
      cell(0, 0),
      cell(1, 0, 1, 2),
      cell(0, 1),
      cell(1, 0, 1, 2),
    ]);
    const down = [...rules([60, 160, 360], 640, 700), rule(260, 640, 660)];
    const cells = onlyGridOf([...across, rule(640, 60, 360)], down)?.cells;
    expect([cells?.[1], cells?.[2], cells?.[4], cells?.[5], cells?.[8]]).toEqual([wide, wide, wide, wide, cell(2, 2)]);
  });
  it('makes no table if the rest is not a rectangle', () => {
    expect(gridsOf([top, rule(680, 60, 160), bottom], [left, rule(160, 680, 700), right])).toEqual([]);
    expect(onlyGridOf([top, middle, bottom], [left, rule(160, 660, 680), right])).toBeDefined();
  });
});

describe('a page of very many lines', () => {
  const tall = (count: number) => gridsOf(rules(steps(count, 0, 8), 0, 100), rules([0, 100], 0, count * 8));
  const wide = (count: number) => gridsOf(rules([0, 100], 0, count * 8), rules(steps(count, 0, 8), 0, 100));
  const square = (rows: number, columns: number) =>
    gridsOf(rules(steps(rows + 1, 0, 8), 0, columns * 8), rules(steps(columns + 1, 0, 8), 0, rows * 8));
  it('is a table with at most 600 lines in one direction', () => {
    expect([tall(600), tall(601), wide(600), wide(601)].map((grids) => grids.length)).toEqual([1, 0, 1, 0]);
  });
  it('is a table with at most 10,000 cells', () => {
    expect([square(100, 100), square(101, 100)].map((grids) => grids.length)).toEqual([1, 0]);
  });
});

describe('a point of a page', () => {
  const xs = [60, 160, 260, 360];
  const grid = onlyGridOf(rules([700, 680, 660, 640], 60, 360), rules(xs, 640, 700));
  const at = (x: number, y: number) => grid && cellAt(grid, [x, y]);
  it.each([
    [61, 699, cell(0, 0)],
    [161, 699, cell(1, 0)],
    [359, 699, cell(2, 0)],
    [61, 679, cell(0, 1)],
    [261, 661, cell(2, 1)],
    [359, 641, cell(2, 2)],
    // On a line, a point is in the cell after that line; on the last line, it is in the last cell.
    [160, 680, cell(1, 1)],
    [60, 700, cell(0, 0)],
    [360, 640, cell(2, 2)],
  ])('at %d, %d is in the cell %j', (x, y, expected) => {
    expect(at(x, y)).toEqual(expected);
  });
  it.each([
    [59, 690],
    [59, 650],
    [361, 690],
    [361, 650],
    [100, 701],
    [100, 639],
  ])('at %d, %d is in no cell', (x, y) => {
    expect(at(x, y)).toBeUndefined();
  });
});
