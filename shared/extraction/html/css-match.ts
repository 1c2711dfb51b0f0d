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
      return someOf(others, (other) => selects(before, other, doubtful));
    }
    if (!matchesPart(part, element, doubtful)) {
      return false;
    }
  }
  return true;
}

function someOf(elements: Iterable<HtmlElement>, matches: (element: HtmlElement) => boolean): boolean {
  for (const element of elements) {
    if (matches(element)) {
      return true;
    }
  }
  return false;
}

// Returns the elements to which a combinator leads, the nearest first.
const COMBINATORS: Readonly<Partial<Record<Selector['type'], (element: HtmlElement) => Iterable<HtmlElement>>>> = {
  descendant: (element) => ancestorsOf(element),
  child: (element) => ancestorsOf(element).slice(0, 1),
  sibling: (element) => siblingsBefore(element, Number.POSITIVE_INFINITY),
  adjacent: (element) => siblingsBefore(element, 1),
};

function ancestorsOf({ parentNode }: HtmlElement): readonly HtmlElement[] {
  const ancestors: HtmlElement[] = [];
  for (let node = parentNode; node !== null && isElement(node); node = node.parentNode) {
    ancestors.push(node);
  }
  return ancestors;
}

function* siblingsBefore(element: HtmlElement, max: number): Generator<HtmlElement> {
  const { all, places } = familyOf(element);
  const among = places.get(element)?.among ?? 0;
  for (let i = among - 1; i >= Math.max(0, among - max); i -= 1) {
    yield all[i] as HtmlElement;
  }
}

// The elements inside one node, each with its position among all of them and among those with its tag, from 0.
interface Family {
  readonly all: readonly HtmlElement[];
  readonly places: ReadonlyMap<HtmlElement, { readonly among: number; readonly ofType: number }>;
  readonly countOfType: ReadonlyMap<string, number>;
}

// By parent, because a table with thousands of rows would otherwise be searched once for each of them.
const families = new WeakMap<object, Family>();

function familyOf(element: HtmlElement): Family {
  const parent = element.parentNode ?? { childNodes: [element] };
  const family = families.get(parent) ?? familyIn(childElements(parent));
  families.set(parent, family);
  return family;
}

function familyIn(all: readonly HtmlElement[]): Family {
  const countOfType = new Map<string, number>();
  const places = new Map<HtmlElement, { readonly among: number; readonly ofType: number }>();
  for (const [among, element] of all.entries()) {
    const ofType = countOfType.get(element.tagName) ?? 0;
    places.set(element, { among, ofType });
    countOfType.set(element.tagName, ofType + 1);
  }
  return { all, places, countOfType };
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
  if (name === 'lang') {
    return isInLanguage(element, String(data)) ?? doubtful;
  }
  const counted = COUNTED.get(name);
  const matches = counted === undefined ? PLACES.get(name)?.(element) : isNth(String(data), counted(element));
  return matches ?? (!TRANSIENT.test(name) && doubtful);
}

const PLACES: ReadonlyMap<string, (element: HtmlElement) => boolean> = new Map([
  ['root', ({ tagName }) => tagName === 'html'],
  ['empty', ({ childNodes }) => childNodes.every(({ nodeName }) => nodeName === '#comment')],
  ['first-child', (element) => placeOf(element) === 1],
  ['last-child', (element) => placeFromEnd(element) === 1],
  ['only-child', (element) => placeOf(element) === 1 && placeFromEnd(element) === 1],
  ['first-of-type', (element) => placeOfType(element) === 1],
  ['last-of-type', (element) => placeOfTypeFromEnd(element) === 1],
  ['only-of-type', (element) => placeOfType(element) === 1 && placeOfTypeFromEnd(element) === 1],
]);

const COUNTED: ReadonlyMap<string, (element: HtmlElement) => number> = new Map([
  ['nth-child', placeOf],
  ['nth-last-child', placeFromEnd],
  ['nth-of-type', placeOfType],
  ['nth-last-of-type', placeOfTypeFromEnd],
]);

// Each of these returns the position of an element among others, from 1.
function placeOf(element: HtmlElement): number {
  return (familyOf(element).places.get(element)?.among ?? 0) + 1;
}

function placeFromEnd(element: HtmlElement): number {
  return familyOf(element).all.length - placeOf(element) + 1;
}

function placeOfType(element: HtmlElement): number {
  return (familyOf(element).places.get(element)?.ofType ?? 0) + 1;
}

function placeOfTypeFromEnd(element: HtmlElement): number {
  return (familyOf(element).countOfType.get(element.tagName) ?? 1) - placeOfType(element) + 1;
}

// Whether the language of an element is one of those in a list; null where the page does not say its language.
function isInLanguage(element: HtmlElement, list: string): boolean | null {
  const set = [element, ...ancestorsOf(element)].map((one) => attributeOf(one, 'lang')?.toLowerCase());
  const own = set.find((language) => language !== undefined);
  if (own === undefined) {
    return null;
  }
  const names = list.split(',').map((name) => name.replace(/["'\s]/g, '').toLowerCase());
  return names.some((name) => own === name || own.startsWith(`${name}-`));
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
