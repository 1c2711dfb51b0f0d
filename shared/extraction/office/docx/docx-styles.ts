import { isInvisibleOn, WHITE } from '../../ink.ts';
import type { XmlAttributes, XmlHandlers } from '../../xml/read-xml.ts';
import { type DocxInk, firstOf, groundOf, inkAfter, NO_INK } from './docx-ink.ts';
import { type DocxElement, inkAfterFill } from './docx-text-fill.ts';

/** A style with the level that it sets in its list; null where it sets none. */
export interface ListedStyle {
  readonly id: string;
  readonly level: number | null;
}

/** A style of a Word document, including what it inherits. */
interface DocxStyle {
  readonly name: string;
  /** The level of a heading, from 1; null for other text. */
  readonly heading: number | null;
  /** Its list, and the styles from it to the one that names the list. */
  readonly list: { readonly id: string; readonly styles: readonly ListedStyle[] } | null;
  readonly ink: DocxInk;
}

/** The styles of a Word document. */
export interface DocxStyles {
  /** Returns a style by id; null: the default paragraph style. */
  readonly get: (id: string | null) => DocxStyle;
  /** Whether a table style paints cells. */
  readonly paints: (tableStyle: string | null) => boolean;
}

const NO_STYLE: DocxStyle = { name: '', heading: null, list: null, ink: NO_INK };
const HEADING_NAME = /^(?:heading|überschrift|titre|título|titolo|kop) ?([1-9])$/i;
// Word's own styles inherit over three or four levels; a circular chain in a damaged file must end.
const INHERITED_MAX = 20;
// A style as defined in the document, before inheritance.
interface StyleDefinition {
  readonly id: string;
  name: string;
  basedOn: string | null;
  outline: number | null;
  listId: string | null;
  listLevel: number | null;
  ink: DocxInk;
  paints: boolean;
}

/** Creates a reader that collects the styles of a document from its styles part. */
export function createStyleReader(): { readonly handlers: Partial<XmlHandlers>; readonly styles: () => DocxStyles } {
  const styles = new Map<string, StyleDefinition>();
  const defaults = emptyStyle('');
  let defaultId: string | null = null;
  let open: StyleDefinition = defaults;
  const path: string[] = [];
  const handlers = {
    open: (name: string, attributes: XmlAttributes) => {
      if (name === 'style') {
        open = emptyStyle(attributes.styleId ?? '');
        styles.set(attributes.styleId ?? '', open);
        if (attributes.type === 'paragraph' && attributes.default !== undefined && attributes.default !== '0') {
          defaultId = attributes.styleId ?? null;
        }
      } else {
        applyElement(open, { name, attributes, path });
      }
      path.push(name);
    },
    close: () => {
      path.pop();
    },
  };
  return { handlers, styles: () => resolveStyles(styles, defaultId, defaults.ink) };
}

function emptyStyle(id: string): StyleDefinition {
  return { id, name: '', basedOn: null, outline: null, listId: null, listLevel: null, ink: NO_INK, paints: false };
}

function applyElement(style: StyleDefinition, element: DocxElement): void {
  const { name, attributes } = element;
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
    style.listLevel = Number(val) || 0;
  } else {
    style.ink = inkAfterFill(style.ink, element) ?? inkAfter(style.ink, name, attributes);
    style.paints ||= name === 'shd' && isPainted(attributes);
  }
}

function isPainted(attributes: XmlAttributes): boolean {
  const ground = groundOf(attributes);
  return ground === 'other' || (ground !== null && !isInvisibleOn(ground, WHITE));
}

function resolveStyles(
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
  const naming = chain.findIndex(({ listId }) => listId !== null);
  const listId = chain[naming]?.listId;
  const listed = chain.slice(0, naming + 1).map(({ id, listLevel }) => ({ id, level: listLevel }));
  return {
    name: style.name,
    heading: headingOf(chain),
    list: listId ? { id: listId, styles: listed } : null,
    ink: {
      isVanished: first('isVanished'),
      isSquashed: first('isSquashed'),
      color: first('color'),
      ground: first('ground'),
      size: first('size'),
      isBold: first('isBold'),
      isRaised: first('isRaised'),
      isStruck: first('isStruck'),
      isOutlined: first('isOutlined'),
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
