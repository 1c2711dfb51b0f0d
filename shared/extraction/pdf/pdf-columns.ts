import { END_OF_LINE, heightOf, leftOf, type PdfTextRun, yOf } from './layout/text-run.ts';
import { type ColumnZone, columnZones } from './pdf-column-zones.ts';
import { type Piece, rowsOf } from './pdf-rows.ts';

// The minimum width of a gap that may be a gutter between columns, in letter heights.
const GAP_MIN = 0.9;
// A page with fewer such gaps is not searched for columns.
const GAPS_MIN = 5;
// A page with more runs than this is a map or a drawing.
const RUNS_MAX = 20_000;

/**
 * Returns the runs of a page in reading order. Columns of prose that the file contains row by row, across all columns,
 * come one after the other. Everything else, such as the rows of tables, stays in file order.
 */
export function inColumns(runs: readonly PdfTextRun[]): readonly PdfTextRun[] {
  const zones = runs.length <= RUNS_MAX && mayBeInterleaved(runs) ? columnZones(rowsOf(runs)) : [];
  return zones.length === 0 ? runs : reordered(runs, zones);
}

// A zone is placed where its first run was. Blank runs after a run of a zone belong to the zone.
function reordered(runs: readonly PdfTextRun[], zones: readonly ColumnZone[]): readonly PdfTextRun[] {
  const zoneOf = new Map(zones.flatMap((zone) => zone.flatMap((line) => line.map(({ index }) => [index, zone]))));
  const written = new Set<ColumnZone>();
  const ordered: PdfTextRun[] = [];
  let open: ColumnZone | undefined;
  for (const [index, run] of runs.entries()) {
    open = run.str.trim() === '' ? open : zoneOf.get(index);
    if (open === undefined) {
      ordered.push(run);
    } else if (!written.has(open)) {
      written.add(open);
      ordered.push(END_OF_LINE, ...open.flatMap((line) => lineOf(line, runs)));
    } else if (ordered.at(-1)?.hasEOL !== true) {
      ordered.push(END_OF_LINE);
    }
  }
  return ordered;
}

function lineOf(pieces: readonly Piece[], runs: readonly PdfTextRun[]): PdfTextRun[] {
  return pieces.map(({ index }, at) => {
    const run = runs[index] as PdfTextRun;
    const next = pieces[at + 1];
    const isApart = next !== undefined && (run.hasEOL || next.index > index + 1);
    return { ...run, str: isApart ? `${run.str} ` : run.str, hasEOL: next === undefined };
  });
}

// A quick check for every page: columns written row by row leave a wide gap in every line.
function mayBeInterleaved(runs: readonly PdfTextRun[]): boolean {
  let gaps = 0;
  let last: PdfTextRun | undefined;
  for (const run of runs) {
    if (run.str.trim() === '') {
      continue;
    }
    if (last !== undefined && isGap(last, run)) {
      gaps += 1;
    }
    last = run;
  }
  return gaps >= GAPS_MIN;
}

function isGap(last: PdfTextRun, run: PdfTextRun): boolean {
  const size = heightOf(run);
  const gap = Math.max(leftOf(run) - leftOf(last) - last.width, leftOf(last) - leftOf(run) - run.width);
  return Math.abs(yOf(run) - yOf(last)) < size && gap >= GAP_MIN * size;
}
