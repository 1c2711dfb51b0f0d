import { raisedText } from '../raised-text.ts';
import { visibleLine } from '../visible-text.ts';
import { fromLeftToRight, inReadingOrder, startsLine } from './layout/line-order.ts';
import { heightOf, isUpright, leftOf, type PdfTextRun, yOf } from './layout/text-run.ts';
import type { PdfCell, TextLine } from './tables/pdf-table.ts';
import type { RuledRow } from './tables/ruled-table.ts';

/** A line of a page and, in a table with drawn lines, its row. */
export interface PdfLine extends TextLine {
  /** The table row that the line represents, for tables whose cells are separated by drawn lines. */
  readonly ruled?: RuledRow;
  /** Whether all of it is in the font at its beginning. */
  readonly hasOneFont?: boolean;
  /** The height of most of its letters; `height` is the height of the largest. */
  readonly size?: number;
}

/** Returns the height of most letters of a line. */
export function letterSize({ size, height }: PdfLine): number {
  return size ?? height;
}

/** The visible part of a page: left, bottom, right, top, in points. */
export type PdfView = readonly [number, number, number, number];

// Text below this size is not meant to be read: the smallest print of a contract has 4 points.
const VISIBLE_POINTS_MIN = 1;
// "s s s s s s s s s s": a row of dots or triangles in a font that draws them for a letter. Programs that know no
// character for the spaces between them write a zero.
const ORNAMENTS = /^(\p{L})\1{9,}$/u;
// About 25°, which the letters of a word along a circle do not reach.
const TURN_COSINE_MIN = 0.9;
// A gap wider than this many line heights separates cells; the gap between words is a third of the height.
const CELL_GAP_MIN = 0.9;
// Letters of the same size beside others, but this many line heights above or below them, are in the next cell: the
// first line of a cell of two lines, beside a cell of one.
const SHIFTED_BY_MIN = 0.3;
const SHIFTED_GAP_MIN = 0.15;
// The width of a space, in line heights.
const SPACE = 0.25;
// Relative to the adjacent letters: the maximum size of raised text, how far it is raised, and how near it is.
const RAISED_SIZE_MAX = 0.92;
const RAISED_BY_MIN = 0.2;
const RAISED_BY_MAX = 0.8;
const RAISED_GAP_MAX = 0.35;
// In right-to-left text, a bracket is drawn with its mirrored character.
const BRACKETS = /[()[\]{}<>«»‹›]/g;
// Some programs write the brackets as they look: mirrored, a pair of them faces outward.
const OUTWARD_BRACKETS = /^[^()[\]{}]*[)\]}][^()[\]{}]*[([{][^()[\]{}]*$/;
const MIRRORED: Readonly<Record<string, string>> = {
  ...{ '(': ')', ')': '(', '[': ']', ']': '[', '{': '}', '}': '{' },
  ...{ '<': '>', '>': '<', '«': '»', '»': '«', '‹': '›', '›': '‹' },
};

/**
 * Joins the runs of a page into lines, and drops text too small to be read, and rows of ornaments. The PDF reader
 * itself drops text outside the page.
 */
export function pdfLines(runs: readonly PdfTextRun[]): readonly PdfLine[] {
  const lines: PdfLine[] = [];
  let open: PdfTextRun[] = [];
  for (const run of runs) {
    if (startsLine(run, open)) {
      lines.push(...lineOf(open));
      open = [];
    }
    if (isTurned(run, open)) {
      open.push({ ...run, str: ' ', width: 0, hasEOL: false });
    }
    if (run.str.trim() === '' || isVisible(run)) {
      open.push(isOrnament(run) ? { ...run, str: ' ' } : run);
    }
    if (run.hasEOL) {
      lines.push(...lineOf(open));
      open = [];
    }
  }
  return [...lines, ...lineOf(open)];
}

// Whether a run goes in another direction than the letters before it, such as the word DRAFT across a page.
function isTurned({ str, transform: [a = 0, b = 0] }: PdfTextRun, before: readonly PdfTextRun[]): boolean {
  const last = str.trim() === '' ? undefined : before.findLast((run) => run.str.trim() !== '');
  const [lastA = 0, lastB = 0] = last?.transform ?? [a, b];
  return a * lastA + b * lastB < TURN_COSINE_MIN * Math.hypot(a, b) * Math.hypot(lastA, lastB);
}

function isVisible({ transform: [a = 0, b = 0, c = 0, d = 0] }: PdfTextRun): boolean {
  return Math.hypot(a, b) >= VISIBLE_POINTS_MIN && Math.hypot(c, d) >= VISIBLE_POINTS_MIN;
}

function isOrnament({ str }: PdfTextRun): boolean {
  return ORNAMENTS.test(str.replace(/[\s\0]/g, ''));
}

function lineOf(drawn: readonly PdfTextRun[]): PdfLine[] {
  const runs = withRaised(fromLeftToRight(drawn));
  const text = textOf(inReadingOrder(runs));
  const shown = runs.filter(({ str }) => str.trim() !== '');
  const [first] = shown;
  const last = shown.at(-1);
  if (first === undefined || last === undefined) {
    return [];
  }
  const [, , , , left = 0, y = 0] = first.transform;
  const height = Math.max(...shown.map(heightOf));
  const right = (last.transform[4] ?? 0) + last.width;
  const cells = cellsOf(runs, { y, height });
  const font = first.fontName ?? '';
  const hasOneFont = shown.every(({ fontName }) => (fontName ?? '') === font);
  const size = sizeOf(shown);
  return [{ text, left, right, y, height, isUpright: isUpright(first.transform), cells, font, hasOneFont, size }];
}

function sizeOf(runs: readonly PdfTextRun[]): number {
  const letters = new Map<number, number>();
  for (const run of runs) {
    letters.set(heightOf(run), (letters.get(heightOf(run)) ?? 0) + run.str.length);
  }
  return [...letters].reduce((most, size) => (size[1] > most[1] ? size : most), [0, 0])[0];
}

// Returns the runs of a line, with raised figures before or after other letters as superscripts.
function withRaised(runs: readonly PdfTextRun[]): readonly PdfTextRun[] {
  const shown = runs.filter(({ str }) => str.trim() !== '');
  const raised = new Set(
    shown.filter((run, at) => isRaised(run, shown[at - 1], gapBefore) || isRaised(run, shown[at + 1], gapAfter)),
  );
  return raised.size === 0 ? runs : runs.map((run) => (raised.has(run) ? { ...run, str: raisedText(run.str) } : run));
}

// Return the distance of a run from the one before it, and from the one after it.
function gapBefore(run: PdfTextRun, other: PdfTextRun): number {
  return leftOf(run) - leftOf(other) - other.width;
}

function gapAfter(run: PdfTextRun, other: PdfTextRun): number {
  return leftOf(other) - leftOf(run) - run.width;
}

function isRaised(run: PdfTextRun, other: PdfTextRun | undefined, gapOf: typeof gapBefore): boolean {
  if (other === undefined || !isUpright(run.transform) || !isUpright(other.transform)) {
    return false;
  }
  const size = heightOf(other);
  const rise = yOf(run) - yOf(other);
  const isSmall = heightOf(run) <= RAISED_SIZE_MAX * size;
  return (
    isSmall &&
    rise >= RAISED_BY_MIN * size &&
    rise <= RAISED_BY_MAX * size &&
    Math.abs(gapOf(run, other)) <= RAISED_GAP_MAX * size
  );
}

function textOf(runs: readonly PdfTextRun[]): string {
  const drawn = runs.map(({ str, dir }) => (dir === 'rtl' ? mirrored(str) : str)).join('');
  const text = visibleLine(drawn);
  return runs.some(({ dir }) => dir === 'rtl') && OUTWARD_BRACKETS.test(text) ? mirrored(text) : text;
}

function mirrored(text: string): string {
  return text.replace(BRACKETS, (bracket) => MIRRORED[bracket] ?? bracket);
}

// Blank runs have the width of the gap, or none where the next run is positioned explicitly.
function cellsOf(runs: readonly PdfTextRun[], { y, height }: Pick<PdfLine, 'y' | 'height'>): PdfCell[] {
  const cells: { runs: PdfTextRun[]; left: number; right: number; y: number }[] = [];
  for (const run of runs) {
    const open = cells.at(-1);
    const left = run.transform[4] ?? 0;
    if (run.str.trim() === '') {
      open?.runs.push(run);
    } else if (open === undefined || left - open.right > CELL_GAP_MIN * height || isShifted(run, open.runs)) {
      cells.push({ runs: [run], left, right: left + run.width, y: yOf(run) });
    } else {
      open.runs.push(run);
      open.right = left + run.width;
    }
  }
  return cells.map((cell) => ({
    text: textOf(cell.runs),
    left: cell.left,
    right: cell.right - trailingSpace(cell.runs),
    words: wordsOf(cell.runs),
    ...(cell.y === y ? {} : { y: cell.y }),
  }));
}

function isShifted(run: PdfTextRun, cell: readonly PdfTextRun[]): boolean {
  const last = cell.findLast(({ str }) => str.trim() !== '') ?? run;
  const size = heightOf(run);
  const isAsLarge = Math.min(size, heightOf(last)) > RAISED_SIZE_MAX * Math.max(size, heightOf(last));
  const gap = leftOf(run) - leftOf(last) - last.width + trailingSpace([last]);
  return isAsLarge && gap >= SHIFTED_GAP_MIN * size && Math.abs(yOf(run) - yOf(last)) > SHIFTED_BY_MIN * size;
}

// Returns the width of the spaces that a cell ends with: some programs draw the space at a line break.
function trailingSpace(cell: readonly PdfTextRun[]): number {
  const last = cell.findLast(({ str }) => str.trim() !== '');
  return last === undefined ? 0 : (last.str.length - last.str.trimEnd().length) * SPACE * heightOf(last);
}

function wordsOf(runs: readonly PdfTextRun[]): PdfCell['words'] {
  return runs
    .filter(({ str }) => str.trim() !== '')
    .map((run) => {
      const left = run.transform[4] ?? 0;
      return { text: textOf([run]), left, right: left + run.width };
    });
}
