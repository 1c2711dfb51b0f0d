import type { IndexStore, Scores, SortValue } from './index-store.ts';
import type { SortKey } from './query.ts';

/** A hit in its place; `keys` is what the order compared, null where it was the score alone. */
export interface OrderedHit {
  readonly row: number;
  readonly score: number;
  readonly keys: readonly SortValue[] | null;
}

/** The hits in the order that was asked for, best score first where none was; ties as they were written. */
export function orderHits(store: IndexStore, scores: Scores, sort: readonly SortKey[] | null): OrderedHit[] {
  if (sort === null) {
    const hits = Array.from(scores, ([row, score]) => ({ row, score, keys: null }));
    return hits.sort((a, b) => b.score - a.score || a.row - b.row);
  }
  const fields = sort.map(({ field }) => field).filter((field) => field !== '_score');
  const values = store.values(scores.keys(), fields);
  const hits = Array.from(scores, ([row, score]) => {
    const rest = [...(values.get(row) ?? [])];
    return { row, score, keys: sort.map(({ field }) => (field === '_score' ? score : (rest.shift() ?? null))) };
  });
  return hits.sort((a, b) => {
    const at = sort.findIndex((_, i) => a.keys[i] !== b.keys[i]);
    return at < 0 ? a.row - b.row : compare(a.keys[at] ?? null, b.keys[at] ?? null, sort[at]?.descending ?? false);
  });
}

// A document without a value comes last in either direction.
function compare(a: SortValue, b: SortValue, descending: boolean): number {
  if (a === null || b === null) {
    return a === null ? 1 : -1;
  }
  const order = typeof a === 'string' ? Buffer.compare(Buffer.from(a), Buffer.from(String(b))) : a - Number(b);
  return descending ? -order : order;
}
