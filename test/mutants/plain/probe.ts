import type { Mutation } from '../mutation.ts';

// What may not be evaluated once more, or not outside of the function in which it stands.
const CHANGES_SOMETHING =
  /\b(?:await|yield|new|delete|throw)\b|\+\+|--|[\w\])]\s*(?:[-+*/%&|?^]|\*\*|&&|\|\||\?\?)?=(?![=>])|\.(?:push|pop|shift|unshift|splice|fill|sort|reverse|set|add|delete|clear|next|write|send|abort)\(/;

/** How a mutation is probed: its number, and what gives the value that the expression has with it; or not at all. */
export function probeOf(id: number, { how, kind, to }: Mutation): readonly string[] {
  if (how !== 'replace' || CHANGES_SOMETHING.test(to)) {
    return [];
  }
  return [`[${id},${kind === 'condition'},()=>(${to})]`];
}
