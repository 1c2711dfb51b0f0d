import * as v from 'valibot';
import { writeLog } from '../aws/log.ts';
import type { SignedFetch } from '../aws/signed-fetch.client.ts';
import { ServiceError } from '../service-error.ts';
import type { IndexedPassage, PassageIndex, PassageOutcome } from './passage.ts';
import type { CandidateSource, FoundPassage } from './search-knowledge.ts';
import {
  cosinesRequest,
  nearestRequest,
  type SearchRequest,
  type SearchScope,
  wordsRequest,
} from './search-request.ts';

/** The one index of every stage; lib makes it with its mapping. */
const INDEX = 'passages-v1';

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
  }),
});
const SearchAnswer = v.object({ hits: v.object({ hits: v.array(Hit) }) });
const MultiSearchAnswer = v.object({
  responses: v.array(v.intersect([SearchAnswer, v.object({ status: v.literal(200) })])),
});
const BulkAnswer = v.object({ items: v.array(v.record(v.string(), v.object({ status: v.number() }))) });

/** Passages in OpenSearch: found within one company's scope, put and removed by computed ids; throws `unavailable`. */
export function createPassageStore(endpoint: string, signedFetch: SignedFetch): PassageIndex & CandidateSource {
  // Reading, and writing under a computed id, can be repeated without harm: one more try when no answer came or the service is busy.
  const send = async (
    path: string,
    body: string,
    type: string,
    signal: AbortSignal,
    triesLeft = 1,
  ): Promise<unknown> => {
    const call = {
      method: 'POST',
      url: `${endpoint}${path}`,
      headers: { 'content-type': type },
      body,
      signal,
    } as const;
    const answer = await signedFetch(call).catch((error: unknown) => {
      if (triesLeft === 0 || signal.aborted) throw unavailable(error);
      return null;
    });
    if (answer?.ok) return answer.json();
    await answer?.body?.cancel();
    // 403 and 404 are what a collection answers while it is new or its policies do not hold yet.
    if (answer !== null && (triesLeft === 0 || answer.status < 500)) throw unavailable(`http_${answer.status}`);
    return send(path, body, type, signal, triesLeft - 1);
  };
  const search = async (request: SearchRequest, scope: SearchScope, signal: AbortSignal) => {
    const answer = await send(`/${INDEX}/_search`, JSON.stringify(request), 'application/json', signal);
    return passagesOf(v.parse(SearchAnswer, answer), scope);
  };
  return {
    async candidates(scope, { vector, text }, sizeMax, signal) {
      const requests = [nearestRequest(scope, vector, sizeMax), wordsRequest(scope, text, sizeMax)];
      const body = requests.map((request) => `{}\n${JSON.stringify(request)}\n`).join('');
      const answer = v.safeParse(
        MultiSearchAnswer,
        await send(`/${INDEX}/_msearch`, body, 'application/x-ndjson', signal),
      );
      const [nearest, words] = answer.success ? answer.output.responses : [];
      if (nearest === undefined || words === undefined) throw unavailable('multi_search_part');
      return { nearest: passagesOf(nearest, scope), words: passagesOf(words, scope) };
    },
    async cosines(scope, vector, ids, signal) {
      if (ids.length === 0) return new Map();
      const hits = await search(cosinesRequest(scope, vector, ids), scope, signal);
      return new Map(hits.map(({ id, similarity }) => [id, similarity]));
    },
    put: (passages, signal) => bulk(send, passages.map(putLines), signal),
    remove: (ids, signal) =>
      bulk(
        send,
        ids.map((_id) => `${JSON.stringify({ delete: { _index: INDEX, _id } })}\n`),
        signal,
      ),
  };
}

type Send = (path: string, body: string, type: string, signal: AbortSignal) => Promise<unknown>;

// A bulk answer is 200 even when items failed: each is looked at by itself.
async function bulk(send: Send, lines: readonly string[], signal: AbortSignal): Promise<readonly PassageOutcome[]> {
  if (lines.length === 0) return [];
  const answer = v.parse(BulkAnswer, await send('/_bulk', lines.join(''), 'application/x-ndjson', signal));
  if (answer.items.length !== lines.length) throw unavailable('bulk_items');
  return answer.items.map((item) => {
    const [[operation, { status }] = ['', { status: 500 }]] = Object.entries(item);
    if (status < 300 || (operation === 'delete' && status === 404)) return 'done';
    return status === 429 || status >= 500 ? 'busy' : 'refused';
  });
}

function putLines({ id, ...fields }: IndexedPassage): string {
  return `${JSON.stringify({ index: { _index: INDEX, _id: id } })}\n${JSON.stringify(fields)}\n`;
}

// The filter has done this already. A hit that is another company's anyway would be a breach: it is dropped and raises an alarm.
function passagesOf(answer: v.InferOutput<typeof SearchAnswer>, scope: SearchScope): FoundPassage[] {
  const passages = answer.hits.hits.map(({ _id, _score, _source }) => ({
    ..._source,
    id: _id,
    similarity: cosineOf(_score),
  }));
  const own = passages.filter(
    ({ companyId, baseId }) => companyId === scope.companyId && scope.baseIds.includes(baseId),
  );
  if (own.length < passages.length)
    writeLog('error', 'foreign_hit', { company_id: scope.companyId, dropped: passages.length - own.length });
  return own;
}

// OpenSearch scores a cosine as (1 + cosine) / 2. A score of the word search has no such meaning and is not read.
function cosineOf(score: number): number {
  return Math.max(-1, Math.min(1, 2 * score - 1));
}

function unavailable(cause: unknown): ServiceError {
  return new ServiceError('unavailable', 'The search index is not available; try again.', {
    cause,
    retryAfterSeconds: 15,
  });
}
