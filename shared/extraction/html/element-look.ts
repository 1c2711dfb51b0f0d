import { isColourWord } from './css-colour.ts';
import { type CssDeclaration, cssDeclarations } from './css-declarations.ts';
import type { CssSheet } from './css-sheet.ts';
import { attributeOf, childElements, type HtmlElement } from './html-element.ts';
import { type Look, lookInside } from './look.ts';

// Elements whose content a browser never displays as text.
const NEVER_SHOWN = new Set(
  `script style template noscript head title iframe object svg audio video canvas map datalist noframes noembed frameset rp
  rt select textarea param meta link base annotation annotation-xml mphantom applet portal nextid`.split(/\s+/),
);

/** Returns the look of the text inside an element, or null for an element that is not displayed. */
export function elementLook(element: HtmlElement, around: Look, sheet: CssSheet | null): Look | null {
  if (isNeverShown(element)) {
    return null;
  }
  const declarations = declarationsOf(element, sheet);
  if (declarations.length === 0) {
    return around;
  }
  const values = finalValues(declarations);
  const animations = `${values.get('animation') ?? ''} ${values.get('animation-name') ?? ''}`.split(/[\s,]+/);
  const look = animations.some((name) => sheet?.hidingAnimations.has(name)) ? null : lookInside(around, values);
  // A page that hides itself entirely is shown by its scripts after loading.
  const isPage = element.tagName === 'html' || element.tagName === 'body';
  return isPage ? { ...(look ?? around), isVisible: true } : look;
}

/**
 * Whether the text of an element is raised, by its tag or by a style that programs write when they export documents.
 */
export function isRaised(element: HtmlElement, sheet: CssSheet | null): boolean {
  return (
    element.tagName === 'sup' || finalValues(declarationsOf(element, sheet)).get('vertical-align')?.trim() === 'super'
  );
}

// Returns the declarations for an element, the weakest first.
function declarationsOf(element: HtmlElement, sheet: CssSheet | null): CssDeclaration[] {
  const inline = attributeOf(element, 'style');
  return [
    ...attributeDeclarations(element),
    ...(sheet?.declarationsFor(element) ?? []),
    ...(inline === null ? [] : cssDeclarations(inline)),
  ];
}

// Whether the tag and attributes alone show that an element is not displayed.
function isNeverShown(element: HtmlElement): boolean {
  const { tagName } = element;
  const has = (name: string) => attributeOf(element, name) !== null;
  if (NEVER_SHOWN.has(tagName) || has('hidden') || has('popover')) {
    return true;
  }
  if ((tagName === 'dialog' && !has('open')) || (tagName === 'input' && attributeOf(element, 'type') === 'hidden')) {
    return true;
  }
  // The children of an element with a shadow root appear only in the slots of its template.
  return childElements(element).some(
    (child) => child.tagName === 'template' && attributeOf(child, 'shadowrootmode') !== null,
  );
}

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
    // A browser ignores an unknown colour and keeps the earlier one.
    if (property !== 'color' || isColourWord(value)) {
      values.set(property, value);
    }
  }
  return values;
}

// Presentational attributes, which are older than style sheets.
function attributeDeclarations(element: HtmlElement): CssDeclaration[] {
  const declarations: CssDeclaration[] = [];
  const add = (property: string, value: string | null) => {
    if (value !== null) {
      declarations.push({ property, value: value.trim().toLowerCase(), isImportant: false });
    }
  };
  add('background-color', legacyColour(attributeOf(element, 'bgcolor')));
  add('color', element.tagName === 'font' ? legacyColour(attributeOf(element, 'color')) : null);
  add('color', element.tagName === 'body' ? legacyColour(attributeOf(element, 'text')) : null);
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

function legacyColour(value: string | null): string | null {
  return value !== null && /^[0-9a-f]{6}$/i.test(value) ? `#${value}` : value;
}
