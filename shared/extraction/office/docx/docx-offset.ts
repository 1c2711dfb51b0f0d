import type { XmlAttributes } from '../../xml/read-xml.ts';

// The width of a landscape A4 page, in twentieths of a point: text moved by this much is off any usual page.
const PAGE_TWIPS = 17_000;
const EMU_PER_TWIP = 635;
const TWIPS_PER_HALF_POINT = 10;
const MOVES: Readonly<Record<string, readonly string[]>> = {
  ind: ['left', 'start', 'right', 'end', 'firstLine', 'hanging'],
  framePr: ['x', 'y'],
};

/**
 * Whether an element moves text off the page: its paragraph, by an indent or by the position of a frame, or its
 * letters, raised above the line or lowered below it, in half points.
 */
export function isMovedOffPage(name: string, attributes: XmlAttributes): boolean {
  if (name === 'position') {
    return Math.abs(Number(attributes.val ?? 0)) * TWIPS_PER_HALF_POINT >= PAGE_TWIPS;
  }
  return (MOVES[name] ?? []).some((move) => Math.abs(Number(attributes[move] ?? 0)) >= PAGE_TWIPS);
}

/** Whether the position of a drawing, in English metric units, is off the page. */
export function isDrawnOffPage(offset: string): boolean {
  return Math.abs(Number(offset)) >= PAGE_TWIPS * EMU_PER_TWIP;
}
