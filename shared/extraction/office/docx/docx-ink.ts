import { blend, hexColor, isInvisibleOn, type Rgb, WHITE } from '../../ink.ts';
import type { XmlAttributes } from '../../xml/read-xml.ts';
import { isMovedOffPage } from './docx-offset.ts';

/** How letters look, as far as this decides whether they are visible and how they are written; null: not set. */
export interface DocxInk {
  readonly isVanished: boolean | null;
  /** Whether they are too narrow or too low to be seen, or off the page. */
  readonly isSquashed: boolean | null;
  /** 'clear' without a filling; 'other' when it is unknown, or chosen by Word so that the text is visible. */
  readonly color: Rgb | 'clear' | 'other' | null;
  /** The background; 'other' when its color is unknown. */
  readonly ground: Rgb | 'other' | null;
  /** In half points. */
  readonly size: number | null;
  readonly isBold: boolean | null;
  readonly isRaised: boolean | null;
  /** Whether they are struck through. */
  readonly isStruck: boolean | null;
  /** Whether their outline is drawn, so that they are seen without a filling. */
  readonly isOutlined: boolean | null;
}

/** A look that sets nothing. */
export const NO_INK: DocxInk = {
  isVanished: null,
  isSquashed: null,
  color: null,
  ground: null,
  size: null,
  isBold: null,
  isRaised: null,
  isStruck: null,
  isOutlined: null,
};

const BLACK: Rgb = [0, 0, 0];
// In half points: text raised by less may only be aligned with a picture. Not measured.
const RAISED_MIN = 4;
// In half points.
const SIZE_MIN = 4;
// In percent of the usual width of a letter.
const WIDTH_MIN = 10;
/** In twentieths of a point: text cut to less than this height is invisible. */
export const LINE_MIN = 20;
const HIGHLIGHTS: Readonly<Record<string, string>> = {
  ...{ black: '000000', blue: '0000ff', cyan: '00ffff', green: '00ff00', magenta: 'ff00ff', red: 'ff0000' },
  ...{ yellow: 'ffff00', white: 'ffffff', darkBlue: '000080', darkCyan: '008080', darkGreen: '008000' },
  ...{ darkMagenta: '800080', darkRed: '800000', darkYellow: '808000', darkGray: '808080', lightGray: 'c0c0c0' },
};

const TOGGLES: Readonly<Record<string, 'isVanished' | 'isBold' | 'isStruck'>> = {
  b: 'isBold',
  vanish: 'isVanished',
  strike: 'isStruck',
  dstrike: 'isStruck',
};

/** Whether a toggle property of Word is on; an element without a value turns it on. */
export function isOn({ val }: XmlAttributes): boolean {
  return val === undefined || !/^(?:0|false|off|none)$/.test(val);
}

/** Returns the look of letters after one more element of run or paragraph properties. */
export function inkAfter(ink: DocxInk, name: string, attributes: XmlAttributes): DocxInk {
  const toggle = TOGGLES[name];
  if (toggle !== undefined) {
    return { ...ink, [toggle]: isOn(attributes) };
  }
  if (name === 'color') {
    return { ...ink, color: colorOf(attributes) };
  }
  if (name === 'shd') {
    return { ...ink, ground: groundOf(attributes) ?? ink.ground };
  }
  if (name === 'highlight') {
    return {
      ...ink,
      ground: attributes.val === 'none' ? ink.ground : (hexColor(HIGHLIGHTS[attributes.val ?? '']) ?? 'other'),
    };
  }
  if (name === 'sz') {
    return { ...ink, size: Number(attributes.val) };
  }
  if (name === 'vertAlign') {
    return { ...ink, isRaised: attributes.val === 'superscript' };
  }
  if (isSquashed(name, attributes) || isMovedOffPage(name, attributes)) {
    return { ...ink, isSquashed: true };
  }
  // LibreOffice also writes raised letters in this way.
  return name === 'position' && Number(attributes.val) >= RAISED_MIN ? { ...ink, isRaised: true } : ink;
}

// Whether letters are condensed to less than a tenth of their width, or lines are cut to less than a point.
function isSquashed(name: string, { val = '100', lineRule, line }: XmlAttributes): boolean {
  return (
    (name === 'w' && Number(val) < WIDTH_MIN) || (name === 'spacing' && lineRule === 'exact' && Number(line) < LINE_MIN)
  );
}

// The theme color takes precedence over the value written beside it for programs without themes.
function colorOf({ val, themeColor, themeShade, themeTint }: XmlAttributes): DocxInk['color'] {
  const isPaper =
    /^(?:background1|light1)$/.test(themeColor ?? '') && themeShade === undefined && themeTint === undefined;
  return isPaper ? WHITE : (hexColor(val) ?? 'other');
}

/** Returns the background that an element for shading sets; 'other' for an unknown color, null for none. */
export function groundOf({ fill, val = 'clear', themeFill, color }: XmlAttributes): DocxInk['ground'] {
  if (val === 'clear' || val === 'nil') {
    return hexColor(fill) ?? (themeFill === undefined ? null : 'other');
  }
  // A pattern of dots in a second color, black by default, covers part of the fill or all of it.
  const share = val === 'solid' ? 100 : Number(/^pct(\d{1,2})$/.exec(val)?.[1] ?? Number.NaN);
  const [dots, paper] = [colorOrDefault(color, BLACK), colorOrDefault(fill, WHITE)];
  return Number.isNaN(share) || dots === null || paper === null ? 'other' : blend(dots, share / 100, paper);
}

function colorOrDefault(color: string | undefined, usual: Rgb): Rgb | null {
  return color === undefined || color === 'auto' ? usual : hexColor(color);
}

/** Whether letters are marked as hidden; the first of `inks` that sets it decides. */
export function isVanished(inks: readonly DocxInk[]): boolean {
  return firstOf(inks, 'isVanished') === true;
}

/** Whether letters are raised; the first of `inks` that sets it decides. */
export function isRaised(inks: readonly DocxInk[]): boolean {
  return firstOf(inks, 'isRaised') === true;
}

/** Whether letters are struck through; the first of `inks` that sets it decides. */
export function isStruck(inks: readonly DocxInk[]): boolean {
  return firstOf(inks, 'isStruck') === true;
}

/** Whether letters are invisible; for each property, the first of `inks` that sets it decides. */
export function isInvisible(inks: readonly DocxInk[]): boolean {
  const isTooSmall = firstOf(inks, 'isSquashed') === true || (firstOf(inks, 'size') ?? SIZE_MIN) < SIZE_MIN;
  if (isVanished(inks) || isTooSmall) {
    return true;
  }
  const color = firstOf(inks, 'color');
  const ground = firstOf(inks, 'ground') ?? WHITE;
  if (color === 'clear') {
    return firstOf(inks, 'isOutlined') !== true;
  }
  return color !== null && color !== 'other' && ground !== 'other' && isInvisibleOn(color, ground);
}

/** Returns what the first of `inks` that sets a property sets it to; null where none does. */
export function firstOf<K extends keyof DocxInk>(inks: readonly DocxInk[], key: K): DocxInk[K] | null {
  for (const ink of inks) {
    if (ink[key] !== null) {
      return ink[key];
    }
  }
  return null;
}
