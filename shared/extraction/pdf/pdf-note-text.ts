import type { Point } from './pdf-geometry.ts';
import { type DrawnUnit, POINTS_OF_LETTER } from './pdf-pen.ts';

/** A line of a note: its start, its width, and the height and direction of its letters. */
export interface NoteLine {
  readonly text: string;
  readonly start: Point;
  readonly width: number;
  /** The vector from the bottom of its letters to their top: their height and direction. */
  readonly up: Point;
}

const { low: LOW, middle: MIDDLE } = POINTS_OF_LETTER;
// Relative to the font size: the narrowest fonts have spaces of a fifth. Not measured.
const SPACE_MIN = 0.18;
// In letter heights: a letter further above or below begins another line.
const SAME_LINE = 0.5;
/** The cosine of the greatest angle between letters that count as having the same rotation. */
export const SAME_DIRECTION = 0.99;
/** Matches a letter of a right-to-left script. */
export const RIGHT_TO_LEFT = /[\p{sc=Arabic}\p{sc=Hebrew}\p{sc=Syriac}\p{sc=Thaana}]/u;
const LEFT_TO_RIGHT = /[\p{N}\p{sc=Latin}]+(?:[.,:/@-][\p{N}\p{sc=Latin}]+)*/gu;

interface OpenLine {
  text: string;
  readonly start: Point;
  readonly up: Point;
  /** The distance from the start of the line to the end of its last letter. */
  end: number;
}

/** Groups letters into lines, in drawing order; drops letters smaller than a point. */
export function noteLines(units: readonly DrawnUnit[]): readonly NoteLine[] {
  const lines: OpenLine[] = [];
  for (const unit of units) {
    const up = upOf(unit);
    if (Math.hypot(...up) < 1) {
      continue;
    }
    const open = lines.at(-1);
    const [along, across] = open === undefined ? [0, Infinity] : offsetFrom(open, unit);
    const half = unit.advance / 2;
    if (open === undefined || Math.abs(across) > SAME_LINE || !isParallel(open.up, up)) {
      lines.push({ text: unit.unit, start: startOf(unit, up), up, end: unit.advance });
    } else {
      const isApart = along - half - open.end > SPACE_MIN * Math.hypot(...open.up);
      open.text += isApart ? ` ${unit.unit}` : unit.unit;
      open.end = Math.max(open.end, along + half);
    }
  }
  return lines.map(({ text, start, up, end }) => ({
    text: toReadingOrder(text.normalize('NFKC')),
    start,
    up,
    width: end,
  }));
}

/** Returns the unit vector of the writing direction, from the vector to the top of the letters. */
export function directionOf([x, y]: Point): Point {
  const length = Math.hypot(x, y) || 1;
  return [y / length, -x / length];
}

// Whether letters with these two vectors have the same rotation, whatever their size.
function isParallel(one: Point, other: Point): boolean {
  const [[a, b], [c, d]] = [directionOf(one), directionOf(other)];
  return a * c + b * d > SAME_DIRECTION;
}

function upOf({ low, middle }: DrawnUnit): Point {
  return [(middle[0] - low[0]) / (MIDDLE - LOW), (middle[1] - low[1]) / (MIDDLE - LOW)];
}

function startOf({ low, advance }: DrawnUnit, up: Point): Point {
  const [x, y] = directionOf(up);
  return [low[0] - up[0] * LOW - (x * advance) / 2, low[1] - up[1] * LOW - (y * advance) / 2];
}

// Returns how far the middle of a letter is along a line, in points, and above the line, in letter heights.
function offsetFrom({ start, up }: OpenLine, { low }: DrawnUnit): Point {
  const [x, y] = directionOf(up);
  const [right, top] = [low[0] - up[0] * LOW - start[0], low[1] - up[1] * LOW - start[1]];
  return [right * x + top * y, (-right * y + top * x) / Math.hypot(...up)];
}

// Text is drawn from left to right, even if it is read from right to left.
function toReadingOrder(text: string): string {
  if (!RIGHT_TO_LEFT.test(text)) {
    return text;
  }
  const turned = [...text].reverse().join('');
  return turned.replace(LEFT_TO_RIGHT, (part) => [...part].reverse().join(''));
}
