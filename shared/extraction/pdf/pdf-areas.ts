import type { Rgb } from '../ink.ts';
import {
  type Box,
  boxOf,
  contains,
  intersect,
  keepsRectangles,
  type Matrix,
  type Point,
  place,
  widen,
} from './pdf-geometry.ts';
import { type GraphicsState, numbersOf } from './pdf-graphics-state.ts';

/** Something that is painted on a page; `at` is its place in the order of drawing. */
export interface Area {
  readonly at: number;
  readonly box: Box;
  /** Null where it is not known what is seen: a picture, a pattern, a shading. */
  readonly colour: Rgb | null;
  /** Whether all of it is painted, so that nothing below it is seen. */
  readonly hides: boolean;
  /** What of the box belongs to it; all of it where nothing is said. */
  readonly isInside?: (point: Point) => boolean;
  readonly isPicture: boolean;
}

interface Path {
  /** The operator that paints the path. */
  readonly operator: string;
  readonly args: readonly unknown[];
  readonly state: GraphicsState;
  readonly at: number;
}

const FILLS = /^(?:fill|eoFill|fillStroke|eoFillStroke|closeFillStroke|closeEOFillStroke)$/;
const STROKES = /^(?:stroke|closeStroke)$/;
// Thinner lines are under and through letters, not behind them.
const THICK_POINTS = 3;
const OPAQUE_MIN = 0.98;
const CLEAR_MAX = 0.02;
const CLIP_PARTS_MAX = 200;
const CORNERS_MAX = 100;

/** What a path paints: nothing that a letter could stand on, or an area for each rectangle in it, or one for all. */
export function areasOfPath(path: Path): readonly Area[] {
  const { operator, args, state, at } = path;
  if (args[2] == null || state.opacity <= CLEAR_MAX) {
    return [];
  }
  const corners = numbersOf(args[2]);
  if (FILLS.test(operator)) {
    return filledAreas(path, corners);
  }
  const width = state.lineWidth * Math.hypot(state.matrix[0], state.matrix[1]);
  if (!STROKES.test(operator) || width < THICK_POINTS) {
    return [];
  }
  const box = intersect(widen(boxOf(state.matrix, corners), width / 2), state.clip);
  const colour = mixes(state) ? null : state.stroke;
  const hides = isOpaque(state) && colour !== null && keepsRectangles(state.matrix) && isLevelLine(args[1]);
  return [{ at, isPicture: false, box, colour, hides }];
}

function filledAreas({ operator, args, state, at }: Path, corners: Corners): readonly Area[] {
  const isEvenOdd = operator.startsWith('eo');
  const common = { at, isPicture: false, colour: mixes(state) ? null : state.fill };
  const mayHide = isOpaque(state) && state.fill !== null;
  const rectangles = mayHide && keepsRectangles(state.matrix) ? rectanglesOf(args[1], isEvenOdd) : null;
  const boxes = (rectangles ?? [corners]).map((box) => intersect(boxOf(state.matrix, box), state.clip));
  const isInside = mayHide && rectangles === null && !isEvenOdd ? convexPart(args[1], state.matrix) : null;
  if (isInside !== null) {
    return boxes.map((box) => ({ ...common, box, hides: true, isInside }));
  }
  return boxes.map((box) => ({ ...common, box, hides: rectangles !== null }));
}

/** A picture in its place. The reader is given one point for an opaque one, two for one that may be seen through. */
export function pictureArea([, width, height]: readonly unknown[], state: GraphicsState, at: number): Area {
  const box = intersect(boxOf(state.matrix, [0, 0, 1, 1]), state.clip);
  const hides = isOpaque(state) && Number(width) * Number(height) === 1 && keepsRectangles(state.matrix);
  return { at, box, colour: null, hides, isPicture: true };
}

/** Something that may be anywhere within the clip; a shading is everywhere in it. */
export function surfaceArea(state: GraphicsState, at: number, isShading: boolean): Area {
  return { at, box: state.clip, colour: null, hides: isShading && isOpaque(state), isPicture: true };
}

function isOpaque({ opacity, isNormal }: GraphicsState): boolean {
  return opacity >= OPAQUE_MIN && isNormal;
}

// What is mixed with what is below it has a colour that is not computed here.
function mixes(state: GraphicsState): boolean {
  return !isOpaque(state);
}

type Corner = readonly [number, number];
type Corners = readonly [number, number, number, number];

// The rectangles that a path consists of; null where anything else is in it. Painted by the even-odd rule, two that
// overlap leave a hole.
function rectanglesOf(data: unknown, isEvenOdd: boolean): readonly Corners[] | null {
  const parts = partsOf(data);
  const boxes = parts?.map(rectangleOf) ?? [];
  const known = boxes.filter((box) => box !== null);
  return known.length === 0 || known.length < boxes.length || (isEvenOdd && known.length > 1) ? null : known;
}

/** Whether a point lies in what an area paints. */
export function isIn({ box, isInside }: Area, point: Point): boolean {
  return contains(box, point) && isInside?.(point) !== false;
}

// Whether a point lies on the inner side of every side of a path of one part; null where it is bent, or not convex.
function convexPart(data: unknown, matrix: Matrix): ((point: Point) => boolean) | null {
  const parts = partsOf(data) ?? [];
  const points = (parts.length === 1 ? (parts[0] ?? []) : []).map((point) => place(matrix, point));
  const corners = points.filter((point, at) => String(point) !== String(points[(at + 1) % points.length]));
  if (corners.length < 3 || corners.length > CORNERS_MAX) {
    return null;
  }
  const sideOf = (at: number, [x, y]: Point) => {
    const [[x0, y0], [x1, y1]] = [corners[at], corners[(at + 1) % corners.length]] as [Point, Point];
    return (x1 - x0) * (y - y0) - (y1 - y0) * (x - x0);
  };
  const turns = corners.map((_, at) => sideOf(at, corners[(at + 2) % corners.length] as Point));
  const isConvex = turns.every((turn) => turn >= 0) || turns.every((turn) => turn <= 0);
  const sign = turns.some((turn) => turn > 0) ? 1 : -1;
  return isConvex ? (point) => corners.every((_, at) => sideOf(at, point) * sign >= 0) : null;
}

/**
 * Whether a point may show through a path of several parts that is clipped to; null where the box around the path says
 * as much. By the even-odd rule, rectangles inside each other leave holes.
 */
export function partsShown(data: unknown, matrix: Matrix, isEvenOdd: boolean): ((point: Point) => boolean) | null {
  const parts = partsOf(data);
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

// The points of each part of a path of straight lines; null where a line is bent.
function partsOf(data: unknown): readonly Corner[][] | null {
  const [path] = Array.isArray(data) ? data : [];
  const numbers = path == null ? [] : Array.from(path as ArrayLike<number>, Number);
  const parts: Corner[][] = [];
  for (let i = 0; i < numbers.length; ) {
    if (numbers[i] === CLOSE) {
      i += 1;
    } else if (numbers[i] === MOVE || numbers[i] === LINE) {
      const point: Corner = [numbers[i + 1] ?? 0, numbers[i + 2] ?? 0];
      if (numbers[i] === MOVE) {
        parts.push([point]);
      } else {
        parts.at(-1)?.push(point);
      }
      i += 3;
    } else {
      return null;
    }
  }
  return parts;
}

// Level lines along the sides of a box, through all of its corners.
function rectangleOf(points: readonly Corner[]): Corners | null {
  const box = extent(points);
  const isOnSide = ([x, y]: Corner) => x === box[0] || x === box[2] || y === box[1] || y === box[3];
  const corners = points.filter(([x, y]) => (x === box[0] || x === box[2]) && (y === box[1] || y === box[3]));
  const isLevelAll = points.every((point, at) => at === 0 || isLevel(point, points[at - 1] as Corner));
  return isLevelAll && points.every(isOnSide) && new Set(corners.map(String)).size === 4 ? box : null;
}

function extent(points: readonly Corner[]): Corners {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

function isLevelLine(data: unknown): boolean {
  const [[from, to, ...others] = [], ...more] = partsOf(data) ?? [];
  return from !== undefined && to !== undefined && others.length + more.length === 0 && isLevel(from, to);
}

function isLevel([x0, y0]: Corner, [x1, y1]: Corner): boolean {
  return x0 === x1 || y0 === y1;
}

const MOVE = 0;
const LINE = 1;
const CLOSE = 4;
