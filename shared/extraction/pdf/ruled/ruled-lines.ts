import { visibleText } from '../../visible-text.ts';
import { areaOf, contains, type Point } from '../pdf-geometry.ts';
import { type PdfLine, type PdfTextRun, pdfLines } from '../pdf-lines.ts';
import { cellAt, type RuledCell, type RuledGrid } from '../rules/ruled-grids.ts';
import type { CellLines } from './row-bottoms.ts';
import { ruledRows } from './ruled-rows.ts';

/** A part of a page, in order: runs outside tables, or the lines of a table. */
type Stretch = readonly PdfTextRun[] | { readonly lines: readonly PdfLine[] };

// Relative to the letter height: the middle of a line above its bottom, and the maximum difference of bottoms in one
// line.
const MIDDLE = 0.3;
const SAME_LINE = 0.5;
// Relative to the letter height: a wider gap is a space.
const SPACE_MIN = 0.2;
// More runs than this are not searched for the next one with text.
const BLANKS_MAX = 5;

/**
 * Separates the runs in table cells from the other runs of a page. A table is placed where its first run was, in
 * whatever order the file writes its cells.
 */
export function withRuledTables(runs: readonly PdfTextRun[], grids: readonly RuledGrid[]): readonly Stretch[] {
  const tables = new Map<RuledGrid, readonly PdfLine[]>();
  const owner: (RuledGrid | undefined)[] = runs.map(() => undefined);
  for (const grid of grids.toSorted((one, other) => areaOf(one.box) - areaOf(other.box))) {
    const own = runsIn(grid, runs, owner);
    const lines = linesOf(
      grid,
      own.map((at) => runs[at] as PdfTextRun),
    );
    if (lines !== null) {
      tables.set(grid, lines);
      for (const at of own) {
        owner[at] = grid;
      }
    }
  }
  const stretches: (PdfTextRun[] | { readonly lines: readonly PdfLine[] })[] = [[]];
  const written = new Set<RuledGrid>();
  for (const [at, run] of runs.entries()) {
    const grid = owner[at];
    const lines = grid === undefined ? undefined : tables.get(grid);
    if (grid === undefined || lines === undefined) {
      openStretch(stretches).push(run);
    } else if (!written.has(grid)) {
      written.add(grid);
      stretches.push({ lines }, []);
    } else {
      endLine(stretches);
    }
  }
  return stretches.filter((stretch) => 'lines' in stretch || stretch.length > 0);
}

function openStretch(stretches: (PdfTextRun[] | { readonly lines: readonly PdfLine[] })[]): PdfTextRun[] {
  return stretches.at(-1) as PdfTextRun[];
}

function endLine(stretches: Parameters<typeof openStretch>[0]): void {
  const last = openStretch(stretches).at(-1);
  if (last !== undefined && !last.hasEOL) {
    openStretch(stretches).push(END_OF_LINE);
  }
}

const END_OF_LINE: PdfTextRun = { str: '', transform: [], width: 0, hasEOL: true };

// Returns the indexes of the runs in a grid that are not in a smaller table. A blank run belongs where the previous run
// is.
function runsIn(
  { box }: RuledGrid,
  runs: readonly PdfTextRun[],
  owner: readonly (RuledGrid | undefined)[],
): readonly number[] {
  let isIn = false;
  return [...runs.keys()].filter((at) => {
    const run = runs[at] as PdfTextRun;
    isIn = run.str.trim() === '' ? isIn : contains(box, middleOf(run));
    return isIn && owner[at] === undefined;
  });
}

// Returns the middle of a run, which may be rotated.
function middleOf({ transform, width }: PdfTextRun): Point {
  const [a = 0, b = 0, c = 0, d = 0, x = 0, y = 0] = transform;
  const length = Math.hypot(a, b) || 1;
  return [x + ((a / length) * width) / 2 + c * MIDDLE, y + ((b / length) * width) / 2 + d * MIDDLE];
}

function linesOf(grid: RuledGrid, runs: readonly PdfTextRun[]): readonly PdfLine[] | null {
  const inside = new Map<RuledCell, PdfTextRun[]>();
  let cell: RuledCell | undefined;
  for (const run of runs) {
    cell = run.str.trim() === '' ? cell : cellAt(grid, middleOf(run));
    if (cell !== undefined && run.str !== '') {
      const own = inside.get(cell) ?? [];
      own.push(run);
      inside.set(cell, own);
    }
  }
  const cells = [...inside].map(([at, own]): CellLines => ({ cell: at, lines: pdfLines(inLines(own)).map(seen) }));
  return ruledRows(
    grid,
    cells.map((one) => ({ ...one, lines: one.lines.filter(({ text }) => text !== '') })),
  );
}

function seen(line: PdfLine): PdfLine {
  return { ...line, text: visibleText(line.text).trim() };
}

// Returns the runs of a cell with its line breaks; rotated text stays on one line.
function inLines(runs: readonly PdfTextRun[]): readonly PdfTextRun[] {
  return runs.map((run, at): PdfTextRun => {
    const next = runs.slice(at + 1, at + BLANKS_MAX).find(({ str }) => str.trim() !== '');
    const [a = 0, , , d = 0, left = 0, y = 0] = run.transform;
    if (run.str.trim() === '' || next === undefined) {
      return { ...run, hasEOL: next === undefined };
    }
    const isOther = a > 0 && Math.abs(y - (next.transform[5] ?? 0)) > SAME_LINE * Math.abs(d);
    const gap = (next.transform[4] ?? 0) - left - run.width;
    const str = !isOther && gap > SPACE_MIN * d && run.dir !== 'rtl' ? `${run.str} ` : run.str;
    return { ...run, str, hasEOL: isOther };
  });
}
