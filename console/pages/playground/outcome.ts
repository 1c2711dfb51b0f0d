import type { ResultOf } from '../../api/types.ts';

/** The result of a trial, by its mode. */
export type Outcome =
  | { readonly mode: 'ask'; readonly result: ResultOf<'playground.ask'> }
  | { readonly mode: 'search'; readonly result: ResultOf<'playground.search'> };
