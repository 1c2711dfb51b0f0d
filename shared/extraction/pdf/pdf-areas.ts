import type { Rgb } from '../ink.ts';
import { type Box, boxOf, contains, intersect, keepsRectangles, type Point, widen } from './pdf-geometry.ts';
import { type GraphicsState, numbersOf } from './pdf-graphics-state.ts';
import { insideOf, onLine, rectanglesOf } from './pdf-paths.ts';

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

/** What a path paints: nothing that a letter could be on, or an area for each rectangle in it, or one for all. */
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
  const isInside = isOpaque(state) && colour !== null ? onLine(args[1], state.matrix, width) : null;
  return [{ at, isPicture: false, box, colour, hides: isInside !== null, ...(isInside === null ? {} : { isInside }) }];
}

function filledAreas({ operator, args, state, at }: Path, corners: Corners): readonly Area[] {
  const isEvenOdd = operator.startsWith('eo');
  const common = { at, isPicture: false, colour: mixes(state) ? null : state.fill };
  const mayHide = isOpaque(state) && state.isFilling;
  const rectangles = mayHide && keepsRectangles(state.matrix) ? rectanglesOf(args[1], isEvenOdd) : null;
  const boxes = (rectangles ?? [corners]).map((box) => intersect(boxOf(state.matrix, box), state.clip));
  const isInside = mayHide && rectangles === null ? insideOf(args[1], state.matrix, isEvenOdd) : null;
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

function isOpaque({ opacity, isNormal, mask }: GraphicsState): boolean {
  return opacity >= OPAQUE_MIN && isNormal && mask === null;
}

// What is mixed with what is below it has a colour that is not computed here.
function mixes(state: GraphicsState): boolean {
  return !isOpaque(state);
}

type Corners = readonly [number, number, number, number];

/** Whether a point lies in what an area paints. */
export function isIn({ box, isInside }: Area, point: Point): boolean {
  return contains(box, point) && isInside?.(point) !== false;
}
