import { END_OF_LINE, type PdfTextRun } from '../layout/text-run.ts';
import { areaOf, contains, type Point } from '../pdf-geometry.ts';
import { type PdfLine, pdfLines } from '../pdf-lines.ts';
import { cellAt, type RuledCell, type RuledGrid } from '../rules/ruled-grids.ts';
import type { CellLines } from './row-baselines.ts';
import { ruledRows } from './ruled-rows.ts';

/** The lines of a table whose cells are separated by drawn lines. */
interface TableLines {
  readonly lines: readonly PdfLine[];
}

// Relative to the letter height: how far the middle of a line is above its baseline.
const MIDDLE = 0.3;
// Relative to the letter height: how far the baselines of runs on one line may differ.
const SAME_LINE = 0.5;
// Relative to the letter height: a wider gap is a space.
const SPACE_MIN = 0.2;
// At most this many blank runs are skipped to find the next run with text.
const BLANKS_MAX = 3;

/**
 * Separates the tables of a page from the runs outside them. A table comes where its first run was, in whatever order
 * the file writes its cells; the other runs stay in their order.
 */
export function separateRuledTables(
  runs: readonly PdfTextRun[],
  grids: readonly RuledGrid[],
): readonly (readonly PdfTextRun[] | TableLines)[] {
  const tables = new Map<RuledGrid, readonly PdfLine[]>();
  const owners: (RuledGrid | undefined)[] = runs.map(() => undefined);
  // Smaller tables first: one inside a cell of another keeps its own runs.
  for (const grid of grids.toSorted((one, other) => areaOf(one.box) - areaOf(other.box))) {
    const own = runsIn(grid, runs, owners);
    const lines = tableLines(
      grid,
      own.map((at) => runs[at] as PdfTextRun),
    );
    if (lines !== null) {
      tables.set(grid, lines);
      for (const at of own) {
        owners[at] = grid;
      }
    }
  }
  let open: PdfTextRun[] = [];
  const parts: (readonly PdfTextRun[] | TableLines)[] = [open];
  const placed = new Set<RuledGrid>();
  for (const [at, run] of runs.entries()) {
    const grid = owners[at];
    const lines = grid === undefined ? undefined : tables.get(grid);
    if (grid === undefined || lines === undefined) {
      open.push(run);
    } else if (!placed.has(grid)) {
      placed.add(grid);
      open = [];
      parts.push({ lines }, open);
    } else {
      endLine(open);
    }
  }
  return parts.filter((part) => 'lines' in part || part.length > 0);
}

// The runs before and after a run of a table are not on one line.
function endLine(runs: PdfTextRun[]): void {
  const last = runs.at(-1);
  if (last !== undefined && !last.hasEOL) {
    runs.push(END_OF_LINE);
  }
}

// Returns the indexes of the runs in a grid that are not in a smaller table. A blank run belongs where the previous run
// is.
function runsIn(
  { box }: RuledGrid,
  runs: readonly PdfTextRun[],
  owners: readonly (RuledGrid | undefined)[],
): readonly number[] {
  let isIn = false;
  return [...runs.keys()].filter((at) => {
    const run = runs[at] as PdfTextRun;
    isIn = run.str.trim() === '' ? isIn : contains(box, middleOf(run));
    return isIn && owners[at] === undefined;
  });
}

// Returns the middle of a run, which may be rotated.
function middleOf({ transform, width }: PdfTextRun): Point {
  const [a = 0, b = 0, c = 0, d = 0, x = 0, y = 0] = transform;
  const length = Math.hypot(a, b) || 1;
  return [x + ((a / length) * width) / 2 + c * MIDDLE, y + ((b / length) * width) / 2 + d * MIDDLE];
}

function tableLines(grid: RuledGrid, runs: readonly PdfTextRun[]): readonly PdfLine[] | null {
  const runsOfCells = new Map<RuledCell, PdfTextRun[]>();
  let cell: RuledCell | undefined;
  for (const run of runs) {
    cell = run.str.trim() === '' ? cell : cellAt(grid, middleOf(run));
    if (cell !== undefined && run.str !== '') {
      const own = runsOfCells.get(cell) ?? [];
      own.push(run);
      runsOfCells.set(cell, own);
    }
  }
  const cells = [...runsOfCells].map(([at, own]): CellLines => ({ cell: at, lines: visibleLines(own) }));
  return ruledRows(grid, cells);
}

function visibleLines(runs: readonly PdfTextRun[]): readonly PdfLine[] {
  return pdfLines(withLineBreaks(runs)).filter(({ text }) => text !== '');
}

// Returns the runs of a cell with its line breaks and spaces; rotated text stays on one line.
function withLineBreaks(runs: readonly PdfTextRun[]): readonly PdfTextRun[] {
  return runs.map((run, at): PdfTextRun => {
    const next = runs.slice(at + 1, at + BLANKS_MAX + 2).find(({ str }) => str.trim() !== '');
    const [a = 0, , , d = 0, left = 0, y = 0] = run.transform;
    if (run.str.trim() === '' || next === undefined) {
      return { ...run, hasEOL: next === undefined };
    }
    const isLastOnLine = a > 0 && Math.abs(y - (next.transform[5] ?? 0)) > SAME_LINE * Math.abs(d);
    const gap = (next.transform[4] ?? 0) - left - run.width;
    const str = !isLastOnLine && gap > SPACE_MIN * d && run.dir !== 'rtl' ? `${run.str} ` : run.str;
    return { ...run, str, hasEOL: isLastOnLine };
  });
}
