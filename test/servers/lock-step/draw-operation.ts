import type { Draw } from './draw.ts';
import { drawDocument, drawVector, drawWords } from './draw-document.ts';

/** One request that is sent to both servers. */
export interface Operation {
  readonly kind: 'bulk' | 'knn' | 'words' | 'weights' | 'counts' | 'filter' | 'multi' | 'invalid';
  readonly path: string;
  readonly body: unknown;
}

const COMPANIES = ['a', 'b', 'c'];
const BASES = ['one', 'two', '3'];
const IDS = Array.from({ length: 60 }, (_, i) => `p${i}`);
const SOURCE = ['companyId', 'baseId', 'page', 'title', 'text'];

/** The next operation on an index: mostly what the product sends, sometimes what it must never send. */
export function drawOperation(draw: Draw, index: string): Operation {
  const search = `/${index}/_search`;
  const dice = draw.whole(100);
  if (dice < 30) {
    return { kind: 'bulk', path: '/_bulk', body: drawBulk(draw, index) };
  }
  if (dice < 55) {
    return { kind: 'knn', path: search, body: searchOf(draw, drawNearest(draw)) };
  }
  if (dice < 63) {
    return { kind: 'weights', path: search, body: drawWeights(draw) };
  }
  if (dice < 68) {
    return { kind: 'counts', path: search, body: drawCounts(draw) };
  }
  if (dice < 78) {
    return { kind: 'words', path: search, body: searchOf(draw, drawMatching(draw)) };
  }
  if (dice < 86) {
    return { kind: 'filter', path: search, body: searchOf(draw, { bool: { filter: drawFilters(draw) } }) };
  }
  if (dice < 93) {
    const queries = draw.many(1 + draw.whole(3), () => (draw.chance(0.5) ? drawNearest(draw) : drawMatching(draw)));
    const lines = queries.flatMap((query) => [draw.chance(0.1) ? { index: 'missing' } : {}, searchOf(draw, query)]);
    return { kind: 'multi', path: `/${index}/_msearch`, body: lines };
  }
  return { kind: 'invalid', ...drawInvalid(draw, index) };
}

function searchOf(draw: Draw, query: object) {
  return { size: draw.one([1, 5, 20, 100]), _source: SOURCE, query };
}

function drawBulk(draw: Draw, index: string): unknown[] {
  return draw
    .many(1 + draw.whole(12), () => {
      const target = { _index: draw.chance(0.03) ? 'missing' : index, _id: draw.one(IDS) };
      return draw.chance(0.2)
        ? [{ delete: target }]
        : [{ index: target }, drawDocument(draw, draw.one(COMPANIES), draw.one(BASES))];
    })
    .flat();
}

function drawFilters(draw: Draw): object[] {
  const company = { term: { companyId: draw.one(COMPANIES) } };
  const bases = { terms: { baseId: draw.many(1 + draw.whole(3), () => draw.one(BASES)) } };
  const ids = { ids: { values: draw.many(1 + draw.whole(20), () => draw.one(IDS)) } };
  const page = { term: { page: draw.whole(4) } };
  return [company, ...[bases, ids, page].filter(() => draw.chance(0.4))];
}

// Always with a filter, as the product sends it: without one, the results of the real server depend on its graph.
function drawNearest(draw: Draw): object {
  const k = draw.one([1, 3, 10, 60]);
  return { knn: { vector: { vector: drawVector(draw), k, filter: { bool: { filter: drawFilters(draw) } } } } };
}

function drawMatching(draw: Draw): object {
  const fields = draw.one([['text'], ['title'], ['text', 'title'], ['text', 'title^2']]);
  const type = draw.one(['best_fields', 'most_fields']);
  const words = { multi_match: { query: drawWords(draw, 1 + draw.whole(4)), fields, type } };
  if (draw.chance(0.2)) {
    return words;
  }
  return { bool: { filter: drawFilters(draw), must: [words] } };
}

// A word may become one token or several; several never match a term query.
function drawTerm(draw: Draw): object {
  const word = drawWords(draw, 1).toLowerCase();
  return { bool: { should: [{ term: { text: word } }, { term: { title: word } }] } };
}

function drawWeights(draw: Draw): object {
  const weights = draw.many(1 + draw.whole(5), () => ({
    constant_score: { boost: draw.whole(500), filter: drawTerm(draw) },
  }));
  const query = { bool: { filter: drawFilters(draw), should: weights, minimum_should_match: draw.whole(3) } };
  // Sorted by everything that both servers have in common; ties beyond that are ordered by each server in its own way.
  return { size: 100, _source: SOURCE, sort: [{ _score: 'desc' }, { companyId: 'asc' }, { page: 'asc' }], query };
}

function drawCounts(draw: Draw): object {
  const filters = Object.fromEntries(
    draw.many(1 + draw.whole(8), () => drawTerm(draw)).map((term, i) => [`t${i}`, term]),
  );
  const query = { bool: { filter: drawFilters(draw) } };
  return { size: 0, track_total_hits: true, query, aggs: { words: { filters: { filters } } } };
}

function drawInvalid(draw: Draw, index: string): { path: string; body: unknown } {
  const search = `/${index}/_search`;
  const vector = drawVector(draw);
  const knn = (changes: object) => ({
    path: search,
    body: { _source: SOURCE, query: { knn: { vector: { vector, k: 3, ...changes } } } },
  });
  const good = { _source: SOURCE, query: { ids: { values: ['p1'] } } };
  return draw.one([
    knn({ vector: vector.slice(1) }),
    knn({ vector: [...vector, 1] }),
    knn({ vector: vector.map(() => 0) }),
    knn({ vector: vector.map(String) }),
    knn({ vector: [] }),
    knn({ vector: null }),
    knn({ k: 0 }),
    knn({ k: -1 }),
    knn({ k: 10_001 }),
    { path: search, body: { query: { knn: { title: { vector, k: 3 } } } } },
    { path: search, body: { query: { knn: { nowhere: { vector, k: 3 } } } } },
    { path: search, body: { ...good, size: 10_001 } },
    { path: search, body: { ...good, size: -1 } },
    { path: search, body: '{' },
    { path: search, body: { ...good, sort: [{ nowhere: 'asc' }] } },
    { path: search, body: { ...good, sort: [{ title: 'asc' }] } },
    { path: search, body: { ...good, aggs: { words: { filters: { filters: {} } } } } },
    { path: search, body: { query: { constant_score: { boost: 1 } } } },
    { path: search, body: { query: { constant_score: { boost: -1, filter: { term: { page: 1 } } } } } },
    { path: search, body: { query: {} } },
    { path: search, body: { query: { term: { page: 'x' } } } },
    { path: search, body: { query: { multi_match: { fields: ['text'] } } } },
    { path: '/missing/_search', body: good },
    { path: '/_bulk', body: '{"index":{}}' },
    { path: '/_bulk', body: [{ index: { _index: index, _id: 'x'.repeat(513) } }, {}] },
    { path: '/_bulk', body: [{ index: { _index: index, _id: 'p1' } }, 'no object'] },
    { path: `/${index}/_msearch`, body: [{}, knn({ vector: [1] }).body, {}, good] },
    { path: `/${index}/_msearch`, body: [{}, good, {}, { query: { nowhere: {} } }] },
  ]);
}
