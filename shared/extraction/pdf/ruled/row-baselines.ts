import type { PdfLine } from '../pdf-lines.ts';
import type { RuledCell, RuledGrid } from '../rules/ruled-grids.ts';

/** A cell and the lines in it. */
export interface CellLines {
  readonly cell: RuledCell;
  readonly lines: readonly PdfLine[];
}

/** The baseline of the first line of a row, and how far from it the text of other cells on that line may be. */
interface RowBaseline {
  readonly y: number;
  readonly tolerance: number;
}

// Relative to the letter height: the maximum difference in height within one line, and the width of a space.
const SAME_LINE = 0.5;
const SPACE = 0.25;
// Relative to the letter height: how far the label of a row may be above or below it. The lines of a merged cell are
// usually closer to each other than its rows.
const SAME_BASELINE = 0.15;
// In points: the maximum gap between text and the side of its cell.
const PADDING_MAX = 8;
// The minimum number of lines that may be separate rows without a value on each: two may also be one row.
const LINES_MIN = 3;
// Where each line is a row: the minimum share of lines in which the first cell, and a cell of values, have text.
const FULL_SHARE = 0.8;
// Where each line is a row: the minimum share of lines that end although the next word would still have fitted.
const ENDED_SHARE = 0.3;

/**
 * Finds the rows of a table in each drawn row, which is the space between two horizontal lines: some tables have lines
 * only between their columns, below their header and above their total. Returns for each drawn row the baseline of the
 * first line of text of every row in it: one baseline if it is a single row, none if it is empty.
 */
export function rowBaselines(cells: readonly CellLines[], grid: RuledGrid): readonly (readonly RowBaseline[])[] {
  const inRow = Map.groupBy(cells, ({ cell }) => cell.row);
  const rows = Array.from({ length: grid.ys.length - 1 }, (_, row) => drawnRow(inRow.get(row) ?? [], grid));
  // Without values, lines are separate rows only in a single drawn row below a one-line header: where every row is
  // drawn, several lines belong to one cell.
  const isListed = rows.length === 2 && rows[0]?.lines === 1;
  return rows.map(({ baselines, haveValues, areEnded }) =>
    haveValues || (isListed && areEnded) ? baselines : baselines.slice(0, 1),
  );
}

interface DrawnRow {
  readonly baselines: readonly RowBaseline[];
  /** The number of lines of text. */
  readonly lines: number;
  /** Whether its lines are separate rows because one of its cells has a value on each. */
  readonly haveValues: boolean;
  /** Whether its lines may be separate rows because they end early. */
  readonly areEnded: boolean;
}

function drawnRow(cells: readonly CellLines[], grid: RuledGrid): DrawnRow {
  const single = cells.filter(({ cell }) => cell.rows === 1);
  const all = baselinesOf(single.flatMap(({ lines }) => lines));
  const first = single.find(({ cell }) => cell.column === 0);
  if (first === undefined || all.length < 2) {
    const [top = { y: Infinity, tolerance: 0 }] = all;
    return { baselines: cells.length === 0 ? [] : [top], lines: all.length, haveValues: false, areEnded: false };
  }
  const isFull = (each: CellLines) =>
    all.filter((baseline) => hasLineAt(each, baseline)).length >= FULL_SHARE * all.length;
  const others = isFull(first) ? single.filter((each) => each !== first && isFull(each)) : [];
  const breaks = single.flatMap((each) => breaksOf(each, grid));
  const isValue = ({ text }: PdfLine) => /\d/.test(text) && !/\p{L}/u.test(text);
  return {
    lines: all.length,
    baselines: all.filter((baseline) => hasLineAt(first, baseline)),
    haveValues: others.some(({ lines }) => lines.every(isValue)),
    areEnded:
      all.length >= LINES_MIN &&
      others.length > 0 &&
      breaks.filter((isEnded) => isEnded).length >= ENDED_SHARE * breaks.length,
  };
}

/**
 * Returns the row of each line of a cell over several rows if each of these rows has exactly one: their labels, without
 * lines drawn between them. Returns null for a merged cell.
 */
export function rowsOfLines(lines: readonly PdfLine[], rows: readonly RowBaseline[]): readonly number[] | null {
  const at = lines.map((line) => rows.findIndex(({ y }) => Math.abs(line.y - y) <= SAME_BASELINE * line.height));
  const isOneEach = lines.length === rows.length && new Set(at).size === rows.length && !at.includes(-1);
  return isOneEach && lines.length >= LINES_MIN ? at : null;
}

function hasLineAt({ lines }: CellLines, { y, tolerance }: RowBaseline): boolean {
  return lines.some((line) => Math.abs(line.y - y) <= tolerance);
}

// Returns for each line of a cell except the last whether it ends although the first word of the next line would fit.
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

// Returns the baselines of the lines of text in a drawn row, from the top down.
function baselinesOf(lines: readonly PdfLine[]): readonly RowBaseline[] {
  const baselines: RowBaseline[] = [];
  for (const { y, height } of lines.toSorted((one, other) => other.y - one.y)) {
    const last = baselines.at(-1);
    if (last === undefined || last.y - y > last.tolerance) {
      baselines.push({ y, tolerance: SAME_LINE * height });
    }
  }
  return baselines;
}
