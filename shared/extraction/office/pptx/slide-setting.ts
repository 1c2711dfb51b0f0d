import { WHITE } from '../../ink.ts';
import type { XmlAttributes, XmlHandlers } from '../../xml/read-xml.ts';
import type { OfficePackage } from '../office-package.ts';
import { createSlideReader, NO_SETTING, type SlideSetting } from './read-slide.ts';
import { createColourReader, type SlideColour, type ThemeColours, USUAL_COLOURS } from './slide-colours.ts';
import type { PaintedArea } from './slide-shape.ts';

/** The settings for the slides of a presentation. */
export interface Settings {
  /**
   * Returns the setting of a slide: the colours of its theme, with its own map of them if it has one, and what its
   * layout and master paint below it.
   */
  readonly of: (
    slide: string,
    size: { readonly width: number; readonly height: number },
    map: XmlAttributes | null,
  ) => SlideSetting;
}

interface Backdrop {
  readonly theme: ThemeColours;
  readonly background: SlideColour | null;
  readonly areas: readonly PaintedArea[];
}

const THEME_COLOUR = /^(?:dk[12]|lt[12]|accent[1-6]|hlink|folHlink)$/;

const COLOUR_MAP = /^(?:clrMap|overrideClrMapping)$/;
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
      const theme = mapped(themeColours(pptx, linked(part, 'theme'), timeIsUp), colourMap(pptx, part) ?? USUAL_MAP);
      return { theme, ...paintedBy(pptx, part, { theme, timeIsUp }) };
    });
  const layoutOf = (part: string) =>
    readOnce(part, () => {
      const master = masterOf(linked(part, 'slideMaster'));
      const map = colourMap(pptx, part);
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
  { theme, timeIsUp }: { readonly theme: ThemeColours; readonly timeIsUp: () => boolean },
): Omit<Backdrop, 'theme'> {
  const reader = createSlideReader({ ...NO_SETTING, theme });
  pptx.read(part, reader.handlers, timeIsUp);
  return { background: reader.background(), areas: reader.areas };
}

function themeColours(pptx: OfficePackage, part: string, timeIsUp: () => boolean): ThemeColours {
  const colours = new Map(USUAL_COLOURS);
  const reader = createColourReader(USUAL_COLOURS);
  let slot = '';
  pptx.read(
    part,
    {
      open: (name, attributes) => {
        slot = THEME_COLOUR.test(name) ? name : slot;
        reader.open(name, attributes);
      },
      close: (name) => {
        const named = reader.close(name);
        if (named !== null && named.colour !== 'other' && slot !== '') {
          colours.set(slot, named.colour);
        }
        slot = name === 'clrScheme' || name === slot ? '' : slot;
      },
    },
    timeIsUp,
  );
  return colours;
}

// Maps the names that slides use for background and text to theme colors.
function mapped(colours: ThemeColours, map: XmlAttributes | null): ThemeColours {
  const found = new Map(colours);
  for (const [name, slot] of Object.entries(map ?? {})) {
    const colour = colours.get(slot ?? '');
    if (colour !== undefined) {
      found.set(name, colour);
    }
  }
  return found;
}

function colourMap(pptx: OfficePackage, part: string): XmlAttributes | null {
  const { open, map } = createColourMapReader();
  // Without a time limit: the same part is read again with one.
  pptx.read(part, { open }, () => false);
  return map();
}

/**
 * Creates a reader for the map that a master has, or that a layout or a slide sets instead, as a dark slide of a light
 * design does.
 */
export function createColourMapReader() {
  let map: XmlAttributes | null = null;
  const open: XmlHandlers['open'] = (name, attributes) => {
    map = COLOUR_MAP.test(name) ? attributes : map;
  };
  return { open, map: () => map };
}
