import type { IndexStore, Scores, SortValue } from '../index/index-store.ts';
import type { SortKey } from './query.ts';

const LAST_NUMBERS: Readonly<Record<string, readonly [number, number] | undefined>> = {
  integer: [-(2 ** 31), 2 ** 31 - 1],
  long: [-(2 ** 63), 2 ** 63],
};

/** A hit in its position; `keys` are the values that it was sorted by, null if only the score was used. */
interface OrderedHit {
  readonly row: number;
  readonly score: number;
  readonly keys: readonly SortValue[] | null;
}

/**
 * Returns the first hits in the requested order, or by descending score; ties are in the order in which they were
 * indexed.
 */
export function orderHits(
  store: IndexStore,
  scores: Scores,
  { sort, size }: { readonly sort: readonly SortKey[] | null; readonly size: number },
): OrderedHit[] {
  const byScore = [...scores].sort(([rowA, a], [rowB, b]) => b - a || rowA - rowB);
  if (sort === null) {
    return byScore.slice(0, size).map(([row, score]) => ({ row, score, keys: null }));
  }
  // When the score is the first key, only documents whose score can reach the first `size` places are read.
  const least = sort[0]?.field === '_score' && sort[0].descending ? byScore[size - 1]?.[1] : undefined;
  const reached = least === undefined ? byScore : byScore.filter(([, score]) => score >= least);
  const fields = sort.map(({ field }) => field).filter((field) => field !== '_score');
  const values = store.values(
    reached.map(([row]) => row),
    fields,
  );
  const hits = reached.map(([row, score]) => {
    const rest = [...(values.get(row) ?? [])];
    return { row, score, keys: sort.map((key) => (key.field === '_score' ? score : keyOf(store, key, rest.shift()))) };
  });
  hits.sort((a, b) => {
    const at = sort.findIndex((_, i) => a.keys[i] !== b.keys[i]);
    return at < 0 ? a.row - b.row : compare(a.keys[at] ?? null, b.keys[at] ?? null, sort[at]?.descending ?? false);
  });
  return hits.slice(0, size);
}

// A document without a value comes last in either direction: the server treats a missing number as the most extreme
// one.
function keyOf({ definition }: IndexStore, { field, descending }: SortKey, value: SortValue = null): SortValue {
  const last = LAST_NUMBERS[definition.fields[field]?.type ?? ''];
  return value === null && last !== undefined ? last[descending ? 0 : 1] : value;
}

function compare(a: SortValue, b: SortValue, descending: boolean): number {
  if (a === null || b === null) {
    return a === null ? 1 : -1;
  }
  const order = typeof a === 'string' ? Buffer.compare(Buffer.from(a), Buffer.from(String(b))) : a - Number(b);
  return descending ? -order : order;
}
