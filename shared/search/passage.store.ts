import * as v from 'valibot';
import { writeLog } from '../aws/log.ts';
import type { SignedFetch } from '../aws/signed-fetch.client.ts';
import { createIndexCall, type IndexCall, type IndexRequest, indexUnavailable } from './index-call.client.ts';
import type { IndexedPassage, PassageIndex, PassageOutcome } from './passage.ts';
import { PASSAGE_INDEX } from './passage-index-schema.ts';
import type { CandidateSource, FoundPassage } from './search-knowledge.ts';
import {
  cosinesRequest,
  nearestRequest,
  presentRequest,
  type SearchRequest,
  type SearchScope,
  wordsRequest,
} from './search-request.ts';

const IDS_PER_SEARCH = 500;

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
// A search of some shards only, or one that timed out, would silently lose hits.
const whole = {
  timed_out: v.optional(v.literal(false)),
  _shards: v.optional(v.object({ failed: v.literal(0) })),
};
const SearchAnswer = v.object({ ...whole, hits: v.object({ hits: v.array(Hit) }) });
const PresentAnswer = v.object({ ...whole, hits: v.object({ hits: v.array(v.object({ _id: v.string() })) }) });
const MultiSearchAnswer = v.object({
  responses: v.array(v.intersect([SearchAnswer, v.object({ status: v.literal(200) })])),
});
const BulkAnswer = v.object({ items: v.array(v.record(v.string(), v.object({ status: v.number() }))) });

/** Passages in OpenSearch: found within one company's scope, put and removed by computed ids; throws `unavailable`. */
export function createPassageStore(endpoint: string, signedFetch: SignedFetch): PassageIndex & CandidateSource {
  const send = createIndexCall(endpoint, signedFetch);
  const search = async (request: SearchRequest, scope: SearchScope, signal: AbortSignal) => {
    const answer = await send(searchRequest(request), signal);
    return passagesOf(read(SearchAnswer, answer), scope);
  };
  return {
    async candidates(scope, { vector, text, sizeMax }, signal) {
      const requests = [nearestRequest(scope, vector, sizeMax), wordsRequest(scope, text, sizeMax)];
      const body = requests.map((request) => `{}\n${JSON.stringify(request)}\n`).join('');
      const answer = await send({ path: `/${PASSAGE_INDEX}/_msearch`, body, type: 'application/x-ndjson' }, signal);
      const [nearest, words] = read(MultiSearchAnswer, answer).responses;
      if (nearest === undefined || words === undefined) {
        throw indexUnavailable('multi_search_parts');
      }
      return { nearest: passagesOf(nearest, scope), words: passagesOf(words, scope) };
    },
    async cosines(scope, { vector, ids }, signal) {
      if (ids.length === 0) {
        return new Map();
      }
      const hits = await search(cosinesRequest(scope, vector, ids), scope, signal);
      return new Map(hits.map(({ id, similarity }) => [id, similarity]));
    },
    async countSearchable(ids, signal) {
      let count = 0;
      for (let from = 0; from < ids.length; from += IDS_PER_SEARCH) {
        const request = presentRequest(ids.slice(from, from + IDS_PER_SEARCH));
        const answer = await send(searchRequest(request), signal);
        count += read(PresentAnswer, answer).hits.hits.length;
      }
      return count;
    },
    put: (passages, signal) => bulk(send, passages.map(putLines), signal),
    remove: (ids, signal) =>
      bulk(
        send,
        ids.map((_id) => `${JSON.stringify({ delete: { _index: PASSAGE_INDEX, _id } })}\n`),
        signal,
      ),
  };
}

function searchRequest(request: SearchRequest): IndexRequest {
  return { path: `/${PASSAGE_INDEX}/_search`, body: JSON.stringify(request), type: 'application/json' };
}

// A bulk response is 200 even when items failed, so each is checked.
async function bulk(
  send: IndexCall,
  lines: readonly string[],
  signal: AbortSignal,
): Promise<readonly PassageOutcome[]> {
  if (lines.length === 0) {
    return [];
  }
  const answer = read(
    BulkAnswer,
    await send({ path: '/_bulk', body: lines.join(''), type: 'application/x-ndjson' }, signal),
  );
  if (answer.items.length !== lines.length) {
    throw indexUnavailable('bulk_items');
  }
  return answer.items.map((item) => {
    const [[operation, { status }] = ['', { status: 500 }]] = Object.entries(item);
    if (status < 300 || (operation === 'delete' && status === 404)) {
      return 'done';
    }
    return status === 429 || status >= 500 ? 'busy' : 'rejected';
  });
}

function read<const Schema extends v.GenericSchema>(schema: Schema, answer: unknown): v.InferOutput<Schema> {
  const result = v.safeParse(schema, answer);
  if (!result.success) {
    throw indexUnavailable('answer_shape');
  }
  return result.output;
}

function putLines({ id, ...fields }: IndexedPassage): string {
  return `${JSON.stringify({ index: { _index: PASSAGE_INDEX, _id: id } })}\n${JSON.stringify(fields)}\n`;
}

// The filter has excluded other companies already. A foreign hit would be a breach: it is dropped and raises an alarm.
function passagesOf(answer: v.InferOutput<typeof SearchAnswer>, scope: SearchScope): FoundPassage[] {
  const passages = answer.hits.hits.map(({ _id, _score, _source }) => ({
    ..._source,
    id: _id,
    similarity: cosineOf(_score),
  }));
  const own = passages.filter(
    ({ companyId, baseId }) => companyId === scope.companyId && scope.baseIds.includes(baseId),
  );
  if (own.length < passages.length) {
    writeLog('error', 'foreign_hit', { company_id: scope.companyId, dropped: passages.length - own.length });
  }
  return own;
}

// OpenSearch scores a cosine as (1 + cosine) / 2. A score of the word search has no such meaning and is not read.
function cosineOf(score: number): number {
  return Math.max(-1, Math.min(1, 2 * score - 1));
}
