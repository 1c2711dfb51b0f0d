import { hexColour, isUnseenOn, type Rgb, WHITE } from '../../ink.ts';
import type { XmlAttributes } from '../../xml/read-xml.ts';

/** A colour as far as it is known: 'other' for a picture, a pattern, or one that cannot be determined. */
export type SlideColour = Rgb | 'other';

/** Collects the colour that a part of a slide names, with what changes it. */
interface ColourReader {
  /** Follows an element that opens; the name of a colour of the theme is looked up in `theme`. */
  readonly open: (name: string, attributes: XmlAttributes) => void;
  /** The colour, when the element that closes has named one; else null. */
  readonly close: (name: string) => { readonly colour: SlideColour; readonly opacity: number } | null;
}

/** The colours of a theme by the names that slides use, such as `bg1`; the usual ones where a theme says nothing. */
export type ThemeColours = ReadonlyMap<string, Rgb>;

const NAMED = new Set(['srgbClr', 'schemeClr', 'sysClr', 'prstClr', 'scrgbClr', 'hslClr']);
const PRESET: Readonly<Record<string, Rgb>> = { white: WHITE, black: [0, 0, 0] };
const BLACK: Rgb = [0, 0, 0];
/** What slides call the colours of a theme that does not say otherwise. */
export const USUAL_COLOURS: ThemeColours = new Map<string, Rgb>([
  ...['bg1', 'lt1', 'bg2', 'lt2'].map((name) => [name, WHITE] as const),
  ...['tx1', 'dk1', 'tx2', 'dk2'].map((name) => [name, BLACK] as const),
]);

/** Starts reading the colours of a slide, a layout, a master or a theme. */
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

function namedColour(name: string, { val, lastClr }: XmlAttributes, theme: ThemeColours): Rgb | null {
  if (name === 'schemeClr') {
    return theme.get(val ?? '') ?? null;
  }
  return name === 'prstClr' ? (PRESET[val ?? ''] ?? null) : hexColour(lastClr ?? val);
}

// Lighter, darker or nearer to white, channel by channel: near enough to tell whether letters are seen.
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

/** Whether letters cannot be seen whichever of the colours is below them. */
export function isLost(ink: SlideColour | null, grounds: readonly SlideColour[]): boolean {
  return ink !== null && ink !== 'other' && grounds.every((ground) => ground !== 'other' && isUnseenOn(ink, ground));
}
