import { parse, type Selector } from 'css-what';
import { type CssDeclaration, cssDeclarations, cssParts } from './css-declarations.ts';
import { SCREEN } from './css-length.ts';
import { selects } from './css-match.ts';
import { attributeOf, type HtmlElement } from './html-element.ts';
import { isTextVisible, lookInside, PLAIN_LOOK } from './look.ts';

/** The style sheets of a page. */
export interface CssSheet {
  /** Returns the declarations for an element, the weakest first. */
  readonly declarationsFor: (element: HtmlElement) => readonly CssDeclaration[];
  /** The animations that leave their element hidden. */
  readonly hidingAnimations: ReadonlySet<string>;
}

interface Rule {
  readonly selector: readonly Selector[];
  /** The specificity of the selector as one number: 1,000,000 for an id, 1,000 for a class, 1 for a tag. */
  readonly weight: number;
  readonly order: number;
  readonly declarations: readonly CssDeclaration[];
  /**
   * Whether one of its declarations hides text: if so, the rule applies even where it is unclear if its selector
   * matches.
   */
  readonly hides: boolean;
}

// Far more than pages have; they limit the time that a malicious page can take.
const RULES_MAX = 20_000;
// Conditions such as @media and @supports are rarely nested, and each level multiplies the work.
const NESTED_MAX = 8;

/** Parses style sheets as they apply on a wide screen; imported style sheets are not loaded. */
export function cssSheet(texts: readonly string[]): CssSheet {
  const rules: Rule[] = [];
  const hidingAnimations = new Set<string>();
  for (const text of texts) {
    addRules(rules, text, { above: null, depth: 0, doubtful: false, hidingAnimations });
  }
  const index = indexOf(rules);
  return {
    hidingAnimations,
    declarationsFor: (element) =>
      candidates(index, element)
        .filter(({ selector, hides }) => selects(selector, element, hides))
        .sort((one, other) => one.weight - other.weight || one.order - other.order)
        .flatMap(({ declarations }) => declarations),
  };
}

interface Scope {
  /** The selector of the enclosing rule; null at the top level. */
  readonly above: string | null;
  readonly depth: number;
  /** Whether a condition around it cannot be determined: rules that show text are then ignored. */
  readonly doubtful: boolean;
  readonly hidingAnimations: Set<string>;
}

interface Part {
  readonly prelude: string;
  readonly body: string;
}

function addRules(rules: Rule[], text: string, scope: Scope): void {
  for (const { prelude, body } of cssParts(text)) {
    if (body === null || rules.length >= RULES_MAX || scope.depth > NESTED_MAX) {
      continue;
    }
    if (prelude.startsWith('@')) {
      addAtRule(rules, { prelude, body }, scope);
    } else {
      addRule(rules, { prelude, body }, scope);
    }
  }
}

function addAtRule(rules: Rule[], { prelude, body }: Part, scope: Scope): void {
  const inside = { ...scope, depth: scope.depth + 1 };
  if (/^@(?:supports|layer|container|scope|starting-style|document)/i.test(prelude)) {
    addInside(rules, body, { ...inside, doubtful: true });
  } else if (/^@(?:-webkit-)?keyframes/i.test(prelude)) {
    addAnimation(prelude, body, scope);
  } else if (/^@media/i.test(prelude)) {
    const applies = mediaApplies(prelude.slice(6).toLowerCase());
    if (applies !== false) {
      addInside(rules, body, { ...inside, doubtful: scope.doubtful || applies === null });
    }
  }
}

// A condition nested in a rule contains declarations of that rule.
function addInside(rules: Rule[], body: string, scope: Scope): void {
  if (scope.above === null) {
    addRules(rules, body, scope);
  } else {
    addRule(rules, { prelude: '&', body }, scope);
  }
}

function addAnimation(prelude: string, body: string, { hidingAnimations }: Scope): void {
  const last = cssParts(body).filter(({ prelude: at }) => /\bto\b|100%/.test(at));
  const hides = last.some(({ body: end }) =>
    cssDeclarations(end ?? '').some(({ property, value }) => hidesAlone(property, value)),
  );
  if (hides) {
    hidingAnimations.add(
      prelude
        .slice(prelude.indexOf('keyframes') + 'keyframes'.length)
        .trim()
        .toLowerCase(),
    );
  }
}

function addRule(rules: Rule[], { prelude, body }: Part, scope: Scope): void {
  const selector = scope.above === null ? prelude : nestedSelector(scope.above, prelude);
  const declarations = cssDeclarations(body);
  const withoutFirstLine = selector.split(FIRST_LINE).join('');
  if (withoutFirstLine !== selector && hidesTogether(declarations)) {
    // Most paragraphs have one line, so hiding the first line hides them.
    addRule(rules, { prelude: withoutFirstLine, body: 'display:none' }, { ...scope, above: null });
  }
  const hides = declarations.some(({ property, value }) => hidesAlone(property, value));
  if (declarations.length > 0 && (hides || !scope.doubtful)) {
    for (const parsed of parsedSelectors(selector)) {
      rules.push({ selector: parsed, weight: weightOf(parsed), order: rules.length, declarations, hides });
    }
  }
  if (body.includes('{')) {
    addRules(rules, body, { ...scope, above: selector, depth: scope.depth + 1 });
  }
}

// Each selector of a nested list applies inside every selector of the enclosing rule.
function nestedSelector(above: string, prelude: string): string {
  const around = above.includes(',') ? `:is(${above})` : above;
  return prelude
    .split(OUTER_COMMA)
    .map((part) => (part.includes('&') ? part.replaceAll('&', around) : `${around} ${part}`))
    .join(',');
}

// A comma outside brackets: no closing bracket follows before an opening one.
const OUTER_COMMA = /,(?![^()[\]]{0,200}[)\]])/;
const FIRST_LINE = /::?first-line\b/i;

function hidesTogether(declarations: readonly CssDeclaration[]): boolean {
  const look = lookInside(PLAIN_LOOK, new Map(declarations.map(({ property, value }) => [property, value])));
  return look === null || !isTextVisible(look);
}

function hidesAlone(property: string, value: string): boolean {
  return property === 'visibility'
    ? value !== 'visible'
    : lookInside(PLAIN_LOOK, new Map([[property, value]])) === null;
}

function parsedSelectors(selector: string): readonly (readonly Selector[])[] {
  try {
    return parse(selector).filter((parts) => !parts.some(({ type }) => type === 'pseudo-element'));
  } catch {
    // A selector that a browser cannot parse either matches nothing.
    return [];
  }
}

// Whether a condition holds on a wide screen; null where that cannot be determined.
function mediaApplies(query: string): boolean | null {
  const answers = query.split(',').map(mediumApplies);
  return answers.includes(true) ? true : answers.includes(null) ? null : false;
}

function mediumApplies(part: string): boolean | null {
  const excluded = /^\s*not\s+(all|screen|print|speech)\s*$/.exec(part)?.[1];
  if (excluded !== undefined) {
    return excluded === 'print' || excluded === 'speech';
  }
  if (/\bprint\b|\bspeech\b|dark|reduced-motion: ?reduce/.test(part) && !/\bnot\b/.test(part)) {
    return false;
  }
  const width = /(min|max)-width: ?(\d+(?:\.\d+)?)(px|em|rem)/.exec(part);
  if (width !== null) {
    const px = Number(width[2]) * (width[3] === 'px' ? 1 : 16);
    return width[1] === 'min' ? SCREEN.width >= px : SCREEN.width <= px;
  }
  return /^(?:\s|only|all|screen|and|\(color\))*$/.test(part) ? true : null;
}

function weightOf(selector: readonly Selector[]): number {
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

// Indexes rules by the class, id or tag that the last part of their selector requires, so that few are tried per
// element.
function indexOf(rules: readonly Rule[]): ReadonlyMap<string, readonly Rule[]> {
  const index = new Map<string, Rule[]>();
  for (const rule of rules) {
    const key = keyOf(rule.selector);
    const same = index.get(key) ?? [];
    same.push(rule);
    index.set(key, same);
  }
  return index;
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

function candidates(index: ReadonlyMap<string, readonly Rule[]>, element: HtmlElement): Rule[] {
  const classes = attributeOf(element, 'class')?.split(/\s+/) ?? [];
  const keys = new Set([
    '*',
    element.tagName,
    `#${attributeOf(element, 'id') ?? ''}`,
    ...classes.map((name) => `.${name}`),
  ]);
  return [...keys].flatMap((key) => index.get(key) ?? []);
}
