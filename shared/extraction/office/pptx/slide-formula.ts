import { type FormulaPlace, formulaHandlers } from '../office-formula.ts';
import type { SlideColor } from './slide-colors.ts';
import { type Brush, write } from './slide-shape.ts';

/** The formula that is being read, and its letters in the order of the file; if `paragraph` is null, none is open. */
interface SlideFormula extends FormulaPlace {
  paragraph: { text: string } | null;
  letters: { readonly text: string; readonly ink: SlideColor | null }[];
}

/** What is currently being written, with the open formula. */
export interface FormulaBrush extends Brush {
  readonly formula: SlideFormula;
}

/** Writes letters into the open formula or, if none is open, into the open paragraph or table cell. */
export function writeLetters(state: FormulaBrush, text: string): void {
  const { formula, ink } = state;
  if (formula.paragraph === null) {
    write(state, text);
  } else {
    formula.paragraph.text += text;
    formula.letters.push({ text, ink });
  }
}

function openFormula({ formula }: FormulaBrush): void {
  Object.assign(formula, { paragraph: { text: '' }, letters: [] });
}

// A formula with letters in several colors is written letter by letter, because some of them may be invisible.
function closeFormula(state: FormulaBrush): void {
  const { paragraph, letters } = state.formula;
  const inks = new Set(letters.map(({ ink }) => String(ink)));
  const whole = paragraph === null ? [] : [{ text: paragraph.text, ink: letters[0]?.ink ?? null }];
  state.formula.paragraph = null;
  for (const { text, ink } of inks.size > 1 ? letters : whole) {
    state.ink = ink;
    write(state, text);
  }
}

const PARTS = formulaHandlers(({ formula }: FormulaBrush) => formula);

/** Handlers for the opening and the closing elements of formulas. */
export const FORMULA = {
  opened: { ...PARTS.opened, oMath: openFormula },
  closed: { ...PARTS.closed, oMath: closeFormula },
};
