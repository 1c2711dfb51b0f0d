import { formulaHandlers } from '../office-formula.ts';
import type { DocxPlaces } from './docx-place.ts';

interface State {
  readonly places: DocxPlaces;
  /** The open elements, outermost first. */
  readonly path: readonly string[];
}

const PARTS = formulaHandlers(({ places }: State) => places.here());

// An `oMathPara` is a formula on a separate line.
function breakLine({ places }: State): void {
  const { paragraph } = places.here();
  if (paragraph !== null) {
    paragraph.text += '\n';
  }
}

/** Handlers for the opening elements of formulas. */
export const FORMULA_OPENED = { ...PARTS.opened, oMathPara: breakLine };

/** Handlers for the closing elements of formulas. */
export const FORMULA_CLOSED = { ...PARTS.closed, oMathPara: breakLine };
