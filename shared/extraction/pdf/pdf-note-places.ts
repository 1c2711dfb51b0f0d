import type { PdfTextRun } from './layout/text-run.ts';
import { type Box, boxOf, type Matrix, type Point, transformPoint } from './pdf-geometry.ts';
import { directionOf, type NoteLine, SAME_DIRECTION } from './pdf-note-text.ts';
import type { PdfNote } from './pdf-notes.ts';

/**
 * A run in the rotated coordinates of a note: its start and end on the horizontal axis, and the height of its middle.
 */
interface Spot {
  readonly index: number;
  readonly start: number;
  readonly end: number;
  readonly middle: number;
  readonly size: number;
}

/** A note, and the rotation of the page that makes its letters upright. */
interface TurnedNote {
  readonly note: PdfNote;
  readonly turn: Matrix;
  readonly box: Box;
  /** Where its text starts. */
  readonly left: number;
  readonly middle: number;
}

// The middle of a line is above its baseline by this share of the letter size.
const MIDDLE = 0.3;
// The middles of runs on one line differ by no more than this share of the letter size.
const SAME_LINE = 0.5;
// In points: how far beyond the box of a note the line beside it may be.
const BAND = 2;
// Free text further from a line than this, in letter heights, does not belong to it.
const GAP_MAX = 2.5;
// In letter heights: a label that starts no further than this to the right of a note still counts as on its left.
const START_OFF_MAX = 0.2;
// The maximum number of comparisons of notes with runs; on a page that needs more, notes go to the end.
const WORK_MAX = 20_000_000;
const TICK = /[✓✔✕✖✗✘☑☒]|^\s*[xX•●]\s*$/u;

/**
 * Inserts notes among the runs of their page: after the label to their left, before the label to their right, or below
 * the line above them. A note that the page itself shows at the same position is not repeated.
 */
export function placeNotes(own: readonly PdfTextRun[], all: readonly PdfNote[]): readonly PdfTextRun[] {
  const runs = [...own];
  // A scan with only tick boxes has no text.
  const notes = hasText(own, all) ? all : [];
  const isTooMuch = notes.length * (runs.length + notes.length) > WORK_MAX;
  const turned = (isTooMuch ? [] : notes).map((note) => turnedTo(note, own)).filter((note) => !isShown(note, own));
  const sorted = [...turned].sort((one, other) => other.middle - one.middle || one.left - other.left);
  const later = isTooMuch ? notes : sorted.filter((note) => !insert(note, runs)).map(({ note }) => note);
  const last = runs.at(-1);
  if (later.length > 0 && last !== undefined) {
    runs[runs.length - 1] = { ...last, hasEOL: true };
  }
  return [...runs, ...later.flatMap(({ lines }) => lines.map((line) => runOf(line, line.text)))];
}

function hasText(own: readonly PdfTextRun[], notes: readonly PdfNote[]): boolean {
  return own.some(({ str }) => str.trim() !== '') || notes.some(({ isMark }) => !isMark);
}

// The mark of a tick box is rotated like the letters nearest to it.
function turnedTo(note: PdfNote, runs: readonly PdfTextRun[]): TurnedNote {
  const [line] = note.lines as readonly [NoteLine];
  const nearest = note.isMark ? nearestRun(note.box, runs) : undefined;
  const [, , c = 0, d = 0] = nearest?.transform ?? [];
  const up: Point = nearest === undefined || Math.hypot(c, d) === 0 ? line.up : [c, d];
  const [x, y] = directionOf(up);
  const turn: Matrix = [x, -y, y, x, 0, 0];
  const { left, bottom, right, top } = note.box;
  const box = boxOf(turn, [left, bottom, right, top]);
  if (!note.isMark) {
    const [start, baseline] = transformPoint(turn, line.start);
    return { note, turn, box, left: start, middle: baseline + Math.hypot(...up) * MIDDLE };
  }
  const start = transformPoint([x, y, -y, x, 0, 0], [box.left, box.bottom]);
  const standing: PdfNote = { ...note, lines: [{ ...line, start, up, width: box.right - box.left }] };
  return { note: standing, turn, box, left: box.left, middle: (box.bottom + box.top) / 2 };
}

function nearestRun({ left, bottom, right, top }: Box, runs: readonly PdfTextRun[]): PdfTextRun | undefined {
  const distance = ({ transform: [, , , , x = 0, y = 0] }: PdfTextRun) =>
    Math.hypot(x - (left + right) / 2, y - (bottom + top) / 2);
  const lettered = runs.filter(({ str }) => str.trim() !== '');
  return lettered.reduce<PdfTextRun | undefined>(
    (best, run) => (best === undefined || distance(run) < distance(best) ? run : best),
    undefined,
  );
}

// Returns the runs with the same rotation as the note.
function spotsOf({ turn }: TurnedNote, runs: readonly PdfTextRun[]): readonly Spot[] {
  return runs.flatMap(({ str, transform, width }, index) => {
    const [a = 0, b = 0, c = 0, d = 0, x = 0, y = 0] = transform;
    const isAlike = a * turn[0] + b * turn[2] > SAME_DIRECTION * Math.hypot(a, b);
    if (!isAlike || str.trim() === '') {
      return [];
    }
    const [start, baseline] = transformPoint(turn, [x, y]);
    const size = Math.hypot(c, d);
    return [{ index, start, end: start + width, middle: baseline + size * MIDDLE, size }];
  });
}

// Whether the page already shows the note: a form may be printed into its page with its fields left on top.
function isShown(one: TurnedNote, runs: readonly PdfTextRun[]): boolean {
  const { box, note } = one;
  const inside = spotsOf(one, runs)
    .filter(({ start, end, middle }) => middle > box.bottom && middle < box.top && start < box.right && end > box.left)
    .map(({ index, start, end }) => {
      const { str } = runs[index] as PdfTextRun;
      const width = (end - start) / str.length || 1;
      // Letters differ in width, so three more on each side are included.
      return str.slice(Math.max(0, (box.left - start) / width - 3), Math.max(0, (box.right - start) / width + 3));
    });
  const letters = (texts: readonly string[]) => texts.join('').normalize('NFKC').replace(/\s/g, '');
  return note.isMark
    ? inside.some((text) => TICK.test(text))
    : letters(inside).includes(letters(note.lines.map(({ text }) => text)));
}

// Inserts the note among the runs; returns false when no run is near enough.
function insert(one: TurnedNote, runs: PdfTextRun[]): boolean {
  const { box, note, middle } = one;
  const spots = spotsOf(one, runs);
  const band = spots.filter((spot) => spot.middle > box.bottom - BAND && spot.middle < box.top + BAND);
  if (band.length === 0) {
    return insertBelow(one, spots, runs);
  }
  const closest = band.reduce((best, spot) =>
    heightDifference(spot, middle) < heightDifference(best, middle) ? spot : best,
  );
  const line = band.filter((spot) => heightDifference(spot, closest.middle) <= SAME_LINE * closest.size);
  const tolerance = closest.size * START_OFF_MAX;
  const left = line.filter(({ start }) => start <= one.left + tolerance).reduce(furthest(1), undefined);
  const right = line.filter(({ start }) => start > one.left + tolerance).reduce(furthest(-1), undefined);
  const toLeft = left === undefined ? Infinity : Math.max(0, one.left - left.end);
  const toRight = right === undefined ? Infinity : Math.max(0, right.start - rightOf(one));
  if (!note.isField && Math.min(toLeft, toRight) > GAP_MAX * closest.size) {
    return false;
  }
  if (right !== undefined && toRight * (note.isMark ? 1 : 2) < toLeft) {
    runs.splice(right.index, 0, { ...runBeside(one, right, runs), hasEOL: false });
  } else if (left !== undefined) {
    insertAfter(one, left, runs);
  }
  return true;
}

function furthest(sign: 1 | -1) {
  return (best: Spot | undefined, spot: Spot): Spot =>
    best === undefined || spot.start * sign >= best.start * sign ? spot : best;
}

function heightDifference({ middle }: Spot, height: number): number {
  return Math.abs(middle - height);
}

function rightOf({ note, box, left }: TurnedNote): number {
  return note.isMark ? box.right : left + Math.max(...note.lines.map(({ width }) => width));
}

function insertAfter(one: TurnedNote, label: Spot, runs: PdfTextRun[]): void {
  const { note, left } = one;
  const run = runs[label.index] as PdfTextRun;
  if (left > label.start + label.size * SAME_LINE && left < label.end - label.size * SAME_LINE) {
    const at = gapIn(run.str, (left - label.start) / (label.end - label.start));
    runs.splice(label.index, 1, ...cut(run, at, { ...runBeside(one, label, runs), hasEOL: false }));
    return;
  }
  const end = endOfLine(runs, label.index);
  if (runs.slice(label.index + 1, end + 1).some(({ str }) => str.trim() !== '')) {
    runs.splice(label.index + 1, 0, { ...runBeside(one, label, runs), hasEOL: false });
    return;
  }
  const [first, ...others] = note.lines as readonly [NoteLine, ...NoteLine[]];
  const lines = [
    { ...runBeside(one, label, runs), str: ` ${first.text} ` },
    ...others.map((line) => runOf(line, line.text)),
  ];
  runs.splice(label.index, end + 1 - label.index, { ...run, hasEOL: false }, ...lines);
}

// Inserts the note after the nearest line above it, preferably one that overlaps it horizontally.
function insertBelow({ box, note }: TurnedNote, spots: readonly Spot[], runs: PdfTextRun[]): boolean {
  const above = spots.filter(({ middle }) => middle >= box.top);
  const over = above.filter(({ start, end }) => start < box.right && end > box.left);
  const nearest = (over.length > 0 ? over : above).reduce<Spot | undefined>(
    (best, spot) => (best === undefined || spot.middle <= best.middle ? spot : best),
    undefined,
  );
  const lines = note.lines.map((line) => runOf(line, line.text));
  if (nearest === undefined) {
    runs.unshift(...lines);
    return true;
  }
  const end = endOfLine(runs, nearest.index);
  runs[end] = { ...(runs[end] as PdfTextRun), hasEOL: true };
  runs.splice(end + 1, 0, ...lines);
  return true;
}

function endOfLine(runs: readonly PdfTextRun[], from: number): number {
  const end = runs.findIndex(({ hasEOL }, index) => index >= from && hasEOL);
  return end === -1 ? runs.length - 1 : end;
}

// Returns the gap nearest to a given share of a text: between words, or before a row of dots or underscores to fill in.
function gapIn(text: string, share: number): number {
  const wanted = text.length * share;
  const gaps = [...text.matchAll(/\s+|(?<![_.…])(?=[_.…]{3})/gu)].map(({ index }) => index);
  return gaps.reduce((best, gap) => (Math.abs(gap - wanted) < Math.abs(best - wanted) ? gap : best), text.length);
}

// Splits a run at a letter and inserts another; the second part starts in proportion to its position in the text.
function cut(run: PdfTextRun, at: number, between: PdfTextRun): readonly PdfTextRun[] {
  const [a = 0, b = 0, c = 0, d = 0, x = 0, y = 0] = run.transform;
  const width = run.width * (at / run.str.length);
  const along = width / (Math.hypot(a, b) || 1);
  const transform = [a, b, c, d, x + a * along, y + b * along];
  const tail = { ...run, str: run.str.slice(at), transform, width: run.width - width };
  return [{ ...run, str: run.str.slice(0, at), width, hasEOL: false }, between, tail];
}

// Returns the whole note as one run, on the line of its neighbor and with the same height.
function runBeside({ note, left, turn }: TurnedNote, neighbor: Spot, runs: readonly PdfTextRun[]): PdfTextRun {
  const [a = 0, b = 0, c = 0, d = 0, x = 0, y = 0] = (runs[neighbor.index] as PdfTextRun).transform;
  const distance = left - neighbor.start;
  const transform = [a, b, c, d, x + turn[0] * distance, y + turn[2] * distance];
  const width = Math.max(...note.lines.map((line) => line.width));
  return { str: ` ${note.lines.map(({ text }) => text.trim()).join(' ')} `, transform, width, hasEOL: true };
}

function runOf({ start, up, width }: NoteLine, str: string): PdfTextRun {
  const [[x, y], size] = [directionOf(up), Math.hypot(...up)];
  return { str, transform: [x * size, y * size, up[0], up[1], start[0], start[1]], width, hasEOL: true };
}
