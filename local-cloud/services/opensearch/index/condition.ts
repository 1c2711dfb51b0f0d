/** A condition that a document either meets or does not meet, without a score. */
export type Condition =
  | { readonly kind: 'terms'; readonly field: string; readonly values: readonly (string | number)[] }
  | { readonly kind: 'ids'; readonly ids: readonly string[] }
  /** Exactly this word, as the analyzer writes it. */
  | { readonly kind: 'word'; readonly field: string; readonly word: string }
  | { readonly kind: 'all' | 'any'; readonly of: readonly Condition[] };
