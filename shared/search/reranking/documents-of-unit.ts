import { textTokensMax } from '../../pricing/token-bound.ts';
import { RERANKED_MAX } from './reranker.ts';

// The unit by which Bedrock bills a reranking model is a query with up to 100 chunks. A document that has more than 500
// tokens together with the query is split into several chunks (512 for Amazon's model).
const CHUNKS_MAX = 100;
const CHUNK_TOKENS = 500;
// A longer query leaves so little of each chunk that hardly any passage would fit; beyond 500 tokens, it is not known
// how documents are split.
const QUERY_TOKENS_MAX = 400;

/** A text, and the most tokens that any model can make of it. */
interface BoundedDocument {
  readonly text: string;
  readonly tokensMax: number;
}

/**
 * Returns the first documents, at most 25, that are certain to be billed as one unit together with the query: what a
 * call costs is then known, although the model does not report it. Returns none if the query is too long.
 */
export function documentsOfUnit(query: string, documents: readonly BoundedDocument[]): string[] {
  const queryTokens = textTokensMax(query);
  if (queryTokens > QUERY_TOKENS_MAX) {
    return [];
  }
  const fitting: string[] = [];
  let chunks = 0;
  for (const { text, tokensMax } of documents.slice(0, RERANKED_MAX)) {
    chunks += Math.ceil(tokensMax / (CHUNK_TOKENS - queryTokens));
    if (chunks > CHUNKS_MAX) {
      break;
    }
    fitting.push(text);
  }
  return fitting;
}
