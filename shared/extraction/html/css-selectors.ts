import { parse, type Selector } from 'css-what';
import { attributeOf, childElements, type HtmlElement, isElement } from './tree/html-element.ts';

/** A selector without commas, as parsed. */
export type CssSelector = readonly Selector[];

// Limits the time that one selector takes for one element: a long selector may match deeply nested elements in very
// many ways.
const STEPS_MAX = 10_000;
// How far back a sibling is looked for.
const SIBLINGS_MAX = 100;

/** Parses a list of selectors; one that a browser cannot parse either matches nothing. */
export function parseSelectors(selectors: string): readonly CssSelector[] {
  try {
    return parse(selectors).filter((parts) => !parts.some(({ type }) => type === 'pseudo-element'));
  } catch {
    return [];
  }
}

/** Returns the specificity of a selector as one number: 1,000,000 for an id, 1,000 for a class, 1 for a tag. */
export function weightOf(selector: CssSelector): number {
  return selector.reduce((sum, part) => {
    if (part.type === 'attribute') {
      return sum + (part.name === 'id' && part.action === 'equals' ? 1_000_000 : 1_000);
    }
    if (part.type !== 'pseudo') {
      return sum + (part.type === 'tag' ? 1 : 0);
    }
    const inner = Array.isArray(part.data) ? Math.max(0, ...part.data.map(weightOf)) : 1_000;
    return sum + (part.name === 'where' ? 0 : inner);
  }, 0);
}

/** Returns the class, id or tag that an element must have for a selector to match, or '*'. */
export function keyOf(selector: CssSelector): string {
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

/** Returns the keys of the selectors that may match an element. */
export function keysOf(element: HtmlElement): Iterable<string> {
  const classes = attributeOf(element, 'class')?.split(/\s+/) ?? [];
  const id = attributeOf(element, 'id');
  return new Set(['*', element.tagName, ...(id === null ? [] : [`#${id}`]), ...classes.map((name) => `.${name}`)]);
}

/** Whether a selector matches an element. What depends on the reader's actions, or is not known, does not match. */
export function selects(selector: CssSelector, element: HtmlElement): boolean {
  return selectsUpTo({ selector, steps: { left: STEPS_MAX } }, selector.length, element);
}

interface Matching {
  readonly selector: CssSelector;
  readonly steps: { left: number };
}

function selectsUpTo(matching: Matching, length: number, element: HtmlElement): boolean {
  for (let at = length - 1; at >= 0; at -= 1) {
    const part = matching.selector[at] as Selector;
    const others = COMBINATORS[part.type]?.(element);
    matching.steps.left -= 1;
    if (others !== undefined) {
      return others.some((other) => matching.steps.left > 0 && selectsUpTo(matching, at, other));
    }
    if (!matchesPart(part, element)) {
      return false;
    }
  }
  return true;
}

// Returns the elements to which a combinator leads, the nearest first.
const COMBINATORS: Readonly<Partial<Record<Selector['type'], (element: HtmlElement) => readonly HtmlElement[]>>> = {
  descendant: (element) => ancestorsOf(element),
  child: (element) => ancestorsOf(element).slice(0, 1),
  adjacent: (element) => siblingsBefore(element, 1),
  sibling: (element) => siblingsBefore(element, SIBLINGS_MAX),
};

function ancestorsOf({ parentNode }: HtmlElement): readonly HtmlElement[] {
  const ancestors: HtmlElement[] = [];
  for (let node = parentNode; node !== null && isElement(node); node = node.parentNode) {
    ancestors.push(node);
  }
  return ancestors;
}

function siblingsBefore(element: HtmlElement, count: number): readonly HtmlElement[] {
  const { all, places } = familyOf(element);
  const at = places.get(element) ?? 0;
  return all.slice(Math.max(0, at - count), at).reverse();
}

interface Family {
  readonly all: readonly HtmlElement[];
  readonly places: ReadonlyMap<HtmlElement, number>;
}

// By parent, because a table with thousands of rows would otherwise be searched once for each of them.
const families = new WeakMap<object, Family>();

function familyOf(element: HtmlElement): Family {
  const parent = element.parentNode ?? { childNodes: [element] };
  const known = families.get(parent);
  if (known !== undefined) {
    return known;
  }
  const all = childElements(parent);
  const family = { all, places: new Map(all.map((each, at) => [each, at])) };
  families.set(parent, family);
  return family;
}

function matchesPart(part: Selector, element: HtmlElement): boolean {
  switch (part.type) {
    case 'tag':
      return part.name.toLowerCase() === element.tagName;
    case 'attribute':
      return matchesAttribute(part, element);
    case 'pseudo':
      return matchesPseudo(part, element);
    default:
      return part.type === 'universal';
  }
}

function matchesAttribute(part: Extract<Selector, { type: 'attribute' }>, element: HtmlElement): boolean {
  const given = attributeOf(element, part.name.toLowerCase());
  if (given === null) {
    return part.action === 'not';
  }
  const [value, wanted] =
    part.ignoreCase === true ? [given.toLowerCase(), part.value.toLowerCase()] : [given, part.value];
  const isFound: Readonly<Partial<Record<typeof part.action, boolean>>> = {
    equals: value === wanted,
    element: value.split(/\s+/).includes(wanted),
    start: wanted !== '' && value.startsWith(wanted),
    end: wanted !== '' && value.endsWith(wanted),
    any: wanted !== '' && value.includes(wanted),
    hyphen: value === wanted || value.startsWith(`${wanted}-`),
    not: value !== wanted,
  };
  return isFound[part.action] ?? true;
}

function matchesPseudo({ name, data }: Extract<Selector, { type: 'pseudo' }>, element: HtmlElement): boolean {
  const { all, places } = familyOf(element);
  const place = (places.get(element) ?? 0) + 1;
  switch (name) {
    case 'not':
      return Array.isArray(data) && !data.some((selector) => selects(selector, element));
    case 'is':
    case 'where':
      return Array.isArray(data) && data.some((selector) => selects(selector, element));
    case 'root':
      return element.tagName === 'html';
    case 'first-child':
      return place === 1;
    case 'last-child':
      return place === all.length;
    case 'nth-child':
      return isNth(String(data), place);
    default:
      return false;
  }
}

const NTH = /^\s{0,9}(?:(?<step>[+-]?\d{0,6})n)?\s{0,9}(?<first>[+-]?\s{0,9}\d{1,6})?\s{0,9}$/i;
const NAMED: Readonly<Record<string, string>> = { odd: '2n+1', even: '2n' };

// Whether a formula such as `2n+1` selects a position.
function isNth(formula: string, place: number): boolean {
  const { step, first } = NTH.exec(NAMED[formula.trim().toLowerCase()] ?? formula)?.groups ?? {};
  const every = step === undefined ? 0 : /\d/.test(step) ? Number(step) : Number(`${step}1`);
  const beyond = place - Number(first?.replace(/\s/g, '') ?? 0);
  return (step ?? first) !== undefined && (every === 0 ? beyond === 0 : beyond % every === 0 && beyond / every >= 0);
}
