import { hexColor, hslColor, type Rgb } from '../ink.ts';
import { COLOR_NAMES } from './css-color-names.ts';

/** A color with its opacity from 0 to 1. */
interface CssColor {
  readonly rgb: Rgb;
  readonly alpha: number;
}

const FUNCTION = /^(rgb|hsl)a?\(([^()]*)\)$/;
const NUMBER = /^[-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:%|deg)?$/;

/** Returns the color of a CSS value, or null when it cannot be determined. */
export function cssColor(value: string): CssColor | null {
  if (value === 'transparent') {
    return { rgb: [0, 0, 0], alpha: 0 };
  }
  const named = COLOR_NAMES.get(value);
  if (named !== undefined) {
    return { rgb: named, alpha: 1 };
  }
  const [, short, long] = /^#(?:([0-9a-f]{3,4})|([0-9a-f]{6}(?:[0-9a-f]{2})?))$/.exec(value) ?? [];
  const digits = (short?.replace(/./g, '$&$&') ?? long)?.padEnd(8, 'f');
  if (digits !== undefined) {
    return { rgb: hexColor(digits.slice(0, 6)) ?? [0, 0, 0], alpha: Number.parseInt(digits.slice(6), 16) / 255 };
  }
  const [, name, inside = ''] = FUNCTION.exec(value) ?? [];
  const parts = inside.split(/[\s,/]+/).filter((part) => part !== '');
  const [one = '', two = '', three = '', alpha = '1'] = parts;
  if (name === undefined || parts.length < 3 || !parts.every((part) => NUMBER.test(part))) {
    return null;
  }
  const rgb: Rgb =
    name === 'rgb'
      ? [share(one, 255) * 255, share(two, 255) * 255, share(three, 255) * 255]
      : hslColor(Number.parseFloat(one), share(two, 100), share(three, 100));
  return { rgb, alpha: share(alpha, 1) };
}

// Returns a part as a share of the whole, from a number or a percentage.
function share(part: string, whole: number): number {
  const number = Number.parseFloat(part);
  return Math.min(1, Math.max(0, part.endsWith('%') ? number / 100 : number / whole));
}
