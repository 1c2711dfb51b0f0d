import type { Box, Point } from '../pdf-geometry.ts';
import type { PageRules, Rule } from './pdf-rules.ts';

/** A cell of a grid: its place, and the number of columns and rows it covers. */
export interface RuledCell {
  readonly column: number;
  readonly row: number;
  readonly columns: number;
  readonly rows: number;
}

/** Cells separated by drawn lines. The lines are at `xs`, from left to right, and at `ys`, from the top down. */
export interface RuledGrid {
  readonly box: Box;
  readonly xs: readonly number[];
  readonly ys: readonly number[];
  /** The cell in each slot, row by row; a slot is between adjacent lines in both directions. */
  readonly cells: readonly RuledCell[];
}

// In points. Closer lines count as one: the borders of two cells, or a double line.
const SAME_MAX = 3.5;
// In points. A shorter line is part of a sign.
const LENGTH_MIN = 5;
// In points. The minimum height of a row.
const ROW_MIN = 7;
// More than fit on a page: a page with more lines is a map or a drawing.
const LINES_MAX = 600;
const SLOTS_MAX = 10_000;

/** Returns the grids of a page: lines that meet, and the cells between them. */
export function ruledGrids({ across, down }: PageRules): readonly RuledGrid[] {
  const [rows, columns] = [joined(across), joined(down)];
  if (rows.length > LINES_MAX || columns.length > LINES_MAX) {
    return [];
  }
  return groupsOf(rows, columns).flatMap((group) => gridOf(withBreaks(group, down)) ?? []);
}

// Joins lines at the same height that touch each other.
function joined(rules: readonly Rule[]): readonly Rule[] {
  const levels: { at: number; rules: Rule[] }[] = [];
  for (const rule of rules.toSorted((one, other) => one.at - other.at)) {
    const level = levels.at(-1);
    if (level !== undefined && rule.at - level.at <= SAME_MAX) {
      level.rules.push(rule);
    } else {
      levels.push({ at: rule.at, rules: [rule] });
    }
  }
  return levels.flatMap(({ rules: level }) => {
    const at = level.reduce((sum, rule) => sum + rule.at, 0) / level.length;
    return spansOf(level)
      .filter(({ from, to }) => to - from >= LENGTH_MIN)
      .map((span) => ({ ...span, at }));
  });
}

function spansOf(rules: readonly Rule[]): readonly { readonly from: number; readonly to: number }[] {
  const spans: { from: number; to: number }[] = [];
  for (const { from, to } of rules.toSorted((one, other) => one.from - other.from)) {
    const open = spans.at(-1);
    if (open !== undefined && from - open.to <= SAME_MAX) {
      open.to = Math.max(open.to, to);
    } else {
      spans.push({ from, to });
    }
  }
  return spans;
}

interface Group {
  readonly rows: Rule[];
  readonly columns: Rule[];
}

// Groups lines that meet, directly or through others.
function groupsOf(rows: readonly Rule[], columns: readonly Rule[]): readonly Group[] {
  const groups: Group[] = [];
  const unused = { rows: new Set(rows), columns: new Set(columns) };
  for (const first of rows) {
    if (!unused.rows.delete(first)) {
      continue;
    }
    const group: Group = { rows: [first], columns: [] };
    // Adds the unused lines that meet a line of the group, for each line in turn, including the lines that were added.
    for (let [row, column] = [0, 0]; row < group.rows.length || column < group.columns.length; ) {
      const [from, others, found] =
        row < group.rows.length
          ? [group.rows[row++] as Rule, unused.columns, group.columns]
          : [group.columns[column++] as Rule, unused.rows, group.rows];
      for (const other of [...others].filter((each) => meets(from, each))) {
        others.delete(other);
        found.push(other);
      }
    }
    groups.push(group);
  }
  return groups;
}

function meets(one: Rule, other: Rule): boolean {
  return isWithin(other.at, one) && isWithin(one.at, other);
}

function isWithin(at: number, { from, to }: Rule): boolean {
  return at >= from - SAME_MAX && at <= to + SAME_MAX;
}

// Some programs draw the lines between columns row by row, and none between the rows: a row ends where all of them are
// interrupted.
function withBreaks({ rows, columns }: Group, drawn: readonly Rule[]): Group {
  const own = drawn.filter((rule) =>
    columns.some(({ at, from, to }) => isSame(rule.at, at) && isWithin(rule.from, { at, from, to })),
  );
  const heights = new Map<number, Set<number>>();
  for (const { at, from, to } of own) {
    for (const end of [from, to].map(Math.round)) {
      heights.set(end, (heights.get(end) ?? new Set()).add(Math.round(at)));
    }
  }
  const isWhole = own.every(({ from, to }) => to - from >= ROW_MIN);
  const [left, right] = outermost(columns.map(({ at }) => at));
  const breaks = [...heights].filter(([end, at]) => {
    const passing = columns.filter(({ from, to }) => from < end - SAME_MAX && to > end + SAME_MAX);
    return passing.length > 1 && at.size >= passing.length && !rows.some((row) => isSame(row.at, end));
  });
  const added = breaks.map(([at]) => ({ at, from: left ?? 0, to: right ?? 0 }));
  return isWhole ? { rows: [...rows, ...added], columns } : { rows, columns };
}

function isSame(one: number, other: number): boolean {
  return Math.abs(one - other) <= SAME_MAX;
}

function gridOf({ rows, columns }: Group): RuledGrid | null {
  // Outer lines are not always drawn.
  const ends = (rules: readonly Rule[]) => rules.flatMap(({ from, to }) => [from, to]);
  const xs = positionsOf([...columns.map(({ at }) => at), ...outermost(ends(rows))]);
  const ys = positionsOf([...rows.map(({ at }) => at), ...outermost(ends(columns))]).toReversed();
  const [width, height] = [xs.length - 1, ys.length - 1];
  if (columns.length === 0 || width < 1 || height < 1 || width * height > SLOTS_MAX) {
    return null;
  }
  const [downAt, acrossAt] = [rulesAt(xs, columns), rulesAt(ys, rows)];
  const middle = (list: readonly number[], at: number) => ((list[at] as number) + (list[at + 1] as number)) / 2;
  const isOpen = (rules: readonly Rule[], beside: number) =>
    !rules.some(({ from, to }) => from < beside && to > beside);
  const isOpenLeft = (row: number, column: number) => isOpen(downAt[column] ?? [], middle(ys, row));
  const isOpenAbove = (row: number, column: number) => isOpen(acrossAt[row] ?? [], middle(xs, column));
  const cells = cellsOf({ width, height, isOpenLeft, isOpenAbove });
  const box = { left: xs[0] as number, right: xs.at(-1) as number, top: ys[0] as number, bottom: ys.at(-1) as number };
  return cells === null ? null : { box, xs, ys, cells };
}

// Returns the lines at each position.
function rulesAt(positions: readonly number[], rules: readonly Rule[]): readonly (readonly Rule[])[] {
  return positions.map((position) => rules.filter(({ at }) => isSame(at, position)));
}

function outermost(numbers: readonly number[]): readonly number[] {
  return numbers.length === 0 ? [] : [Math.min(...numbers), Math.max(...numbers)];
}

// Returns the different positions of lines, in rising order; of those that count as one, the first.
function positionsOf(numbers: readonly number[]): readonly number[] {
  const kept: number[] = [];
  for (const number of numbers.toSorted((one, other) => one - other)) {
    if (kept.length === 0 || number - (kept.at(-1) as number) > SAME_MAX) {
      kept.push(number);
    }
  }
  return kept;
}

// The slots of a grid, and which of them have no line to the slot on the left, or to the one above.
interface Slots {
  readonly width: number;
  readonly height: number;
  readonly isOpenLeft: (row: number, column: number) => boolean;
  readonly isOpenAbove: (row: number, column: number) => boolean;
}

// Slots without a line between them form one cell; null where they do not form a rectangle.
function cellsOf(slots: Slots): readonly RuledCell[] | null {
  const { width, height } = slots;
  const cells: (RuledCell | undefined)[] = Array.from({ length: width * height });
  for (let at = 0; at < cells.length; at += 1) {
    if (cells[at] === undefined && !fill(cells, cellFrom(slots, Math.floor(at / width), at % width), width)) {
      return null;
    }
  }
  return cells as RuledCell[];
}

function cellFrom({ width, height, isOpenLeft, isOpenAbove }: Slots, row: number, column: number): RuledCell {
  let [columns, rows] = [1, 1];
  while (column + columns < width && isOpenLeft(row, column + columns)) {
    columns += 1;
  }
  const inside = Array.from({ length: columns }, (_, at) => column + at);
  while (row + rows < height && inside.every((each) => isOpenAbove(row + rows, each))) {
    rows += 1;
  }
  return { column, row, columns, rows };
}

// Puts a cell into the slots that it covers; returns false if one of them already has a cell.
function fill(cells: (RuledCell | undefined)[], cell: RuledCell, width: number): boolean {
  const { row, column, rows, columns } = cell;
  const covered = Array.from(
    { length: rows * columns },
    (_, at) => (row + Math.floor(at / columns)) * width + column + (at % columns),
  );
  const isFree = covered.every((at) => cells[at] === undefined);
  for (const at of covered) {
    cells[at] = cell;
  }
  return isFree;
}

/** Returns the cell of a grid at a point, or undefined outside the grid. */
export function cellAt({ xs, ys, cells }: RuledGrid, [x, y]: Point): RuledCell | undefined {
  const [column, row] = [slotOf(xs, x, 1), slotOf(ys, y, -1)];
  return column === -1 || row === -1 ? undefined : cells[row * (xs.length - 1) + column];
}

// Returns the slot of a number between those of a rising (1) or falling (-1) list, counted from 0, or -1 outside.
function slotOf(list: readonly number[], number: number, direction: 1 | -1): number {
  let [low, high] = [0, list.length - 1];
  if ((number - (list[low] ?? 0)) * direction < 0 || (number - (list[high] ?? 0)) * direction > 0) {
    return -1;
  }
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    const isBefore = (number - (list[middle] as number)) * direction < 0;
    [low, high] = isBefore ? [low, middle] : [middle, high];
  }
  return low;
}
