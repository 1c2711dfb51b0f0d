import type { DrawnText } from '../pdf-drawing.ts';
import { type Corners, compose, type Matrix, type Point, transformPoint } from '../pdf-geometry.ts';
import type { DrawnUnit } from '../pdf-pen.ts';
import type { PageRules } from '../rules/pdf-rules.ts';
import type { PdfTextRun } from './text-run.ts';

/** How a page is turned so that its text is upright: the transformation, its inverse, and the page's new size. */
export interface PageTurn {
  readonly turn: Matrix;
  readonly back: Matrix;
  readonly view: Corners;
}

// The cosine of the greatest angle between a run and the direction in which it is counted.
const SAME_DIRECTION = 0.99;

/**
 * Returns how to turn a page on which most letters run up, down or from right to left, as wide tables on tall pages do;
 * null for any other page.
 */
export function pageTurn(runs: readonly PdfTextRun[], [left, bottom, right, top]: Corners): PageTurn | null {
  const [width, height] = [right - left, top - bottom];
  const turns: readonly PageTurn[] = [
    { turn: [0, -1, 1, 0, -bottom, right], back: [0, 1, -1, 0, right, bottom], view: [0, 0, height, width] },
    { turn: [-1, 0, 0, -1, right, top], back: [-1, 0, 0, -1, right, top], view: [0, 0, width, height] },
    { turn: [0, 1, -1, 0, top, -left], back: [0, -1, 1, 0, left, top], view: [0, 0, height, width] },
  ];
  const letters = runs.reduce((sum, { str }) => sum + str.trim().length, 0);
  const isMost = ({ turn }: PageTurn) =>
    runs.filter((run) => isUprightAfter(run, turn)).reduce((sum, { str }) => sum + str.trim().length, 0) * 2 > letters;
  return turns.find(isMost) ?? null;
}

/** The runs of a page: those that are upright after its turn, and the others, before and after the first of these. */
interface DividedRuns {
  readonly before: readonly PdfTextRun[];
  readonly upright: readonly PdfTextRun[];
  readonly after: readonly PdfTextRun[];
}

/** Turns the runs of a page that its turn makes upright; the others, such as its page number, stay as they are. */
export function dividedRuns(runs: readonly PdfTextRun[], page: PageTurn | null): DividedRuns {
  if (page === null) {
    return { before: [], upright: runs, after: [] };
  }
  const { turn } = page;
  const [before, upright, after]: [PdfTextRun[], PdfTextRun[], PdfTextRun[]] = [[], [], []];
  let open = before;
  for (const run of runs) {
    if (run.str.trim() !== '') {
      const others = upright.length === 0 ? before : after;
      open = isUprightAfter(run, turn) ? upright : others;
    }
    open.push(open === upright ? turnRun(turn, run) : run);
  }
  return { before, upright, after };
}

function isUprightAfter({ transform, dir }: PdfTextRun, [a, , c]: Matrix): boolean {
  const [x = 0, y = 0] = transform;
  const toRight = a * x + c * y;
  return dir !== 'ttb' && toRight > SAME_DIRECTION * Math.hypot(x, y);
}

/** Turns a run. */
export function turnRun(turn: Matrix, run: PdfTextRun): PdfTextRun {
  const [a = 0, b = 0, c = 0, d = 0, x = 0, y = 0] = run.transform;
  return run.transform.length === 0 ? run : { ...run, transform: compose(turn, [a, b, c, d, x, y]) };
}

/** Turns the letters of a drawn text. */
export function turnText(turn: Matrix, text: DrawnText): DrawnText {
  const turnUnit = (unit: DrawnUnit) => ({
    ...unit,
    low: transformPoint(turn, unit.low),
    middle: transformPoint(turn, unit.middle),
  });
  return { ...text, units: text.units.map(turnUnit) };
}

/** Turns the straight lines of a page. */
export function turnRules(turn: Matrix, { across, down }: PageRules): PageRules {
  const turned: PageRules = { across: [], down: [] };
  const add = (start: Point, end: Point) => {
    const [[x0, y0], [x1, y1]] = [transformPoint(turn, start), transformPoint(turn, end)];
    if (Math.abs(y1 - y0) < Math.abs(x1 - x0)) {
      turned.across.push({ at: y0, from: Math.min(x0, x1), to: Math.max(x0, x1) });
    } else {
      turned.down.push({ at: x0, from: Math.min(y0, y1), to: Math.max(y0, y1) });
    }
  };
  for (const { at, from, to } of across) {
    add([from, at], [to, at]);
  }
  for (const { at, from, to } of down) {
    add([at, from], [at, to]);
  }
  return turned;
}
