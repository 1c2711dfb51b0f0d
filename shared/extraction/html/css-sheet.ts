import { type CssSelector, keyOf, keysOf, parseSelectors, selects, weightOf } from './css-selectors.ts';
import { type CssDeclaration, cssDeclarations, cssParts } from './css-text.ts';
import type { HtmlElement } from './tree/html-element.ts';

/** The style sheets of a page. */
export interface CssSheet {
  /** Returns the declarations for an element, the weakest first. */
  readonly declarationsFor: (element: HtmlElement) => readonly CssDeclaration[];
}

/** A style sheet in the page, with the media that it is for; '' for all. */
interface StyleText {
  readonly text: string;
  readonly media: string;
}

interface CssRule {
  readonly selector: CssSelector;
  readonly weight: number;
  readonly order: number;
  readonly declarations: readonly CssDeclaration[];
}

// Far more than pages have; they limit the time that a malicious page can take.
const RULES_MAX = 20_000;
// Conditions such as @media and @supports are rarely nested, and each level multiplies the work.
const NESTED_MAX = 8;

/**
 * Parses style sheets as they apply on a wide screen. What a browser supports is taken to be everything, and cascade
 * layers are read in the order of the file.
 */
export function cssSheet(texts: readonly StyleText[]): CssSheet {
  const rules: CssRule[] = [];
  for (const { text } of texts.filter((each) => mediaApplies(each.media))) {
    addRules(rules, text, { above: null, depth: 0 });
  }
  const byKey = Map.groupBy(rules, ({ selector }) => keyOf(selector));
  return {
    declarationsFor: (element) =>
      (rules.length === 0 ? [] : [...keysOf(element)])
        .flatMap((key) => byKey.get(key) ?? [])
        .filter(({ selector }) => selects(selector, element))
        .sort((one, other) => one.weight - other.weight || one.order - other.order)
        .flatMap(({ declarations }) => declarations),
  };
}

interface Scope {
  /** The selector of the enclosing rule; null at the top level. */
  readonly above: string | null;
  readonly depth: number;
}

function addRules(rules: CssRule[], text: string, { above, depth }: Scope): void {
  const inside = { above, depth: depth + 1 };
  for (const { prelude, body } of depth > NESTED_MAX ? [] : cssParts(text)) {
    if (body !== null && rules.length < RULES_MAX) {
      const add = prelude.startsWith('@') ? addConditional : addRule;
      add(rules, { prelude, body }, inside);
    }
  }
}

interface Part {
  readonly prelude: string;
  readonly body: string;
}

// A condition nested in a rule contains declarations of that rule.
function addConditional(rules: CssRule[], { prelude, body }: Part, scope: Scope): void {
  if (!conditionApplies(prelude)) {
    return;
  }
  if (scope.above === null) {
    addRules(rules, body, scope);
  } else {
    addRule(rules, { prelude: '&', body }, scope);
  }
}

function conditionApplies(prelude: string): boolean {
  const [, name = '', condition = ''] = /^@([a-z-]+)(.*)$/is.exec(prelude) ?? [];
  return /^(?:supports|layer)$/i.test(name) || (/^media$/i.test(name) && mediaApplies(condition));
}

function addRule(rules: CssRule[], { prelude, body }: Part, { above, depth }: Scope): void {
  const selectors = above === null ? prelude : nested(above, prelude);
  const declarations = cssDeclarations(body);
  for (const selector of declarations.length === 0 ? [] : parseSelectors(selectors)) {
    rules.push({ selector, weight: weightOf(selector), order: rules.length, declarations });
  }
  if (body.includes('{')) {
    addRules(rules, body, { above: selectors, depth });
  }
}

// Each selector of a nested list applies inside every selector of the enclosing rule.
function nested(above: string, prelude: string): string {
  const around = above.includes(',') ? `:is(${above})` : above;
  return prelude
    .split(/,(?![^()[\]]{0,200}[)\]])/)
    .map((part) => (part.includes('&') ? part.replaceAll('&', around) : `${around} ${part}`))
    .join(',');
}

// The width of the screen in pixels: a typical laptop, wide enough that no rule for phones applies.
const SCREEN_WIDTH = 1_280;
const USUAL_FEATURES =
  /^\((?:orientation ?: ?landscape|(?:any-)?hover(?: ?: ?hover)?|prefers-color-scheme ?: ?light|prefers-reduced-motion ?: ?no-preference)\)$/;
const WIDTH = /^\((?:(min|max)-width ?: ?|width ?([<>])=? ?)([\d.]+)(px|r?em)\)$/;

/** Whether a list of media queries holds on that screen. A condition that is not known does not. */
function mediaApplies(queries: string): boolean {
  const tidied = queries
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/\)(?=and)/g, ') ');
  return tidied.split(',').some((query) => {
    const conditions = query.trim().replace(/^(?:not|only) /, '');
    return conditions.split(' and ').every(conditionHolds) !== query.trim().startsWith('not ');
  });
}

function conditionHolds(condition: string): boolean {
  const [, bound, sign, length, unit] = WIDTH.exec(condition.trim()) ?? [];
  if (length === undefined) {
    return /^(?:|all|screen)$/.test(condition.trim()) || USUAL_FEATURES.test(condition.trim());
  }
  const width = Number(length) * (unit === 'px' ? 1 : 16);
  return bound === 'min' || sign === '>' ? SCREEN_WIDTH >= width : SCREEN_WIDTH <= width;
}
