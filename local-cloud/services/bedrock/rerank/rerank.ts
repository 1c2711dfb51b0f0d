import * as v from 'valibot';
import { describeIssues } from '../../../protocol/describe-issues.ts';
import { ServiceFault } from '../../../protocol/service-fault.ts';
import type { AwsRequest } from '../../../stand-in.ts';
import { estimateTokens } from '../estimate-tokens.ts';
import { isCommon, stem, wordsOf } from '../words.ts';

/** Scores how well a document fits a query, 0 to 1. */
type RerankScore = (query: string, document: string) => number;

/** A test's settings: how documents are scored, and how the next answers are altered. */
export interface RerankScript {
  /** Sets the score of each document from now on; null for shared words, which is the default. */
  readonly setScore: (score: RerankScore | null) => void;
  /** Alters the next answers: each change is applied to one answer, in order. */
  readonly alterNext: (...changes: readonly ((answer: object) => object)[]) => void;
}

/** A reply, and the units that it is billed for. */
interface RerankReply {
  readonly body: object;
  readonly units: number;
}

/** The models that rank documents, and a test's settings for them. */
interface Reranking extends RerankScript {
  readonly rank: (request: AwsRequest, modelId: string) => RerankReply;
}

// A unit, by which Bedrock bills these models: a query with up to 100 chunks. A document that has more than 500 tokens
// together with the query is several chunks.
const CHUNKS_PER_UNIT = 100;
const CHUNK_TOKENS = 500;
const DOCUMENTS_MAX = 1_000;

const text = v.pipe(v.string(), v.minLength(1));
const fields = {
  query: text,
  documents: v.pipe(v.array(text), v.minLength(1), v.maxLength(DOCUMENTS_MAX)),
  top_n: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
};
const AmazonBody = v.strictObject(fields);
const CohereBody = v.strictObject({ ...fields, api_version: v.literal(2) });

/** Creates models that rank documents by the words that they share with the query, until a test sets another score. */
export function createReranking(): Reranking {
  let score: RerankScore = sharedWords;
  const pending: ((answer: object) => object)[] = [];
  return {
    rank(request, modelId) {
      const { query, documents, top_n: count = documents.length } = readBody(request, modelId);
      const scored = documents.map((document, index) => ({ index, relevance_score: score(query, document) }));
      // Sorting is stable: equal scores stay in the order of the documents.
      const results = scored.toSorted((a, b) => b.relevance_score - a.relevance_score).slice(0, count);
      const body = { results };
      return { body: pending.shift()?.(body) ?? body, units: unitsOf(query, documents) };
    },
    setScore: (set) => {
      score = set ?? sharedWords;
    },
    alterNext: (...changes) => void pending.push(...changes),
  };
}

function readBody(request: AwsRequest, modelId: string) {
  const schema = modelId.startsWith('cohere.') ? CohereBody : AmazonBody;
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), request.body.toString('utf8'));
  if (!parsed.success) {
    throw new ServiceFault(400, 'ValidationException', `${describeIssues(parsed.issues)}.`);
  }
  return parsed.output;
}

// The share of the query's words that the document has.
function sharedWords(query: string, document: string): number {
  const asked = [...stemsOf(query)];
  const held = stemsOf(document);
  return asked.length === 0 ? 0 : asked.filter((word) => held.has(word)).length / asked.length;
}

function stemsOf(given: string): ReadonlySet<string> {
  return new Set(
    wordsOf(given)
      .filter((word) => !isCommon(word))
      .map(stem),
  );
}

function unitsOf(query: string, documents: readonly string[]): number {
  const room = Math.max(1, CHUNK_TOKENS - estimateTokens(query));
  const chunks = documents.reduce((sum, document) => sum + Math.max(1, Math.ceil(estimateTokens(document) / room)), 0);
  return Math.ceil(chunks / CHUNKS_PER_UNIT);
}
