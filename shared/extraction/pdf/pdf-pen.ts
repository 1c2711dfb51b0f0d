import { compose, IDENTITY, type Matrix, type Point, transformPoint } from './pdf-geometry.ts';
import { type GraphicsState, numbersOf } from './pdf-graphics-state.ts';

/**
 * One UTF-16 code unit of a text on the page. `low` is a position near its bottom, `middle` one in its middle, and
 * `advance` its width along the line; all are in the points of the page.
 */
export interface DrawnUnit {
  readonly unit: string;
  readonly low: Point;
  readonly middle: Point;
  readonly advance: number;
  /** The ligature that the glyph is named, whatever the file maps it to. */
  readonly ligature?: string | undefined;
}

/** What decides where the letters of a font are, and how its glyphs are named. */
export interface PenFont {
  /** The unit of the letters' widths, relative to the font size. */
  readonly unit: number;
  /** Whether letters are below each other. */
  readonly isVertical: boolean;
  /** The names of glyphs by code, as far as the font gives them. */
  readonly glyphNames: readonly string[];
}

/** The font of most texts. */
export const USUAL_FONT: PenFont = { unit: 0.001, isVertical: false, glyphNames: [] };

// The ligatures by the names that fonts have for their glyphs (Adobe Glyph List).
const LIGATURES: Readonly<Record<string, string>> = { ff: 'ﬀ', fi: 'ﬁ', fl: 'ﬂ', ffi: 'ﬃ', ffl: 'ﬄ' };

/** Creates a pen, which tracks where on a page the next letter of a text is drawn. */
export function createPen() {
  let line: Matrix = IDENTITY;
  let text: Matrix = IDENTITY;
  const move = (x: number, y: number) => {
    line = compose(line, [1, 0, 0, 1, x, y]);
    text = line;
  };
  return {
    /** Moves the pen as a text-positioning operator says; any other operator leaves it where it is. */
    follow(name: string, args: readonly unknown[], { leading }: GraphicsState): void {
      if (name === 'beginText') {
        line = IDENTITY;
        text = line;
      } else if (name === 'setTextMatrix') {
        // One array or six numbers, depending on the version of PDF.js.
        line = numbersOf<Matrix>(args.length === 1 ? args[0] : args);
        text = line;
      } else if (name === 'moveText' || name === 'setLeadingMoveText') {
        move(Number(args[0]), Number(args[1]));
      } else if (name === 'nextLine') {
        move(0, leading);
      }
    },
    /** Returns the units of the glyphs that `showText` draws, and moves the pen past them. */
    write(glyphs: unknown, state: GraphicsState, font: PenFont): DrawnUnit[] {
      const page = compose(state.matrix, text);
      if (font.isVertical) {
        const { units, move: down } = writeDown(glyphs, state, page);
        text = compose(text, [1, 0, 0, 1, 0, down]);
        return units;
      }
      const { units, move: across } = writeAcross(glyphs, state, { page, font });
      text = compose(text, [1, 0, 0, 1, across, 0]);
      return units;
    },
  };
}

/** The units that were drawn, and how far they moved the pen. */
interface Written {
  readonly units: DrawnUnit[];
  readonly move: number;
}

// Each letter of a horizontal line is after the one before it.
function writeAcross(
  glyphs: unknown,
  { size, horizontalScale, rise, charSpace, wordSpace }: GraphicsState,
  { page, font: { unit, glyphNames } }: { readonly page: Matrix; readonly font: PenFont },
): Written {
  const units: DrawnUnit[] = [];
  const scale = Math.hypot(page[0], page[1]);
  const [low, middle] = [rise + size * POINTS_OF_LETTER.low, rise + size * POINTS_OF_LETTER.middle];
  let x = 0;
  for (const glyph of Array.isArray(glyphs) ? glyphs : []) {
    if (typeof glyph === 'number') {
      // Kerning: a positive number moves the next glyph back.
      x -= (glyph / 1_000) * size * horizontalScale;
      continue;
    }
    const { originalCharCode = -1, unicode = '', width = 0, isSpace = false } = (glyph ?? {}) as Glyph;
    const advance = width * unit * size * horizontalScale;
    addUnits(units, String(unicode), {
      low: transformPoint(page, [x + advance / 2, low]),
      middle: transformPoint(page, [x + advance / 2, middle]),
      advance: advance * scale,
      ligature: LIGATURES[glyphNames[originalCharCode] ?? ''],
    });
    x += advance + (charSpace + (isSpace ? wordSpace : 0)) * horizontalScale;
  }
  return { units, move: x };
}

// Each letter of a vertical line is below the one before it, and in the middle of the line.
function writeDown(glyphs: unknown, { size, charSpace, wordSpace }: GraphicsState, page: Matrix): Written {
  const units: DrawnUnit[] = [];
  const scale = Math.hypot(page[2], page[3]);
  let y = 0;
  for (const glyph of Array.isArray(glyphs) ? glyphs : []) {
    if (typeof glyph === 'number') {
      y -= (glyph / 1_000) * size;
      continue;
    }
    const { unicode = '', vmetric, isSpace = false } = (glyph ?? {}) as Glyph;
    // The vertical displacement is negative: one em down, unless the font says otherwise.
    const advance = (-(vmetric?.[0] ?? -1_000) / 1_000) * size;
    const [low, middle] = [POINTS_OF_LETTER.low, POINTS_OF_LETTER.middle].map((share) => y - advance * (1 - share));
    addUnits(units, String(unicode), {
      low: transformPoint(page, [0, low ?? y]),
      middle: transformPoint(page, [0, middle ?? y]),
      advance: advance * scale,
    });
    y -= advance - charSpace - (isSpace ? wordSpace : 0);
  }
  return { units, move: y };
}

/** The heights at which a letter is checked, relative to the font size. Even lowercase letters reach both. */
export const POINTS_OF_LETTER = { low: 0.1, middle: 0.45 };

// A ligature has several units at one position. Called for every letter, so without intermediate arrays.
function addUnits(
  units: DrawnUnit[],
  unicode: string,
  { low, middle, advance, ligature }: Omit<DrawnUnit, 'unit'>,
): void {
  const named = unicode.length === 1 ? ligature : undefined;
  for (let at = 0; at < unicode.length; at += 1) {
    units.push({ unit: unicode.charAt(at), low, middle, advance, ligature: named });
  }
}

interface Glyph {
  readonly originalCharCode?: number;
  readonly unicode?: unknown;
  readonly width?: number;
  readonly vmetric?: readonly number[] | null;
  readonly isSpace?: boolean;
}
