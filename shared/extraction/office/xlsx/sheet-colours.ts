import { hexColour, isInvisibleOn, type Rgb, WHITE } from '../../ink.ts';
import type { XmlAttributes } from '../../xml/read-xml.ts';

/** A colour of a workbook as written, and as red, green and blue where these are known. */
export interface SheetColour {
  readonly name: string;
  readonly rgb: Rgb | null;
}

/** The default text colour. */
export const BLACK: SheetColour = { name: 'black', rgb: [0, 0, 0] };

/** The default background. */
export const PAPER: SheetColour = { name: 'paper', rgb: WHITE };

/** An unknown background, such as a gradient or a pattern. */
export const UNKNOWN: SheetColour = { name: '', rgb: null };

// The background and text colour of a theme, and white and black among the indexed colours, of which 64 and 65 are
// those of the system for text and background.
const THEME: ReadonlyMap<string, Rgb> = new Map([
  ['0', WHITE],
  ['1', [0, 0, 0]],
]);
const INDEXED: ReadonlyMap<string, Rgb> = new Map([
  ...['0', '8', '64'].map((index): [string, Rgb] => [index, [0, 0, 0]]),
  ...['1', '9', '65'].map((index): [string, Rgb] => [index, WHITE]),
]);
// A smaller tint is invisible; the effect of a larger one is not calculated.
const TINT_MAX = 0.05;

/** Returns the colour named by the attributes of an element. */
export function sheetColour({ rgb, theme, indexed, tint }: XmlAttributes): SheetColour {
  const name = `${rgb ?? ''} ${theme ?? ''} ${indexed ?? ''} ${tint ?? ''}`;
  if (tint !== undefined && Math.abs(Number(tint)) >= TINT_MAX) {
    return { name, rgb: null };
  }
  const known = hexColour(rgb?.slice(-6)) ?? THEME.get(theme ?? '') ?? INDEXED.get(indexed ?? '') ?? null;
  return { name, rgb: known };
}

/** Whether letters of one colour cannot be distinguished from a background of another. */
export function isInvisibleInk(ink: SheetColour, ground: SheetColour): boolean {
  if (ink.rgb === null || ground.rgb === null) {
    return ink.name !== '' && ink.name === ground.name;
  }
  return isInvisibleOn(ink.rgb, ground.rgb);
}
