import type { Draft } from './mutation.ts';
import { isNode, type Node, type Place } from './syntax.ts';

// Longer arrays are tables of words or codes; tests know how many entries they have.
const ITEMS_MAX = 12;

/** Leaves out one part of an array or of an object with several; other mutations empty one with a single part. */
export function leftOut({ node, parent, as }: Place): Draft[] {
  const { start, end } = node;
  const parts = parent[as];
  const count = Array.isArray(parts) ? parts.length : 0;
  if (count < 2) {
    return [];
  }
  if (parent.type === 'ArrayExpression' && count <= ITEMS_MAX) {
    return [{ kind: 'item', start, end, how: 'element', to: '' }];
  }
  return parent.type === 'ObjectExpression' && !isAccessor(node)
    ? [{ kind: 'property', start, end, how: 'property', to: '' }]
    : [];
}

// An accessor that is spread would be evaluated at once, and a prototype would become a property.
function isAccessor({ kind, key }: Node): boolean {
  return kind === 'get' || kind === 'set' || (isNode(key) && key.name === '__proto__');
}

/** Returns a number with its last digit one higher, or null if the literal is not a number. */
export function oneMore({ node }: Place): string | null {
  const { value } = node;
  if (typeof value === 'bigint') {
    return `${value + 1n}n`;
  }
  if (typeof value !== 'number') {
    return null;
  }
  const decimals = String(value).split('.')[1]?.length ?? 0;
  return (value + 10 ** -decimals).toFixed(decimals);
}
