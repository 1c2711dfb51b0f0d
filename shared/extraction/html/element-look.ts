import { cssColor } from './css-color.ts';
import type { CssSheet } from './css-sheet.ts';
import { type CssDeclaration, cssDeclarations } from './css-text.ts';
import { type Look, lookInside, paintedLook } from './look.ts';
import { attributeOf, type HtmlElement, isElement } from './tree/html-element.ts';

// Elements whose content a browser never displays as text.
const NEVER_SHOWN = new Set(
  `script style template noscript head title iframe object svg audio video canvas map datalist noframes noembed frameset rp
  rt select textarea param meta link base annotation annotation-xml mphantom applet portal nextid`.split(/\s+/),
);

/** Returns the look of the text inside an element, or null for an element that is not displayed. */
export function elementLook(element: HtmlElement, around: Look, sheet: CssSheet): Look | null {
  if (isNeverShown(element)) {
    return null;
  }
  const values = valuesOf(element, sheet);
  if (element.tagName === 'html' || element.tagName === 'body') {
    // A page that hides itself entirely is shown by its scripts after loading: only its colors count.
    return { ...paintedLook(around, values), isVisible: true, fontPx: around.fontPx };
  }
  return lookInside(around, values);
}

/**
 * Whether the text of an element is raised, by its tag or by a style that programs write when they export documents.
 */
export function isRaised(element: HtmlElement, sheet: CssSheet): boolean {
  return element.tagName === 'sup' || valuesOf(element, sheet).get('vertical-align')?.trim() === 'super';
}

/**
 * Returns how the text of an element that is usually part of a line is separated from the text beside it: by lines of
 * its own, by a space, or not at all.
 */
export function separationOf(element: HtmlElement, sheet: CssSheet): 'lines' | 'space' | null {
  const { tagName, parentNode } = element;
  if (/^(?:block|flow-root|flex|grid|table|list-item)\b/.test(displayOf(element, sheet))) {
    return 'lines';
  }
  const isItem =
    parentNode !== null && isElement(parentNode) && /^(?:inline-)?(?:flex|grid)\b/.test(displayOf(parentNode, sheet));
  // Text that is struck through would form another number with the value that replaces it.
  return isItem || /^(?:button|del|s|strike)$/.test(tagName) ? 'space' : null;
}

const LIST_TYPES: ReadonlyMap<string, string> = new Map([
  ['a', 'lower-alpha'],
  ['A', 'upper-alpha'],
  ['i', 'lower-roman'],
  ['I', 'upper-roman'],
]);

/** Returns the style of the numbers of a list, as CSS names it. */
export function numberStyleOf(list: HtmlElement, sheet: CssSheet): string {
  const values = valuesOf(list, sheet);
  const style = values.get('list-style-type') ?? values.get('list-style');
  return style ?? LIST_TYPES.get(attributeOf(list, 'type') ?? '') ?? 'decimal';
}

function displayOf(element: HtmlElement, sheet: CssSheet): string {
  return valuesOf(element, sheet).get('display') ?? '';
}

// The values are needed several times for each element of a page.
const KNOWN_VALUES = new WeakMap<CssSheet, Map<HtmlElement, ReadonlyMap<string, string>>>();
const NO_VALUES: ReadonlyMap<string, string> = new Map();

// Returns the values of an element's properties.
function valuesOf(element: HtmlElement, sheet: CssSheet): ReadonlyMap<string, string> {
  const known = KNOWN_VALUES.get(sheet) ?? new Map<HtmlElement, ReadonlyMap<string, string>>();
  KNOWN_VALUES.set(sheet, known);
  const found = known.get(element);
  if (found !== undefined) {
    return found;
  }
  const values = computeValues(element, sheet);
  known.set(element, values);
  return values;
}

function computeValues(element: HtmlElement, sheet: CssSheet): ReadonlyMap<string, string> {
  const inline = attributeOf(element, 'style');
  const declarations = [
    ...attributeDeclarations(element),
    ...sheet.declarationsFor(element),
    ...(inline === null ? [] : cssDeclarations(inline)),
  ];
  if (declarations.length === 0) {
    return NO_VALUES;
  }
  return finalValues(declarations);
}

// Whether the tag and attributes alone show that an element is not displayed.
function isNeverShown(element: HtmlElement): boolean {
  const { tagName, childNodes } = element;
  const has = (name: string) => attributeOf(element, name) !== null;
  if (NEVER_SHOWN.has(tagName) || has('hidden') || has('popover')) {
    return true;
  }
  if ((tagName === 'dialog' && !has('open')) || (tagName === 'input' && attributeOf(element, 'type') === 'hidden')) {
    return true;
  }
  // The children of an element with a shadow root appear only in the slots of its template.
  return childNodes.some(
    (child) => isElement(child) && child.tagName === 'template' && attributeOf(child, 'shadowrootmode') !== null,
  );
}

const KEYWORD = /^(?:inherit|initial|unset|revert|currentcolor)$/;

// Returns the values that count among declarations, which are sorted with the weakest first.
function finalValues(declarations: readonly CssDeclaration[]): ReadonlyMap<string, string> {
  const values = new Map<string, string>();
  const ordered = [
    ...declarations.filter(({ isImportant }) => !isImportant),
    ...declarations.filter(({ isImportant }) => isImportant),
  ];
  for (const { property, value } of ordered) {
    // A later `background` resets earlier values.
    if (property === 'background') {
      values.delete('background-color');
      values.delete('background-image');
    }
    if (property === 'font') {
      values.delete('font-size');
    }
    // A browser ignores a word that is no color and keeps the earlier one.
    if (property !== 'color' || cssColor(value) !== null || !/^[a-z-]+$/.test(value) || KEYWORD.test(value)) {
      values.set(property, value);
    }
  }
  return values;
}

// Presentational attributes, which are older than style sheets.
function attributeDeclarations(element: HtmlElement): CssDeclaration[] {
  if (element.attrs.length === 0) {
    return [];
  }
  const declarations: CssDeclaration[] = [];
  const add = (property: string, value: string | null) => {
    if (value !== null) {
      declarations.push({ property, value: value.trim().toLowerCase(), isImportant: false });
    }
  };
  add('background-color', legacyColor(attributeOf(element, 'bgcolor')));
  add('color', element.tagName === 'font' ? legacyColor(attributeOf(element, 'color')) : null);
  add('color', element.tagName === 'body' ? legacyColor(attributeOf(element, 'text')) : null);
  if (attributeOf(element, 'background') !== null) {
    add('background-image', 'url(picture)');
  }
  if (element.tagName === 'font' && /^0$/.test(attributeOf(element, 'size') ?? '')) {
    add('font-size', '0');
  }
  for (const side of ['width', 'height']) {
    add(side, /^0(?:px|%)?$/.test(attributeOf(element, side) ?? '') && element.tagName === 'marquee' ? '0' : null);
  }
  return declarations;
}

function legacyColor(value: string | null): string | null {
  return value !== null && /^[0-9a-f]{6}$/i.test(value) ? `#${value}` : value;
}
