import type { Selector } from 'css-what';
import { attributeOf, childElements, type HtmlElement, isElement } from './tree/html-element.ts';

// States that depend on the reader's actions, and parts of an element that are not elements themselves.
const TRANSIENT =
  /^(?:hover|focus|focus-within|focus-visible|active|visited|target|checked|indeterminate|invalid|user-invalid|open|popover-open|modal|fullscreen|playing|disabled|autofill|placeholder-shown|selection)$/;

/**
 * Whether a selector matches an element. Where that is unclear, returns `doubtful`: true for a rule that hides, false
 * for a rule that shows.
 */
export function selects(selector: readonly Selector[], element: HtmlElement, doubtful: boolean): boolean {
  return selectsUpTo({ selector, length: selector.length, doubtful }, element);
}

// The first parts of a selector.
interface Beginning {
  readonly selector: readonly Selector[];
  readonly length: number;
  readonly doubtful: boolean;
}

function selectsUpTo(beginning: Beginning, element: HtmlElement): boolean {
  const { selector, doubtful } = beginning;
  for (let i = beginning.length - 1; i >= 0; i -= 1) {
    const part = selector[i];
    if (part === undefined) {
      return true;
    }
    if (part.type === 'sibling') {
      return isAfterSelected({ ...beginning, length: i }, element);
    }
    const others = COMBINATORS[part.type]?.(element);
    if (others !== undefined) {
      return others.some((other) => selectsUpTo({ ...beginning, length: i }, other));
    }
    if (!matchesPart(part, element, doubtful)) {
      return false;
    }
  }
  return true;
}

// How far the elements inside one node were searched for the first one that the beginning of a selector matches.
interface Search {
  next: number;
  isFound: boolean;
}

// By selector, its length, and the elements: otherwise each of thousands of siblings would be compared with all those
// before it.
const searches = new WeakMap<readonly Selector[], Map<string, WeakMap<Family, Search>>>();

function searchFor({ selector, length, doubtful }: Beginning, family: Family): Search {
  const ofSelector = searches.get(selector) ?? new Map<string, WeakMap<Family, Search>>();
  searches.set(selector, ofSelector);
  const key = `${length} ${doubtful}`;
  const ofLength = ofSelector.get(key) ?? new WeakMap<Family, Search>();
  ofSelector.set(key, ofLength);
  const search = ofLength.get(family) ?? { next: 0, isFound: false };
  ofLength.set(family, search);
  return search;
}

// Whether a sibling before an element matches.
function isAfterSelected(beginning: Beginning, element: HtmlElement): boolean {
  const family = familyOf(element);
  const search = searchFor(beginning, family);
  const among = family.places.get(element)?.among ?? 0;
  for (; !search.isFound && search.next < among; search.next += 1) {
    search.isFound = selectsUpTo(beginning, family.all[search.next] as HtmlElement);
  }
  return search.isFound && search.next <= among;
}

// Returns the elements to which a combinator leads, the nearest first.
const COMBINATORS: Readonly<Partial<Record<Selector['type'], (element: HtmlElement) => readonly HtmlElement[]>>> = {
  descendant: (element) => ancestorsOf(element),
  child: (element) => ancestorsOf(element).slice(0, 1),
  adjacent: (element) => siblingBefore(element),
};

function ancestorsOf({ parentNode }: HtmlElement): readonly HtmlElement[] {
  const ancestors: HtmlElement[] = [];
  for (let node = parentNode; node !== null && isElement(node); node = node.parentNode) {
    ancestors.push(node);
  }
  return ancestors;
}

function siblingBefore(element: HtmlElement): readonly HtmlElement[] {
  const { all, places } = familyOf(element);
  const before = all[(places.get(element)?.among ?? 0) - 1];
  return before === undefined ? [] : [before];
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

// Whether the language of an element is in a list; null where the page does not say its language.
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
