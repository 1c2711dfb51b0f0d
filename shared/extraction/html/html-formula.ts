import {
  degreeText,
  denominatorText,
  exponentText,
  formulaTerm,
  indexText,
  limitText,
  rootText,
  stackedText,
} from '../formula-text.ts';
import { attributeOf, type HtmlElement } from './tree/html-element.ts';

/** A part of a formula: the name of its element, and its text on one line. */
interface FormulaPart {
  readonly name: string;
  readonly text: string;
}

const WRITERS: Readonly<Record<string, (texts: readonly string[]) => string>> = {
  mfrac: ([above = '', below = '']) => formulaTerm(above) + denominatorText(below),
  msup: ([base = '', power = '']) => base + exponentText(power),
  msub: ([base = '', index = '']) => base + indexText(index),
  msubsup: ([base = '', index = '', power = '']) => base + indexText(index) + exponentText(power),
  munder: ([base = '', below = '']) => withLimits(base, below, ''),
  mover: ([base = '', above = '']) => withLimits(base, '', above),
  munderover: ([base = '', below = '', above = '']) => withLimits(base, below, above),
  mtr: (cells) => cells.join(', '),
  mtable: (rows) => rows.join('; '),
  msqrt: (texts) => rootText(texts.join('')),
  mroot: ([base = '', index = '']) => degreeText(index) + rootText(base),
};

/** The elements of MathML whose parts are written on one line by `formulaText`. */
export const FORMULA_PARTS: readonly string[] = [...Object.keys(WRITERS), 'mmultiscripts', 'mfenced'];

/** Returns an element of a formula on one line, from the parts inside it. */
export function formulaText(element: HtmlElement, parts: readonly FormulaPart[]): string {
  const texts = parts.map(({ text }) => text);
  if (element.tagName === 'mmultiscripts') {
    return scriptsText(parts);
  }
  if (element.tagName === 'mfrac' && /^0/.test(attributeOf(element, 'linethickness') ?? '')) {
    return (texts[0] ?? '') + stackedText(texts[1] ?? '');
  }
  if (element.tagName === 'mfenced') {
    const sign = (name: string, usual: string) => attributeOf(element, name) ?? usual;
    return sign('open', '(') + texts.join(`${sign('separators', ',').trim().charAt(0)} `) + sign('close', ')');
  }
  return WRITERS[element.tagName]?.(texts) ?? texts.join('');
}

function withLimits(base: string, below: string, above: string): string {
  const text = base + limitText('_', below) + limitText('^', above);
  return /[_^]./.test(text.slice(base.length)) ? `${text} ` : text;
}

// Scripts come in pairs of an index and an exponent. Those after the base come first; those before the base follow
// `mprescripts`.
function scriptsText(parts: readonly FormulaPart[]): string {
  const [base, ...scripts] = parts;
  const before = scripts.findIndex(({ name }) => name === 'mprescripts');
  const own = before === -1 ? scripts : scripts.slice(0, before);
  const pre = before === -1 ? [] : scripts.slice(before + 1);
  const written = (some: readonly FormulaPart[]) =>
    some.map(({ text }, at) => (at % 2 === 0 ? indexText(text) : exponentText(text))).join('');
  return written(pre) + (base?.text ?? '') + written(own);
}
