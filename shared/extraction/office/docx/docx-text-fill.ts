import { hexColor, WHITE } from '../../ink.ts';
import type { XmlAttributes } from '../../xml/read-xml.ts';
import type { DocxInk } from './docx-ink.ts';

// In thousandths of a percent: letters more transparent than this are invisible.
const TRANSPARENCY_MAX = 95_000;
const COLORS = new Set(['srgbClr', 'schemeClr']);
const BACKGROUND = /^(?:bg1|lt1)$/;

/** An element, and the open elements around it, outermost first. */
export interface DocxElement {
  readonly name: string;
  readonly attributes: XmlAttributes;
  readonly path: readonly string[];
}

/**
 * Returns the look of letters after one more element of their fill or outline (`textFill`, `textOutline`), which take
 * precedence over their color; null for an element of anything else.
 */
export function inkAfterFill(ink: DocxInk, { name, attributes, path }: DocxElement): DocxInk | null {
  const at = path.lastIndexOf('rPr') + 1;
  const effect = path[at];
  if (effect !== 'textOutline' && effect !== 'textFill') {
    return null;
  }
  const inside = path.slice(at + 1);
  if (effect === 'textOutline') {
    return inside.length === 0 && name.endsWith('Fill') ? { ...ink, isOutlined: name !== 'noFill' } : ink;
  }
  return { ...ink, color: colorAfter(ink.color, { name, attributes, path: inside }) };
}

function colorAfter(color: DocxInk['color'], { name, attributes, path }: DocxElement): DocxInk['color'] {
  const { val = '' } = attributes;
  const around = path.at(-1) ?? '';
  if (name === 'noFill') {
    return 'clear';
  }
  if (COLORS.has(name) && around === 'solidFill') {
    return name === 'schemeClr' && BACKGROUND.test(val) ? WHITE : (hexColor(val) ?? 'other');
  }
  if (name === 'alpha') {
    return Number(val) > TRANSPARENCY_MAX ? 'clear' : color;
  }
  // A gradient, and a color that is made lighter or darker, are not calculated.
  return name === 'gradFill' || COLORS.has(around) ? 'other' : color;
}
