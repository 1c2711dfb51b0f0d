import { parseAst } from 'vitest/node';

/** A node of the syntax tree, as far as mutations look at it: a kind, and where it is in the source. */
export interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

// Types are no code: what is in them is never run.
const TYPES = /^(typeAnnotation|typeParameters|typeArguments|returnType|superTypeArguments|implements)$/;
const TRANSPARENT = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression']);

/** Parses a file of TypeScript. */
export function parse(source: string): Node {
  return parseAst(source, { lang: 'ts' }, 'source.ts') as unknown as Node;
}

/** The nodes right under a node, without those that are types, each with the name under which it is there. */
export function* childrenOf(node: Node): Generator<readonly [name: string, child: Node]> {
  if (node.type.startsWith('TS') && !TRANSPARENT.has(node.type)) {
    return;
  }
  for (const [name, value] of Object.entries(node)) {
    if (TYPES.test(name)) {
      continue;
    }
    for (const child of Array.isArray(value) ? value : [value]) {
      if (isNode(child)) {
        yield [name, child];
      }
    }
  }
}

/** Whether a value is a node. */
export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as Partial<Node>).type === 'string';
}

/** The child of this name; throws where there is none. */
export function child(node: Node, name: string): Node {
  const found = node[name];
  if (!isNode(found)) {
    throw new Error(`A ${node.type} has no ${name}.`);
  }
  return found;
}

/** The name that a function gets from where it stands, or null. */
export function nameGivenBy(parent: Node, node: Node): string | null {
  const isFunction = /^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression|ClassDeclaration)$/.test(
    node.type,
  );
  if (!isFunction) {
    return null;
  }
  const named = [node.id, parent.id, parent.key].find(isNode);
  return named === undefined ? null : String(named.name ?? named.value);
}
