/** A condition that a document meets or not, without a score. */
export type Condition =
  | { readonly kind: 'terms'; readonly field: string; readonly values: readonly (string | number)[] }
  | { readonly kind: 'ids'; readonly ids: readonly string[] }
  | { readonly kind: 'all' | 'any'; readonly of: readonly Condition[] };

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
      readonly combine: 'best' | 'sum';
    }
  | { readonly kind: 'constant'; readonly condition: Condition }
  | {
      readonly kind: 'bool';
      readonly filter: readonly Condition[];
      readonly must: readonly Query[];
      readonly should: readonly Query[];
    };

/** One search: what is asked, how many hits come back, and which fields of them. */
export interface Search {
  readonly query: Query;
  readonly size: number;
  /** Null: all that `_source` has. */
  readonly source: readonly string[] | null;
}
