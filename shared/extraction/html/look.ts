import { blend, isInvisibleOn, type Rgb, WHITE } from '../ink.ts';
import { cssColor } from './css-color.ts';
import { isHarmless } from './css-harmless.ts';
import { lengthPx } from './css-length.ts';
import { LETTER_PX_MIN, SHOWN } from './css-shown.ts';
import { type CssVariables, resolvedValues, variablesOf } from './css-variables.ts';
import { type CumulativeEffects, combineEffects, isStillVisible, NO_EFFECTS } from './cumulative-effects.ts';

/** How text inside an element looks, as far as this determines whether it is visible. */
export interface Look extends CssVariables {
  readonly ink: Rgb;
  readonly inkAlpha: number;
  /** Whether `text-fill-color` sets the ink, so that `color` has no effect here and in the elements inside. */
  readonly hasFill: boolean;
  /** The background of the text; 'other' for a picture. */
  readonly ground: Rgb | 'other';
  readonly fontPx: number;
  readonly isVisible: boolean;
  readonly effects: CumulativeEffects;
  /** Whether `color-scheme` requires dark colors, so that `light-dark()` gives its second color. */
  readonly isDark: boolean;
}

/** The default look: black on white, 16 pixels high. */
export const PLAIN_LOOK: Look = {
  ink: [0, 0, 0],
  inkAlpha: 1,
  hasFill: false,
  ground: WHITE,
  fontPx: 16,
  isVisible: true,
  effects: NO_EFFECTS,
  isDark: false,
  variables: new Map(),
  declared: null,
};

// Ink that covers less of its background is invisible, as with opacity (cumulative-effects.ts).
const ALPHA_MIN = 0.15;
const SIZES: Readonly<Record<string, number>> = {
  'xx-small': 9,
  'x-small': 10,
  small: 13,
  medium: 16,
  large: 18,
  'x-large': 24,
  'xx-large': 32,
  'xxx-large': 48,
};

/** Whether text with this look is visible. */
export function isTextVisible({ ink, inkAlpha, ground, isVisible, fontPx }: Look): boolean {
  return (
    isVisible &&
    fontPx >= LETTER_PX_MIN &&
    inkAlpha >= ALPHA_MIN &&
    (ground === 'other' || !isInvisibleOn(blend(ink, inkAlpha, ground), ground))
  );
}

/**
 * Returns the look inside an element, from the surrounding look and the values of its properties; null for an element
 * that is not displayed, whatever it contains. A value not known to show text counts as hiding it.
 */
export function lookInside(around: Look, given: ReadonlyMap<string, string>): Look | null {
  if (given.size === 0) {
    return around;
  }
  const variables = variablesOf(around, given);
  const resolved = resolvedValues(given, { ...around, variables });
  const fontPx = fontSize(resolved, around.fontPx);
  if (fontPx === null || [...resolved].some(([property, value]) => hides(property, value, { resolved, fontPx }))) {
    return null;
  }
  const effects = combineEffects(around.effects, resolved, fontPx);
  const ink = inkOf(resolved, around);
  const isDark = requiresDark(resolved.get('color-scheme')) ?? around.isDark;
  // The dark color of `light-dark()` is not evaluated.
  const hasDarkColor = isDark && [...resolved.values()].some((value) => value.includes('light-dark('));
  if (ink === null || hasDarkColor || !isStillVisible(effects)) {
    return null;
  }
  const own = groundOf(resolved, { ...around, ...ink });
  // With `background-clip: text`, transparent letters show the background in their shape.
  const isStencil = ink.inkAlpha < ALPHA_MIN && clipsToText(resolved);
  const painting = isStencil ? stenciled(around, own) : { ...ink, ground: shadowed(resolved, ink.ink, own) };
  const { hasFill } = ink;
  return {
    ...painting,
    hasFill,
    fontPx,
    isVisible: visibilityOf(resolved, around.isVisible),
    effects,
    isDark,
    variables,
    declared: around.declared,
  };
}

/** Whether a color scheme has dark colors only; null if none is set, so that the surrounding one applies. */
export function requiresDark(scheme: string | null | undefined): boolean | null {
  const words = scheme?.trim().toLowerCase().split(/\s+/) ?? ['inherit'];
  return /^(?:inherit|unset|revert)/.test(words[0] ?? '') ? null : words.includes('dark') && !words.includes('light');
}

function clipsToText(values: ReadonlyMap<string, string>): boolean {
  return [...values].some(([name, value]) => name.endsWith('background-clip') && value === 'text');
}

function stenciled({ ink, ground }: Look, own: Look['ground']): Pick<Look, 'ink' | 'inkAlpha' | 'ground'> {
  return { ink: own === 'other' ? ink : own, inkAlpha: 1, ground: own === 'other' ? 'other' : ground };
}

// A large inset shadow covers the background with its color.
function shadowed(values: ReadonlyMap<string, string>, ink: Rgb, ground: Look['ground']): Look['ground'] {
  const shadow = values.get('box-shadow') ?? '';
  if (!shadow.includes('inset') || !/(?:^|\s)-?(?:\d{2,}|\d+r?em)/.test(shadow)) {
    return ground;
  }
  const colors = tokens(shadow)
    .map((token) => (token === 'currentcolor' ? { rgb: ink, alpha: 1 } : cssColor(token)))
    .filter((color) => color !== null);
  const [color] = colors;
  // A shadow without a color has the color of the letters.
  if (color === undefined) {
    return ink;
  }
  const covered = blend(color.rgb, color.alpha, ground === 'other' ? WHITE : ground);
  return isInvisibleOn(covered, ink) ? ink : ground;
}

function hides(
  property: string,
  value: string,
  { resolved, fontPx }: { readonly resolved: ReadonlyMap<string, string>; readonly fontPx: number },
): boolean {
  const name = SHOWN[property] === undefined ? property.replace(/^-(?:webkit|moz|ms|o|khtml)-/, '') : property;
  const shown = Object.hasOwn(SHOWN, name) ? SHOWN[name] : undefined;
  if (shown !== undefined) {
    return !shown(value, { get: (other) => resolved.get(other), fontPx });
  }
  return !LOOKED_AT.has(name) && !isHarmless(property);
}

// Properties that the functions in this file evaluate.
const LOOKED_AT = new Set(['color', 'background', 'background-color', 'text-fill-color', 'visibility', 'font']);

// Returns the font size in pixels, or null when it is unknown. Too small a size is inherited like any other: pages and
// mails set a size of 0 around boxes whose text has a size of its own.
function fontSize(values: ReadonlyMap<string, string>, around: number): number | null {
  const shorthand = values.get('font');
  const inFont = shorthand === undefined ? undefined : fontPart(shorthand);
  const value = values.get('font-size') ?? inFont;
  if (value === undefined || /^(?:inherit|unset|revert|initial|larger|smaller|math)/.test(value)) {
    return around;
  }
  return SIZES[value] ?? lengthPx(value, { fontPx: around, wholePx: around });
}

function fontPart(font: string): string | undefined {
  return font
    .split(' ')
    .map((part) => part.split('/')[0] ?? '')
    .find((part) => SIZES[part] !== undefined || (/^[\d.]/.test(part) && !/^[1-9]00$/.test(part)));
}

function visibilityOf(values: ReadonlyMap<string, string>, around: boolean): boolean {
  const value = values.get('visibility');
  return value === undefined || /^(?:inherit|unset|revert)/.test(value)
    ? around
    : value === 'visible' || value === 'initial';
}

type Painted = Pick<Look, 'ink' | 'inkAlpha' | 'hasFill'>;

function inkOf(values: ReadonlyMap<string, string>, around: Look): Painted | null {
  const fill = values.get('-webkit-text-fill-color') ?? values.get('text-fill-color') ?? 'inherit';
  const isReset = /^(?:currentcolor|initial)/.test(fill);
  if (!isReset && !/^(?:inherit|unset|revert)/.test(fill)) {
    return paintedWith(fill, { hasFill: true });
  }
  const value = values.get('color') ?? 'inherit';
  if ((around.hasFill && !isReset) || /^(?:inherit|unset|revert|currentcolor)/.test(value)) {
    return around;
  }
  return paintedWith(value === 'initial' ? 'black' : value, { hasFill: false });
}

function paintedWith(value: string, { hasFill }: Pick<Painted, 'hasFill'>): Painted | null {
  const color = cssColor(value);
  return color === null ? null : { ink: color.rgb, inkAlpha: color.alpha, hasFill };
}

function groundOf(
  values: ReadonlyMap<string, string>,
  { ground: around, ink }: Pick<Look, 'ground' | 'ink'>,
): Look['ground'] {
  const image = values.get('background-image') ?? '';
  const all = `${values.get('background') ?? ''} ${values.get('background-color') ?? ''}`;
  const colors = tokens(all)
    .map((token) => (token === 'currentcolor' ? { rgb: ink, alpha: 1 } : cssColor(token)))
    .filter((color) => color !== null);
  const below = around === 'other' ? null : around;
  const last = colors.at(-1);
  const color = last === undefined || last.alpha === 0 ? null : last;
  if (/url\(|image/.test(`${all} ${image}`)) {
    return 'other';
  }
  if (/gradient\(/.test(`${all} ${image}`)) {
    return gradientGround(`${all} ${image}`);
  }
  return color === null ? around : blend(color.rgb, color.alpha, below ?? WHITE);
}

// A gradient with a single color is a plain background.
function gradientGround(value: string): Look['ground'] {
  const stops = tokens(value.slice(value.indexOf('gradient(') + 'gradient('.length));
  const colors = stops.map(cssColor).filter((color) => color !== null);
  const [first] = colors;
  const isPlain = first !== undefined && colors.every(({ rgb }) => isInvisibleOn(rgb, first.rgb));
  return isPlain ? first.rgb : 'other';
}

function tokens(value: string): readonly string[] {
  return value.match(/[a-z-]+\([^()]*\)|[#a-z0-9.%-]+/g) ?? [];
}
