import type { SlideBox } from './slide-boxes.ts';

interface PlacedShape {
  readonly box: SlideBox | null;
}

// Each shape is compared with every other one; a slide with more shapes is a drawing.
const SHAPES_MAX = 200;
// The share of the width of the narrower shape that two shapes must have in common for one to be above the other.
const COLUMN_SHARE_MIN = 0.5;

/**
 * Returns the shapes of a slide in the order in which they are read: one that is above another comes before it, and
 * otherwise the order of the file stays, so that columns are read one after the other if the file lists them that way.
 */
export function inReadingOrder<T extends PlacedShape>(shapes: readonly T[]): readonly T[] {
  if (shapes.length > SHAPES_MAX) {
    return shapes;
  }
  const rest = [...shapes];
  const ordered: T[] = [];
  while (rest.length > 0) {
    const next = rest.findIndex((shape) => !rest.some((other) => isAbove(other.box, shape.box)));
    ordered.push(...rest.splice(Math.max(0, next), 1));
  }
  return ordered;
}

function isAbove(one: SlideBox | null, other: SlideBox | null): boolean {
  if (one === null || other === null || one.top >= other.top || one.bottom > (other.top + other.bottom) / 2) {
    return false;
  }
  const shared = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const narrower = Math.min(one.right - one.left, other.right - other.left);
  return shared > 0 && shared >= narrower * COLUMN_SHARE_MIN;
}
