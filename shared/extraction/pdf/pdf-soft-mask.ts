import { hexColor, isInvisibleOn, type Rgb } from '../ink.ts';
import { type Area, isIn } from './pdf-areas.ts';
import type { SoftMask } from './pdf-graphics-state.ts';

const BLACK: Rgb = [0, 0, 0];

/**
 * The group that draws a soft mask, by luminosity or opacity; `isKnown` is false when parts of it are not understood.
 */
export interface MaskGroup {
  readonly isLuminosity: boolean;
  readonly backdrop: Rgb;
  isKnown: boolean;
}

/** Returns the soft mask that a group of operators draws, as described by the reader; null for any other group. */
export function maskGroup(group: unknown): MaskGroup | null {
  const { smask } = (group ?? {}) as {
    smask?: { subtype?: unknown; backdrop?: unknown; transferMap?: unknown } | null;
  };
  if (smask == null) {
    return null;
  }
  const backdrop = hexColor(typeof smask.backdrop === 'string' ? smask.backdrop : undefined) ?? BLACK;
  return { isLuminosity: smask.subtype === 'Luminosity', backdrop, isKnown: smask.transferMap == null };
}

/**
 * Returns the mask formed by the painted areas of its group. A luminosity mask hides where it is black, an opacity mask
 * where nothing is painted. Where the mask is unknown, nothing is hidden.
 */
export function softMask(mask: MaskGroup, areas: readonly Area[]): SoftMask {
  return (point) => {
    const here = areas.filter((area) => isIn(area, point)).reverse();
    if (!mask.isKnown || !mask.isLuminosity) {
      return !mask.isKnown || here.length > 0;
    }
    const last = here.findIndex(({ hides }) => hides);
    const lights = (last === -1 ? here : here.slice(0, last + 1)).map(({ color }) => color);
    const all = last === -1 ? [...lights, mask.backdrop] : lights;
    return all.some((light) => light === null || !isInvisibleOn(light, BLACK));
  };
}
