import { WHITE } from '../../ink.ts';
import type { XmlAttributes, XmlHandlers } from '../../xml/read-xml.ts';
import type { OfficePackage } from '../office-package.ts';
import { createSlideReader, NO_SETTING, type SlideSetting } from './read-slide.ts';
import { createColorReader, type SlideColor, type ThemeColors, USUAL_COLORS } from './slide-colors.ts';
import type { PaintedArea } from './slide-shape.ts';

/** The settings for the slides of a presentation. */
export interface Settings {
  /**
   * Returns the setting of a slide: the colors of its theme, with its own map of them if it has one, and what its
   * layout and master paint below it.
   */
  readonly of: (
    slide: string,
    size: { readonly width: number; readonly height: number },
    map: XmlAttributes | null,
  ) => SlideSetting;
}

interface Backdrop {
  readonly theme: ThemeColors;
  readonly background: SlideColor | null;
  readonly areas: readonly PaintedArea[];
}

const THEME_COLOR = /^(?:dk[12]|lt[12]|accent[1-6]|hlink|folHlink)$/;

const COLOR_MAP = /^(?:clrMap|overrideClrMapping)$/;
const USUAL_MAP: XmlAttributes = { bg1: 'lt1', tx1: 'dk1', bg2: 'lt2', tx2: 'dk2' };

/** Creates settings; each layout and master is read once. */
export function createSettings(pptx: OfficePackage, timeIsUp: () => boolean): Settings {
  const known = new Map<string, Backdrop>();
  const linked = (part: string, type: string) =>
    [...pptx.relations(part).values()].find((link) => link.type === type)?.part ?? '';
  const readOnce = (part: string, read: () => Backdrop): Backdrop => {
    const found = known.get(part) ?? read();
    known.set(part, found);
    return found;
  };
  const masterOf = (part: string) =>
    readOnce(part, () => {
      const theme = mapped(themeColors(pptx, linked(part, 'theme'), timeIsUp), colorMap(pptx, part) ?? USUAL_MAP);
      return { theme, ...paintedBy(pptx, part, { theme, timeIsUp }) };
    });
  const layoutOf = (part: string) =>
    readOnce(part, () => {
      const master = masterOf(linked(part, 'slideMaster'));
      const map = colorMap(pptx, part);
      const theme = mapped(master.theme, map);
      const own = paintedBy(pptx, part, { theme, timeIsUp });
      return {
        theme,
        // With another map, the master's background has another color.
        background: own.background ?? (map === null ? master.background : 'other'),
        areas: [...master.areas, ...own.areas],
      };
    });
  return {
    of: (slide, size, map) => {
      const { theme, background, areas } = layoutOf(linked(slide, 'slideLayout'));
      const ground = map === null ? (background ?? WHITE) : 'other';
      return { ...size, theme: mapped(theme, map), ground, below: areas };
    },
  };
}

// Returns the background and the areas that a master or a layout paints.
function paintedBy(
  pptx: OfficePackage,
  part: string,
  { theme, timeIsUp }: { readonly theme: ThemeColors; readonly timeIsUp: () => boolean },
): Omit<Backdrop, 'theme'> {
  const reader = createSlideReader({ ...NO_SETTING, theme });
  pptx.read(part, reader.handlers, timeIsUp);
  return { background: reader.background(), areas: reader.areas };
}

function themeColors(pptx: OfficePackage, part: string, timeIsUp: () => boolean): ThemeColors {
  const colors = new Map(USUAL_COLORS);
  const reader = createColorReader(USUAL_COLORS);
  let slot = '';
  pptx.read(
    part,
    {
      open: (name, attributes) => {
        slot = THEME_COLOR.test(name) ? name : slot;
        reader.open(name, attributes);
      },
      close: (name) => {
        const named = reader.close(name);
        if (named !== null && named.color !== 'other' && slot !== '') {
          colors.set(slot, named.color);
        }
        slot = name === 'clrScheme' || name === slot ? '' : slot;
      },
    },
    timeIsUp,
  );
  return colors;
}

// Maps the names that slides use for background and text to theme colors.
function mapped(colors: ThemeColors, map: XmlAttributes | null): ThemeColors {
  const found = new Map(colors);
  for (const [name, slot] of Object.entries(map ?? {})) {
    const color = colors.get(slot ?? '');
    if (color !== undefined) {
      found.set(name, color);
    }
  }
  return found;
}

function colorMap(pptx: OfficePackage, part: string): XmlAttributes | null {
  const { open, map } = createColorMapReader();
  // Without a time limit: the same part is read again with one.
  pptx.read(part, { open }, () => false);
  return map();
}

/**
 * Creates a reader for the map that a master has, or that a layout or a slide sets instead, as a dark slide of a light
 * design does.
 */
export function createColorMapReader() {
  let map: XmlAttributes | null = null;
  const open: XmlHandlers['open'] = (name, attributes) => {
    map = COLOR_MAP.test(name) ? attributes : map;
  };
  return { open, map: () => map };
}
