import { evaluate } from './evaluate.ts';
import type { IndexCatalog } from './index-catalog.ts';
import type { IndexStore } from './index-store.ts';
import { parseSearch } from './parse-query.ts';
import type { Search } from './query.ts';
import { readObject } from './read-object.ts';
import { illegalArgument, noSuchIndex, parsingError, SearchError } from './search-error.ts';

// Above this the server counts no further.
const TOTAL_MAX = 10_000;

/** One search and its answer; throws a SearchError. */
export function answerSearch(catalog: IndexCatalog, index: string, body: string): object {
  const store = catalog.get(index);
  catalog.atOnce(() => store.refresh());
  return runSearch(store, parseSearch(store.definition, readJson(body)));
}

/** A query in each pair of lines: an answer with its own status for each; the request itself succeeds. */
export function answerMultiSearch(catalog: IndexCatalog, index: string | null, body: string): object {
  const responses = readPairs(body).map(([header, query]) => {
    try {
      return { ...answerSearch(catalog, indexOf(header, index), query), status: 200 };
    } catch (error) {
      // What the server cannot read fails the whole request; what fails on the index fails its part alone.
      if (error instanceof SearchError && (error.status === 404 || 'failed_shards' in (error.body.error as object))) {
        return error.body;
      }
      throw error;
    }
  });
  return { took: 1, responses };
}

/** The indexes that a multi-search names, so that access is checked before anything runs. */
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

/** JSON, or the server's refusal of anything else. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new SearchError(400, { type: 'json_parse_exception', reason: 'the body is not JSON' });
  }
}

function runSearch(store: IndexStore, { query, size, source }: Search): object {
  const found = [...evaluate(store, query)].sort(([rowA, a], [rowB, b]) => b - a || rowA - rowB);
  const hits = found.slice(0, size).map(([row, score]) => {
    const { id, source: whole } = store.read(row);
    return { _index: store.definition.name, _id: id, _score: toSinglePrecision(score), _source: pick(whole, source) };
  });
  return {
    took: 1,
    timed_out: false,
    _shards: { total: 1, successful: 1, skipped: 0, failed: 0 },
    hits: {
      total: { value: Math.min(found.length, TOTAL_MAX), relation: found.length > TOTAL_MAX ? 'gte' : 'eq' },
      max_score: hits[0]?._score ?? null,
      hits,
    },
  };
}

// The server counts in single precision and writes the shortest digits that are read as the same number.
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
