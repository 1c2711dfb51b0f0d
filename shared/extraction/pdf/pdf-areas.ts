import type { Rgb } from '../ink.ts';
import { type Box, boxOf, intersect, keepsRectangles, widen } from './pdf-geometry.ts';
import { type GraphicsState, numbersOf } from './pdf-graphics-state.ts';

/** Something that is painted on a page; `at` is its place in the order of drawing. */
export interface Area {
  readonly at: number;
  readonly box: Box;
  /** Null where it is not known what is seen: a picture, a pattern, a shading. */
  readonly colour: Rgb | null;
  /** Whether all of its box is painted, so that nothing below it is seen. */
  readonly hides: boolean;
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

/** What a path paints; null for nothing that a letter could stand on. */
export function areaOfPath({ operator, args, state, at }: Path): Area | null {
  if (args[2] == null || state.opacity <= CLEAR_MAX) {
    return null;
  }
  const corners = numbersOf(args[2]);
  const common = { at, isPicture: false };
  if (FILLS.test(operator)) {
    const box = intersect(boxOf(state.matrix, corners), state.clip);
    const hides = isOpaque(state) && state.fill !== null && isRectangle(args[1], state);
    return { ...common, box, colour: mixes(state) ? null : state.fill, hides };
  }
  const width = state.lineWidth * Math.hypot(state.matrix[0], state.matrix[1]);
  if (!STROKES.test(operator) || width < THICK_POINTS) {
    return null;
  }
  const box = intersect(widen(boxOf(state.matrix, corners), width / 2), state.clip);
  return { ...common, box, colour: mixes(state) ? null : state.stroke, hides: false };
}

/** A picture in its place. The reader is given one point for an opaque one, two for one that may be seen through. */
export function pictureArea([, width, height]: readonly unknown[], state: GraphicsState, at: number): Area {
  const box = intersect(boxOf(state.matrix, [0, 0, 1, 1]), state.clip);
  const hides = isOpaque(state) && Number(width) * Number(height) === 1 && keepsRectangles(state.matrix);
  return { at, box, colour: null, hides, isPicture: true };
}

/** Something that may be anywhere within the clip. */
export function surfaceArea(state: GraphicsState, at: number): Area {
  return { at, box: state.clip, colour: null, hides: false, isPicture: true };
}

function isOpaque({ opacity, isNormal }: GraphicsState): boolean {
  return opacity >= OPAQUE_MIN && isNormal;
}

// What is mixed with what is below it has a colour that is not computed here.
function mixes(state: GraphicsState): boolean {
  return !isOpaque(state);
}

// One path of a move, three or four lines and perhaps an end, along the sides of its own box.
function isRectangle(data: unknown, { matrix }: GraphicsState): boolean {
  const [path] = Array.isArray(data) ? data : [];
  if (path == null || !keepsRectangles(matrix)) {
    return false;
  }
  const numbers = Array.from(path as ArrayLike<number>, Number);
  const points: [number, number][] = [];
  let i = 0;
  while (i < numbers.length && numbers[i] !== CLOSE) {
    if (numbers[i] !== (i === 0 ? MOVE : LINE)) {
      return false;
    }
    points.push([numbers[i + 1] ?? 0, numbers[i + 2] ?? 0]);
    i += 3;
  }
  const corners = new Set(points.map(String));
  const turns = points.every((point, at) => at === 0 || isLevel(point, points[at - 1] as [number, number]));
  return i >= numbers.length - 1 && points.length >= 4 && points.length <= 5 && corners.size === 4 && turns;
}

function isLevel([x0, y0]: readonly [number, number], [x1, y1]: readonly [number, number]): boolean {
  return x0 === x1 || y0 === y1;
}

const MOVE = 0;
const LINE = 1;
const CLOSE = 4;
