import { blend, hexColor, hslColor, type Rgb } from '../ink.ts';
import { COLOR_NAMES } from './css-color-names.ts';

/** A color with its opacity from 0 to 1. */
interface CssColor {
  readonly rgb: Rgb;
  readonly alpha: number;
}

const CHOICE = /^(color-mix|light-dark)\((.{1,999})\)$/;
// A comma outside brackets.
const OUTER_COMMA = /,(?![^()]{0,199}\))/;
const FUNCTION = /^(rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(([^()]*)\)$/;

/** Returns the color of a CSS value, or null when it cannot be determined. */
export function cssColor(value: string): CssColor | null {
  if (value === 'transparent') {
    return { rgb: [0, 0, 0], alpha: 0 };
  }
  const named = COLOR_NAMES.get(value);
  if (named !== undefined) {
    return { rgb: named, alpha: 1 };
  }
  const hex = /^#(?:([0-9a-f]{3,4})|([0-9a-f]{6})([0-9a-f]{2})?)$/.exec(value);
  if (hex !== null) {
    const digits =
      hex[1] === undefined ? `${hex[2]}${hex[3] ?? 'ff'}` : [...hex[1].padEnd(4, 'f')].map((d) => d + d).join('');
    return { rgb: hexColor(digits.slice(0, 6)) ?? [0, 0, 0], alpha: Number.parseInt(digits.slice(6), 16) / 255 };
  }
  const [, name, inside] = FUNCTION.exec(value) ?? [];
  if (name !== undefined && inside !== undefined) {
    return functionColor(name, inside);
  }
  const [, chooser, choices] = CHOICE.exec(value) ?? [];
  return chooser === undefined || choices === undefined ? null : chosenColor(chooser, choices.split(OUTER_COMMA));
}

// A page is read in its light colors (css-media.ts).
function chosenColor(chooser: string, [first = '', ...others]: readonly string[]): CssColor | null {
  return chooser === 'light-dark' ? cssColor(first.trim()) : mixedColor(first.trim(), others.map(partOfMix));
}

/** A color of a mixture, with its share from 0 to 1; null for the rest beside the share of the other color. */
interface MixPart {
  readonly color: CssColor | null;
  readonly share: number | null;
}

function partOfMix(text: string): MixPart {
  const [percentage] = /(?<![\w(.-])\d{1,3}(?:\.\d{0,9})?%(?=\s|$)/.exec(text) ?? [];
  const color = cssColor((percentage === undefined ? text : text.replace(percentage, '')).trim());
  return { color, share: percentage === undefined ? null : Number.parseFloat(percentage) / 100 };
}

// Mixed in sRGB. In another color space, two colors may give a third one that cannot be distinguished from the
// background, but mixing with a transparent color leaves the other one as it is in every space.
function mixedColor(space: string, [one, other]: readonly MixPart[]): CssColor | null {
  if (one?.color == null || other?.color == null) {
    return null;
  }
  if (space !== 'in srgb' && one.color.alpha > 0 && other.color.alpha > 0) {
    return null;
  }
  const given = [one.share ?? 1 - (other.share ?? 0.5), other.share ?? 1 - (one.share ?? 0.5)] as const;
  const whole = given[0] + given[1];
  if (!(whole > 0)) {
    return null;
  }
  const [first, second] = [(given[0] / whole) * one.color.alpha, (given[1] / whole) * other.color.alpha];
  const alpha = first + second;
  const rgb = blend(one.color.rgb, alpha === 0 ? 0 : first / alpha, other.color.rgb);
  return { rgb, alpha: alpha * Math.min(1, whole) };
}

/** Whether a value may be a color: a single word must be the name of a color or a keyword such as `inherit`. */
export function isColorWord(value: string): boolean {
  return (
    !/^[a-z]+$/.test(value) ||
    COLOR_NAMES.has(value) ||
    /^(?:inherit|initial|unset|revert|currentcolor|transparent)$/.test(value)
  );
}

function functionColor(name: string, inside: string): CssColor | null {
  const given = inside.split(/[\s,/]+/).filter((part) => part !== '');
  // Color spaces whose values are close enough to those of sRGB.
  const parts = name === 'color' && /^(?:srgb|display-p3|a98-rgb)$/.test(given[0] ?? '') ? given.slice(1) : given;
  const [one = '', two = '', three = '', four] = parts;
  if (
    parts.length < 3 ||
    parts.some((part) => !/^(?:none|[-+]?[\d.]+(?:e-?\d+)?(?:%|deg|grad|rad|turn)?)$/.test(part))
  ) {
    return null;
  }
  const alpha = four === undefined ? 1 : share(four, 1);
  if (name.startsWith('rgb') || name === 'color') {
    const whole = name === 'color' ? 1 : 255;
    return { rgb: [share(one, whole) * 255, share(two, whole) * 255, share(three, whole) * 255], alpha };
  }
  if (name.startsWith('hsl')) {
    return { rgb: hslColor(degrees(one), share(two, 100), share(three, 100)), alpha };
  }
  if (name === 'hwb') {
    return { rgb: hwbColor(degrees(one), share(two, 100), share(three, 100)), alpha };
  }
  // For lab, lch, oklab and oklch, only the lightness is computed, which decides whether letters are visible on white.
  const lightness = share(one, name.startsWith('ok') ? 1 : 100) ** (name.startsWith('ok') ? 1.1 : 1) * 255;
  return { rgb: [lightness, lightness, lightness], alpha };
}

// Returns a part as a share of the whole, from a number or a percentage.
function share(part: string, whole: number): number {
  const number = Number.parseFloat(part) || 0;
  return Math.min(1, Math.max(0, part.endsWith('%') ? number / 100 : number / whole));
}

const DEGREES: readonly (readonly [unit: string, degrees: number])[] = [
  ['turn', 360],
  ['grad', 0.9],
  ['rad', 180 / Math.PI],
];

function degrees(hue: string): number {
  const [, unit = 1] = DEGREES.find(([name]) => hue.endsWith(name)) ?? [];
  return (Number.parseFloat(hue) || 0) * unit;
}

// Returns the pure color of a hue, mixed with these shares of white and black; shares above 1 together make a gray.
function hwbColor(hue: number, white: number, black: number): Rgb {
  const whole = Math.max(1, white + black);
  const pure = 1 - (white + black) / whole;
  const [red, green, blue] = hslColor(hue, 1, 0.5).map((channel) => channel * pure + (255 * white) / whole);
  return [red ?? 0, green ?? 0, blue ?? 0];
}
