import type { XmlAttributes, XmlHandlers } from '../../xml/read-xml.ts';
import { GENERAL, type NumberFormat, numberFormat } from './number-format.ts';
import { BLACK, PAPER, type SheetColor, sheetColor, UNKNOWN } from './sheet-colors.ts';

/** How the cells of a style look. */
export interface CellStyle {
  readonly format: NumberFormat;
  readonly ink: SheetColor;
  readonly ground: SheetColor;
  /** In points. */
  readonly size: number;
}

/** The style of cells that set none. */
export const NO_STYLE: CellStyle = { format: GENERAL, ink: BLACK, ground: PAPER, size: 11 };

interface Collected {
  readonly codes: Map<number, string>;
  readonly fonts: { ink: SheetColor; size: number }[];
  readonly fills: SheetColor[];
  readonly styles: CellStyle[];
  readonly path: string[];
}

/** Creates a collector of cell styles; cells refer to a style by its position. */
export function createCellStyles(): { readonly handlers: Partial<XmlHandlers>; readonly styles: readonly CellStyle[] } {
  const collected: Collected = { codes: new Map(), fonts: [], fills: [], styles: [], path: [] };
  return {
    styles: collected.styles,
    handlers: {
      open: (name, attributes) => {
        collect(collected, name, attributes);
        collected.path.push(name);
      },
      close: () => {
        collected.path.pop();
      },
    },
  };
}

function collect(collected: Collected, name: string, attributes: XmlAttributes): void {
  const { codes, styles, fonts, fills, path } = collected;
  if (name === 'numFmt') {
    codes.set(Number(attributes.numFmtId), attributes.formatCode ?? '');
  } else if (path.includes('fonts')) {
    collectFont(collected, name, attributes);
  } else if (path.includes('fills')) {
    collectFill(collected, name, attributes);
  } else if (name === 'xf' && path.at(-1) === 'cellXfs') {
    const id = Number(attributes.numFmtId ?? 0);
    const { ink, size } = fonts[Number(attributes.fontId ?? 0)] ?? NO_STYLE;
    const ground = fills[Number(attributes.fillId ?? 0)] ?? PAPER;
    styles.push({ format: numberFormat(id, codes.get(id) ?? null), ink, ground, size });
  }
}

function collectFont({ fonts }: Collected, name: string, attributes: XmlAttributes): void {
  const font = fonts.at(-1);
  if (name === 'font') {
    fonts.push({ ink: BLACK, size: NO_STYLE.size });
  } else if (name === 'color' && font !== undefined) {
    font.ink = sheetColor(attributes);
  } else if (name === 'sz' && font !== undefined) {
    font.size = Number(attributes.val);
  }
}

// Marks a solid fill until its color is read.
const SOLID: SheetColor = { ...UNKNOWN };
const PATTERNS: ReadonlyMap<string, SheetColor> = new Map([
  ['none', PAPER],
  ['solid', SOLID],
]);

function collectFill({ fills }: Collected, name: string, attributes: XmlAttributes): void {
  const last = fills.length - 1;
  if (name === 'fill') {
    fills.push(PAPER);
  } else if (name === 'patternFill') {
    fills[last] = PATTERNS.get(attributes.patternType ?? 'none') ?? UNKNOWN;
  } else if (name === 'gradientFill') {
    fills[last] = UNKNOWN;
  } else if (name === 'fgColor' && fills[last] === SOLID) {
    fills[last] = sheetColor(attributes);
  }
}
