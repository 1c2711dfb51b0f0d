import { hexColor, WHITE } from '../../ink.ts';
import { isTrue, type XmlAttributes } from '../../xml/read-xml.ts';
import type { DocxInk } from './docx-ink.ts';
import { isDrawnOffPage } from './docx-offset.ts';
import type { DocxElement } from './docx-text-fill.ts';

/** A drawing that is being read, or the shape in it whose text comes next. */
export interface DocxDrawing {
  /** The background of its letters; null without a color of its own. */
  ground: DocxInk['ground'];
  /** Whether its filling is known, so that its other colors do not matter. */
  isFilled: boolean;
  isHidden: boolean;
  /** How many elements are open at the hidden shape or group in it; null if there is none. */
  hiddenFrom: number | null;
}

interface State {
  /** The open drawings, outermost first: a text box may contain others. */
  readonly drawings: DocxDrawing[];
  /** The open elements, outermost first. */
  readonly path: readonly string[];
}

// The shapes of old programs (VML), whose filling and visibility are attributes.
const OLD_SHAPES = ['shape', 'rect', 'roundrect', 'oval', 'group'];
const COLORS = new Set(['srgbClr', 'schemeClr']);
const PAPER = /^(?:bg1|lt1)$/;

/** Whether the text of the open drawing is hidden. */
export function isDrawingHidden({ drawings }: State): boolean {
  const drawing = drawings.at(-1);
  return drawing !== undefined && (drawing.isHidden || drawing.hiddenFrom !== null);
}

/** Applies an element that is not about letters to the background of the open drawing. */
export function fillDrawing({ drawings }: State, { name, attributes, path }: DocxElement): void {
  const drawing = drawings.at(-1);
  if (drawing === undefined) {
    return;
  }
  if (OLD_SHAPES.includes(name)) {
    drawing.ground = oldFilling(attributes);
  } else if (path.at(-2) === 'spPr' && path.at(-1) === 'solidFill') {
    drawing.ground = filling(name, attributes);
    drawing.isFilled = true;
  } else if (path.at(-3) === 'spPr' && path.at(-2) === 'solidFill') {
    // A color that is made lighter, darker or transparent is not calculated.
    drawing.ground = 'other';
  } else if (!drawing.isFilled && COLORS.has(name)) {
    drawing.ground = 'other';
  }
}

function filling(name: string, { val = '' }: XmlAttributes): DocxInk['ground'] {
  return name === 'schemeClr' && PAPER.test(val) ? WHITE : (hexColor(name === 'srgbClr' ? val : '') ?? 'other');
}

function oldFilling({ fillcolor, filled = 't' }: XmlAttributes): DocxInk['ground'] {
  if (fillcolor === undefined) {
    return null;
  }
  const isSolid = /^t/i.test(filled);
  const [color = ''] = fillcolor.split(' ');
  return isSolid ? (/^white$/i.test(color) ? WHITE : (hexColor(color) ?? 'other')) : 'other';
}

function openDrawing({ drawings }: State): void {
  drawings.push({ ground: null, isFilled: false, isHidden: false, hiddenFrom: null });
}

function hide({ drawings }: State, isHidden: boolean): void {
  const drawing = drawings.at(-1);
  if (drawing !== undefined) {
    drawing.isHidden ||= isHidden;
  }
}

// Drawings of old programs may be hidden by their style, or moved by a thousand points or more.
function hideOldShape(state: State, { style = '' }: XmlAttributes): void {
  hide(
    state,
    /visibility\s{0,9}:\s{0,9}hidden|display\s{0,9}:\s{0,9}none|margin-(?:left|top)\s{0,9}:\s{0,9}-?\d{4}/i.test(style),
  );
}

/** Hides the open drawing if its position, the text of an element, is off the page. */
export function placeDrawing(state: State, offset: string): void {
  hide(state, isDrawnOffPage(offset));
}

/** Ends the hidden shape or group of a drawing when it is closed. */
export function leaveHidden({ drawings, path }: State): void {
  const drawing = drawings.at(-1);
  if (drawing !== undefined && path.length < (drawing.hiddenFrom ?? 0)) {
    drawing.hiddenFrom = null;
  }
}

/** Handlers for the opening elements of drawings. */
export const DRAWING_OPENED: Readonly<Record<string, (state: State, attributes: XmlAttributes) => void>> = {
  drawing: openDrawing,
  pict: openDrawing,
  object: openDrawing,
  docPr: (state, { hidden }) => hide(state, isTrue(hidden)),
  // A shape, or a group of shapes.
  cNvPr: ({ drawings, path }, { hidden }) => {
    const drawing = drawings.at(-1);
    if (drawing !== undefined && isTrue(hidden)) {
      drawing.hiddenFrom ??= path.length;
    }
  },
  ...Object.fromEntries(OLD_SHAPES.map((name) => [name, hideOldShape])),
  // Of the filling of an old shape, only a plain color is an attribute of the shape.
  fill: ({ drawings }, { type = 'solid' }) => {
    Object.assign(drawings.at(-1) ?? {}, type === 'solid' ? {} : { ground: 'other' });
  },
  wsp: ({ drawings }) => {
    Object.assign(drawings.at(-1) ?? {}, { ground: null, isFilled: false });
  },
};

function closeDrawing({ drawings }: State): void {
  drawings.pop();
}

/** Handlers for the closing elements of drawings. */
export const DRAWING_CLOSED: Readonly<Record<string, (state: State) => void>> = {
  drawing: closeDrawing,
  pict: closeDrawing,
  object: closeDrawing,
};
