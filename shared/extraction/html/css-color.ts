import colorString from 'color-string';
import { hslColor, type Rgb } from '../ink.ts';

/** A color with its opacity from 0 to 1. */
interface CssColor {
  readonly rgb: Rgb;
  readonly alpha: number;
}

// The system colors of a page, with their usual values.
const WHITE_SURFACE = /^(?:canvas|window|buttonface|field)$/;
const BLACK_TEXT = /^(?:(?:canvas|window|button|field|caption|info|menu|mark)text|-webkit-text)$/;

/** Returns the color of a CSS value in lower case, or null when it cannot be determined. */
export function cssColor(value: string): CssColor | null {
  const name = value.replace(WHITE_SURFACE, 'white').replace(BLACK_TEXT, 'black');
  const parsed = colorString.get(name);
  if (parsed === null || parsed.model === 'hwb') {
    return null;
  }
  const [one = 0, two = 0, three = 0, alpha = 1] = parsed.value;
  return { rgb: parsed.model === 'rgb' ? [one, two, three] : hslColor(one, two / 100, three / 100), alpha };
}
