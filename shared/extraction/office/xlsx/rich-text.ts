import { raisedText } from '../../raised-text.ts';
import type { XmlHandlers } from '../../xml/read-xml.ts';
import { BLACK, isInvisibleInk, type SheetColor, sheetColor } from './sheet-colors.ts';

/** A part of a text with its text color; null where the part has the color of its cell. */
interface TextRun {
  text: string;
  readonly ink: SheetColor | null;
}

/**
 * The text of a cell: a string, or its parts when they have their own colors. Phonetic guides for Japanese text are
 * not included.
 */
export type RichText = string | readonly TextRun[];

/** Text below this size, in points, is not meant to be read. */
export const POINTS_MIN = 2;

/** Collects the texts of a workbook part, one from each element that contains one. */
export interface RichTextReader {
  readonly handlers: XmlHandlers;
  readonly texts: (string | TextRun[])[];
}

/** Creates a reader; `holder` is the element that contains a text, such as `si`. */
export function createRichTextReader(holder: string): RichTextReader {
  const texts: (string | TextRun[])[] = [];
  let ink: SheetColor | null = null;
  let inText = false;
  let inPhonetic = false;
  let inProperties = false;
  let isTiny = false;
  let isRaised = false;
  return {
    texts,
    handlers: {
      open: (name, attributes) => {
        if (name === holder) {
          texts.push('');
        } else if (name === 'r') {
          ink = null;
          isTiny = false;
          isRaised = false;
        } else if (name === 'rPr') {
          inProperties = true;
          // Letters with their own properties but no color are black, whatever color their cell has.
          ink = BLACK;
        } else if (inProperties && name === 'color') {
          ink = sheetColor(attributes);
        } else if (inProperties && name === 'sz') {
          isTiny = Number(attributes.val) < POINTS_MIN;
        } else if (inProperties && name === 'vertAlign') {
          isRaised = attributes.val === 'superscript';
        }
        inText = name === 't';
        inPhonetic ||= name === 'rPh';
      },
      close: (name) => {
        inText = false;
        inProperties &&= name !== 'rPr';
        if (name === 'r') {
          ink = null;
          isTiny = false;
          isRaised = false;
        }
        inPhonetic &&= name !== 'rPh';
      },
      text: (text) => {
        if (inText && !inPhonetic && !isTiny) {
          append(texts, isRaised ? raisedText(text) : text, ink);
        }
      },
    },
  };
}

function append(texts: (string | TextRun[])[], text: string, ink: SheetColor | null): void {
  const at = texts.length - 1;
  const open = texts[at] ?? '';
  if (typeof open === 'string' && ink === null) {
    texts[at] = open + text;
    return;
  }
  const runs = typeof open === 'string' ? (open === '' ? [] : [{ text: open, ink: null }]) : open;
  const last = runs.at(-1);
  if (last !== undefined && last.ink === ink) {
    last.text += text;
  } else {
    runs.push({ text, ink });
  }
  texts[at] = runs;
}

/** Returns a text, and the part of it that is visible in a cell with this look. */
export function readRichText(
  text: RichText,
  look: { readonly ink: SheetColor; readonly ground: SheetColor },
): { readonly whole: string; readonly seen: string } {
  if (typeof text === 'string') {
    const whole = unescaped(text);
    return { whole, seen: isInvisibleInk(look.ink, look.ground) ? '' : whole };
  }
  const join = (some: readonly TextRun[]) => unescaped(some.map((run) => run.text).join(''));
  return { whole: join(text), seen: join(text.filter(({ ink }) => !isInvisibleInk(ink ?? look.ink, look.ground))) };
}

// Returns a text with the characters that a workbook writes as their hexadecimal code, as in `_x000D_`.
function unescaped(text: string): string {
  return text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}
