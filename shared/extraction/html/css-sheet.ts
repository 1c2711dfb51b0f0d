import { parse, type Selector } from 'css-what';
import { type CssDeclaration, cssDeclarations, cssParts } from './css-declarations.ts';
import { selects } from './css-match.ts';
import { mediaApplies } from './css-media.ts';
import { type CssRule, rulesByElement, weightOf } from './css-rules.ts';
import { LETTER_PX_MIN } from './css-shown.ts';
import { isTextVisible, lookInside, PLAIN_LOOK } from './look.ts';
import { type CssLayers, compareLayers, createCssLayers, type LayerPlace } from './sheets/css-layers.ts';
import { importedSheet } from './sheets/data-sheet.ts';
import type { HtmlElement } from './tree/html-element.ts';

/** The style sheets of a page. */
export interface CssSheet {
  /** Returns the declarations for an element, the weakest first. */
  readonly declarationsFor: (element: HtmlElement) => readonly CssDeclaration[];
  /** The animations that leave their element hidden. */
  readonly hidingAnimations: ReadonlySet<string>;
  /** The initial values of custom properties (`@property`). */
  readonly initialVariables: ReadonlyMap<string, string>;
  /** The names of all custom properties that the style sheets set under any conditions. */
  readonly declaredVariables: ReadonlySet<string>;
}

/** A style sheet in the page, with the media that it is for; '' for all. */
interface StyleText {
  readonly text: string;
  readonly media: string;
}

// Far more than pages have; they limit the time that a malicious page can take.
const RULES_MAX = 20_000;
// Conditions such as @media and @supports are rarely nested, and each level multiplies the work.
const NESTED_MAX = 8;

/** Parses style sheets as they apply on a wide screen; of imported ones, only those in the page itself. */
export function cssSheet(texts: readonly StyleText[]): CssSheet {
  const rules: CssRule[] = [];
  const page = {
    hidingAnimations: new Set<string>(),
    initialVariables: new Map<string, string>(),
    declaredVariables: new Set<string>(),
  };
  const layers = createCssLayers();
  for (const { text, media } of texts) {
    const applies = mediaApplies(media);
    if (applies !== false) {
      addRules(rules, text, {
        ...page,
        layers,
        layer: [],
        above: null,
        depth: 0,
        isSheet: true,
        doubtful: applies === null,
      });
    }
  }
  const candidates = rulesByElement(rules);
  return {
    ...page,
    declarationsFor: (element) => {
      const matching = candidates(element).filter(({ selector, hides }) => selects(selector, element, hides));
      return matching.length === 0 ? [] : inOrder(matching);
    },
  };
}

// Returns the declarations of rules, the weakest first. Important declarations have the reverse order of layers.
function inOrder(rules: readonly CssRule[]): readonly CssDeclaration[] {
  const bySelector = (one: CssRule, other: CssRule) => one.weight - other.weight || one.order - other.order;
  const ordered = rules.toSorted((one, other) => compareLayers(one.layer, other.layer) || bySelector(one, other));
  const usual = ordered.flatMap(({ declarations }) => declarations);
  if (rules.every(({ layer }) => layer.length === 0)) {
    return usual;
  }
  const reversed = rules.toSorted((one, other) => compareLayers(other.layer, one.layer) || bySelector(one, other));
  const important = reversed.flatMap(({ declarations }) => declarations.filter(({ isImportant }) => isImportant));
  return [...usual.filter(({ isImportant }) => !isImportant), ...important];
}

interface Scope {
  /** The selector of the enclosing rule; null at the top level. */
  readonly above: string | null;
  readonly depth: number;
  /** Whether this is the top level of a sheet. */
  readonly isSheet: boolean;
  /** Whether a condition around it cannot be determined: rules that show text are then ignored. */
  readonly doubtful: boolean;
  readonly layers: CssLayers;
  readonly layer: LayerPlace;
  readonly hidingAnimations: Set<string>;
  readonly initialVariables: Map<string, string>;
  readonly declaredVariables: Set<string>;
}

interface Part {
  readonly prelude: string;
  readonly body: string;
}

function addRules(rules: CssRule[], text: string, scope: Scope): void {
  for (const { prelude, body } of cssParts(text, scope.isSheet)) {
    if (body === null) {
      addLayers(prelude, scope);
      addImported(rules, prelude, scope);
    } else if (rules.length < RULES_MAX && scope.depth <= NESTED_MAX) {
      const add = prelude.startsWith('@') ? addAtRule : addRule;
      add(rules, { prelude, body }, scope);
    }
  }
}

// A statement such as `@layer reset, theme` sets the order of layers.
function addLayers(statement: string, { layers, layer }: Scope): void {
  const names = /^\s*@layer\s(.*)/is.exec(statement)?.[1]?.split(',') ?? [];
  for (const name of names) {
    layers.placeOf(layer, name.trim());
  }
}

// Browsers ignore an import below a rule. It is then treated like one whose conditions cannot be determined.
function addImported(rules: CssRule[], statement: string, scope: Scope): void {
  const sheet = scope.isSheet && scope.depth <= NESTED_MAX ? importedSheet(statement) : null;
  const applies = mediaApplies(sheet?.media ?? '');
  if (sheet !== null && applies !== false) {
    const doubtful = scope.doubtful || sheet.isDoubtful || applies === null || rules.length > 0;
    addRules(rules, sheet.text, { ...scope, depth: scope.depth + 1, doubtful });
  }
}

function addAtRule(rules: CssRule[], { prelude, body }: Part, scope: Scope): void {
  const inside = { ...scope, depth: scope.depth + 1, isSheet: false };
  if (/^@layer/i.test(prelude)) {
    addInside(rules, body, {
      ...inside,
      layer: scope.layers.placeOf(scope.layer, prelude.slice('@layer'.length).trim()),
    });
  } else if (/^@(?:supports|container|scope|starting-style|document)/i.test(prelude)) {
    addInside(rules, body, { ...inside, doubtful: true });
  } else if (/^@(?:-webkit-)?keyframes/i.test(prelude)) {
    addAnimation(prelude, body, scope);
  } else if (/^@property/i.test(prelude)) {
    addInitialValue(prelude.slice('@property'.length).trim(), body, scope);
  } else if (/^@media/i.test(prelude)) {
    const applies = mediaApplies(prelude.slice('@media'.length));
    if (applies !== false) {
      addInside(rules, body, { ...inside, doubtful: scope.doubtful || applies === null });
    }
  }
}

function addInitialValue(name: string, body: string, { doubtful, initialVariables, declaredVariables }: Scope): void {
  declaredVariables.add(name);
  const value = cssDeclarations(body).find(({ property }) => property === 'initial-value')?.value;
  if (value !== undefined && !doubtful) {
    initialVariables.set(name, value);
  }
}

// A condition nested in a rule contains declarations of that rule.
function addInside(rules: CssRule[], body: string, scope: Scope): void {
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

function addRule(rules: CssRule[], { prelude, body }: Part, scope: Scope): void {
  const selector = scope.above === null ? prelude : nestedSelector(scope.above, prelude);
  const declarations = cssDeclarations(body);
  for (const { property } of declarations.filter((one) => one.property.startsWith('--'))) {
    scope.declaredVariables.add(property);
  }
  const withoutFirstLine = selector.split(FIRST_LINE).join('');
  if (withoutFirstLine !== selector && hidesTogether(declarations)) {
    // Most paragraphs have one line, so hiding the first line hides them.
    addRule(rules, { prelude: withoutFirstLine, body: 'display:none' }, { ...scope, above: null });
  }
  const hides = declarations.some(({ property, value }) => hidesAlone(property, value));
  if (declarations.length > 0 && (hides || !scope.doubtful)) {
    for (const parsed of parsedSelectors(selector)) {
      rules.push({
        selector: parsed,
        weight: weightOf(parsed),
        order: rules.length,
        layer: scope.layer,
        declarations,
        hides,
      });
    }
  }
  if (body.includes('{')) {
    addRules(rules, body, { ...scope, above: selector, depth: scope.depth + 1, isSheet: false });
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
  if (property === 'visibility') {
    return value !== 'visible';
  }
  const look = lookInside(PLAIN_LOOK, new Map([[property, value]]));
  return look === null || look.fontPx < LETTER_PX_MIN;
}

function parsedSelectors(selector: string): readonly (readonly Selector[])[] {
  try {
    return parse(selector).filter((parts) => !parts.some(({ type }) => type === 'pseudo-element'));
  } catch {
    // A selector that a browser cannot parse either matches nothing.
    return [];
  }
}
