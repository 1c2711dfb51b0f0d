import { hexColour, isUnseenOn, WHITE } from '../../ink.ts';
import type { XmlAttributes, XmlHandlers } from '../../xml/read-xml.ts';
import { GENERAL, type NumberFormat, numberFormat } from './number-format.ts';

/** How the cells of a style look. */
export interface CellStyle {
  readonly format: NumberFormat;
  /** Whether its letters have the colour of paper, and its cells none. */
  readonly isWhite: boolean;
}

/** The style of cells that name none. */
export const NO_STYLE: CellStyle = { format: GENERAL, isWhite: false };

interface Collected {
  readonly codes: Map<number, string>;
  readonly fonts: boolean[];
  readonly fills: boolean[];
  readonly styles: CellStyle[];
  readonly path: string[];
}

/** Collects the styles of cells, in the order by which cells name them. */
export function createCellStyles(): { readonly handlers: Partial<XmlHandlers>; readonly styles: readonly CellStyle[] } {
  const collected: Collected = { codes: new Map(), fonts: [], fills: [], styles: [], path: [] };
  return {
    styles: collected.styles,
    handlers: {
      open: (name, attributes) => {
        follow(collected, name, attributes);
        collected.path.push(name);
      },
      close: () => {
        collected.path.pop();
      },
    },
  };
}

function follow(collected: Collected, name: string, attributes: XmlAttributes): void {
  const { codes, styles, fonts, fills, path } = collected;
  if (name === 'numFmt') {
    codes.set(Number(attributes.numFmtId), attributes.formatCode ?? '');
  } else if (path.includes('fonts')) {
    followFont(collected, name, attributes);
  } else if (path.includes('fills')) {
    followFill(collected, name, attributes);
  } else if (name === 'xf' && path.at(-1) === 'cellXfs') {
    const id = Number(attributes.numFmtId ?? 0);
    const white = fonts[Number(attributes.fontId ?? 0)] === true && fills[Number(attributes.fillId ?? 0)] !== true;
    styles.push({ format: numberFormat(id, codes.get(id) ?? null), isWhite: white });
  }
}

function followFont({ fonts }: Collected, name: string, attributes: XmlAttributes): void {
  if (name === 'font') {
    fonts.push(false);
  } else if (name === 'color') {
    fonts[fonts.length - 1] = isWhite(attributes);
  }
}

function followFill({ fills }: Collected, name: string, attributes: XmlAttributes): void {
  if (name === 'fill') {
    fills.push(false);
  } else if (name === 'patternFill') {
    fills[fills.length - 1] = (attributes.patternType ?? 'none') !== 'none';
  } else if (name === 'gradientFill') {
    fills[fills.length - 1] = true;
  } else if (name === 'fgColor' && fills.at(-1) === true) {
    fills[fills.length - 1] = !isWhite(attributes);
  }
}

// Theme colour 0 is the paper.
function isWhite({ rgb, theme, indexed, tint }: XmlAttributes): boolean {
  const colour = hexColour(rgb?.slice(-6));
  const isPaper = theme === '0' && (tint === undefined || Math.abs(Number(tint)) < 0.05);
  return isPaper || indexed === '9' || indexed === '1' || (colour !== null && isUnseenOn(colour, WHITE));
}
