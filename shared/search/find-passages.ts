import { timePart } from '../aws/timed.ts';
import { redactedTokensMax } from '../pricing/token-bound.ts';
import type { Redaction } from '../privacy/redaction.ts';
import { placeholdersIn } from '../privacy/text/placeholder.ts';
import { embeddedText } from './passage.ts';
import { documentsOfUnit } from './reranking/documents-of-unit.ts';
import { RERANKED_MAX, type Reranker } from './reranking/reranker.ts';
import type { FoundPassage, Search } from './search-knowledge.ts';
import type { SearchScope } from './search-request.ts';

/** The search, and the model that reranks what it finds. */
export interface FindingServices {
  readonly search: Search;
  /** Null on a stage without a reranking model. */
  readonly reranker: Reranker | null;
}

/** What to find, where, and by which policy it is redacted. */
interface Wanted {
  readonly text: string;
  readonly scope: SearchScope;
  readonly k: number;
  readonly redaction: Redaction;
}

type FindingCall = Parameters<Search>[1];

/** The most passages that a call searches for and redacts: more than it shows if they are then reranked. */
export function passagesReadMax({ reranker }: Pick<FindingServices, 'reranker'>, k: number): number {
  return reranker === null ? k : Math.max(k, RERANKED_MAX);
}

/**
 * Finds the k best passages of the scope, redacted by the company's policy. A reranking model gets them as redacted as
 * the answering model does, and only if the search has found something relevant.
 *
 * @throws ServiceError `unavailable` when a service does not answer, or a text cannot be scanned.
 */
export async function findPassages(
  services: FindingServices,
  { text, scope, k, redaction }: Wanted,
  call: FindingCall,
): Promise<FoundPassage[]> {
  const withTextsAround = redaction.readsTextsAround;
  const found = await services.search({ text, scope, k: passagesReadMax(services, k), withTextsAround }, call);
  const passages = await redaction.passages(found, call);
  if (services.reranker === null) {
    return passages;
  }
  return (await rerank(services.reranker, { query: text, passages }, call)).slice(0, k);
}

// Passages that the model does not get keep their order behind the others.
async function rerank(
  reranker: Reranker,
  { query, passages }: { readonly query: string; readonly passages: readonly FoundPassage[] },
  call: FindingCall,
): Promise<FoundPassage[]> {
  const documents = documentsOfUnit(query, passages.map(boundedDocument));
  // The order of a single passage is known, and none is sent if the query is too long.
  const count = documents.length < 2 ? 0 : documents.length;
  call.addLogFields({ reranked: count });
  if (count === 0) {
    return [...passages];
  }
  const order = await timePart(call, 'rerank_ms', () => reranker.order(query, documents, call));
  return [...order.flatMap((index) => passages[index] ?? []), ...passages.slice(count)];
}

function boundedDocument(passage: FoundPassage) {
  const text = embeddedText(passage);
  const placeholders = placeholdersIn(text).length;
  return { text, tokensMax: redactedTokensMax(text, passage.tokensMax, { placeholders }) };
}
