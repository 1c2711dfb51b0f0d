import { exponentText, formulaTerm } from '../../formula-text.ts';
import { raisedText } from '../../raised-text.ts';
import type { DocxPlaces } from './docx-place.ts';

interface State {
  readonly places: DocxPlaces;
  /** The open elements, outermost first. */
  readonly path: readonly string[];
}

// The parts of fractions, powers and roots that would read as part of a number beside them, by the names of the element
// around them and of their own.
const PARTS: Readonly<Record<string, (text: string) => string>> = {
  'f num': formulaTerm,
  'f den': (text) => `/${formulaTerm(text)}`,
  'sSup sup': exponentText,
  'sSubSup sup': exponentText,
  'rad deg': (text) => raisedText(text.trim()),
  'rad e': (text) => `√${formulaTerm(text)}`,
};
const NAMES = ['num', 'den', 'sup', 'deg', 'e'];

/** Handlers for the opening elements of formulas. */
export const FORMULA_OPENED: Readonly<Record<string, (state: State) => void>> = Object.fromEntries(
  NAMES.map((name) => [
    name,
    ({ places }: State) => {
      const { formulas, paragraph } = places.here();
      formulas.push(paragraph?.text.length ?? 0);
    },
  ]),
);

/** Handlers for the closing elements of formulas. */
export const FORMULA_CLOSED: Readonly<Record<string, (state: State) => void>> = Object.fromEntries(
  NAMES.map((name) => [
    name,
    ({ places, path }: State) => {
      const { formulas, paragraph } = places.here();
      const start = formulas.pop() ?? 0;
      const text = paragraph?.text.slice(start) ?? '';
      if (paragraph !== null && text !== '') {
        paragraph.text = paragraph.text.slice(0, start) + (PARTS[`${path.at(-1)} ${name}`]?.(text) ?? text);
      }
    },
  ]),
);
