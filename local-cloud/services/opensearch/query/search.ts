import type { IndexCatalog } from '../index/index-catalog.ts';
import type { IndexStore } from '../index/index-store.ts';
import { illegalArgument, noSuchIndex, parsingError, SearchError } from '../search-error.ts';
import { evaluate } from './evaluate.ts';
import { orderHits } from './order-hits.ts';
import { parseSearch } from './parse-search.ts';
import type { FiltersAggregations, Query, Search } from './query.ts';
import { readObject } from './read-object.ts';

/**
 * Runs one search and returns the body of its response.
 *
 * @throws SearchError when there is no such index, or for a search that is refused.
 */
export function answerSearch(catalog: IndexCatalog, index: string, body: string): object {
  const store = catalog.get(index);
  catalog.atOnce(() => store.refresh());
  return runSearch(store, parseSearch(store.definition, readJson(body)));
}

/** Runs a search for each pair of lines; the request succeeds, and each part has its own status. */
export function answerMultiSearch(catalog: IndexCatalog, index: string | null, body: string): object {
  const responses = readPairs(body).map(([header, query]) => {
    try {
      return { ...answerSearch(catalog, indexOf(header, index), query), status: 200 };
    } catch (error) {
      // A query that the server cannot parse fails the whole request; one that fails on its index fails only its part.
      if (error instanceof SearchError && (error.status === 404 || 'failed_shards' in (error.body.error as object))) {
        return error.body;
      }
      throw error;
    }
  });
  return { took: 1, responses };
}

/** Returns the indexes that a multi-search names, so that access is checked before anything runs. */
export function indexesSearched(index: string | null, body: string): string[] {
  return [...new Set(readPairs(body).map(([header]) => indexOf(header, index)))];
}

function readPairs(body: string): [string, string][] {
  if (!body.endsWith('\n')) {
    throw illegalArgument('The msearch request must be terminated by a newline [\\n]');
  }
  const lines = body.slice(0, -1).split('\n');
  if (lines.length % 2 !== 0) {
    throw illegalArgument('a header of the msearch request has no query');
  }
  return Array.from({ length: lines.length / 2 }, (_, at) => [lines[2 * at] ?? '', lines[2 * at + 1] ?? '']);
}

function indexOf(header: string, index: string | null): string {
  const named = readObject(header === '' ? {} : readJson(header), 'msearch header', ['index']).index ?? index;
  if (typeof named !== 'string') {
    throw parsingError('[msearch header] names no [index]');
  }
  if (/[*,]/.test(named)) {
    throw noSuchIndex(named);
  }
  return named;
}

/**
 * Parses JSON.
 *
 * @throws SearchError if it is not JSON.
 */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new SearchError(400, { type: 'json_parse_exception', reason: 'the body is not JSON' });
  }
}

function runSearch(store: IndexStore, { query, size, source, sort, totalMax, aggregations }: Search): object {
  const scores = new Map([...evaluate(store, query)].map(([row, score]) => [row, toSinglePrecision(score)]));
  const found = orderHits(store, scores, { sort, size });
  const byScore = sort === null || sort.some(({ field }) => field === '_score');
  const hits = found.map(({ row, score, keys }) => {
    const { id, source: whole } = store.read(row);
    const hit = {
      _index: store.definition.name,
      _id: id,
      _score: byScore ? score : null,
      _source: pick(whole, source),
    };
    return keys === null ? hit : { ...hit, sort: keys };
  });
  const total = {
    value: Math.min(scores.size, totalMax),
    relation: scores.size > totalMax ? 'gte' : 'eq',
  };
  return {
    took: 1,
    timed_out: false,
    _shards: { total: 1, successful: 1, skipped: 0, failed: 0 },
    // When a sort is given, the server does not compute the best score.
    hits: { ...(totalMax > 0 && { total }), max_score: sort === null ? (hits[0]?._score ?? null) : null, hits },
    ...(Object.keys(aggregations).length > 0 && { aggregations: aggregate(store, query, aggregations) }),
  };
}

function aggregate(store: IndexStore, query: Query, aggregations: FiltersAggregations): object {
  const counted = Object.entries(aggregations).map(([name, conditions]) => {
    const buckets = Object.entries(conditions).map(([key, condition]) => [
      key,
      { doc_count: evaluate(store, query, condition).size },
    ]);
    return [name, { buckets: Object.fromEntries(buckets) }];
  });
  return Object.fromEntries(counted);
}

// The server computes in single precision and writes the fewest digits that parse to the same number.
function toSinglePrecision(score: number): number {
  const single = Math.fround(score);
  const shortest = [6, 7, 8].map((digits) => Number(single.toPrecision(digits)));
  return shortest.find((written) => Math.fround(written) === single) ?? Number(single.toPrecision(9));
}

function pick(source: Readonly<Record<string, unknown>>, names: readonly string[] | null) {
  if (names === null) {
    return source;
  }
  return Object.fromEntries(Object.entries(source).filter(([name]) => names.includes(name)));
}
