import {
  besideNumber,
  degreeText,
  denominatorText,
  exponentText,
  formulaTerm,
  indexText,
  limitText,
  rootText,
  stackedText,
} from '../formula-text.ts';
import type { XmlAttributes } from '../xml/read-xml.ts';

/** A part of a formula. */
export interface FormulaPart {
  readonly name: string;
  /** Where it begins in the open paragraph. */
  readonly start: number;
  /** The signs that it shows in addition to its text, by the names of the elements that change them. */
  signs: Readonly<Record<string, string>>;
  /** The number of its parts opened so far, counting only parts that it separates with a sign. */
  parts: number;
}

/** Where a formula is written. */
export interface FormulaPlace {
  /** The open parts of formulas, outermost first. */
  readonly formulas: FormulaPart[];
  readonly paragraph: { text: string } | null;
}

interface State {
  /** The open elements, outermost first. */
  readonly path: readonly string[];
}

/** Handlers for the opening and the closing elements of formulas. */
interface FormulaHandlers<S extends State> {
  readonly opened: Readonly<Record<string, (state: S, attributes: XmlAttributes) => void>>;
  readonly closed: Readonly<Record<string, (state: S) => void>>;
}

type Signs = Readonly<Record<string, string>>;

// The parts of formulas that would read as part of what is beside them, by the name of the element around them and
// their own name.
const PARTS: Readonly<Record<string, (text: string) => string>> = {
  'f num': formulaTerm,
  'f den': denominatorText,
  'sSup sup': exponentText,
  'sSubSup sup': exponentText,
  'sSub sub': indexText,
  'sSubSup sub': indexText,
  'sPre sup': exponentText,
  'sPre sub': indexText,
  'rad deg': degreeText,
  'rad e': rootText,
  'nary sub': (text) => limitText('_', text),
  'nary sup': (text) => limitText('^', text),
  'nary e': (text) => ` ${text.trim()}`,
  'limLow lim': (text) => limitText('_', text),
  'limUpp lim': (text) => limitText('^', text),
  'func e': (text) => (/^\s*[([{|]/.test(text) ? text.trim() : ` ${text.trim()}`),
};
// The parts with which a fraction, a power or a root begins.
const FIRST_PARTS = new Set(['f num', 'sSup e', 'sSub e', 'sSubSup e', 'sPre sub', 'rad deg']);
// The elements that show signs in addition to their text, with their default signs.
const SIGNS: Readonly<Record<string, Signs>> = {
  f: { type: 'bar' },
  d: { begChr: '(', sepChr: '|', endChr: ')' },
  nary: { chr: '∫' },
  m: { sepChr: '; ' },
  mr: { sepChr: ', ' },
  eqArr: { sepChr: '; ' },
};
const NAMES = ['num', 'den', 'sub', 'sup', 'deg', 'e', 'lim', ...Object.keys(SIGNS)];
const NO_SIGNS: Signs = {};

function openPart({ formulas, paragraph }: FormulaPlace, name: string, inside: string | undefined): void {
  const around = formulas.at(-1);
  if (paragraph !== null && around !== undefined && /^(?:e|mr)$/.test(name) && inside === around.name) {
    paragraph.text += around.parts > 0 ? (around.signs.sepChr ?? '') : '';
    around.parts += 1;
  }
  formulas.push({ name, start: paragraph?.text.length ?? 0, signs: SIGNS[name] ?? NO_SIGNS, parts: 0 });
}

function closePart({ formulas, paragraph }: FormulaPlace, name: string, inside: string | undefined): void {
  const { start, signs } = formulas.pop() ?? { start: 0, signs: NO_SIGNS };
  const text = paragraph?.text.slice(start) ?? '';
  if (paragraph !== null && text !== '') {
    const shown = `${signs.begChr ?? signs.chr ?? ''}${text}${signs.endChr ?? ''}`;
    const part = `${inside} ${name}`;
    const before = paragraph.text.slice(0, start);
    const isBelowNoLine = part === 'f den' && formulas.at(-1)?.signs.type === 'noBar';
    const written = isBelowNoLine ? stackedText(shown) : (PARTS[part]?.(shown) ?? shown);
    paragraph.text = before + (FIRST_PARTS.has(part) ? besideNumber(before, written) : written);
  }
}

// The properties of an element come before its parts. A property without a value removes the sign.
function setSign({ formulas }: FormulaPlace, sign: string, { val = '' }: XmlAttributes): void {
  const around = formulas.at(-1);
  if (around !== undefined && SIGNS[around.name]?.[sign] !== undefined) {
    around.signs = { ...around.signs, [sign]: val };
  }
}

/** Creates handlers for the elements of formulas; `placeOf` returns where the open formula is written. */
export function formulaHandlers<S extends State>(placeOf: (state: S) => FormulaPlace): FormulaHandlers<S> {
  const each = <T>(names: readonly string[], handlerFor: (name: string) => T) =>
    Object.fromEntries(names.map((name) => [name, handlerFor(name)]));
  return {
    opened: {
      ...each(NAMES, (name) => (state: S) => openPart(placeOf(state), name, state.path.at(-1))),
      ...each(['begChr', 'sepChr', 'endChr', 'chr', 'type'], (sign) => (state: S, attributes: XmlAttributes) => {
        setSign(placeOf(state), sign, attributes);
      }),
    },
    closed: each(NAMES, (name) => (state: S) => closePart(placeOf(state), name, state.path.at(-1))),
  };
}
