import { hexColour, type Rgb } from '../ink.ts';

/** A colour with its opacity from 0 to 1. */
interface CssColour {
  readonly rgb: Rgb;
  readonly alpha: number;
}

// Names of pale colours, which may be those of paper, and of the usual dark ones. Any other name is dark enough.
const NAMES: Readonly<Record<string, string>> = {
  white: 'ffffff',
  snow: 'fffafa',
  ivory: 'fffff0',
  ghostwhite: 'f8f8ff',
  floralwhite: 'fffaf0',
  mintcream: 'f5fffa',
  azure: 'f0ffff',
  aliceblue: 'f0f8ff',
  honeydew: 'f0fff0',
  whitesmoke: 'f5f5f5',
  seashell: 'fff5ee',
  oldlace: 'fdf5e6',
  lavenderblush: 'fff0f5',
  linen: 'faf0e6',
  beige: 'f5f5dc',
  cornsilk: 'fff8dc',
  lightyellow: 'ffffe0',
  lightcyan: 'e0ffff',
  lavender: 'e6e6fa',
  gainsboro: 'dcdcdc',
  canvas: 'ffffff',
  window: 'ffffff',
  black: '000000',
  canvastext: '000000',
  windowtext: '000000',
  red: 'ff0000',
  green: '008000',
  blue: '0000ff',
  navy: '000080',
  gray: '808080',
  grey: '808080',
  silver: 'c0c0c0',
  yellow: 'ffff00',
  orange: 'ffa500',
  purple: '800080',
  maroon: '800000',
  teal: '008080',
  olive: '808000',
  lime: '00ff00',
  aqua: '00ffff',
  cyan: '00ffff',
  fuchsia: 'ff00ff',
  magenta: 'ff00ff',
  darkgray: 'a9a9a9',
  darkgrey: 'a9a9a9',
  dimgray: '696969',
  dimgrey: '696969',
  lightgray: 'd3d3d3',
  lightgrey: 'd3d3d3',
  darkblue: '00008b',
  darkred: '8b0000',
  darkgreen: '006400',
  brown: 'a52a2a',
  pink: 'ffc0cb',
  gold: 'ffd700',
};
const FUNCTION = /^(rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(([^()]*)\)$/;
const ENOUGH_DARK: Rgb = [90, 90, 90];

/** The colour that a value of CSS is; null when it cannot be determined. */
export function cssColour(value: string): CssColour | null {
  if (value === 'transparent') {
    return { rgb: [0, 0, 0], alpha: 0 };
  }
  const named = NAMES[value];
  if (named !== undefined) {
    return { rgb: hexColour(named) ?? ENOUGH_DARK, alpha: 1 };
  }
  const hex = /^#(?:([0-9a-f]{3,4})|([0-9a-f]{6})([0-9a-f]{2})?)$/.exec(value);
  if (hex !== null) {
    const digits =
      hex[1] === undefined ? `${hex[2]}${hex[3] ?? 'ff'}` : [...hex[1].padEnd(4, 'f')].map((d) => d + d).join('');
    return { rgb: hexColour(digits.slice(0, 6)) ?? ENOUGH_DARK, alpha: Number.parseInt(digits.slice(6), 16) / 255 };
  }
  const [, name, inside] = FUNCTION.exec(value) ?? [];
  if (name !== undefined && inside !== undefined) {
    return functionColour(name, inside);
  }
  return /^[a-z]+$/.test(value) && !/^(?:accent|active|button|field|highlight|link|mark|selected|visited)/.test(value)
    ? { rgb: ENOUGH_DARK, alpha: 1 }
    : null;
}

function functionColour(name: string, inside: string): CssColour | null {
  const parts = inside.split(/[\s,/]+/).filter((part) => part !== '');
  const [one = '', two = '', three = '', four] = parts;
  if (parts.length < 3 || parts.some((part) => !/^(?:none|[-+]?[\d.]+(?:e-?\d+)?(?:%|deg|rad|turn)?)$/.test(part))) {
    return null;
  }
  const alpha = four === undefined ? 1 : share(four, 1);
  if (name.startsWith('rgb')) {
    return { rgb: [share(one, 255) * 255, share(two, 255) * 255, share(three, 255) * 255], alpha };
  }
  if (name.startsWith('hsl')) {
    return { rgb: fromHsl(Number.parseFloat(one), share(two, 100), share(three, 100)), alpha };
  }
  if (name === 'hwb') {
    const [white, black] = [share(two, 100), share(three, 100)];
    return { rgb: [255 * Math.max(white, 1 - black), 255 * white, 255 * white], alpha };
  }
  // The lightness alone decides whether letters are seen on white.
  const lightness = share(one, name.startsWith('ok') ? 1 : 100) ** (name.startsWith('ok') ? 1.1 : 1) * 255;
  return { rgb: [lightness, lightness, lightness], alpha };
}

// A part as a share of the whole, whether it is given as a number or in percent.
function share(part: string, whole: number): number {
  const number = Number.parseFloat(part) || 0;
  return Math.min(1, Math.max(0, part.endsWith('%') ? number / 100 : number / whole));
}

function fromHsl(hue: number, saturation: number, lightness: number): Rgb {
  const channel = (offset: number) => {
    const k = (offset + hue / 30) % 12;
    return (
      255 * (lightness - saturation * Math.min(lightness, 1 - lightness) * Math.max(-1, Math.min(k - 3, 9 - k, 1)))
    );
  };
  return [channel(0), channel(8), channel(4)];
}

/** A colour as it looks on a ground. */
export function painted({ rgb, alpha }: CssColour, ground: Rgb): Rgb {
  const mix = (index: 0 | 1 | 2) => rgb[index] * alpha + ground[index] * (1 - alpha);
  return [mix(0), mix(1), mix(2)];
}
