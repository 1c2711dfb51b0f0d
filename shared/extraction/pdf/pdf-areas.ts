import type { Rgb } from '../ink.ts';
import { type Box, boxOf, type Corners, intersect, keepsRectangles, widen } from './pdf-geometry.ts';
import { type GraphicsState, numbersOf } from './pdf-graphics-state.ts';
import { rectanglesOf } from './pdf-paths.ts';

/** An area painted on a page; `at` is its position in the drawing order. */
export interface Area {
  readonly at: number;
  readonly box: Box;
  /** Null when the color is unknown: a picture, a pattern, a shading. */
  readonly color: Rgb | null;
  /** Whether it is painted completely, so that nothing below it is visible. */
  readonly hides: boolean;
  readonly isPicture: boolean;
}

interface Path {
  /** The operator that paints the path. */
  readonly operator: string;
  /** The arguments of `constructPath`: the operator's number, the segments of the path, and its bounds. */
  readonly args: readonly unknown[];
  readonly state: GraphicsState;
  readonly at: number;
}

const FILLS = /^(?:fill|eoFill|fillStroke|eoFillStroke|closeFillStroke|closeEOFillStroke)$/;
const STROKES = /^(?:stroke|closeStroke)$/;
// Thinner lines underline letters or strike them through; they are not a background.
const THICK_POINTS = 3;
/** The opacity up to which ink is invisible: rounding produces values such as 0.004, or 0.996 for opaque ink. */
export const CLEAR_MAX = 0.02;
const OPAQUE_MIN = 1 - CLEAR_MAX;

/**
 * Returns the areas that a path paints: none if no letter fits on them, one per rectangle, or one for the whole path.
 */
export function areasOfPath(path: Path): readonly Area[] {
  const { operator, args, state, at } = path;
  if (args[2] == null) {
    return [];
  }
  const corners = numbersOf(args[2]);
  if (FILLS.test(operator)) {
    return state.fillOpacity <= CLEAR_MAX ? [] : filledAreas(path, corners);
  }
  const [a, b, c, d] = state.matrix;
  const [isDown, isAcross] = [corners[0] === corners[2], corners[1] === corners[3]];
  // A transformation that stretches one direction makes lines across it wider, and keeps the width of those along it.
  const scale = Math.max(isAcross ? 0 : Math.hypot(a, b), isDown ? 0 : Math.hypot(c, d));
  const width = state.lineWidth * scale;
  if (!STROKES.test(operator) || state.strokeOpacity <= CLEAR_MAX || width < THICK_POINTS) {
    return [];
  }
  const box = intersect(widen(boxOf(state.matrix, corners), width / 2), state.clip);
  // Paint that is not opaque mixes with what is below it; the resulting color is not computed.
  const color = isOpaque(state.strokeOpacity, state) ? state.stroke : null;
  return [
    {
      at,
      isPicture: false,
      box,
      color,
      hides: color !== null && (isDown || isAcross) && keepsRectangles(state.matrix),
    },
  ];
}

function filledAreas({ operator, args, state, at }: Path, corners: Corners): readonly Area[] {
  const common = { at, isPicture: false, color: hasOpaqueFill(state) ? state.fill : null };
  const mayHide = hasOpaqueFill(state) && state.fill !== null && keepsRectangles(state.matrix);
  const rectangles = mayHide ? rectanglesOf(args[1], operator.startsWith('eo')) : null;
  const boxes = (rectangles ?? [corners]).map((box) => intersect(boxOf(state.matrix, box), state.clip));
  return boxes.map((box) => ({ ...common, box, hides: rectangles !== null }));
}

/**
 * Returns the area of a picture. In the copy of the file that the reader gets, an opaque picture has one pixel, and one
 * with transparency has two (pdf-hiding-streams.ts).
 */
export function pictureArea([, width, height]: readonly unknown[], state: GraphicsState, at: number): Area {
  const box = intersect(boxOf(state.matrix, [0, 0, 1, 1]), state.clip);
  const hides = hasOpaqueFill(state) && Number(width) * Number(height) === 1 && keepsRectangles(state.matrix);
  return { at, box, color: null, hides, isPicture: true };
}

/** Returns the area of something that may be anywhere within the clip. */
export function surfaceArea({ clip }: GraphicsState, at: number): Area {
  return { at, box: clip, color: null, hides: false, isPicture: true };
}

function hasOpaqueFill(state: GraphicsState): boolean {
  return isOpaque(state.fillOpacity, state);
}

function isOpaque(opacity: number, { isNormalBlendMode, isMasked }: GraphicsState): boolean {
  return opacity >= OPAQUE_MIN && isNormalBlendMode && !isMasked;
}
