import type { WeighedWords, WordFrequencies } from './rank-words.ts';

/** The passages that a search may find: those in these bases of one company. */
export interface SearchScope {
  readonly companyId: string;
  readonly baseIds: readonly string[];
}

/** A search in OpenSearch's query language. */
export type SearchRequest = Readonly<Record<string, unknown>>;

// Named in every query, so that the vector is never returned, and no new field leaves the index unnoticed.
const SOURCE = [
  'companyId',
  'baseId',
  'documentId',
  'version',
  'ordinal',
  'page',
  'title',
  'headings',
  'text',
  'tokensMax',
];

// Passages that share few words often have equal scores. Without these fields the index would order and truncate them
// by internal numbers, which change with every write of any company.
const ORDER = [{ _score: 'desc' }, { documentId: 'asc' }, { version: 'asc' }, { ordinal: 'asc' }];

// The largest k that OpenSearch accepts.
const NEIGHBORS_MAX = 10_000;
// A reserve for passages that are added to the scope between the count and the search.
const NEIGHBORS_SPARE = 1_000;

/** Adds the company's filter to a query. Every search uses it. */
function within(scope: SearchScope, ...narrower: SearchRequest[]): SearchRequest {
  const filter = [{ term: { companyId: scope.companyId } }, { terms: { baseId: scope.baseIds } }, ...narrower];
  return { bool: { filter } };
}

/** Counts the passages of the scope, and those that contain each word, in the order of the words. */
export function frequenciesRequest(scope: SearchScope, words: readonly string[]): SearchRequest {
  const counted = { size: 0, track_total_hits: true, query: within(scope) };
  if (words.length === 0) {
    return counted;
  }
  const filters = Object.fromEntries(words.map((word, at) => [`t${at}`, containing(word)]));
  return { ...counted, aggs: { words: { filters: { filters } } } };
}

/**
 * Finds the passages nearest to a vector. The filter is inside `knn`: outside, it would apply afterwards and lose hits.
 * The search requests at least as many neighbors as the scope has passages: the index then compares each of them,
 * instead of walking a graph that contains the vectors of all companies.
 */
export function nearestRequest(
  scope: SearchScope,
  { vector, passages, sizeMax }: { vector: readonly number[]; passages: number; sizeMax: number },
): SearchRequest {
  const k = Math.min(NEIGHBORS_MAX, Math.max(sizeMax, passages + NEIGHBORS_SPARE));
  return { size: sizeMax, _source: SOURCE, sort: ORDER, query: knn(vector, k, within(scope)) };
}

/** Finds the cosines of known passages: as many neighbors as there are ids, so that the search is exact. */
export function cosinesRequest(scope: SearchScope, vector: readonly number[], ids: readonly string[]): SearchRequest {
  const query = knn(vector, ids.length, within(scope, { ids: { values: ids } }));
  return { size: ids.length, _source: SOURCE, query };
}

/** Reads known passages of the scope. */
export function passagesRequest(scope: SearchScope, ids: readonly string[]): SearchRequest {
  return { size: ids.length, _source: SOURCE, query: within(scope, { ids: { values: ids } }) };
}

function knn(vector: readonly number[], k: number, filter: SearchRequest): SearchRequest {
  return { knn: { vector: { vector, k, filter } } };
}

/**
 * Finds the passages with the most significant words. The index adds up the weights that it is given, because its own
 * scores depend on the passages of all companies. The weights are whole numbers, whose sum is the same in any order.
 */
export function wordsRequest(scope: SearchScope, words: WeighedWords, sizeMax: number): SearchRequest {
  const { bool } = within(scope) as { bool: SearchRequest };
  const should = [...words].map(([word, idf]) => ({
    constant_score: { boost: Math.max(1, Math.round(100 * idf)), filter: containing(word) },
  }));
  const query = { bool: { ...bool, should, minimum_should_match: 1 } };
  return { size: sizeMax, _source: SOURCE, sort: ORDER, track_total_hits: false, query };
}

// `term` and not `match`: the words are already in the form that the analyzer makes.
function containing(word: string): SearchRequest {
  return { bool: { should: [{ term: { text: word } }, { term: { title: word } }, { term: { headings: word } }] } };
}

/** Reads the counts for these words from the response to `frequenciesRequest`. */
export function readFrequencies(
  words: readonly string[],
  passages: number,
  buckets: Readonly<Record<string, { readonly doc_count: number }>>,
): WordFrequencies {
  return { passages, byWord: new Map(words.map((word, at) => [word, buckets[`t${at}`]?.doc_count ?? 0])) };
}

/** Finds which of these computed ids are searchable, without returning the passages. */
export function presentRequest(ids: readonly string[]): SearchRequest {
  return { size: ids.length, _source: ['ordinal'], query: { bool: { filter: [{ ids: { values: ids } }] } } };
}
