/** One change in one place: an expression is replaced, or code is omitted. */
export interface Mutation {
  /** Its name in a list: function, text before and text after; no line number, since those move. */
  readonly key: string;
  readonly kind: Kind;
  readonly line: number;
  readonly start: number;
  readonly end: number;
  /**
   * `replace` an expression by another, `skip` a statement, `empty` a block, `return` before a function's code, or
   * leave out a part of an array (`element`) or of an object (`property`).
   */
  readonly how: 'replace' | 'skip' | 'empty' | 'return' | 'element' | 'property';
  readonly to: string;
}

/** All kinds of mutations. */
export const KINDS = [
  'arithmetic',
  'array',
  'assignment',
  'block',
  'boolean',
  'boundary',
  'call',
  'condition',
  'equality',
  'item',
  'logic',
  'negation',
  'number',
  'object',
  'optional',
  'property',
  'return',
  'statement',
  'text',
  'update',
] as const;

/** The name of a kind. */
export type Kind = (typeof KINDS)[number];

/** A mutation that has no name yet. */
export type Draft = Omit<Mutation, 'key' | 'line'>;

// Keeps keys readable in a list.
const TEXT_MAX = 60;

/** Gives mutations their keys; `scope` is the function that contains each. */
export function named(source: string, drafts: readonly (Draft & { readonly scope: string })[]): Mutation[] {
  const counts = new Map<string, number>();
  return drafts.map(({ scope, ...draft }) => {
    const from = brief(source.slice(draft.start, draft.end));
    const text = `${scope || 'module'}: ${from} -> ${draft.how === 'replace' ? brief(draft.to) : '(left out)'}`;
    const count = (counts.get(text) ?? 0) + 1;
    counts.set(text, count);
    const line = source.slice(0, draft.start).split('\n').length;
    return { ...draft, key: count === 1 ? text : `${text} #${count}`, line };
  });
}

function brief(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return line.length <= TEXT_MAX ? line : `${line.slice(0, TEXT_MAX - 20)} … ${line.slice(-17)}`;
}
