import { hexColour, isUnseenOn, WHITE } from '../../ink.ts';
import type { XmlAttributes, XmlHandlers } from '../../xml/read-xml.ts';

/** A paragraph of a slide: its level in a list, from 0. */
interface SlideParagraph {
  readonly kind: 'paragraph';
  readonly level: number;
  text: string;
}

/** A table of a slide. */
interface SlideTable {
  readonly kind: 'table';
  readonly rows: string[][];
}

/** A shape of a slide, in the order of the file. */
export interface SlideShape {
  /** What the shape is for, such as `title` or `body`; null for one that its author added. */
  placeholder: string | null;
  readonly parts: (SlideParagraph | SlideTable)[];
}

/** Collects the shapes of a slide, its notes or a diagram. */
interface SlideReader {
  readonly handlers: XmlHandlers;
  readonly shapes: readonly SlideShape[];
  /** Whether the slide is left out when the presentation is shown. */
  readonly isHidden: () => boolean;
}

interface OpenShape extends SlideShape {
  isHidden: boolean;
  isPainted: boolean;
  /** Texts that are white; seen only when the shape is painted. */
  readonly white: SlideParagraph[];
}

interface State {
  readonly width: number;
  readonly height: number;
  readonly path: string[];
  readonly shapes: OpenShape[];
  shape: OpenShape;
  table: SlideTable | null;
  paragraph: SlideParagraph | null;
  isRunHidden: boolean;
  isSlideHidden: boolean;
  skipped: number;
  groups: number;
  offset: readonly [number, number] | null;
}

// The copy of a shape for old programs, and fields that every slide repeats: number and date.
const SKIPPED = new Set(['Fallback', 'fld', 'extLst']);
const SHAPES = new Set(['sp', 'cxnSp', 'graphicFrame', 'pic', 'pt']);

/** Starts reading; the size of the slide is in the units of its shapes. */
export function createSlideReader({ width, height }: { readonly width: number; readonly height: number }): SlideReader {
  const state: State = {
    width,
    height,
    path: [],
    shapes: [],
    shape: emptyShape(),
    table: null,
    paragraph: null,
    isRunHidden: false,
    isSlideHidden: false,
    skipped: 0,
    groups: 0,
    offset: null,
  };
  return {
    shapes: state.shapes,
    isHidden: () => state.isSlideHidden,
    handlers: {
      open: (name, attributes) => open(state, name, attributes),
      close: (name) => close(state, name),
      text: (text) => {
        if (state.skipped === 0 && state.path.at(-1) === 't' && !state.isRunHidden) {
          write(state, text);
        }
      },
    },
  };
}

function emptyShape(): OpenShape {
  return { placeholder: null, parts: [], isHidden: false, isPainted: false, white: [] };
}

function open(state: State, name: string, attributes: XmlAttributes): void {
  if (state.skipped > 0 || SKIPPED.has(name)) {
    state.skipped += 1;
    return;
  }
  if (SHAPES.has(name)) {
    state.shape = emptyShape();
    state.offset = null;
  }
  OPENED[name]?.(state, attributes);
  state.path.push(name);
}

function close(state: State, name: string): void {
  if (state.skipped > 0) {
    state.skipped -= 1;
    return;
  }
  state.path.pop();
  if (SHAPES.has(name)) {
    endShape(state);
  }
  CLOSED[name]?.(state);
}

function endShape({ shape, shapes }: State): void {
  if (shape.isHidden) {
    return;
  }
  if (!shape.isPainted) {
    for (const paragraph of shape.white) {
      paragraph.text = '';
    }
  }
  shapes.push(shape);
}

function write({ paragraph, table }: State, text: string): void {
  if (paragraph !== null) {
    paragraph.text += text;
  }
  const cells = table?.rows.at(-1);
  if (cells !== undefined && cells.length > 0) {
    cells[cells.length - 1] += text;
  }
}

const OPENED: Readonly<Record<string, (state: State, attributes: XmlAttributes) => void>> = {
  sld: (state, { show }) => {
    state.isSlideHidden = show === '0' || show === 'false';
  },
  grpSp: (state) => {
    state.groups += 1;
  },
  cNvPr: ({ shape }, { hidden }) => {
    shape.isHidden ||= hidden === '1' || hidden === 'true';
  },
  ph: ({ shape }, { type = 'body' }) => {
    shape.placeholder = type;
  },
  off: (state, { x, y }) => {
    state.offset = [Number(x), Number(y)];
  },
  // A shape beside the slide is not shown. In a group, places are those of the group.
  ext: ({ shape, offset, groups, width, height }, { cx, cy }) => {
    if (offset !== null && groups === 0 && width > 0 && cx !== undefined) {
      const [x, y] = offset;
      shape.isHidden ||= x + Number(cx) <= 0 || y + Number(cy) <= 0 || x >= width || y >= height;
    }
  },
  p: (state) => {
    write(state, ' ');
    state.paragraph = state.table === null ? { kind: 'paragraph', level: 0, text: '' } : null;
  },
  pPr: ({ paragraph }, { lvl }) => {
    Object.assign(paragraph ?? {}, { level: Math.min(Number(lvl ?? 0) || 0, 8) });
  },
  r: (state) => {
    state.isRunHidden = false;
  },
  rPr: (state, { sz }) => {
    state.isRunHidden = sz !== undefined && Number(sz) < 100;
  },
  srgbClr: ({ path, shape, paragraph }, { val }) => {
    const colour = hexColour(val);
    const isWhite = colour !== null && isUnseenOn(colour, WHITE);
    if (path.includes('rPr')) {
      shape.white.push(...(isWhite && paragraph !== null ? [paragraph] : []));
    } else if (path.includes('spPr')) {
      shape.isPainted ||= !isWhite;
    }
  },
  schemeClr: ({ path, shape }) => {
    shape.isPainted ||= path.includes('spPr') || path.includes('style');
  },
  alpha: (state, { val }) => {
    state.isRunHidden ||= state.path.includes('rPr') && Number(val) < 2_000;
  },
  blipFill: ({ shape }) => {
    shape.isPainted = true;
  },
  br: (state) => write(state, '\n'),
  tbl: (state) => {
    state.table = { kind: 'table', rows: [] };
  },
  tr: ({ table }) => {
    table?.rows.push([]);
  },
  tc: ({ table }) => {
    table?.rows.at(-1)?.push('');
  },
};

const CLOSED: Readonly<Record<string, (state: State) => void>> = {
  p: (state) => {
    if (state.paragraph !== null) {
      state.shape.parts.push(state.paragraph);
    }
    state.paragraph = null;
  },
  tbl: (state) => {
    if (state.table !== null) {
      state.shape.parts.push(state.table);
    }
    state.table = null;
  },
  grpSp: (state) => {
    state.groups -= 1;
  },
};
