import { raisedText } from '../../raised-text.ts';
import { isTrue, type XmlAttributes, type XmlHandlers } from '../../xml/read-xml.ts';
import { createBoxReader, overlap } from './slide-boxes.ts';
import { createColorReader, type SlideColor, type ThemeColors, USUAL_COLORS } from './slide-colors.ts';
import { FORMULA, type FormulaBrush, writeLetters } from './slide-formula.ts';
import {
  cellText,
  emptyShape,
  endParagraphs,
  type OpenCell,
  type OpenShape,
  type PaintedArea,
  paint,
  paintPicture,
  removeFill,
  type SlideShape,
  type SlideTable,
  setLevel,
  setNumbers,
  write,
} from './slide-shape.ts';

/** The context of the shapes on a slide: its size, the colors of its theme, and what is painted below them. */
export interface SlideSetting {
  readonly width: number;
  readonly height: number;
  readonly theme: ThemeColors;
  /** The background of a slide that does not set one. */
  readonly ground: SlideColor;
  readonly below: readonly PaintedArea[];
}

/** The setting for notes and diagrams, of which only the text matters. */
export const NO_SETTING: SlideSetting = { width: 0, height: 0, theme: USUAL_COLORS, ground: 'other', below: [] };

/** Collects the shapes of a slide, its notes or a diagram. */
interface SlideReader {
  readonly handlers: XmlHandlers;
  readonly shapes: readonly SlideShape[];
  /** The painted areas in file order, without shapes that have no fill. */
  readonly areas: readonly PaintedArea[];
  /** Returns the background that the slide itself sets, or null. */
  readonly background: () => SlideColor | null;
  /** Whether the slide is left out when the presentation is shown. */
  readonly isHidden: () => boolean;
}

interface State extends FormulaBrush {
  readonly setting: SlideSetting;
  readonly boxes: ReturnType<typeof createBoxReader>;
  readonly colors: ReturnType<typeof createColorReader>;
  readonly path: string[];
  readonly shapes: OpenShape[];
  readonly areas: PaintedArea[];
  shape: OpenShape;
  table: SlideTable | null;
  cell: OpenCell | null;
  isSlideHidden: boolean;
  skipped: number;
  /** Whether each open group is hidden, outermost first. */
  readonly hiddenGroups: boolean[];
}

// Fields that every slide repeats (number, date) and extensions.
const SKIPPED = new Set(['fld', 'extLst']);
// Smaller text is invisible; in hundredths of a point.
const SIZE_MIN = 200;
const SHAPES = new Set(['sp', 'cxnSp', 'graphicFrame', 'pic', 'pt']);

/** Creates a reader; the size of the slide is in EMUs. */
export function createSlideReader(setting: SlideSetting): SlideReader {
  const state: State = {
    setting,
    boxes: createBoxReader(),
    colors: createColorReader(setting.theme),
    path: [],
    shapes: [],
    areas: [],
    shape: emptyShape(),
    table: null,
    cell: null,
    paragraph: null,
    ink: null,
    outline: null,
    background: null,
    isRunHidden: false,
    isRaised: false,
    formula: { formulas: [], paragraph: null, letters: [] },
    isSlideHidden: false,
    skipped: 0,
    hiddenGroups: [],
  };
  return {
    shapes: state.shapes,
    areas: state.areas,
    background: () => state.background,
    isHidden: () => state.isSlideHidden,
    handlers: {
      open: (name, attributes) => open(state, name, attributes),
      close: (name) => close(state, name),
      text: (text) => {
        if (state.skipped === 0 && state.path.at(-1) === 't' && !state.isRunHidden) {
          writeLetters(state, state.isRaised ? raisedText(text) : text);
        }
      },
    },
  };
}

function open(state: State, name: string, attributes: XmlAttributes): void {
  if (state.skipped > 0 || SKIPPED.has(name)) {
    state.skipped += 1;
    return;
  }
  if (SHAPES.has(name)) {
    state.shape = emptyShape();
    state.boxes.begin();
  }
  state.boxes.open(name, attributes, state.path.at(-1) ?? '');
  state.colors.open(name, attributes);
  OPENED[name]?.(state, attributes);
  state.path.push(name);
}

function close(state: State, name: string): void {
  if (state.skipped > 0) {
    state.skipped -= 1;
    return;
  }
  state.path.pop();
  const named = state.colors.close(name);
  if (named !== null) {
    paint(state, named);
  }
  state.boxes.close(name);
  if (SHAPES.has(name)) {
    endShape(state);
  }
  CLOSED[name]?.(state);
}

function endShape({ shape, shapes, areas, boxes, setting, hiddenGroups, background }: State): void {
  shape.box = boxes.box();
  const { box, fill } = shape;
  const { width, height, below, ground } = setting;
  const isBeside =
    box !== null && width > 0 && (box.right <= 0 || box.bottom <= 0 || box.left >= width || box.top >= height);
  if (shape.isHidden || isBeside || hiddenGroups.includes(true)) {
    return;
  }
  const painted = [...below, ...areas].filter((area) => overlap(area.box, box)).map(({ color }) => color);
  endParagraphs(shape, fill === null ? [...painted, background ?? ground] : [fill]);
  shapes.push(shape);
  if (fill !== null) {
    areas.push({ box, color: fill });
  }
}

const OPENED: Readonly<Record<string, (state: State, attributes: XmlAttributes) => void>> = {
  sld: (state, { show }) => {
    state.isSlideHidden = show === '0' || show === 'false';
  },
  grpSp: ({ hiddenGroups }) => {
    hiddenGroups.push(false);
  },
  cNvPr: ({ shape, hiddenGroups, path }, { hidden }) => {
    if (path.at(-1) === 'nvGrpSpPr') {
      hiddenGroups[hiddenGroups.length - 1] = isTrue(hidden);
    } else {
      shape.isHidden ||= isTrue(hidden);
    }
  },
  ph: ({ shape }, { type = 'body' }) => {
    shape.placeholder = type;
  },
  relIds: ({ shape }, { dm = null }) => {
    shape.diagram = dm;
  },
  p: (state) => {
    state.ink = null;
    state.isRunHidden = false;
    // Separates the paragraphs of a table cell; elsewhere, no paragraph is open.
    write(state, ' ');
    state.paragraph = state.table === null ? { kind: 'paragraph', level: 0, numbers: null, text: '' } : null;
    if (state.paragraph !== null) {
      state.shape.written.push({ paragraph: state.paragraph, letters: [] });
    }
  },
  pPr: setLevel,
  buAutoNum: setNumbers,
  r: (state) => {
    state.isRunHidden = false;
    state.isRaised = false;
    state.ink = null;
  },
  rPr: (state, { sz, baseline }) => {
    state.outline = null;
    state.isRaised = Number.parseFloat(baseline ?? '0') > 0;
    state.isRunHidden = sz !== undefined && Number(sz) < SIZE_MIN;
  },
  bgPr: (state) => {
    state.background = 'other';
  },
  // Fills above 1001 are gradients and pictures of the theme.
  bgRef: (state, { idx }) => {
    state.background = idx === '1001' ? null : 'other';
  },
  blipFill: paintPicture,
  gradFill: paintPicture,
  pattFill: paintPicture,
  grpFill: paintPicture,
  noFill: removeFill,
  br: (state) => write(state, '\n'),
  tbl: (state) => {
    state.table = { kind: 'table', rows: [] };
  },
  tr: ({ table }) => {
    table?.rows.push([]);
  },
  tc: (state, { gridSpan, rowSpan, hMerge, vMerge }) => {
    const [columns, rows] = [Number(gridSpan) || 1, Number(rowSpan) || 1];
    state.cell = { letters: [], fill: null, columns, rows, isCovered: isTrue(hMerge) || isTrue(vMerge) };
  },
  ...FORMULA.opened,
};

const CLOSED: Readonly<Record<string, (state: State) => void>> = {
  p: (state) => {
    if (state.paragraph !== null) {
      state.shape.parts.push(state.paragraph);
    }
    state.paragraph = null;
  },
  tc: ({ table, cell }) => {
    if (cell !== null && !cell.isCovered) {
      table?.rows.at(-1)?.push({ text: cellText(cell).trim(), columns: cell.columns, rows: cell.rows });
    }
  },
  tbl: (state) => {
    if (state.table !== null) {
      state.shape.parts.push(state.table);
    }
    state.table = null;
    state.cell = null;
  },
  grpSp: ({ hiddenGroups }) => {
    hiddenGroups.pop();
  },
  ...FORMULA.closed,
};
