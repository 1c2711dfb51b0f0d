import { COLOUR_NAMES } from '../../html/css-colour-names.ts';
import { hexColour, hslColour, isInvisibleOn, type Rgb, WHITE } from '../../ink.ts';
import type { XmlAttributes } from '../../xml/read-xml.ts';

/** A colour as far as it is known: 'other' for a picture, a pattern, or a colour that cannot be determined. */
export type SlideColour = Rgb | 'other';

/** Reads the colour named by a part of a slide, with its modifications. */
interface ColourReader {
  /** Handles an opening element; the names of theme colours are looked up in `theme`. */
  readonly open: (name: string, attributes: XmlAttributes) => void;
  /** Returns the colour if the closing element has named one, or null. */
  readonly close: (name: string) => { readonly colour: SlideColour; readonly opacity: number } | null;
}

/** The colours of a theme by the names that slides use, such as `bg1`, with defaults where the theme sets none. */
export type ThemeColours = ReadonlyMap<string, Rgb>;

const NAMED = new Set(['srgbClr', 'schemeClr', 'sysClr', 'prstClr', 'scrgbClr', 'hslClr']);
// Presets have the names of CSS colours, some of them abbreviated.
const SHORT: Readonly<Record<string, string>> = { dk: 'dark', lt: 'light', med: 'medium' };
const BLACK: Rgb = [0, 0, 0];
/** The default colours of a theme, by the names that slides use. */
export const USUAL_COLOURS: ThemeColours = new Map<string, Rgb>([
  ...['bg1', 'lt1', 'bg2', 'lt2'].map((name) => [name, WHITE] as const),
  ...['tx1', 'dk1', 'tx2', 'dk2'].map((name) => [name, BLACK] as const),
]);

/** Creates a reader for the colours of a slide, a layout, a master or a theme. */
export function createColourReader(theme: ThemeColours): ColourReader {
  let colour: SlideColour = 'other';
  let opacity = 1;
  let isOpen = false;
  return {
    open: (name, attributes) => {
      if (NAMED.has(name)) {
        isOpen = true;
        opacity = 1;
        colour = namedColour(name, attributes, theme) ?? 'other';
      } else if (isOpen && name === 'alpha') {
        opacity = Number(attributes.val) / 100_000;
      } else if (isOpen && colour !== 'other') {
        colour = changed(colour, name, Number(attributes.val) / 100_000);
      }
    },
    close: (name) => {
      if (!NAMED.has(name)) {
        return null;
      }
      isOpen = false;
      return { colour, opacity };
    },
  };
}

function namedColour(name: string, attributes: XmlAttributes, theme: ThemeColours): Rgb | null {
  const { val = '', lastClr } = attributes;
  if (name === 'schemeClr') {
    return theme.get(val) ?? null;
  }
  if (name === 'prstClr') {
    const long = val.replace(/^(?:dk|lt|med)(?=[A-Z])/, (short) => SHORT[short] ?? short);
    return COLOUR_NAMES.get(long.toLowerCase()) ?? null;
  }
  if (name === 'scrgbClr') {
    const { r, g, b } = attributes;
    return [lightOf(r), lightOf(g), lightOf(b)];
  }
  if (name === 'hslClr') {
    return hslColour(Number(attributes.hue) / 60_000 || 0, shareOf(attributes.sat), shareOf(attributes.lum));
  }
  return hexColour(lastClr ?? val);
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

// Makes a colour darker, lighter or closer to white, channel by channel; precise enough to decide whether letters are
// visible.
function changed(colour: Rgb, name: string, share: number): SlideColour {
  const each = (change: (channel: number) => number): Rgb => {
    const [red, green, blue] = colour.map((channel) => Math.min(255, Math.max(0, change(channel))));
    return [red ?? 0, green ?? 0, blue ?? 0];
  };
  if (name === 'lumMod' || name === 'shade') {
    return each((channel) => channel * share);
  }
  if (name === 'lumOff') {
    return each((channel) => channel + 255 * share);
  }
  return name === 'tint' ? each((channel) => channel * share + 255 * (1 - share)) : colour;
}

/** Whether letters are invisible on every one of the colours below them. */
export function isInvisibleInk(ink: SlideColour | null, grounds: readonly SlideColour[]): boolean {
  return ink !== null && ink !== 'other' && grounds.every((ground) => ground !== 'other' && isInvisibleOn(ink, ground));
}
