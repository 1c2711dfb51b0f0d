import { searchWords } from './search-words.ts';

/** The passages that a search may find: those of one company, in these of its bases. */
export interface SearchScope {
  readonly companyId: string;
  readonly baseIds: readonly string[];
}

// The best field alone decides: adding title and headings up cost 3 to 4 points of recall@5 on squad2 and clapnq.
const FIELDS = ['text', 'title', 'headings'];

/** A search in OpenSearch's query language. */
export type SearchRequest = Readonly<Record<string, unknown>>;

// Named on every query: the vector is never returned, and a new field never leaves the index unnoticed.
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

/** Adds the company's filter to a query. Every search uses it. */
function within(scope: SearchScope, ...narrower: SearchRequest[]): SearchRequest {
  const filter = [{ term: { companyId: scope.companyId } }, { terms: { baseId: scope.baseIds } }, ...narrower];
  return { bool: { filter } };
}

/**
 * Finds the passages nearest to a vector. The filter is inside `knn`: outside, it would apply afterwards and lose hits.
 */
export function nearestRequest(scope: SearchScope, vector: readonly number[], sizeMax: number): SearchRequest {
  return knn(vector, sizeMax, within(scope));
}

/** Finds the cosines of known passages: as many neighbours as there are ids, so that the search is exact. */
export function cosinesRequest(scope: SearchScope, vector: readonly number[], ids: readonly string[]): SearchRequest {
  return knn(vector, ids.length, within(scope, { ids: { values: ids } }));
}

function knn(vector: readonly number[], sizeMax: number, filter: SearchRequest): SearchRequest {
  return { size: sizeMax, _source: SOURCE, query: { knn: { vector: { vector, k: sizeMax, filter } } } };
}

/** Finds the passages that share the most significant words with a text (BM25 over text, title and headings). */
export function wordsRequest(scope: SearchScope, text: string, sizeMax: number): SearchRequest {
  const { bool } = within(scope) as { bool: SearchRequest };
  const must = [{ multi_match: { query: searchWords(text), fields: FIELDS, type: 'best_fields' } }];
  return { size: sizeMax, _source: SOURCE, query: { bool: { ...bool, must } } };
}

/** Finds which of these computed ids a search sees, without the passages themselves. */
export function presentRequest(ids: readonly string[]): SearchRequest {
  return { size: ids.length, _source: ['ordinal'], query: { bool: { filter: [{ ids: { values: ids } }] } } };
}
