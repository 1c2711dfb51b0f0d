import type { ResultOf } from '../../api/types.ts';

/** What came back. */
export type Outcome =
  | { readonly mode: 'ask'; readonly result: ResultOf<'playground.ask'> }
  | { readonly mode: 'search'; readonly result: ResultOf<'playground.search'> };
