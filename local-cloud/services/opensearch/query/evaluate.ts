import type { Condition } from '../index/condition.ts';
import type { IndexStore, Scores } from '../index/index-store.ts';
import type { Query } from './query.ts';

const everything: Condition = { kind: 'all', of: [] };

/** Returns the score of every document that the query finds. */
export function evaluate(store: IndexStore, query: Query, within: Condition = everything): Scores {
  switch (query.kind) {
    case 'nearest': {
      // A filter around `knn` applies to its k hits and may remove some; only a filter inside it chooses among all
      // documents.
      const nearest = store.nearest(query, query.filter ?? everything);
      return within === everything ? nearest : limitedTo(nearest, store.matching(within));
    }
    case 'words':
      return evaluateWords(store, query, within);
    case 'constant':
      return new Map(
        Array.from(store.matching({ kind: 'all', of: [within, query.condition] }), (row) => [row, query.boost]),
      );
    case 'bool':
      return evaluateBool(store, query, within);
  }
}

function evaluateWords(store: IndexStore, query: Extract<Query, { kind: 'words' }>, within: Condition): Scores {
  const combine = query.combine === 'sum' ? (a: number, b: number) => a + b : Math.max;
  const combined = new Map<number, number>();
  for (const { name, boost } of query.fields) {
    for (const [row, score] of store.words(name, query.text, within)) {
      combined.set(row, combine(combined.get(row) ?? 0, boost * score));
    }
  }
  return combined;
}

function evaluateBool(store: IndexStore, query: Extract<Query, { kind: 'bool' }>, within: Condition): Scores {
  const { filter, must, should, shouldMin } = query;
  const inside: Condition = filter.length === 0 ? within : { kind: 'all', of: [within, ...filter] };
  const required = must.map((part) => evaluate(store, part, inside));
  const optional = should.map((part) => evaluate(store, part, inside));
  const found = new Map<number, number>();
  for (const row of candidates(store, inside, { filtered: filter.length > 0, required, optional })) {
    const met = optional.filter((scores) => scores.has(row)).length;
    if (met < (shouldMin ?? 0) || !required.every((scores) => scores.has(row))) {
      continue;
    }
    const parts = [...required, ...optional].map((scores) => scores.get(row) ?? 0);
    found.set(
      row,
      parts.reduce((sum, part) => sum + part, 0),
    );
  }
  return found;
}

interface Parts {
  readonly filtered: boolean;
  readonly required: readonly Scores[];
  readonly optional: readonly Scores[];
}

/**
 * The documents that a `bool` query may find: what its first `must` matches; without a `must`, what the filter matches,
 * with a score of 0 if no `should` matches; without a filter, what any `should` matches.
 */
function candidates(store: IndexStore, inside: Condition, { filtered, required, optional }: Parts): Iterable<number> {
  const [first] = required;
  if (first !== undefined) {
    return first.keys();
  }
  if (filtered || optional.length === 0) {
    return store.matching(inside);
  }
  return new Set(optional.flatMap((scores) => [...scores.keys()]));
}

// The scores of these documents only.
function limitedTo(scores: Scores, rows: ReadonlySet<number>): Scores {
  return new Map([...scores].filter(([row]) => rows.has(row)));
}
