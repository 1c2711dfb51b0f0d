import type { Selector } from 'css-what';
import type { CssDeclaration } from './css-declarations.ts';
import type { LayerPlace } from './sheets/css-layers.ts';
import { attributeOf, type HtmlElement } from './tree/html-element.ts';

/** A rule of a style sheet for one selector. */
export interface CssRule {
  readonly selector: readonly Selector[];
  /** The specificity of the selector as one number: 1,000,000 for an id, 1,000 for a class, 1 for a tag. */
  readonly weight: number;
  readonly order: number;
  readonly layer: LayerPlace;
  readonly declarations: readonly CssDeclaration[];
  /**
   * Whether one of its declarations hides text: if so, the rule applies even where it is unclear if its selector
   * matches.
   */
  readonly hides: boolean;
}

/** Returns the specificity of a selector as `CssRule` has it. */
export function weightOf(selector: readonly Selector[]): number {
  return selector.reduce((sum, part) => sum + weightOfPart(part), 0);
}

function weightOfPart(part: Selector): number {
  if (part.type === 'attribute') {
    return part.name === 'id' && part.action === 'equals' ? 1_000_000 : 1_000;
  }
  if (part.type !== 'pseudo') {
    return part.type === 'tag' ? 1 : 0;
  }
  const inner = Array.isArray(part.data) ? Math.max(0, ...part.data.map(weightOf)) : 1_000;
  return part.name === 'where' ? 0 : inner;
}

/**
 * Returns a function that returns the rules that may match an element. Indexes the rules by the class, id or tag that
 * the last part of their selector requires, so that few are tried per element.
 */
export function rulesByElement(rules: readonly CssRule[]): (element: HtmlElement) => readonly CssRule[] {
  const index = new Map<string, CssRule[]>();
  for (const rule of rules) {
    const key = keyOf(rule.selector);
    const same = index.get(key) ?? [];
    same.push(rule);
    index.set(key, same);
  }
  return (element) => [...keysOf(element)].flatMap((key) => index.get(key) ?? NO_RULES);
}

const NO_RULES: readonly CssRule[] = [];

function keysOf(element: HtmlElement): Iterable<string> {
  if (element.attrs.length === 0) {
    return ['*', element.tagName];
  }
  const classes = attributeOf(element, 'class')?.split(/\s+/) ?? [];
  const id = attributeOf(element, 'id') ?? '';
  return new Set(['*', element.tagName, `#${id}`, ...classes.map((name) => `.${name}`)]);
}

function keyOf(selector: readonly Selector[]): string {
  let key = '*';
  for (const part of selector) {
    if (/^(?:descendant|child|sibling|adjacent|parent|column-combinator)$/.test(part.type)) {
      key = '*';
    } else if (part.type === 'attribute' && part.name === 'class' && part.action === 'element') {
      key = `.${part.value}`;
    } else if (part.type === 'attribute' && part.name === 'id' && part.action === 'equals') {
      key = `#${part.value}`;
    } else if (part.type === 'tag' && key === '*') {
      key = part.name.toLowerCase();
    }
  }
  return key;
}
