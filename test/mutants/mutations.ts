import { leftOut, oneMore } from './left-out.ts';
import { type Draft, type Kind, type Mutation, named } from './mutation.ts';
import { child, childrenOf, isNode, type Node, nameGivenBy, type Place, parse } from './syntax.ts';

const BOUNDARIES: Readonly<Record<string, string>> = { '<': '<=', '<=': '<', '>': '>=', '>=': '>' };
const OPPOSITES: Readonly<Record<string, string>> = { '===': '!==', '!==': '===', '==': '!=', '!=': '==' };
const ARITHMETIC: Readonly<Record<string, string>> = { '+': '-', '-': '+', '*': '/', '/': '*', '%': '*', '**': '*' };
const METHODS: ReadonlyMap<string, string> = new Map([
  ['some', 'every'],
  ['every', 'some'],
  ['min', 'max'],
  ['max', 'min'],
  ['startsWith', 'endsWith'],
  ['endsWith', 'startsWith'],
  ['floor', 'ceil'],
  ['ceil', 'floor'],
]);
const LEFT_OUT_METHODS = new Set([
  'filter',
  'slice',
  'trim',
  'toSorted',
  'toReversed',
  'toLowerCase',
  'normalize',
  'flat',
]);

/** Returns all mutations of a source, in their order in the text. */
export function mutationsOf(source: string): readonly Mutation[] {
  const found: Parameters<typeof named>[1][number][] = [];
  const visit = (place: Place, scope: readonly string[], isSpine: boolean) => {
    const { node, parent } = place;
    const name = nameGivenBy(parent, node);
    const inner = name === null ? scope : [...scope, name];
    if (!isSpine) {
      found.push(...draftsOf(place).map((draft) => ({ ...draft, scope: inner.join('.') })));
    }
    for (const [as, next] of childrenOf(node)) {
      if (isCode(node, as)) {
        visit({ source, node: next, parent: node, as }, inner, isOnSpine(node, as, isSpine));
      }
    }
  };
  const program = parse(source);
  visit({ source, node: program, parent: program, as: 'program' }, [], false);
  return named(source, found);
}

// `a?.b.c` is one expression: a part of it cannot be replaced without what comes before.
function isOnSpine(node: Node, as: string, isSpine: boolean): boolean {
  return node.type === 'ChainExpression' || (isSpine && ['object', 'callee', 'expression'].includes(as));
}

function isCode(node: Node, as: string): boolean {
  const isKey = as === 'key' && node.computed !== true;
  const isImport = /^(Import|ExportAll)/.test(node.type) || as === 'source';
  const isAssigned = (as === 'left' && /^(Assignment|For)/.test(node.type)) || node.type === 'TaggedTemplateExpression';
  return !isKey && !isImport && !isAssigned;
}

function draftsOf(place: Place): Draft[] {
  const drafts = DRAFTERS[place.node.type]?.(place) ?? [];
  return [...drafts, ...asTest(place), ...leftOut(place)];
}

const replace = ({ node }: Place, kind: Kind, to: string): Draft => ({
  kind,
  start: node.start,
  end: node.end,
  how: 'replace',
  to,
});

function asTest(place: Place): Draft[] {
  const { node, parent, as } = place;
  if (as !== 'test' || !['IfStatement', 'ConditionalExpression', 'WhileStatement'].includes(parent.type)) {
    return [];
  }
  // An endless loop would show no more than a loop that never starts.
  const values = parent.type === 'WhileStatement' ? ['false'] : ['true', 'false'];
  return node.type === 'Literal' ? [] : values.map((value) => replace(place, 'condition', value));
}

type Drafter = (place: Place) => Draft[];

const DRAFTERS: Readonly<Record<string, Drafter>> = {
  BinaryExpression: binary,
  LogicalExpression: logical,
  UnaryExpression: (place) =>
    place.node.operator === '!' ? [replace(place, 'negation', text(place, child(place.node, 'argument')))] : [],
  UpdateExpression: (place) => [replace(place, 'update', swapped(place, { '++': '--', '--': '++' }))],
  AssignmentExpression: (place) =>
    ['+=', '-=', '||=', '&&=', '??='].includes(String(place.node.operator))
      ? [replace(place, 'assignment', swapped(place, { '+=': '-=', '-=': '+=', '||=': '=', '&&=': '=', '??=': '=' }))]
      : [],
  Literal: literal,
  TemplateLiteral: (place) => [replace(place, 'text', "''")],
  ArrayExpression: (place) => ((place.node.elements as unknown[]).length > 0 ? [replace(place, 'array', '[]')] : []),
  ObjectExpression: (place) =>
    (place.node.properties as unknown[]).length > 0 ? [replace(place, 'object', '({})')] : [],
  ChainExpression: chain,
  CallExpression: call,
  ReturnStatement: returned,
  ExpressionStatement: statement,
  BlockStatement: block,
};

function text({ source }: Place, node: Node): string {
  return `(${source.slice(node.start, node.end)})`;
}

function swapped({ source, node }: Place, operators: Readonly<Record<string, string>>): string {
  const operator = String(node.operator);
  const from = isNode(node.left) ? node.left.end : node.start;
  const at = source.indexOf(operator, from);
  return source.slice(node.start, at) + operators[operator] + source.slice(at + operator.length, node.end);
}

function binary(place: Place): Draft[] {
  const { node } = place;
  const operator = String(node.operator);
  const isTest = place.as === 'test';
  if (operator in BOUNDARIES) {
    return [replace(place, 'boundary', swapped(place, BOUNDARIES))];
  }
  // A complete condition is mutated as such.
  if (operator in OPPOSITES) {
    return isTest ? [] : [replace(place, 'equality', swapped(place, OPPOSITES))];
  }
  const isText = [node.left, node.right].some((side) => isNode(side) && /^Template|^Literal$/.test(side.type));
  const isSum = operator in ARITHMETIC && !(operator === '+' && isText && /['"`]/.test(text(place, node)));
  return isSum ? [replace(place, 'arithmetic', swapped(place, ARITHMETIC))] : [];
}

function logical(place: Place): Draft[] {
  const { node } = place;
  const sides = [child(node, 'left'), child(node, 'right')].map((side) => text(place, side));
  const drafts = sides.map((side) => replace(place, 'logic', side));
  const other = node.operator === '&&' ? '||' : '&&';
  return node.operator === '??' ? drafts : [...drafts, replace(place, 'logic', sides.join(` ${other} `))];
}

function literal(place: Place): Draft[] {
  const { value } = place.node;
  if (typeof value === 'boolean') {
    return [replace(place, 'boolean', String(!value))];
  }
  if (typeof value === 'string') {
    return [replace(place, 'text', value === '' ? "'mutated'" : "''")];
  }
  const more = oneMore(place);
  return more === null ? [] : [replace(place, 'number', more)];
}

function chain(place: Place): Draft[] {
  const { source, node } = place;
  const drafts: Draft[] = [];
  let part: Node | undefined = child(node, 'expression');
  while (part !== undefined) {
    const inner: Node | undefined = [part.object, part.callee, part.expression].find(isNode);
    if (part.optional === true && inner !== undefined) {
      const at = source.indexOf('?.', inner.end);
      const dot = part.type === 'MemberExpression' && part.computed !== true ? '.' : '';
      drafts.push(replace(place, 'optional', source.slice(node.start, at) + dot + source.slice(at + 2, node.end)));
    }
    part = inner;
  }
  return drafts;
}

function call(place: Place): Draft[] {
  const { source, node } = place;
  const callee = child(node, 'callee');
  const name =
    callee.type === 'MemberExpression' && callee.computed !== true ? String(child(callee, 'property').name) : '';
  if (LEFT_OUT_METHODS.has(name)) {
    return [replace(place, 'call', text(place, child(callee, 'object')))];
  }
  const other = METHODS.get(name);
  if (other === undefined) {
    return [];
  }
  const property = child(callee, 'property');
  return [
    replace(place, 'call', source.slice(node.start, property.start) + other + source.slice(property.end, node.end)),
  ];
}

function returned({ node }: Place): Draft[] {
  const value = node.argument;
  const isPlain = isNode(value) && /^(Identifier|CallExpression|MemberExpression|AwaitExpression)$/.test(value.type);
  if (!isPlain || value.name === 'undefined') {
    return [];
  }
  return [{ kind: 'return', start: value.start, end: value.end, how: 'replace', to: 'undefined' }];
}

function statement({ node, parent, as }: Place): Draft[] {
  const isInBlock = as === 'body' && /^(BlockStatement|Program|StaticBlock)$/.test(parent.type);
  const callee = child(node, 'expression').callee;
  const isSuper = isNode(callee) && callee.type === 'Super';
  const isDirective = typeof node.directive === 'string';
  return isInBlock && !isSuper && !isDirective
    ? [{ kind: 'statement', start: node.start, end: node.end, how: 'skip', to: '' }]
    : [];
}

function block({ node, parent }: Place): Draft[] {
  const body = node.body as readonly Node[];
  const isSingle = body.length === 1 && body[0]?.type === 'ExpressionStatement';
  if (body.length === 0 || isSingle || isConstructor(parent)) {
    return [];
  }
  const isFunction = /^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(parent.type);
  const isReturn = body.length === 1 && body[0]?.type === 'ReturnStatement';
  if (isFunction && isReturn) {
    return [];
  }
  return [{ kind: 'block', start: node.start, end: node.end, how: isFunction ? 'return' : 'empty', to: '' }];
}

function isConstructor({ type, kind }: Node): boolean {
  return type === 'MethodDefinition' && kind === 'constructor';
}
