import type { Caller } from '../access/caller.ts';
import type { Pay, PayingCall } from '../budget/reservations/with-budget.ts';
import type { Guardrail } from '../privacy/guardrail/guardrail.ts';
import { openRedaction } from '../privacy/redaction.ts';
import type { FoundPassage, SearchCall, SearchQuery } from './search-knowledge.ts';

/** What searching for a caller needs around it. */
export interface ExcerptServices {
  readonly search: (query: SearchQuery, call: SearchCall) => Promise<readonly FoundPassage[]>;
  /** Sets aside the most that a search can cost, runs, and settles. */
  readonly pay: Pay<{ readonly query: string; readonly opinionUnitsMax: number }>;
  /** Who else reads for names and addresses; null: nobody. */
  readonly secondOpinion: Guardrail | null;
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
  call: PayingCall & { readonly caller: Pick<Caller, 'personalDataKinds'> },
): Promise<RankedExcerpt[]> {
  const redaction = openRedaction(call.caller.personalDataKinds, services.secondOpinion);
  const opinionUnitsMax = redaction.setAsideUnits(request.query, request.k);
  const order = { query: redaction.searchable(redaction.draft(request.query)), opinionUnitsMax };
  // A second opinion about the query costs money: it is asked when that is set aside, by a bound from our own reading.
  const shown = await services.pay(order, call, async (paid) => {
    const text = redaction.searchable(await redaction.question(request.query, paid));
    const found = await services.search({ text, baseIds: request.base_ids, k: request.k }, paid);
    return redaction.passages(found, paid);
  });
  return shown.map(({ title, page, text: excerpt, similarity }, i) => ({
    n: i + 1,
    source_title: title,
    page,
    excerpt,
    similarity,
  }));
}
