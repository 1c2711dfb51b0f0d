import { blend, isInvisibleOn, type Rgb, WHITE } from '../ink.ts';
import { cssColor } from './css-color.ts';

/** How text inside an element looks, as far as this proves that nobody sees it. */
export interface Look {
  /** Null when it is not known. */
  readonly ink: Rgb | null;
  readonly inkAlpha: number;
  /** The background of the text; null when it is not one known color. */
  readonly ground: Rgb | null;
  readonly fontPx: number;
  readonly isVisible: boolean;
}

/** The values of an element's properties, in lower case. */
type CssValues = ReadonlyMap<string, string>;

/** The default look: black on white, 16 pixels high. */
export const PLAIN_LOOK: Look = { ink: [0, 0, 0], inkAlpha: 1, ground: WHITE, fontPx: 16, isVisible: true };

// The font size in pixels below which text cannot be read; footnotes have 8 or more.
const LETTER_PX_MIN = 4;
// Ink that covers less of its background is invisible, and so is an element with less opacity.
const ALPHA_MIN = 0.05;
// Boxes for screen readers are one pixel wide and high.
const BOX_PX_MIN = 1;
// About half the screen; a larger move to the left or to the top only serves to put text off the page.
const OFF_PAGE_PX = -600;
const INHERITED = /^(?:inherit|unset|revert|currentcolor)/;
const PX_PER_UNIT: Readonly<Record<string, number>> = {
  ...{ px: 1, '': 1, pt: 4 / 3, pc: 16, in: 96, cm: 37.8, mm: 3.78, rem: 16, vw: 12.8, vh: 8 },
};
const FONT_SIZES: Readonly<Record<string, number>> = {
  ...{ 'xx-small': 9, 'x-small': 10, small: 13, medium: 16, large: 18, 'x-large': 24, 'xx-large': 32 },
};

/** Whether text with this look may be seen. */
export function isTextVisible({ ink, inkAlpha, ground, isVisible, fontPx }: Look): boolean {
  if (!isVisible || fontPx < LETTER_PX_MIN || inkAlpha < ALPHA_MIN) {
    return false;
  }
  return ink === null || ground === null || !isInvisibleOn(blend(ink, inkAlpha, ground), ground);
}

/**
 * Returns the look inside an element, from the surrounding look and the values of its properties; null for an element
 * whose values prove that nobody sees what it contains. Properties and values that are not known change nothing.
 */
export function lookInside(around: Look, values: CssValues): Look | null {
  if (values.size === 0) {
    return around;
  }
  const fontPx = fontSize(values, around.fontPx);
  const isOff = values.get('display') === 'none' || values.get('content-visibility') === 'hidden';
  return isOff || isClear(values) || hasNoSize(values, fontPx) || isOffPage(values, fontPx)
    ? null
    : paintedLook({ ...around, fontPx }, values);
}

/** Returns the look inside an element from its colors, its font size and its visibility alone. */
export function paintedLook(around: Look, values: CssValues): Look {
  const ground = groundOf(values, around.ground);
  const { ink, inkAlpha } = inkOf(values, around);
  // Transparent letters may show the background in their shape.
  const isStencil = [...values].some(([name, value]) => name.endsWith('background-clip') && value === 'text');
  const visibility = values.get('visibility') ?? 'inherit';
  return {
    ink: isStencil ? null : ink,
    inkAlpha: isStencil ? 1 : inkAlpha,
    ground,
    fontPx: fontSize(values, around.fontPx),
    isVisible: INHERITED.test(visibility) ? around.isVisible : !/^(?:hidden|collapse)$/.test(visibility),
  };
}

// An animation may make an element appear.
function isClear(values: CssValues): boolean {
  const opacity = values.get('opacity') ?? '';
  const isAnimated = [...values.keys()].some((name) => /^(?:-webkit-)?animation(?:-name)?$/.test(name));
  const share = Number.parseFloat(opacity) / (opacity.endsWith('%') ? 100 : 1);
  return /^[\d.]+%?$/.test(opacity) && share < ALPHA_MIN && !isAnimated;
}

// Whether nothing of an element's box remains, and what does not fit into it is cut off.
function hasNoSize(values: CssValues, fontPx: number): boolean {
  const isCut = [...values].some(([name, value]) => name.startsWith('overflow') && /^(?:hidden|clip)/.test(value));
  const isFlat = ['width', 'height', 'max-width', 'max-height'].some(
    (name) => (lengthPx(values.get(name), fontPx) ?? Infinity) <= BOX_PX_MIN,
  );
  const isClipped =
    /^(?:inset\((?:[5-9]\d|100)%\)|circle\(0(?:px|%)?\))$/.test(values.get('clip-path') ?? '') ||
    (/^(?:absolute|fixed)/.test(values.get('position') ?? '') &&
      /^rect\((?:[01](?:px)?(?:, ?| |\))){4}$/.test(values.get('clip') ?? ''));
  const isShrunk =
    /\bscale(?:3d|x|y)?\( ?0(?:\.0*)? ?[,)]/.test(values.get('transform') ?? '') || values.get('scale') === '0';
  return (isCut && isFlat) || isClipped || isShrunk;
}

function isOffPage(values: CssValues, fontPx: number): boolean {
  const isPlaced = /^(?:absolute|fixed)/.test(values.get('position') ?? '');
  const [, moved] = /\btranslate[xy]?\( ?([^,)]*)/.exec(values.get('transform') ?? '') ?? [];
  const lengths = [
    ...['text-indent', 'margin-left', 'margin-top', 'margin'].map((name) => values.get(name)),
    ...(isPlaced ? ['left', 'top', 'right', 'bottom'].map((name) => values.get(name)) : []),
    ...[moved, values.get('translate')],
  ];
  const isIndented = values.get('text-indent') === '100%' && values.get('white-space') === 'nowrap';
  return isIndented || lengths.some((length) => (lengthPx(length?.split(' ')[0], fontPx) ?? 0) <= OFF_PAGE_PX);
}

function fontSize(values: CssValues, around: number): number {
  const inFont = values
    .get('font')
    ?.split(' ')
    .map((part) => part.split('/')[0] ?? '')
    .find((part) => FONT_SIZES[part] !== undefined || (/^[\d.]/.test(part) && !/^[1-9]00$/.test(part)));
  const value = values.get('font-size') ?? inFont ?? '';
  return FONT_SIZES[value] ?? (/%$/.test(value) ? percentOf(value, around) : null) ?? lengthPx(value, around) ?? around;
}

function percentOf(value: string, whole: number): number | null {
  return /^[\d.]+%$/.test(value) ? (Number.parseFloat(value) * whole) / 100 : null;
}

// Returns a length in pixels; null for a percentage, a calculation, and anything else that is not known.
function lengthPx(value: string | undefined, fontPx: number): number | null {
  const [, number, unit = ''] = /^([-+]?(?:\d+(?:\.\d*)?|\.\d+))([a-z]*)$/.exec(value ?? '') ?? [];
  if (number === undefined || (unit === '' && Number(number) !== 0)) {
    return null;
  }
  const factor = /^(?:em|lh)$/.test(unit) ? fontPx : PX_PER_UNIT[unit];
  return factor === undefined ? null : Number(number) * factor;
}

function inkOf(values: CssValues, around: Look): Pick<Look, 'ink' | 'inkAlpha'> {
  const fill = values.get('-webkit-text-fill-color') ?? 'inherit';
  const value = INHERITED.test(fill) ? (values.get('color') ?? 'inherit') : fill;
  if (INHERITED.test(value)) {
    return around;
  }
  const color = cssColor(value === 'initial' ? 'black' : value);
  return { ink: color?.rgb ?? null, inkAlpha: color?.alpha ?? 1 };
}

// Returns the color behind the text of an element; null for a picture, a gradient, and a color that is not known.
function groundOf(values: CssValues, around: Look['ground']): Look['ground'] {
  const all = ['background', 'background-color', 'background-image'].map((name) => values.get(name) ?? '').join(' ');
  if (/(?:url|gradient|image|image-set|element|cross-fade|var)\(/.test(all)) {
    return null;
  }
  const tokens: readonly string[] = all.match(/[a-z-]+\([^()]*\)|[#a-z0-9.%-]+/g) ?? [];
  if (tokens.some((token) => token.includes('(') && cssColor(token) === null) || tokens.includes('currentcolor')) {
    return null;
  }
  const color = tokens.map(cssColor).findLast((each) => each !== null);
  if (color === undefined || color === null || color.alpha === 0) {
    return around;
  }
  // A translucent color on a ground that is not known gives a color that is not known.
  return color.alpha < 1 && around === null ? null : blend(color.rgb, color.alpha, around ?? WHITE);
}
