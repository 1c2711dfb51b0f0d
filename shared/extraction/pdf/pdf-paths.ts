import { boxAround, type Corners, type Point } from './pdf-geometry.ts';

// The numbers with which the PDF reader encodes the segments of a path: a move, a line, two kinds of curves, and the
// end of a part; and how many operands each has.
const [MOVE, LINE, CLOSE] = [0, 1, 4];
const OPERANDS = [2, 2, 6, 4, 0];

/** A part of a path: the ends of its lines and curves. */
export interface PathPart {
  readonly points: readonly Point[];
  readonly isClosed: boolean;
  readonly isCurved: boolean;
}

/** Returns the parts of a path, as `constructPath` has it. */
export function pathParts(data: unknown): readonly PathPart[] {
  const [path] = Array.isArray(data) ? data : [];
  const numbers: ArrayLike<number> = path == null ? [] : (path as ArrayLike<number>);
  const parts: { points: Point[]; isClosed: boolean; isCurved: boolean }[] = [];
  for (let at = 0; at < numbers.length; ) {
    const operator = numbers[at] ?? CLOSE;
    if (operator === MOVE || parts.length === 0) {
      parts.push({ points: [], isClosed: false, isCurved: false });
    }
    const open = parts.at(-1) as (typeof parts)[number];
    open.isClosed ||= operator === CLOSE;
    open.isCurved ||= operator > LINE && operator !== CLOSE;
    at += 1 + (OPERANDS[operator] ?? 0);
    if (operator !== CLOSE) {
      open.points.push([Number(numbers[at - 2]), Number(numbers[at - 1])]);
    }
  }
  return parts;
}

/**
 * Returns the rectangles that a path consists of, or null if it contains anything else. Under the even-odd rule, two
 * overlapping rectangles leave a hole.
 */
export function rectanglesOf(data: unknown, isEvenOdd: boolean): readonly Corners[] | null {
  const boxes = pathParts(data).map(rectangleOf);
  const known = boxes.filter((box) => box !== null);
  return known.length === 0 || known.length < boxes.length || (isEvenOdd && known.length > 1) ? null : known;
}

// Returns the box whose four sides a part of a path follows; null for any other part.
function rectangleOf({ points, isCurved }: PathPart): Corners | null {
  const { left, bottom, right, top } = boxAround(points);
  const isOnSide = ([x, y]: Point) => x === left || x === right || y === bottom || y === top;
  const corners = points.filter(([x, y]) => (x === left || x === right) && (y === bottom || y === top));
  const isLevel = ([x, y]: Point, at: number) => at === 0 || x === points[at - 1]?.[0] || y === points[at - 1]?.[1];
  const isRectangle = points.every(isLevel) && points.every(isOnSide) && new Set(corners.map(String)).size === 4;
  return isRectangle && !isCurved ? [left, bottom, right, top] : null;
}
