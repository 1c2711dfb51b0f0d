/** A transformation of the plane in the notation of PDF: a b c d e f. */
export type Matrix = readonly [number, number, number, number, number, number];

/** A rectangle with horizontal and vertical sides. */
export interface Box {
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
  readonly top: number;
}

/** Two opposite corners of a rectangle: x and y of each. */
export type Corners = readonly [number, number, number, number];

/** A point on the page. */
export type Point = readonly [number, number];

/** The transformation that changes nothing. */
export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** The whole plane. */
export const EVERYWHERE: Box = { left: -Infinity, bottom: -Infinity, right: Infinity, top: Infinity };

/** Composes two transformations; `inner` is applied first. */
export function compose(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, c, d, e, f] = outer;
  const [p, q, r, s, t, u] = inner;
  return [a * p + c * q, b * p + d * q, a * r + c * s, b * r + d * s, a * t + c * u + e, b * t + d * u + f];
}

/** Applies a transformation to a point. */
export function transformPoint(matrix: Matrix, point: Point): Point {
  // Called twice for every letter: indexes are faster than destructuring.
  const x = matrix[0] * point[0] + matrix[2] * point[1] + matrix[4];
  return [x, matrix[1] * point[0] + matrix[3] * point[1] + matrix[5]];
}

/** Returns the smallest box around the transformation of a rectangle. */
export function boxOf(matrix: Matrix, [x0, y0, x1, y1]: Corners): Box {
  return boxAround([
    transformPoint(matrix, [x0, y0]),
    transformPoint(matrix, [x1, y0]),
    transformPoint(matrix, [x0, y1]),
    transformPoint(matrix, [x1, y1]),
  ]);
}

/** Returns the smallest box around points, however many they are; around none, a box that contains nothing. */
export function boxAround(points: readonly Point[]): Box {
  let [left, bottom, right, top] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const point of points) {
    left = Math.min(left, point[0]);
    right = Math.max(right, point[0]);
    bottom = Math.min(bottom, point[1]);
    top = Math.max(top, point[1]);
  }
  return { left, bottom, right, top };
}

/**
 * Returns the intersection of two boxes; if they do not overlap, its left is beyond its right and it contains no point.
 */
export function intersect(one: Box, other: Box): Box {
  return {
    left: Math.max(one.left, other.left),
    bottom: Math.max(one.bottom, other.bottom),
    right: Math.min(one.right, other.right),
    top: Math.min(one.top, other.top),
  };
}

/** Returns a box with a margin on every side. */
export function widen({ left, bottom, right, top }: Box, margin: number): Box {
  return { left: left - margin, bottom: bottom - margin, right: right + margin, top: top + margin };
}

/** Whether a point is in a box. */
export function contains({ left, bottom, right, top }: Box, [x, y]: Point): boolean {
  return x >= left && x <= right && y >= bottom && y <= top;
}

/** Returns the area of a box; 0 for one that contains nothing. */
export function areaOf({ left, bottom, right, top }: Box): number {
  return Math.max(0, right - left) * Math.max(0, top - bottom);
}

// The numbers of a PDF are rounded.
const ROUNDING_MAX = 1e-6;

/** Whether a transformation rotates only by multiples of 90°, so that boxes remain boxes. */
export function keepsRectangles([a, b, c, d]: Matrix): boolean {
  const isZero = (number: number) => Math.abs(number) < ROUNDING_MAX;
  return (isZero(b) && isZero(c)) || (isZero(a) && isZero(d));
}
