import { hexColor, isInvisibleOn, type Rgb, WHITE } from '../../ink.ts';
import type { XmlAttributes } from '../../xml/read-xml.ts';

/** A color of a workbook as written, and as red, green and blue where these are known. */
export interface SheetColor {
  readonly name: string;
  readonly rgb: Rgb | null;
}

/** The default text color. */
export const BLACK: SheetColor = { name: 'black', rgb: [0, 0, 0] };

/** The default background. */
export const PAPER: SheetColor = { name: 'paper', rgb: WHITE };

/** An unknown background, such as a gradient or a pattern. */
export const UNKNOWN: SheetColor = { name: '', rgb: null };

// The background and text color of a theme, and white and black among the indexed colors, of which 64 and 65 are
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

/** Returns the color named by the attributes of an element. */
export function sheetColor({ rgb, theme, indexed, tint }: XmlAttributes): SheetColor {
  const name = `${rgb ?? ''} ${theme ?? ''} ${indexed ?? ''} ${tint ?? ''}`;
  if (tint !== undefined && Math.abs(Number(tint)) >= TINT_MAX) {
    return { name, rgb: null };
  }
  const known = hexColor(rgb?.slice(-6)) ?? THEME.get(theme ?? '') ?? INDEXED.get(indexed ?? '') ?? null;
  return { name, rgb: known };
}

/** Whether letters of one color cannot be distinguished from a background of another. */
export function isInvisibleInk(ink: SheetColor, ground: SheetColor): boolean {
  if (ink.rgb === null || ground.rgb === null) {
    return ink.name !== '' && ink.name === ground.name;
  }
  return isInvisibleOn(ink.rgb, ground.rgb);
}
