import type { PdfTextRun } from '../../../../../shared/extraction/pdf/layout/text-run.ts';
import type { Point } from '../../../../../shared/extraction/pdf/pdf-geometry.ts';
import { type PdfLine, pdfLines } from '../../../../../shared/extraction/pdf/pdf-lines.ts';
import type { CellLines } from '../../../../../shared/extraction/pdf/ruled/row-baselines.ts';
import { type RuledGrid, ruledGrids } from '../../../../../shared/extraction/pdf/rules/ruled-grids.ts';

// The height of the letters, in points.
const HEIGHT = 10;

/** Returns a run of text at a position; each letter is half as wide as it is high. */
export const run = (str: string, [x, y]: Point, change: Partial<PdfTextRun> = {}): PdfTextRun => ({
  str,
  transform: [HEIGHT, 0, 0, HEIGHT, x, y],
  width: (str.length * HEIGHT) / 2,
  hasEOL: false,
  ...change,
});

/** Returns a line of text at a position. */
export const line = (text: string, x: number, y: number): PdfLine => pdfLines([run(text, [x, y])])[0] as PdfLine;

/** Returns a grid with a drawn line on each side of each cell. */
export function gridOf(xs: readonly number[], ys: readonly number[]): RuledGrid {
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.max(...ys), Math.min(...ys)];
  const [grid] = ruledGrids({
    across: ys.map((at) => ({ at, from: left, to: right })),
    down: xs.map((at) => ({ at, from: bottom, to: top })),
  });
  return grid as RuledGrid;
}

/** Returns a cell with lines from its top down, each 12 points below the one before; '' leaves a line out. */
export function cellLines(
  grid: RuledGrid,
  [column, row, columns = 1, rows = 1]: readonly number[],
  texts: readonly string[],
): CellLines {
  const [left, top] = [grid.xs[column ?? 0] ?? 0, grid.ys[row ?? 0] ?? 0];
  const lines = texts.flatMap((text, at) => (text === '' ? [] : [line(text, left + 4, top - 12 - 12 * at)]));
  return { cell: { column: column ?? 0, row: row ?? 0, columns, rows }, lines };
}
