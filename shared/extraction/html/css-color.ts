import colorString from 'color-string';
import { hslColor, type Rgb } from '../ink.ts';

/** A color with its opacity from 0 to 1. */
interface CssColor {
  readonly rgb: Rgb;
  readonly alpha: number;
}

// The system colors of a page, with their usual values.
const SYSTEM_COLORS: readonly (readonly [names: RegExp, color: string])[] = [
  [/^(?:canvas|window|field)$/, 'white'],
  [/^buttonface$/, '#f0f0f0'],
  [/^(?:(?:canvas|window|button|field|caption|info|menu|mark)text|-webkit-text)$/, 'black'],
  [/^(?:linktext|-webkit-link|-moz-hyperlinktext)$/, '#0000ee'],
  [/^visitedtext$/, '#551a8b'],
  [/^(?:activetext|-webkit-activelink)$/, 'red'],
  [/^graytext$/, 'gray'],
];

/** Returns the color of a CSS value in lower case, or null when it cannot be determined. */
export function cssColor(value: string): CssColor | null {
  const parsed = colorString.get(SYSTEM_COLORS.find(([names]) => names.test(value))?.[1] ?? value);
  if (parsed === null || parsed.model === 'hwb') {
    return null;
  }
  const [one = 0, two = 0, three = 0, alpha = 1] = parsed.value;
  return { rgb: parsed.model === 'rgb' ? [one, two, three] : hslColor(one, two / 100, three / 100), alpha };
}
