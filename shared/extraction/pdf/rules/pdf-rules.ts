import { CLEAR_MAX } from '../pdf-areas.ts';
import { type Box, boxAround, intersect, keepsRectangles, type Point, transformPoint } from '../pdf-geometry.ts';
import type { GraphicsState } from '../pdf-graphics-state.ts';
import { type PathPart, pathParts } from '../pdf-paths.ts';

/** A horizontal or vertical drawn line: its height or distance from the left, and its two ends, in points. */
export interface Rule {
  readonly at: number;
  readonly from: number;
  readonly to: number;
}

/** Drawn lines and boxes on a page that may separate cells. */
export interface PageRules {
  readonly across: Rule[];
  readonly down: Rule[];
}

// In points. Anything thicker is a bar or a background.
const THICK_MAX = 3;
// In points. A side that is shorter has no extent, and a corner may be off by as much.
const LEVEL_MAX = 0.5;
// In points. A smaller box is a tick box in a cell.
const CELL_MIN = 12;
const FILLS = /^(?:fill|eoFill)$/;
const STROKES = /^(?:stroke|closeStroke)$/;
const FILLS_AND_STROKES = /^(?:fillStroke|eoFillStroke|closeFillStroke|closeEOFillStroke)$/;
// Limits the work: a page with more lines than this is a map or a drawing.
const RULES_MAX = 20_000;

/** Adds the straight lines of a painted path, and the sides of its rectangles, to the rules of its page. */
export function addRules(
  rules: PageRules,
  { operator, data, state }: { readonly operator: string; readonly data: unknown; readonly state: GraphicsState },
): void {
  const isStroked = STROKES.test(operator) || FILLS_AND_STROKES.test(operator);
  const isPainted = isStroked || FILLS.test(operator);
  const opacity = isStroked ? state.strokeOpacity : state.fillOpacity;
  const isVisible = opacity > CLEAR_MAX && keepsRectangles(state.matrix);
  if (!isPainted || !isVisible || rules.across.length + rules.down.length > RULES_MAX) {
    return;
  }
  // A part with a curve is not a side of a cell.
  for (const part of pathParts(data).filter(({ isCurved }) => !isCurved)) {
    const placed = { ...part, points: part.points.map((point) => transformPoint(state.matrix, point)) };
    if (isStroked) {
      addSides(rules, placed, state.clip);
    } else {
      addBar(rules, placed, state.clip);
    }
  }
}

function addSides(rules: PageRules, { points, isClosed }: PathPart, clip: Box): void {
  const { left, bottom, right, top } = boxAround(points);
  if (Math.min(right - left, top - bottom) > LEVEL_MAX && Math.max(right - left, top - bottom) < CELL_MIN) {
    return;
  }
  const ends = isClosed ? [...points.slice(1), ...points.slice(0, 1)] : points.slice(1);
  for (const [at, end] of ends.entries()) {
    addLine(rules, boxAround([points[at] as Point, end]), clip);
  }
}

// A thin filled rectangle is a line.
function addBar(rules: PageRules, { points }: PathPart, clip: Box): void {
  const box = boxAround(points);
  if (points.length >= 4 && points.every((point) => isAtCorner(point, box))) {
    addLine(rules, box, clip);
  }
}

function addLine(rules: PageRules, whole: Box, clip: Box): void {
  const { left, bottom, right, top } = intersect(whole, clip);
  const [width, height] = [right - left, top - bottom];
  if (!(width >= 0 && height >= 0)) {
    return;
  }
  if (height <= THICK_MAX && width > height) {
    rules.across.push({ at: (bottom + top) / 2, from: left, to: right });
  } else if (width <= THICK_MAX && height > width) {
    rules.down.push({ at: (left + right) / 2, from: bottom, to: top });
  }
}

function isAtCorner([x, y]: Point, { left, bottom, right, top }: Box): boolean {
  return Math.min(x - left, right - x) < LEVEL_MAX && Math.min(y - bottom, top - y) < LEVEL_MAX;
}
