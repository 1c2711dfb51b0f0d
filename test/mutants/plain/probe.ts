import type { Mutation } from '../mutation.ts';

// Code that must not be evaluated twice, or not outside of its function.
const CHANGES_SOMETHING =
  /\b(?:await|yield|new|delete|throw)\b|\+\+|--|[\w\])]\s*(?:[-+*/%&|?^]|\*\*|&&|\|\||\?\?)?=(?![=>])|\.(?:push|pop|shift|unshift|splice|fill|sort|reverse|set|add|delete|clear|next|write|send|abort)\(/;

/**
 * Returns the probe of a mutation: its number, and a function that returns the expression's value with it. Empty if
 * calling that function may change something.
 */
export function probeOf(id: number, { how, kind, to }: Mutation): readonly string[] {
  if (how !== 'replace' || CHANGES_SOMETHING.test(to)) {
    return [];
  }
  return [`[${id},${kind === 'condition'},()=>(${to})]`];
}
