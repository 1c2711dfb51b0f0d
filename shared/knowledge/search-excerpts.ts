import type { Pay, PayingCall } from '../budget/pay.ts';
import { openRedaction } from '../privacy/redaction.ts';
import type { FoundPassage, SearchCall, SearchQuery } from './search-knowledge.ts';

/** What searching for a caller needs around it. */
export interface ExcerptServices {
  readonly search: (query: SearchQuery, call: SearchCall) => Promise<readonly FoundPassage[]>;
  /** Sets aside the most that a search can cost, runs, and settles. */
  readonly pay: Pay<{ readonly query: string }>;
}

/** A query, the bases to which it is restricted, and how many excerpts at most. */
export interface ExcerptRequest {
  readonly query: string;
  readonly base_ids?: readonly string[] | undefined;
  readonly k: number;
}

/** An excerpt as the contract shows it; `n` is its rank, from 1. */
export interface RankedExcerpt {
  readonly n: number;
  readonly source_title: string;
  readonly page: number | null;
  readonly excerpt: string;
  readonly similarity: number;
}

/** Finds the best excerpts for a caller: within the budget, and without what the company's policy removes. */
export async function searchExcerpts(
  services: ExcerptServices,
  request: ExcerptRequest,
  call: PayingCall,
): Promise<RankedExcerpt[]> {
  const redaction = openRedaction(call.caller.personalDataKinds);
  const text = redaction.searchable(redaction.question(request.query));
  const found = await services.pay({ query: text }, call, (paid) =>
    services.search({ text, baseIds: request.base_ids, k: request.k }, paid),
  );
  return redaction.passages(found).map(({ title, page, text: excerpt, similarity }, i) => ({
    n: i + 1,
    source_title: title,
    page,
    excerpt,
    similarity,
  }));
}
