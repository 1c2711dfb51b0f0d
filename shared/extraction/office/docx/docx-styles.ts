import { hexColour, isInvisibleOn, type Rgb, WHITE } from '../../ink.ts';
import type { XmlAttributes, XmlHandlers } from '../../xml/read-xml.ts';
import { isMovedOffPage } from './docx-offset.ts';

/** How letters look, as far as this decides whether they are read; null where nothing is set. */
export interface DocxInk {
  readonly isVanished: boolean | null;
  readonly colour: Rgb | null;
  /** The background; 'other' when its colour is unknown. */
  readonly ground: Rgb | 'other' | null;
  /** In half points. */
  readonly size: number | null;
  readonly isRaised: boolean | null;
}

/** A style of a Word document, including what it inherits. */
interface DocxStyle {
  readonly name: string;
  /** The level of a heading, from 1; null for other text. */
  readonly heading: number | null;
  readonly list: { readonly id: string; readonly level: number } | null;
  readonly ink: DocxInk;
}

/** The styles of a Word document. */
export interface DocxStyles {
  /** Returns a style by id, or the default paragraph style without one. */
  readonly get: (id: string | null) => DocxStyle;
  /** Whether a table style paints cells. */
  readonly paints: (tableStyle: string | null) => boolean;
}

/** A look that sets nothing. */
export const NO_INK: DocxInk = { isVanished: null, colour: null, ground: null, size: null, isRaised: null };

const NO_STYLE: DocxStyle = { name: '', heading: null, list: null, ink: NO_INK };
// In half points: text raised by less may only be aligned with a picture. Not measured.
const RAISED_MIN = 4;
const HEADING_NAME = /^(?:heading|überschrift|titre|título|titolo|kop) ?([1-9])$/i;
// Word's own styles inherit over three or four levels; a circular chain in a damaged file must end.
const INHERITED_MAX = 20;
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

// A style as defined in the document, before inheritance.
interface StyleDefinition {
  name: string;
  basedOn: string | null;
  outline: number | null;
  listId: string | null;
  listLevel: number;
  ink: DocxInk;
  paints: boolean;
}

/** Whether a toggle property of Word is on; an element without a value turns it on. */
export function isOn({ val }: XmlAttributes): boolean {
  return val === undefined || !/^(?:0|false|off|none)$/.test(val);
}

/** Returns the look of letters after one more element of run or paragraph properties. */
export function inkAfter(ink: DocxInk, name: string, attributes: XmlAttributes): DocxInk {
  if (name === 'vanish') {
    return { ...ink, isVanished: isOn(attributes) };
  }
  if (name === 'color') {
    return { ...ink, colour: colourOf(attributes) };
  }
  if (name === 'shd') {
    return { ...ink, ground: groundOf(attributes) ?? ink.ground };
  }
  if (name === 'highlight') {
    return {
      ...ink,
      ground: attributes.val === 'none' ? ink.ground : (hexColour(HIGHLIGHTS[attributes.val ?? '']) ?? 'other'),
    };
  }
  if (name === 'sz') {
    return { ...ink, size: Number(attributes.val) };
  }
  if (name === 'vertAlign') {
    return { ...ink, isRaised: attributes.val === 'superscript' };
  }
  // LibreOffice also writes raised letters in this way.
  if (name === 'position' && Number(attributes.val) >= RAISED_MIN) {
    return { ...ink, isRaised: true };
  }
  return isSquashed(name, attributes) || isMovedOffPage(name, attributes) ? { ...ink, isVanished: true } : ink;
}

// Whether letters are condensed to less than a tenth of their width, or lines are cut to less than a point.
function isSquashed(name: string, { val = '100', lineRule, line }: XmlAttributes): boolean {
  return (
    (name === 'w' && Number(val) < WIDTH_MIN) || (name === 'spacing' && lineRule === 'exact' && Number(line) < LINE_MIN)
  );
}

// The theme colour takes precedence over the value written beside it for programs without themes.
function colourOf({ val, themeColor, themeShade, themeTint }: XmlAttributes): Rgb | null {
  const isPaper =
    /^(?:background1|light1)$/.test(themeColor ?? '') && themeShade === undefined && themeTint === undefined;
  return isPaper ? WHITE : hexColour(val);
}

function groundOf({ fill, val, themeFill }: XmlAttributes): DocxInk['ground'] {
  const isPlain = val === undefined || val === 'clear' || val === 'nil';
  return hexColour(fill) ?? (isPlain && themeFill === undefined ? null : 'other');
}

/** Whether letters are raised; the first of `inks` that sets it decides. */
export function isRaised(inks: readonly DocxInk[]): boolean {
  return firstOf(inks, 'isRaised') === true;
}

/** Whether letters are invisible; for each property, the first of `inks` that sets it decides. */
export function isInvisible(inks: readonly DocxInk[]): boolean {
  if (firstOf(inks, 'isVanished') === true || (firstOf(inks, 'size') ?? SIZE_MIN) < SIZE_MIN) {
    return true;
  }
  const colour = firstOf(inks, 'colour');
  const ground = firstOf(inks, 'ground') ?? WHITE;
  return colour !== null && ground !== 'other' && isInvisibleOn(colour, ground);
}

function firstOf<K extends keyof DocxInk>(inks: readonly DocxInk[], key: K): DocxInk[K] | null {
  return inks.find((ink) => ink[key] !== null)?.[key] ?? null;
}

/** Creates a reader that collects the styles of a document from its styles part. */
export function createStyleReader(): { readonly handlers: Partial<XmlHandlers>; readonly styles: () => DocxStyles } {
  const styles = new Map<string, StyleDefinition>();
  const defaults = emptyStyle();
  let defaultId: string | null = null;
  let open: StyleDefinition = defaults;
  const handlers = {
    open: (name: string, attributes: XmlAttributes) => {
      if (name === 'style') {
        open = emptyStyle();
        styles.set(attributes.styleId ?? '', open);
        if (attributes.type === 'paragraph' && attributes.default !== undefined && attributes.default !== '0') {
          defaultId = attributes.styleId ?? null;
        }
      } else {
        applyElement(open, name, attributes);
      }
    },
  };
  return { handlers, styles: () => resolved(styles, defaultId, defaults.ink) };
}

function emptyStyle(): StyleDefinition {
  return { name: '', basedOn: null, outline: null, listId: null, listLevel: 0, ink: NO_INK, paints: false };
}

function applyElement(style: StyleDefinition, name: string, attributes: XmlAttributes): void {
  const { val = '' } = attributes;
  if (name === 'name') {
    style.name = val;
  } else if (name === 'basedOn') {
    style.basedOn = val;
  } else if (name === 'outlineLvl') {
    style.outline = Number(val);
  } else if (name === 'numId') {
    style.listId = val;
  } else if (name === 'ilvl') {
    style.listLevel = Number(val);
  } else {
    style.ink = inkAfter(style.ink, name, attributes);
    style.paints ||= name === 'shd' && isPainted(attributes);
  }
}

function isPainted(attributes: XmlAttributes): boolean {
  const ground = groundOf(attributes);
  return ground === 'other' || (ground !== null && !isInvisibleOn(ground, WHITE));
}

function resolved(
  styles: ReadonlyMap<string, StyleDefinition>,
  defaultId: string | null,
  defaults: DocxInk,
): DocxStyles {
  const known = new Map<string, DocxStyle>();
  const get = (id: string | null): DocxStyle => {
    const key = id ?? defaultId ?? '';
    const style = known.get(key) ?? merge(chainOf(styles, key), defaults);
    known.set(key, style);
    return style;
  };
  return { get, paints: (id) => chainOf(styles, id ?? '').some(({ paints }) => paints) };
}

function chainOf(styles: ReadonlyMap<string, StyleDefinition>, id: string): readonly StyleDefinition[] {
  const chain: StyleDefinition[] = [];
  for (let next: string | null = id; next !== null && chain.length < INHERITED_MAX; ) {
    const style = styles.get(next);
    if (style === undefined) {
      break;
    }
    chain.push(style);
    next = style.basedOn;
  }
  return chain;
}

function merge(chain: readonly StyleDefinition[], defaults: DocxInk): DocxStyle {
  const [style] = chain;
  if (style === undefined) {
    return { ...NO_STYLE, ink: defaults };
  }
  const inks = [...chain.map(({ ink }) => ink), defaults];
  const first = <K extends keyof DocxInk>(key: K) => firstOf(inks, key);
  const listed = chain.find(({ listId }) => listId !== null);
  return {
    name: style.name,
    heading: headingOf(chain),
    list: listed?.listId ? { id: listed.listId, level: style.listLevel } : null,
    ink: {
      isVanished: first('isVanished'),
      colour: first('colour'),
      ground: first('ground'),
      size: first('size'),
      isRaised: first('isRaised'),
    },
  };
}

function headingOf(chain: readonly StyleDefinition[]): number | null {
  const outline = chain.find((style) => style.outline !== null)?.outline ?? null;
  if (outline !== null) {
    return outline < 9 ? outline + 1 : null;
  }
  const named = chain.map(({ name }) => HEADING_NAME.exec(name)?.[1]).find((level) => level !== undefined);
  return named === undefined ? null : Number(named);
}
