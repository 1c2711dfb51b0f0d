import { cssColor } from '../../html/css-color.ts';
import { hexColor, hslColor, isInvisibleOn, type Rgb, WHITE } from '../../ink.ts';
import type { XmlAttributes } from '../../xml/read-xml.ts';

/** A color as far as it is known: 'other' for a picture, a pattern, or a color that cannot be determined. */
export type SlideColor = Rgb | 'other';

/** Reads the color named by a part of a slide, with its modifications. */
interface ColorReader {
  /** Handles an opening element; the names of theme colors are looked up in `theme`. */
  readonly open: (name: string, attributes: XmlAttributes) => void;
  /** Returns the color if the closing element has named one, or null. */
  readonly close: (name: string) => { readonly color: SlideColor; readonly opacity: number } | null;
}

/** The colors of a theme by the names that slides use, such as `bg1`, with defaults where the theme sets none. */
export type ThemeColors = ReadonlyMap<string, Rgb>;

const NAMED = new Set(['srgbClr', 'schemeClr', 'sysClr', 'prstClr', 'scrgbClr', 'hslClr']);
// Presets have the names of CSS colors, some of them abbreviated.
const SHORT: Readonly<Record<string, string>> = { dk: 'dark', lt: 'light', med: 'medium' };
const BLACK: Rgb = [0, 0, 0];
/** The default colors of a theme, by the names that slides use. */
export const USUAL_COLORS: ThemeColors = new Map<string, Rgb>([
  ...['bg1', 'lt1', 'bg2', 'lt2'].map((name) => [name, WHITE] as const),
  ...['tx1', 'dk1', 'tx2', 'dk2'].map((name) => [name, BLACK] as const),
]);

/** Creates a reader for the colors of a slide, a layout, a master or a theme. */
export function createColorReader(theme: ThemeColors): ColorReader {
  let color: SlideColor = 'other';
  let opacity = 1;
  let isOpen = false;
  return {
    open: (name, attributes) => {
      if (NAMED.has(name)) {
        isOpen = true;
        opacity = 1;
        color = namedColor(name, attributes, theme) ?? 'other';
      } else if (isOpen && name === 'alpha') {
        opacity = Number(attributes.val) / 100_000;
      } else if (isOpen && color !== 'other') {
        color = changed(color, name, Number(attributes.val) / 100_000);
      }
    },
    close: (name) => {
      if (!NAMED.has(name)) {
        return null;
      }
      isOpen = false;
      return { color, opacity };
    },
  };
}

function namedColor(name: string, attributes: XmlAttributes, theme: ThemeColors): Rgb | null {
  const { val = '', lastClr } = attributes;
  if (name === 'schemeClr') {
    return theme.get(val) ?? null;
  }
  if (name === 'prstClr') {
    const long = val.replace(/^(?:dk|lt|med)(?=[A-Z])/, (short) => SHORT[short] ?? short);
    return cssColor(long.toLowerCase())?.rgb ?? null;
  }
  if (name === 'scrgbClr') {
    const { r, g, b } = attributes;
    return [lightOf(r), lightOf(g), lightOf(b)];
  }
  if (name === 'hslClr') {
    return hslColor(Number(attributes.hue) / 60_000 || 0, shareOf(attributes.sat), shareOf(attributes.lum));
  }
  return hexColor(lastClr ?? val);
}

// Shares are written in thousandths of a percent, or in percent.
function shareOf(value = '0'): number {
  const share = value.endsWith('%') ? Number(value.slice(0, -1)) / 100 : Number(value) / 100_000;
  return Math.min(1, Math.max(0, share || 0));
}

// Converts a share of linear light to the sRGB value.
function lightOf(value: string | undefined): number {
  const share = shareOf(value);
  return 255 * (share <= 0.0031308 ? share * 12.92 : 1.055 * share ** (1 / 2.4) - 0.055);
}

// Makes a color darker, lighter or closer to white, channel by channel; precise enough to decide whether letters are
// visible.
function changed(color: Rgb, name: string, share: number): SlideColor {
  const each = (change: (channel: number) => number): Rgb => {
    const [red, green, blue] = color.map((channel) => Math.min(255, Math.max(0, change(channel))));
    return [red ?? 0, green ?? 0, blue ?? 0];
  };
  if (name === 'lumMod' || name === 'shade') {
    return each((channel) => channel * share);
  }
  if (name === 'lumOff') {
    return each((channel) => channel + 255 * share);
  }
  return name === 'tint' ? each((channel) => channel * share + 255 * (1 - share)) : color;
}

/** Whether letters are invisible on every one of the colors below them. */
export function isInvisibleInk(ink: SlideColor | null, grounds: readonly SlideColor[]): boolean {
  return ink !== null && ink !== 'other' && grounds.every((ground) => ground !== 'other' && isInvisibleOn(ink, ground));
}
