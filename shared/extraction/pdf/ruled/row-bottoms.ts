import type { PdfLine } from '../pdf-lines.ts';
import type { RuledCell, RuledGrid } from '../rules/ruled-grids.ts';

/** A cell and the lines in it. */
export interface CellLines {
  readonly cell: RuledCell;
  readonly lines: readonly PdfLine[];
}

/** Where the first line of a row is, and how much lower another one may be. */
interface Foot {
  readonly y: number;
  readonly tolerance: number;
}

// In heights of the letters.
const SAME_LINE = 0.5;
const SPACE = 0.25;
// In points: how far text ends before the line beside it.
const PADDING_MAX = 8;
// Two lines of text can as well be one row.
const LINES_MIN = 3;
// The share of the lines of a row in which its first cell, and one of values, have text where each line is a row.
const FULL_SHARE = 0.8;
// The share of lines that end before the next word would reach the side of the cell, where each line is a row.
const ENDED_SHARE = 0.3;

/**
 * The feet of the rows that each drawn row consists of: one for a row that is one. Some tables have lines between their
 * columns only, and below their header.
 */
export function rowBottoms(cells: readonly CellLines[], grid: RuledGrid): readonly (readonly Foot[])[] {
  const inRow = Map.groupBy(cells, ({ cell }) => cell.row);
  const rows = Array.from({ length: grid.ys.length - 1 }, (_, row) => drawnRow(inRow.get(row) ?? [], grid));
  const filled = rows.slice(1).filter(({ feet }) => feet.length > 0);
  const several = filled.filter(({ isOfLines }) => isOfLines).length;
  // A header of one line above one drawn row: where each row has its lines, several lines are one cell's.
  const isListed = rows.length === 2 && rows[0]?.lines === 1;
  return rows.map(({ feet, isOfLines, isOfValues }) => {
    const isSplit = isListed && (isOfValues || (isOfLines && several * 2 > filled.length));
    return isSplit || feet.length === 0 ? feet : feet.slice(0, 1);
  });
}

interface DrawnRow {
  readonly feet: readonly Foot[];
  readonly lines: number;
  /** Whether its lines may be rows, or are, because one of its cells has a value in each of them. */
  readonly isOfLines: boolean;
  readonly isOfValues: boolean;
}

function drawnRow(cells: readonly CellLines[], grid: RuledGrid): DrawnRow {
  const single = cells.filter(({ cell }) => cell.rows === 1);
  const all = feetOf(single.flatMap(({ lines }) => lines));
  const first = single.find(({ cell }) => cell.column === 0);
  if (first === undefined || all.length < LINES_MIN || single.length < 2) {
    return {
      feet: cells.length === 0 ? [] : [{ y: Infinity, tolerance: 0 }],
      lines: all.length,
      isOfLines: false,
      isOfValues: false,
    };
  }
  const isFull = (each: CellLines) => all.filter((foot) => stands(each, foot)).length >= FULL_SHARE * all.length;
  const others = single.filter((each) => each !== first && isFull(each));
  const breaks = single.flatMap((each) => breaksOf(each, grid));
  const ended = breaks.filter((isEnded) => isEnded).length;
  const mayBe = isFull(first) && others.length > 0;
  return {
    lines: all.length,
    feet: all.filter((foot) => stands(first, foot)),
    isOfLines: mayBe && ended >= ENDED_SHARE * breaks.length,
    isOfValues: mayBe && others.some(({ lines }) => lines.every(({ text }) => /\d/.test(text) && !/\p{L}/u.test(text))),
  };
}

function stands({ lines }: CellLines, { y, tolerance }: Foot): boolean {
  return lines.some((line) => Math.abs(line.y - y) <= tolerance);
}

// For each line of a cell but the last: whether it ends although the first word of the next one would fit.
function breaksOf({ cell, lines }: CellLines, { xs }: RuledGrid): readonly boolean[] {
  const [left, right] = [xs[cell.column] ?? 0, xs[cell.column + cell.columns] ?? 0];
  return lines.slice(1).map((line, at) => {
    const before = lines[at] as PdfLine;
    const padding = Math.min(PADDING_MAX, Math.max(0, before.left - left));
    const [word = ''] = line.text.split(' ');
    const width = ((line.right - line.left) * word.length) / Math.max(1, line.text.length);
    return before.right + SPACE * line.height + width < right - padding;
  });
}

function feetOf(lines: readonly PdfLine[]): readonly Foot[] {
  const feet: Foot[] = [];
  for (const { y, height } of lines.toSorted((one, other) => other.y - one.y)) {
    const last = feet.at(-1);
    if (last === undefined || last.y - y > last.tolerance) {
      feet.push({ y, tolerance: SAME_LINE * height });
    }
  }
  return feet;
}
