import type { Selector } from 'css-what';
import { attributeOf, childElements, type HtmlElement, isElement } from './html-element.ts';

// States that depend on the reader's actions, and parts of an element that are not elements themselves.
const TRANSIENT =
  /^(?:hover|focus|focus-within|focus-visible|active|visited|target|checked|indeterminate|invalid|user-invalid|open|popover-open|modal|fullscreen|playing|disabled|autofill|placeholder-shown|selection)$/;

/**
 * Whether a selector matches an element. Where that is unclear, returns `doubtful`: true for a rule that hides, false
 * for a rule that shows.
 */
export function selects(selector: readonly Selector[], element: HtmlElement, doubtful: boolean): boolean {
  for (let i = selector.length - 1; i >= 0; i -= 1) {
    const part = selector[i];
    if (part === undefined) {
      return true;
    }
    const others = COMBINATORS[part.type]?.(element);
    if (others !== undefined) {
      const before = selector.slice(0, i);
      return others.some((other) => selects(before, other, doubtful));
    }
    if (!matchesPart(part, element, doubtful)) {
      return false;
    }
  }
  return true;
}

const COMBINATORS: Readonly<Partial<Record<Selector['type'], (element: HtmlElement) => readonly HtmlElement[]>>> = {
  descendant: (element) => ancestorsOf(element),
  child: (element) => ancestorsOf(element).slice(0, 1),
  sibling: (element) => siblingsBefore(element),
  adjacent: (element) => siblingsBefore(element).slice(-1),
};

function ancestorsOf({ parentNode }: HtmlElement): readonly HtmlElement[] {
  const ancestors: HtmlElement[] = [];
  for (let node = parentNode; node !== null && isElement(node); node = node.parentNode) {
    ancestors.push(node);
  }
  return ancestors;
}

function siblingsBefore(element: HtmlElement): readonly HtmlElement[] {
  const all = siblings(element);
  return all.slice(0, all.indexOf(element));
}

function siblings(element: HtmlElement): readonly HtmlElement[] {
  return element.parentNode === null ? [element] : childElements(element.parentNode);
}

function matchesPart(part: Selector, element: HtmlElement, doubtful: boolean): boolean {
  if (part.type === 'tag') {
    return part.name.toLowerCase() === element.tagName;
  }
  if (part.type === 'attribute') {
    return matchesAttribute(part, element);
  }
  if (part.type === 'pseudo') {
    return matchesPseudo(part, element, doubtful);
  }
  return part.type === 'universal';
}

function matchesAttribute(part: Extract<Selector, { type: 'attribute' }>, element: HtmlElement): boolean {
  const given = attributeOf(element, part.name.toLowerCase());
  if (given === null) {
    return part.action === 'not';
  }
  const ignoresCase = part.ignoreCase === true;
  const [value, wanted] = ignoresCase ? [given.toLowerCase(), part.value.toLowerCase()] : [given, part.value];
  switch (part.action) {
    case 'equals':
      return value === wanted;
    case 'element':
      return value.split(/\s+/).includes(wanted);
    case 'start':
      return wanted !== '' && value.startsWith(wanted);
    case 'end':
      return wanted !== '' && value.endsWith(wanted);
    case 'any':
      return wanted !== '' && value.includes(wanted);
    case 'hyphen':
      return value === wanted || value.startsWith(`${wanted}-`);
    case 'not':
      return value !== wanted;
    default:
      return true;
  }
}

function matchesPseudo(
  { name, data }: Extract<Selector, { type: 'pseudo' }>,
  element: HtmlElement,
  doubtful: boolean,
): boolean {
  if (Array.isArray(data)) {
    const some = data.some((selector) => selects(selector, element, name === 'not' ? !doubtful : doubtful));
    if (name === 'not') {
      return !some;
    }
    return name === 'is' || name === 'where' || name === 'matches' ? some : doubtful;
  }
  const counted = COUNTED[name];
  const matches = counted === undefined ? PLACES[name]?.(element) : isNth(String(data), counted(element));
  return matches ?? (!TRANSIENT.test(name) && doubtful);
}

const PLACES: Readonly<Record<string, (element: HtmlElement) => boolean>> = {
  root: ({ tagName }) => tagName === 'html',
  'first-child': (element) => siblings(element)[0] === element,
  'last-child': (element) => siblings(element).at(-1) === element,
  'only-child': (element) => siblings(element).length === 1,
  'first-of-type': (element) => sameType(element)[0] === element,
  'last-of-type': (element) => sameType(element).at(-1) === element,
  'only-of-type': (element) => sameType(element).length === 1,
};

// Returns the position of an element among others, from 1.
const COUNTED: Readonly<Record<string, (element: HtmlElement) => number>> = {
  'nth-child': (element) => siblings(element).indexOf(element) + 1,
  'nth-last-child': (element) => siblings(element).toReversed().indexOf(element) + 1,
  'nth-of-type': (element) => sameType(element).indexOf(element) + 1,
  'nth-last-of-type': (element) => sameType(element).toReversed().indexOf(element) + 1,
};

function sameType(element: HtmlElement): readonly HtmlElement[] {
  return siblings(element).filter(({ tagName }) => tagName === element.tagName);
}

const NTH = /^\s{0,9}(?:(?<step>[+-]?\d{0,6})n)?\s{0,9}(?<first>[+-]?\s{0,9}\d{1,6})?\s{0,9}$/i;
const NAMED: Readonly<Record<string, string>> = { odd: '2n+1', even: '2n' };

// Whether a formula such as `2n+1` selects a position; null when the formula has another form.
function isNth(formula: string, place: number): boolean | null {
  const { step, first } = NTH.exec(NAMED[formula.trim().toLowerCase()] ?? formula)?.groups ?? {};
  if (step === undefined && first === undefined) {
    return null;
  }
  const every = step === undefined ? 0 : /\d/.test(step) ? Number(step) : Number(`${step}1`);
  const beyond = place - Number(first?.replace(/\s/g, '') ?? 0);
  return every === 0 ? beyond === 0 : beyond % every === 0 && beyond / every >= 0;
}
