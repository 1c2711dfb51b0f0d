import {
  boxAround,
  boxOf,
  type Corners,
  contains,
  keepsRectangles,
  type Matrix,
  type Point,
  transformPoint,
  widen,
} from './pdf-geometry.ts';

/** The numbers with which the PDF reader encodes the segments of a path; 2 and 3 are curves. */
export const SEGMENT = { move: 0, line: 1, close: 4 } as const;
/** The number of operands of each segment: a move, a line, two kinds of curves, and the end of a part. */
export const OPERANDS = [2, 2, 6, 4, 0];

// Each letter is checked against all of these, so a more detailed path counts as the box around it.
const CLIP_PARTS_MAX = 200;
const SIDES_MAX = 1_000;
// The number of straight lines that replace a curve.
const CURVE_SEGMENTS = 16;

/**
 * Returns the rectangles that a path consists of, or null if it contains anything else. Under the even-odd rule, two
 * overlapping rectangles leave a hole.
 */
export function rectanglesOf(data: unknown, isEvenOdd: boolean): readonly Corners[] | null {
  const parts = straightParts(data);
  const boxes = parts?.map(rectangleOf) ?? [];
  const known = boxes.filter((box) => box !== null);
  return known.length === 0 || known.length < boxes.length || (isEvenOdd && known.length > 1) ? null : known;
}

/**
 * Returns a function that tells whether a point is inside a filled path, by either fill rule, with straight or curved
 * lines; null for a path with too many sides.
 */
export function insideOf(data: unknown, matrix: Matrix, isEvenOdd: boolean): ((point: Point) => boolean) | null {
  const parts = partsOf(data).map((points) => points.map((point) => transformPoint(matrix, point)));
  const sides = parts.flatMap((points) =>
    points.map((point, at): readonly [Point, Point] => [point, points[(at + 1) % points.length] as Point]),
  );
  if (sides.length < 3 || sides.length > SIDES_MAX) {
    return null;
  }
  return (point) => {
    const turns = sides.reduce((sum, side) => sum + crossing(side, point), 0);
    return isEvenOdd ? turns % 2 !== 0 : turns !== 0;
  };
}

/**
 * Returns a function that tells whether a point is on a straight line of this width, before it is transformed; null for
 * any other path.
 */
export function onLine(data: unknown, matrix: Matrix, lineWidth: number): ((point: Point) => boolean) | null {
  const [[from, to, ...others] = [], ...more] = straightParts(data) ?? [];
  if (from === undefined || to === undefined || others.length + more.length > 0) {
    return null;
  }
  const [[x0, y0], [x1, y1]] = [transformPoint(matrix, from), transformPoint(matrix, to)];
  const length = Math.hypot(x1 - x0, y1 - y0);
  // A transformation that stretches one direction makes lines across it wider, and keeps the width of those along it.
  const [a, b, c, d] = matrix;
  const width = (lineWidth * Math.abs(a * d - b * c) * Math.hypot(to[0] - from[0], to[1] - from[1])) / length;
  return ([x, y]) => {
    const along = ((x - x0) * (x1 - x0) + (y - y0) * (y1 - y0)) / length;
    const beside = ((x - x0) * (y1 - y0) - (y - y0) * (x1 - x0)) / length;
    return along >= -width / 2 && along <= length + width / 2 && Math.abs(beside) <= width / 2;
  };
}

// Returns 1 or -1, by direction, for a side that a horizontal ray from the point to the right crosses; 0 otherwise.
function crossing([[x0, y0], [x1, y1]]: readonly [Point, Point], [x, y]: Point): number {
  if (y0 <= y === y1 <= y) {
    return 0;
  }
  const isRight = x0 + ((y - y0) / (y1 - y0)) * (x1 - x0) > x;
  return isRight ? (y1 > y0 ? 1 : -1) : 0;
}

/**
 * Returns a function that tells whether a point may be visible through a clipping path of several parts; null when the
 * box around the path is precise enough. Under the even-odd rule, nested rectangles leave holes.
 */
export function partsShown(data: unknown, matrix: Matrix, isEvenOdd: boolean): ((point: Point) => boolean) | null {
  const parts = straightParts(data);
  if (parts === null || parts.length < 2 || parts.length > CLIP_PARTS_MAX || !keepsRectangles(matrix)) {
    return null;
  }
  const boxes = parts.map((points) => boxOf(matrix, extent(points)));
  const mayHaveHoles = isEvenOdd && parts.every((points) => rectangleOf(points) !== null);
  return (point) => {
    const around = boxes.filter((box) => contains(widen(box, mayHaveHoles ? 0 : 1), point)).length;
    return mayHaveHoles ? around % 2 === 1 : around > 0;
  };
}

// Returns the points of each part of a path, with curves replaced by straight lines.
function partsOf(data: unknown): readonly (readonly Point[])[] {
  const [path] = Array.isArray(data) ? data : [];
  const numbers = path == null ? [] : Array.from(path as ArrayLike<number>, Number);
  const parts: Point[][] = [];
  for (let at = 0; at < numbers.length; ) {
    const operator = numbers[at] ?? SEGMENT.close;
    const count = OPERANDS[operator] ?? 0;
    const operands = numbers.slice(at + 1, at + 1 + count);
    at += 1 + count;
    if (operator === SEGMENT.move) {
      parts.push([]);
    }
    const open = parts.at(-1);
    open?.push(...pointsTo(open.at(-1), operands));
  }
  return parts;
}

// A line has one point, a curve two or three, the last of which is its end.
function pointsTo(from: Point | undefined, operands: readonly number[]): readonly Point[] {
  const points = operands.flatMap((x, at): Point[] => (at % 2 === 0 ? [[x, operands[at + 1] ?? 0]] : []));
  if (from === undefined || points.length < 2) {
    return points;
  }
  return Array.from({ length: CURVE_SEGMENTS }, (_, at) => curvePoint([from, ...points], (at + 1) / CURVE_SEGMENTS));
}

// Returns a point of a curve, by De Casteljau's algorithm.
function curvePoint(points: readonly Point[], share: number): Point {
  const [first, ...others] = points;
  if (first === undefined || others.length === 0) {
    return first ?? [0, 0];
  }
  const between = others.map(([x, y], at): Point => {
    const [x0, y0] = points[at] as Point;
    return [x0 + (x - x0) * share, y0 + (y - y0) * share];
  });
  return curvePoint(between, share);
}

// Returns the parts of a path of straight lines; null for a path with a curve.
function straightParts(data: unknown): readonly (readonly Point[])[] | null {
  const [path] = Array.isArray(data) ? data : [];
  return path == null || !hasCurves(path as ArrayLike<number>) ? partsOf(data) : null;
}

function hasCurves(path: ArrayLike<number>): boolean {
  for (let at = 0; at < path.length; at += 1 + (OPERANDS[path[at] ?? SEGMENT.close] ?? 0)) {
    if ((OPERANDS[path[at] ?? SEGMENT.close] ?? 0) > 2) {
      return true;
    }
  }
  return false;
}

// Returns the box whose four sides a part of a path follows; null for any other part.
function rectangleOf(points: readonly Point[]): Corners | null {
  const box = extent(points);
  const isOnSide = ([x, y]: Point) => x === box[0] || x === box[2] || y === box[1] || y === box[3];
  const corners = points.filter(([x, y]) => (x === box[0] || x === box[2]) && (y === box[1] || y === box[3]));
  const isLevelAll = points.every((point, at) => at === 0 || isLevel(point, points[at - 1] as Point));
  return isLevelAll && points.every(isOnSide) && new Set(corners.map(String)).size === 4 ? box : null;
}

function extent(points: readonly Point[]): Corners {
  const { left, bottom, right, top } = boxAround(points);
  return [left, bottom, right, top];
}

function isLevel([x0, y0]: Point, [x1, y1]: Point): boolean {
  return x0 === x1 || y0 === y1;
}
