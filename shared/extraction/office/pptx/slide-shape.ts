import type { SpannedCell } from '../../tables/spanned-table.ts';
import type { XmlAttributes } from '../../xml/read-xml.ts';
import type { SlideBox } from './slide-boxes.ts';
import { isInvisibleInk, type SlideColor } from './slide-colors.ts';
import type { AutomaticNumbers } from './slide-numbers.ts';

/** A paragraph of a slide, with its list level from 0. */
interface SlideParagraph {
  readonly kind: 'paragraph';
  readonly level: number;
  /** How its list is numbered; null for a paragraph without a number of its own. */
  readonly numbers: AutomaticNumbers | null;
  text: string;
}

/** A table of a slide. */
export interface SlideTable {
  readonly kind: 'table';
  readonly rows: SpannedCell[][];
}

/** A shape of a slide: what it is for, and its paragraphs and tables in file order. */
export interface SlideShape {
  /** What the shape is for, such as `title` or `body`; null for a shape that the author added. */
  placeholder: string | null;
  readonly parts: (SlideParagraph | SlideTable)[];
  /** The id of the link to the data of the diagram that it shows; null without a diagram. */
  diagram: string | null;
  /** Where it is; null where the slide does not say so. */
  box: SlideBox | null;
}

/** A painted area that may be the background of letters. */
export interface PaintedArea {
  readonly box: SlideBox | null;
  readonly color: SlideColor;
}

interface Letters {
  readonly text: string;
  readonly ink: SlideColor | null;
}

/** A shape that is being read. */
export interface OpenShape extends SlideShape {
  isHidden: boolean;
  /** The fill, or null while nothing has painted the shape. */
  fill: SlideColor | null;
  /** Whether the shape itself sets no fill, whatever its style says. */
  isBare: boolean;
  /** The text color of each list level for which the shape sets one. */
  readonly inks: Map<string, SlideColor>;
  readonly written: { readonly paragraph: SlideParagraph; readonly letters: Letters[] }[];
}

/** A table cell that is being read. */
export interface OpenCell {
  readonly letters: Letters[];
  fill: SlideColor | null;
  readonly columns: number;
  readonly rows: number;
  /** Whether a merged cell covers it, so that its text is not shown. */
  readonly isCovered: boolean;
}

/** Creates a shape before anything in it is read. */
export function emptyShape(): OpenShape {
  return {
    placeholder: null,
    parts: [],
    diagram: null,
    isHidden: false,
    fill: null,
    isBare: false,
    box: null,
    inks: new Map(),
    written: [],
  };
}

const LINES = /^(?:ln[A-Z]?\w*|uLn|uFill|effectLst|lnRef|effectRef|fontRef)$/;
const LEVEL_MAX = 8;
// Letters fainter than this are invisible.
const OPACITY_MIN = 0.05;

/** What is currently being written and painted. */
export interface Brush {
  readonly path: readonly string[];
  readonly shape: OpenShape;
  readonly cell: OpenCell | null;
  paragraph: SlideParagraph | null;
  ink: SlideColor | null;
  /** The outline color of the letters; null if there is none. */
  outline: SlideColor | null;
  background: SlideColor | null;
  isRunHidden: boolean;
  /** Whether the letters are above the line, such as the mark of a note. */
  isRaised: boolean;
}

/** Sets the list level of the open paragraph. */
export function setLevel({ paragraph }: Brush, { lvl }: XmlAttributes): void {
  Object.assign(paragraph ?? {}, { level: Math.min(Number(lvl ?? 0) || 0, LEVEL_MAX) });
}

/** Sets how the list of the open paragraph is numbered. */
export function setNumbers({ paragraph }: Brush, { type: form = '', startAt }: XmlAttributes): void {
  Object.assign(paragraph ?? {}, { numbers: { form, first: Number(startAt ?? 1) || 1 } });
}

/** Writes letters into the open paragraph or table cell. */
export function write({ shape, paragraph, cell, ink }: Brush, text: string): void {
  if (paragraph !== null) {
    shape.written.at(-1)?.letters.push({ text, ink });
  }
  cell?.letters.push({ text, ink });
}

interface NamedColor {
  /** The color if it fills evenly, or else 'other'. */
  readonly solid: SlideColor;
  readonly color: SlideColor;
  readonly opacity: number;
}

// What a color applies to: the first of these elements that encloses it.
const USES: readonly (readonly [within: RegExp, use: (brush: Brush, named: NamedColor) => void])[] = [
  [
    // Letters on a separate background are visible.
    /^highlight$/,
    (brush) => {
      brush.ink = 'other';
    },
  ],
  [
    LINES,
    (brush, { solid }) => {
      brush.outline = brush.path.includes('rPr') ? solid : brush.outline;
    },
  ],
  [
    /^rPr$/,
    (brush, { solid, opacity }) => {
      brush.isRunHidden ||= opacity < OPACITY_MIN;
      brush.ink = brush.ink === 'other' ? 'other' : solid;
    },
  ],
  [
    /^lstStyle$/,
    ({ path, shape }, { solid }) => {
      shape.inks.set(path.find((name) => /^lvl\dpPr$/.test(name)) ?? '', solid);
    },
  ],
  [
    /^tcPr$/,
    ({ cell }, { solid, opacity }) => {
      Object.assign(cell ?? {}, { fill: opacity < 1 ? 'other' : solid });
    },
  ],
  [
    /^bgRef$/,
    (brush, { color }) => {
      brush.background ??= color;
    },
  ],
  [
    /^bgPr$/,
    (brush, { solid }) => {
      brush.background = solid;
    },
  ],
  [
    /^spPr$/,
    ({ shape }, { solid, opacity }) => {
      shape.fill = opacity < 1 ? 'other' : solid;
    },
  ],
  [
    /^fillRef$/,
    ({ shape }, { color }) => {
      shape.fill ??= shape.isBare ? null : color;
    },
  ],
];

/** Applies a color to what it is in: letters, a cell, the slide or a shape. */
export function paint(brush: Brush, { color, opacity }: { color: SlideColor; opacity: number }): void {
  const { path } = brush;
  const [, use] = USES.find(([within]) => path.some((name) => within.test(name))) ?? [];
  use?.(brush, { color, opacity, solid: path.at(-1) === 'solidFill' ? color : 'other' });
}

/** Paints with a picture, a pattern or a gradient, whose color is unknown. */
export function paintPicture({ shape, cell, path }: Brush): void {
  if (path.includes('tcPr') && cell !== null) {
    cell.fill = 'other';
  } else if (path.at(-1) === 'spPr' || path.at(-1) === 'pic') {
    shape.fill = 'other';
  }
}

/** Removes the fill of a shape or of letters; letters then keep only their outline, if they have one. */
export function removeFill(brush: Brush): void {
  brush.shape.isBare ||= brush.path.at(-1) === 'spPr';
  if (brush.path.at(-1) === 'rPr') {
    brush.ink = brush.outline;
    brush.isRunHidden ||= brush.outline === null;
  }
}

/** Ends a shape on these backgrounds: its paragraphs keep only text that is visible there. */
export function endParagraphs({ written, inks }: OpenShape, grounds: readonly SlideColor[]): void {
  for (const { paragraph, letters } of written) {
    const usual = inks.get(`lvl${paragraph.level + 1}pPr`) ?? null;
    paragraph.text = seenText(letters, usual, grounds);
  }
}

/** Returns the visible text of a cell. A cell without a fill has that of the table style, which is unknown. */
export function cellText({ letters, fill }: OpenCell): string {
  return seenText(letters, null, [fill ?? 'other']);
}

function seenText(letters: readonly Letters[], usual: SlideColor | null, grounds: readonly SlideColor[]): string {
  return letters
    .filter(({ ink }) => !isInvisibleInk(ink ?? usual, grounds))
    .map(({ text }) => text)
    .join('');
}
