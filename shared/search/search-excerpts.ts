import type { Caller } from '../access/caller.ts';
import { type BudgetServices, type PayingCall, reserveBudget } from '../budget/reservations/reserve-budget.ts';
import { searchCostMax } from '../pricing/cost-bound.ts';
import type { Guardrail } from '../privacy/guardrail/guardrail.ts';
import { openRedaction } from '../privacy/redaction.ts';
import { type FindingServices, findPassages, passagesReadMax } from './find-passages.ts';
import { chooseScope, type ReadableSources } from './readable-sources.ts';
import type { FoundPassage } from './search-knowledge.ts';

/** The services of a search for a caller. */
export interface ExcerptServices extends FindingServices {
  readonly budget: BudgetServices;
  readonly bases: ReadableSources['bases'];
  /** Finds names and addresses that the rules miss; null on a stage without a guardrail. */
  readonly guardrail: Guardrail | null;
  readonly embeddingModelId: string;
}

/** A query, the bases to which it is restricted, and the most excerpts to return. */
export interface ExcerptRequest {
  readonly query: string;
  readonly base_ids?: readonly string[] | undefined;
  readonly k: number;
}

/** An excerpt as the contract shows it; `n` is its rank, from 1. */
interface RankedExcerpt {
  readonly n: number;
  readonly source_title: string;
  readonly page: number | null;
  readonly excerpt: string;
  readonly similarity: number;
}

/** The call of a search: who pays, and what is redacted. */
export interface ExcerptCall extends PayingCall {
  readonly caller: PayingCall['caller'] & Pick<Caller, 'policies'>;
}

/**
 * Finds the best excerpts for a caller within the budget, redacted by the company's policy.
 *
 * @throws ServiceError `invalid_request` for a base that the caller cannot read, `forbidden` for a budget or rate that
 * is used up, `unavailable` for a service that does not answer.
 */
export async function searchExcerpts(
  services: ExcerptServices,
  request: ExcerptRequest,
  searching: ExcerptCall,
): Promise<RankedExcerpt[]> {
  return (await findExcerpts(services, request, searching)).map(rankedExcerpt);
}

/**
 * Like `searchExcerpts`, but with the document of each passage, for people who may see more than the contract shows.
 */
export async function findExcerpts(
  services: ExcerptServices,
  request: ExcerptRequest,
  searching: ExcerptCall,
): Promise<FoundPassage[]> {
  const { budget, embeddingModelId } = services;
  const scope = await chooseScope(services, searching.caller.companyId, request.base_ids);

  // 1. Redact with our own rules only: this is free, and enough to calculate what the search can cost.
  const redaction = await openRedaction(searching.caller.policies.personalDataKinds, services.guardrail);
  const guardrailUnitsMax = redaction.reserveUnits(request.query, passagesReadMax(services, request.k));
  const query = redaction.searchable(redaction.draft(request.query));

  // 2. Reserve the most that the search can cost.
  const rerankModelId = services.reranker?.modelId ?? null;
  const costMax = searchCostMax({ query, embeddingModelId, guardrailUnitsMax, rerankModelId }, budget.priceOf);
  const reservation = await reserveBudget(budget, { kind: 'search', id: null, costMax }, searching);
  const { call } = reservation;
  try {
    // The guardrail costs money: it reads the query only now.
    const text = redaction.searchable(await redaction.question(request.query, call));

    // 3. Search, redact what was found, and rerank it if the stage has a model for that.
    const shown = await findPassages(services, { text, scope, k: request.k, redaction }, call);
    call.addLogFields(redaction.logFields());
    const texts = redaction.inReadingOrder(shown.flatMap(({ title, text: excerpt }) => [title, excerpt]));
    return shown.map((passage, i) => ({ ...passage, title: texts[2 * i] ?? '', text: texts[2 * i + 1] ?? '' }));
  } catch (error) {
    throw reservation.explain(error);
  } finally {
    // 4. Settle, whatever the outcome of the search.
    await reservation.settle();
  }
}

/** A passage as the contract shows it, at its place in the results. */
export function rankedExcerpt({ title, page, text, similarity }: FoundPassage, index: number): RankedExcerpt {
  return { n: index + 1, source_title: title, page, excerpt: text, similarity };
}
