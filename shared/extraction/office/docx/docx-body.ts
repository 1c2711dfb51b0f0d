import { hexColor } from '../../ink.ts';
import type { XmlAttributes, XmlHandlers } from '../../xml/read-xml.ts';
import {
  type DocxDrawing,
  DRAWING_CLOSED,
  DRAWING_OPENED,
  fillDrawing,
  isDrawingHidden,
  leaveHidden,
  placeDrawing,
} from './docx-drawings.ts';
import type { DocxFlow } from './docx-flow.ts';
import { type DocxFormField, FORM_CLOSED, FORM_OPENED } from './docx-form-fields.ts';
import { FORMULA_CLOSED, FORMULA_OPENED } from './docx-formula.ts';
import { inkAfter, isOn, NO_INK } from './docx-ink.ts';
import { PARAGRAPH_OPENED } from './docx-paragraph-elements.ts';
import {
  anchor,
  closeParagraph,
  createPlaces,
  type DocxPlaces,
  openParagraph,
  readFieldCharacter,
  write,
} from './docx-place.ts';
import type { DocxStyles } from './docx-styles.ts';
import { symbolOf } from './docx-symbols.ts';
import { readRowProperty, TABLE_OPENED } from './docx-table-elements.ts';
import { inkAfterFill } from './docx-text-fill.ts';

/** Reads the body of a Word document, or its footnotes or endnotes. */
interface DocxBodyReader {
  readonly handlers: XmlHandlers;
  readonly flow: DocxFlow;
  /** The notes of a part by id. */
  readonly notes: ReadonlyMap<string, DocxFlow>;
}

// Elements whose text is invisible in the finished document.
const SKIPPED = new Set(
  'del moveFrom delText instrText delInstrText fldData rt pPrChange rPrChange sectPr tblPrChange'
    .split(' ')
    .concat('tcPrChange trPrChange tblPrExChange numberingChange tblGridChange annotation'.split(' ')),
);

interface State {
  readonly styles: DocxStyles;
  readonly places: DocxPlaces;
  readonly notes: Map<string, DocxFlow>;
  /** The open elements, outermost first. */
  readonly path: string[];
  /** How many elements are open from the skipped element inward; 0 outside one. */
  skipped: number;
  /** The open drawings, outermost first. */
  readonly drawings: DocxDrawing[];
  /** Whether the color of the page is shown. */
  readonly showsPageColor: boolean;
  /** Whether the open part is a table of contents. */
  isContents: boolean;
  formField: DocxFormField | null;
  readonly noteText: (kind: 'footnote' | 'endnote', id: string) => DocxFlow;
}

/** Creates a reader; `noteText` returns the content of a note that a reference names. */
export function createBodyReader(
  styles: DocxStyles,
  { noteText, showsPageColor }: Pick<State, 'noteText' | 'showsPageColor'>,
): DocxBodyReader {
  const places = createPlaces();
  const state: State = {
    styles,
    places,
    notes: new Map(),
    path: [],
    skipped: 0,
    drawings: [],
    showsPageColor,
    isContents: false,
    formField: null,
    noteText,
  };
  return {
    flow: places.here().flow,
    notes: state.notes,
    handlers: {
      open: (name, attributes) => open(state, name, attributes),
      close: (name) => close(state, name),
      text: (text) => {
        if (state.skipped === 0 && state.path.at(-1) === 't') {
          write(places.here(), styles, text);
        }
        if (state.path.at(-1) === 'posOffset') {
          placeDrawing(state, text);
        }
      },
    },
  };
}

function open(state: State, name: string, attributes: XmlAttributes): void {
  const inside = state.path.at(-1) ?? '';
  if (state.skipped === 0 && inside === 'trPr') {
    readRowProperty(state.places.row(), name, attributes);
  }
  if (state.skipped === 0 && inside === 'rPr' && state.path.at(-2) === 'pPr') {
    readEndProperty(state, name, attributes);
  }
  if (state.skipped > 0 || SKIPPED.has(name) || (name === 'sdtContent' && state.isContents)) {
    state.skipped += 1;
    return;
  }
  applyInk(state, name, attributes);
  OPENED[name]?.(state, attributes);
  state.path.push(name);
}

function close(state: State, name: string): void {
  if (state.skipped > 0) {
    state.skipped -= 1;
    return;
  }
  state.path.pop();
  leaveHidden(state);
  CLOSED[name]?.(state);
}

// The run properties inside the properties of a paragraph describe the mark at its end.
function readEndProperty({ places }: State, name: string, attributes: XmlAttributes): void {
  const { paragraph } = places.here();
  const isDeleted = name === 'del' || name === 'moveFrom';
  if (paragraph !== null && (isDeleted || (name === 'vanish' && isOn(attributes)))) {
    paragraph.isEndHidden = true;
    paragraph.joinsNext = isDeleted ? 'deletedEnd' : paragraph.joinsNext;
  }
}

// The meaning of an element depends on its container: `shd` in `rPr` paints letters, in `pPr` a paragraph, and in
// `tcPr` a cell. Colors elsewhere belong to a drawing.
function applyInk(state: State, name: string, attributes: XmlAttributes): void {
  const inside = state.path.at(-1) ?? '';
  const place = state.places.here();
  const filled = place.run === null ? null : inkAfterFill(place.run.ink, { name, attributes, path: state.path });
  if (place.run !== null && filled !== null) {
    place.run.ink = filled;
  } else if (inside === 'rPr' && place.run !== null) {
    place.run.ink = inkAfter(place.run.ink, name, attributes);
  } else if (inside === 'pPr' && /^(?:shd|spacing|ind|framePr)$/.test(name)) {
    place.paragraphInk = inkAfter(place.paragraphInk, name, attributes);
  } else if (inside === 'tcPr' && name === 'shd') {
    place.ground = inkAfter(NO_INK, name, attributes).ground ?? place.ground;
  } else {
    fillDrawing(state, { name, attributes, path: state.path });
  }
}

function writing(text: string) {
  return ({ places, styles, path }: State) => {
    if (path.at(-1) === 'r') {
      write(places.here(), styles, text);
    }
  };
}

function refersTo(kind: 'footnote' | 'endnote') {
  return ({ places, styles, noteText }: State, { id = '' }: XmlAttributes) => {
    anchor(places.here(), styles, noteText(kind, id));
  };
}

// Notes of other types are the separator line above the notes and its continuation, which Word stores as notes too.
function enterNote({ places, notes }: State, { id = '', type = 'normal' }: XmlAttributes): void {
  const flow = places.enter(null);
  if (type === 'normal') {
    notes.set(id, flow);
  }
}

const OPENED: Readonly<Record<string, (state: State, attributes: XmlAttributes) => void>> = {
  p: ({ places }) => openParagraph(places.here()),
  r: ({ places }) => {
    places.here().run = { style: null, ink: NO_INK };
  },
  rStyle: ({ places }, { val = null }) => {
    const { run } = places.here();
    if (run !== null) {
      run.style = val;
    }
  },
  fldChar: ({ places }, { fldCharType }) => readFieldCharacter(places.here(), fldCharType),
  tab: writing('\t'),
  ptab: writing('\t'),
  br: writing('\n'),
  cr: writing('\n'),
  noBreakHyphen: writing('-'),
  sym: (state, { font, char }) => writing(symbolOf(font, char))(state),
  footnoteReference: refersTo('footnote'),
  endnoteReference: refersTo('endnote'),
  footnote: enterNote,
  endnote: enterNote,
  background: ({ places, showsPageColor }, { color }) => {
    if (showsPageColor) {
      places.here().ground = hexColor(color) ?? 'other';
    }
  },
  sdt: (state) => {
    state.isContents = false;
  },
  // Google Docs writes contents in paragraphs without the styles for them.
  docPartGallery: (state, { val }) => {
    state.isContents = val === 'Table of Contents';
  },
  txbxContent: ({ places, drawings }) => {
    places.enter(drawings.at(-1)?.ground ?? places.here().ground);
  },
  ...DRAWING_OPENED,
  ...TABLE_OPENED,
  ...PARAGRAPH_OPENED,
  ...FORMULA_OPENED,
  ...FORM_OPENED,
};

const CLOSED: Readonly<Record<string, (state: State) => void>> = {
  p: ({ places }) => closeParagraph(places.here()),
  r: ({ places }) => {
    places.here().run = null;
  },
  tc: ({ places }) => {
    places.leave();
    const cell = places.row()?.cells.at(-1);
    if (cell?.isDeleted) {
      cell.flow.length = 0;
    }
  },
  tbl: ({ places }) => {
    const table = places.here().tables.pop();
    if (table !== undefined) {
      places.here().flow.push(table);
    }
  },
  txbxContent: (state) => {
    const { places, styles } = state;
    const box = places.leave();
    anchor(places.here(), styles, isDrawingHidden(state) ? [] : box.flow);
  },
  ...DRAWING_CLOSED,
  ...FORMULA_CLOSED,
  ...FORM_CLOSED,
  footnote: ({ places }) => void places.leave(),
  endnote: ({ places }) => void places.leave(),
};
