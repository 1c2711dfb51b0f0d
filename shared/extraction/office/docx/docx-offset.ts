import type { XmlAttributes } from '../../xml/read-xml.ts';

// The width of a landscape A4 page, in twentieths of a point: text moved by this much is off any usual page.
const PAGE_TWIPS = 17_000;
const EMU_PER_TWIP = 635;
const MOVES: Readonly<Record<string, readonly string[]>> = {
  ind: ['left', 'start', 'right', 'end', 'firstLine', 'hanging'],
  framePr: ['x', 'y'],
};

/** Whether an element moves its paragraph off the page, by an indent or by the position of a frame. */
export function isMovedOffPage(name: string, attributes: XmlAttributes): boolean {
  return (MOVES[name] ?? []).some((move) => Math.abs(Number(attributes[move] ?? 0)) >= PAGE_TWIPS);
}

/** Whether the position of a drawing, in English metric units, is off the page. */
export function isDrawnOffPage(offset: string): boolean {
  return Math.abs(Number(offset)) >= PAGE_TWIPS * EMU_PER_TWIP;
}
