import type { Condition } from '../index/condition.ts';

/** A query that gives documents a score. */
export type Query =
  | {
      readonly kind: 'nearest';
      readonly field: string;
      readonly vector: Float32Array;
      readonly k: number;
      readonly filter: Condition | null;
    }
  | {
      readonly kind: 'words';
      readonly text: string;
      readonly fields: readonly { readonly name: string; readonly boost: number }[];
      /** How the scores of a document's fields are combined. */
      readonly combine: 'best' | 'sum';
    }
  | { readonly kind: 'constant'; readonly condition: Condition; readonly boost: number }
  | {
      readonly kind: 'bool';
      readonly filter: readonly Condition[];
      readonly must: readonly Query[];
      readonly should: readonly Query[];
      /** Null when the query does not set it. */
      readonly shouldMin: number | null;
    };

/** One key to sort by: the score, or a field that is not text. */
export interface SortKey {
  readonly field: string | '_score';
  readonly descending: boolean;
}

/** The `filters` aggregations of a search, by name. Each bucket counts the found documents that meet its condition. */
export type FiltersAggregations = Readonly<Record<string, Readonly<Record<string, Condition>>>>;

/** One search: its query, the number, order and fields of its hits, and its aggregations. */
export interface Search {
  readonly query: Query;
  readonly size: number;
  /** Null for every field of `_source`. */
  readonly source: readonly string[] | null;
  /** Null for the order by score. */
  readonly sort: readonly SortKey[] | null;
  /** The number up to which hits are counted; 0 does not count them. */
  readonly totalMax: number;
  readonly aggregations: FiltersAggregations;
}
