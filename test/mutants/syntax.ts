import { parseAst } from 'vitest/node';

/** A node of the syntax tree, with the parts that mutations need: its kind, and its position in the source. */
export interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

/** A node in a source, and its position. */
export interface Place {
  readonly source: string;
  readonly node: Node;
  readonly parent: Node;
  /** The name of the node in its parent. */
  readonly as: string;
}

// Types are not code: they are never run.
const TYPES = /^(typeAnnotation|typeParameters|typeArguments|returnType|superTypeArguments|implements)$/;
const TRANSPARENT = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression']);

/** Parses a file of TypeScript. */
export function parse(source: string): Node {
  return parseAst(source, { lang: 'ts' }, 'source.ts') as unknown as Node;
}

/** Returns the direct children of a node, except types, each with its name in the node. */
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

/**
 * Returns the child with this name.
 *
 * @throws if there is none.
 */
export function child(node: Node, name: string): Node {
  const found = node[name];
  if (!isNode(found)) {
    throw new Error(`A ${node.type} has no ${name}.`);
  }
  return found;
}

/** Returns the name that a function gets from its position, or null. */
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
