import { exponentText, formulaTerm } from '../../formula-text.ts';
import { raisedText } from '../../raised-text.ts';
import type { XmlAttributes } from '../../xml/read-xml.ts';
import type { DocxPlaces } from './docx-place.ts';

interface State {
  readonly places: DocxPlaces;
  /** The open elements, outermost first. */
  readonly path: readonly string[];
}

type Signs = Readonly<Record<string, string>>;

// The parts of formulas that would read as part of what is beside them, by the names of the element around them and of
// their own.
const PARTS: Readonly<Record<string, (text: string) => string>> = {
  'f num': formulaTerm,
  'f den': (text) => `/${formulaTerm(text)}`,
  'sSup sup': exponentText,
  'sSubSup sup': exponentText,
  'sSub sub': indexText,
  'sSubSup sub': indexText,
  'rad deg': (text) => raisedText(text.trim()),
  'rad e': (text) => `√${formulaTerm(text)}`,
  'nary sub': (text) => `_${formulaTerm(text)}`,
  'nary sup': (text) => `^${formulaTerm(text)}`,
  'nary e': (text) => ` ${text.trim()}`,
  'limLow lim': (text) => `_${formulaTerm(text)}`,
  'limUpp lim': (text) => `^${formulaTerm(text)}`,
  'func e': (text) => (/^\s*[([{|]/.test(text) ? text.trim() : ` ${text.trim()}`),
};
// The elements that show signs which are not part of their text, with the signs that they show unless they name others.
const SIGNS: Readonly<Record<string, Signs>> = {
  d: { begChr: '(', sepChr: '|', endChr: ')' },
  nary: { chr: '∫' },
  m: { sepChr: '; ' },
  mr: { sepChr: ', ' },
  eqArr: { sepChr: '; ' },
};
const NAMES = ['num', 'den', 'sub', 'sup', 'deg', 'e', 'lim', ...Object.keys(SIGNS)];
const NO_SIGNS: Signs = {};

// An index of several terms would read as part of the formula around it: x_(i+1).
function indexText(text: string): string {
  return formulaTerm(text) === text.trim() ? text : `_${formulaTerm(text)}`;
}

function openPart({ places, path }: State, name: string): void {
  const { formulas, paragraph } = places.here();
  const around = formulas.at(-1);
  if (paragraph !== null && around !== undefined && /^(?:e|mr)$/.test(name) && path.at(-1) === around.name) {
    paragraph.text += around.parts > 0 ? (around.signs.sepChr ?? '') : '';
    around.parts += 1;
  }
  formulas.push({ name, start: paragraph?.text.length ?? 0, signs: SIGNS[name] ?? NO_SIGNS, parts: 0 });
}

function closePart({ places, path }: State, name: string): void {
  const { formulas, paragraph } = places.here();
  const { start, signs } = formulas.pop() ?? { start: 0, signs: NO_SIGNS };
  const text = paragraph?.text.slice(start) ?? '';
  if (paragraph !== null && text !== '') {
    const shown = `${signs.begChr ?? signs.chr ?? ''}${text}${signs.endChr ?? ''}`;
    paragraph.text = paragraph.text.slice(0, start) + (PARTS[`${path.at(-1)} ${name}`]?.(shown) ?? shown);
  }
}

// The properties of an element come before its parts. Without a value, it shows no such sign.
function setSign(sign: string) {
  return ({ places }: State, { val = '' }: XmlAttributes) => {
    const around = places.here().formulas.at(-1);
    if (around !== undefined && SIGNS[around.name]?.[sign] !== undefined) {
      around.signs = { ...around.signs, [sign]: val };
    }
  };
}

function breakLine({ places }: State): void {
  const { paragraph } = places.here();
  if (paragraph !== null) {
    paragraph.text += '\n';
  }
}

/** Handlers for the opening elements of formulas. */
export const FORMULA_OPENED: Readonly<Record<string, (state: State, attributes: XmlAttributes) => void>> = {
  ...Object.fromEntries(NAMES.map((name) => [name, (state: State) => openPart(state, name)])),
  ...Object.fromEntries(['begChr', 'sepChr', 'endChr', 'chr'].map((sign) => [sign, setSign(sign)])),
  oMathPara: breakLine,
};

/** Handlers for the closing elements of formulas. */
export const FORMULA_CLOSED: Readonly<Record<string, (state: State) => void>> = {
  ...Object.fromEntries(NAMES.map((name) => [name, (state: State) => closePart(state, name)])),
  oMathPara: breakLine,
};
