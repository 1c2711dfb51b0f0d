import * as v from 'valibot';
import { writeLog } from '../aws/log.ts';
import type { SignedFetch } from '../aws/signed-fetch.client.ts';
import {
  createIndexCall,
  type IndexCall,
  type IndexRequest,
  indexUnavailable,
  isThrottled,
} from './index-call.client.ts';
import { type IndexedPassage, type PassageIndex, type PassageOutcome, passageId } from './passage.ts';
import type { PassageField } from './passage-index-schema.ts';
import type { CandidateSource, ScoredPassage } from './search-knowledge.ts';
import {
  cosinesRequest,
  frequenciesRequest,
  nearestRequest,
  passagesRequest,
  presentRequest,
  readFrequencies,
  type SearchRequest,
  type SearchScope,
  wordsRequest,
} from './search-request.ts';

// The ids of a search are one list of terms; OpenSearch takes up to 65,536, and 500 keep a request below 50 kB.
const IDS_PER_SEARCH = 500;
// Writing takes longer than searching, and no caller waits for it.
const BULK_TIME_LIMIT_MS = 60_000;
const NDJSON = 'application/x-ndjson';

const Hit = v.object({
  _id: v.string(),
  _score: v.number(),
  _source: v.object({
    companyId: v.string(),
    baseId: v.string(),
    documentId: v.string(),
    version: v.number(),
    ordinal: v.number(),
    page: v.optional(v.nullable(v.number()), null),
    title: v.string(),
    headings: v.string(),
    text: v.string(),
    tokensMax: v.optional(v.nullable(v.number()), null),
  }),
});
// A response from some shards only, or after a timeout, would silently lack hits, so it is not accepted.
const whole = {
  timed_out: v.optional(v.literal(false)),
  _shards: v.optional(v.object({ failed: v.literal(0) })),
};
// Hits are read one by one: one that is malformed must not hide all others.
const SearchResponse = v.object({ ...whole, hits: v.object({ hits: v.array(v.unknown()) }) });
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const FrequenciesResponse = v.object({
  ...whole,
  hits: v.object({ total: v.object({ value: count, relation: v.literal('eq') }) }),
  aggregations: v.optional(
    v.object({ words: v.object({ buckets: v.record(v.string(), v.object({ doc_count: count })) }) }),
  ),
});
const PresentResponse = v.object({ ...whole, hits: v.object({ hits: v.array(v.object({ _id: v.string() })) }) });
const MultiSearchResponse = v.object({
  responses: v.array(v.intersect([SearchResponse, v.object({ status: v.literal(200) })])),
});
// The reason of an error is not read, because it can quote the passage.
const BulkError = v.fallback(v.object({ type: v.pipe(v.string(), v.regex(/^[a-z_]{1,80}$/)) }), { type: 'unknown' });
const BulkItem = v.object({ status: v.number(), error: v.optional(BulkError) });
const BulkResponse = v.object({ items: v.array(v.record(v.string(), BulkItem)) });

/**
 * Passages in one index of OpenSearch: searched within one company's scope, written and removed by computed ids.
 *
 * @throws ServiceError `unavailable` when the index does not answer.
 */
export function createPassageStore(
  endpoint: string,
  index: string,
  signedFetch: SignedFetch,
): PassageIndex & CandidateSource {
  const send = createIndexCall(endpoint, signedFetch);
  const search = async (request: SearchRequest, scope: SearchScope, signal: AbortSignal) => {
    const response = await send(searchRequest(index, request), signal);
    return passagesOf(read(SearchResponse, response), scope);
  };
  return {
    async frequencies(scope, words, signal) {
      const response = read(
        FrequenciesResponse,
        await send(searchRequest(index, frequenciesRequest(scope, words)), signal),
      );
      return readFrequencies(words, response.hits.total.value, response.aggregations?.words.buckets ?? {});
    },
    async candidates(scope, { vector, words, passages, sizeMax }, signal) {
      const requests = [
        nearestRequest(scope, { vector, passages, sizeMax }),
        ...(words.size === 0 ? [] : [wordsRequest(scope, words, sizeMax)]),
      ];
      const { responses } = read(MultiSearchResponse, await send(multiSearchRequest(index, requests), signal));
      const [nearest, worded] = responses;
      if (nearest === undefined || responses.length !== requests.length) {
        throw indexUnavailable('multi_search_parts');
      }
      return { nearest: passagesOf(nearest, scope), words: worded === undefined ? [] : passagesOf(worded, scope) };
    },
    async cosines(scope, { vector, ids }, signal) {
      if (ids.length === 0) {
        return new Map();
      }
      const hits = await search(cosinesRequest(scope, vector, ids), scope, signal);
      return new Map(hits.map(({ id, similarity }) => [id, similarity]));
    },
    texts: async (scope, ids, signal) =>
      ids.length === 0 ? new Map() : textsById(await search(passagesRequest(scope, ids), scope, signal), ids),
    async countSearchable(ids, signal) {
      let found = 0;
      for (let from = 0; from < ids.length; from += IDS_PER_SEARCH) {
        const request = presentRequest(ids.slice(from, from + IDS_PER_SEARCH));
        const response = await send(searchRequest(index, request), signal);
        found += read(PresentResponse, response).hits.hits.length;
      }
      return found;
    },
    put: (passages, signal) =>
      bulk(
        send,
        passages.map((passage) => putLines(index, passage)),
        signal,
      ),
    remove: (ids, signal) =>
      bulk(
        send,
        ids.map((_id) => `${JSON.stringify({ delete: { _index: index, _id } })}\n`),
        signal,
      ),
  };
}

function searchRequest(index: string, request: SearchRequest): IndexRequest {
  return { path: `/${index}/_search`, body: JSON.stringify(request), type: 'application/json' };
}

function multiSearchRequest(index: string, requests: readonly SearchRequest[]): IndexRequest {
  const body = requests.map((request) => `{}\n${JSON.stringify(request)}\n`).join('');
  return { path: `/${index}/_msearch`, body, type: NDJSON };
}

// A bulk response is 200 even when items failed, so each is checked. An index that is busy may also refuse all of them
// at once.
async function bulk(
  send: IndexCall,
  lines: readonly string[],
  signal: AbortSignal,
): Promise<readonly PassageOutcome[]> {
  if (lines.length === 0) {
    return [];
  }
  const request = { path: '/_bulk', body: lines.join(''), type: NDJSON, timeLimitMs: BULK_TIME_LIMIT_MS } as const;
  const answer = await send(request, signal).catch((error: unknown) => {
    if (isThrottled(error)) {
      return null;
    }
    throw error;
  });
  if (answer === null) {
    return lines.map(() => 'busy');
  }
  const response = read(BulkResponse, answer);
  if (response.items.length !== lines.length) {
    throw indexUnavailable('bulk_items');
  }
  const outcomes = response.items.map(outcomeOf);
  const rejected = response.items[outcomes.indexOf('rejected')];
  if (rejected !== undefined) {
    const [[operation, { status, error }] = ['', { status: 0 }]] = Object.entries(rejected);
    writeLog('error', 'passage_rejected', { operation, status, error: error?.type });
  }
  return outcomes;
}

// Each item has one entry: the operation with its result.
function outcomeOf(item: v.InferOutput<typeof BulkResponse>['items'][number]): PassageOutcome {
  const [entry] = Object.entries(item);
  const [operation, status] = [entry?.[0], entry?.[1].status ?? 500];
  if (status < 300 || (operation === 'delete' && status === 404)) {
    return 'done';
  }
  return status === 429 || status >= 500 ? 'busy' : 'rejected';
}

function read<const Schema extends v.GenericSchema>(schema: Schema, response: unknown): v.InferOutput<Schema> {
  const result = v.safeParse(schema, response);
  if (!result.success) {
    throw indexUnavailable('response_shape');
  }
  return result.output;
}

function putLines(index: string, passage: IndexedPassage): string {
  return `${JSON.stringify({ index: { _index: index, _id: passage.id } })}\n${JSON.stringify(fieldsOf(passage))}\n`;
}

// Only the fields of the schema, whatever else the object has: an index that is not strict would map a new field
// automatically, and a strict one would reject the passage.
function fieldsOf(passage: IndexedPassage): Pick<IndexedPassage, PassageField> {
  const { companyId, baseId, documentId, version, ordinal, page, title, headings, text, tokensMax, vector } = passage;
  return { companyId, baseId, documentId, version, ordinal, page, title, headings, text, tokensMax, vector };
}

// The filter has already excluded other companies. A foreign hit would be a breach: it is dropped, and raises an alarm.
function passagesOf(response: v.InferOutput<typeof SearchResponse>, scope: SearchScope): ScoredPassage[] {
  const hits = response.hits.hits.map((hit) => v.safeParse(Hit, hit));
  const passages = hits.flatMap((hit) => (hit.success ? [passageOf(hit.output)] : []));
  if (passages.length < hits.length) {
    writeLog('error', 'malformed_hit', { company_id: scope.companyId, dropped: hits.length - passages.length });
  }
  const own = passages.filter(
    ({ companyId, baseId }) => companyId === scope.companyId && scope.baseIds.includes(baseId),
  );
  if (own.length < passages.length) {
    writeLog('error', 'foreign_hit', { company_id: scope.companyId, dropped: passages.length - own.length });
  }
  return own;
}

// Identifies passages by their own fields, not by the id of the hit. A missing one must not look like the end of a
// document.
function textsById(passages: readonly ScoredPassage[], ids: readonly string[]): Map<string, string> {
  const texts = new Map(passages.map((passage) => [passageId(passage), passage.text]));
  if (!ids.every((id) => texts.has(id))) {
    throw indexUnavailable('missing_passages');
  }
  return texts;
}

function passageOf({ _id, _score, _source }: v.InferOutput<typeof Hit>): ScoredPassage {
  return { ..._source, id: _id, similarity: cosineOf(_score) };
}

// OpenSearch scores a cosine as (1 + cosine) / 2. The word search's sum of weights has no such meaning: only its order
// is used.
function cosineOf(score: number): number {
  return Math.max(-1, Math.min(1, 2 * score - 1));
}
