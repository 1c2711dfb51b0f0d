import { searchWords } from './search-words.ts';

/** Whose passages may be found: one company, and only these of its bases. */
export interface SearchScope {
  readonly companyId: string;
  readonly baseIds: readonly string[];
}

// The best field alone decides: adding title and headings up cost 3 to 4 points of recall@5 on squad2 and clapnq.
const FIELDS = ['text', 'title', 'headings'];

/** One search in the index's own query language. */
export type SearchRequest = Readonly<Record<string, unknown>>;

// Named on every query: the vector is never asked back, and a new field never leaves the index unnoticed.
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

/** The one place where the company's filter is put on a query; every search goes through it. */
function within(scope: SearchScope, ...narrower: SearchRequest[]): SearchRequest {
  const filter = [{ term: { companyId: scope.companyId } }, { terms: { baseId: scope.baseIds } }, ...narrower];
  return { bool: { filter } };
}

/**
 * The passages nearest to a vector. The filter stands inside `knn`: outside, it would be applied afterwards and lose
 * hits.
 */
export function nearestRequest(scope: SearchScope, vector: readonly number[], sizeMax: number): SearchRequest {
  return knn(vector, sizeMax, within(scope));
}

/**
 * The cosine of a few passages that are already known: as many neighbours as there are ids, so that the search is
 * exact.
 */
export function cosinesRequest(scope: SearchScope, vector: readonly number[], ids: readonly string[]): SearchRequest {
  return knn(vector, ids.length, within(scope, { ids: { values: ids } }));
}

function knn(vector: readonly number[], sizeMax: number, filter: SearchRequest): SearchRequest {
  return { size: sizeMax, _source: SOURCE, query: { knn: { vector: { vector, k: sizeMax, filter } } } };
}

/** The passages that share the most telling words with a text (BM25 over text, title and headings). */
export function wordsRequest(scope: SearchScope, text: string, sizeMax: number): SearchRequest {
  const { bool } = within(scope) as { bool: SearchRequest };
  const must = [{ multi_match: { query: searchWords(text), fields: FIELDS, type: 'best_fields' } }];
  return { size: sizeMax, _source: SOURCE, query: { bool: { ...bool, must } } };
}

/** Which of these ids a search sees; asked for by computed ids alone, with nothing of the passages in the answer. */
export function presentRequest(ids: readonly string[]): SearchRequest {
  return { size: ids.length, _source: ['ordinal'], query: { bool: { filter: [{ ids: { values: ids } }] } } };
}
