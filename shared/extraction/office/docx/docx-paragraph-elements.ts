import type { XmlAttributes } from '../../xml/read-xml.ts';
import type { DocxParagraph } from './docx-flow.ts';
import type { DocxPlaces } from './docx-place.ts';

// Word counts the outline levels of headings from 0 to 8; 9 is body text.
const BODY_TEXT_LEVEL = 9;

interface State {
  readonly places: DocxPlaces;
  /** The open elements, outermost first. */
  readonly path: readonly string[];
}

function onParagraph(set: (paragraph: DocxParagraph, val: string, attributes: XmlAttributes) => void) {
  return ({ places, path }: State, attributes: XmlAttributes) => {
    const { paragraph } = places.here();
    if (paragraph !== null && path.includes('pPr')) {
      set(paragraph, attributes.val ?? '', attributes);
    }
  };
}

/** Handlers for the opening elements of paragraph properties. */
export const PARAGRAPH_OPENED: Readonly<Record<string, (state: State, attributes: XmlAttributes) => void>> = {
  pStyle: onParagraph((paragraph, val) => {
    paragraph.style = val;
  }),
  outlineLvl: onParagraph((paragraph, val) => {
    paragraph.outline = Number(val) < BODY_TEXT_LEVEL ? Number(val) + 1 : 0;
  }),
  numId: onParagraph((paragraph, val) => {
    paragraph.listId = val;
  }),
  framePr: onParagraph((paragraph, _, { dropCap = 'none' }) => {
    paragraph.joinsNext = dropCap === 'none' ? paragraph.joinsNext : 'dropCap';
  }),
  ilvl: onParagraph((paragraph, val) => {
    paragraph.listLevel = Number(val) || 0;
  }),
};
