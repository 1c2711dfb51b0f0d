// Guarantee: every search, count and cosine stays within one company and the bases of its scope, by a filter that the
// index applies first, and requests no vectors. Risk: one term is missing from a filter, and another company's
// passages, or their number, come back.
import { describe, expect, it } from 'vitest';
import {
  cosinesRequest,
  frequenciesRequest,
  nearestRequest,
  presentRequest,
  readFrequencies,
  wordsRequest,
} from '../../../shared/search/search-request.ts';

const SCOPE = { companyId: 'company', baseIds: ['base-1', 'base-2'] };
const FILTER = [{ term: { companyId: 'company' } }, { terms: { baseId: ['base-1', 'base-2'] } }];
const FIELDS = [
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
const ORDER = [{ _score: 'desc' }, { documentId: 'asc' }, { version: 'asc' }, { ordinal: 'asc' }];
const VECTOR = [1, 0];
const containing = (word: string) => ({
  bool: { should: [{ term: { text: word } }, { term: { title: word } }, { term: { headings: word } }] },
});

describe('the request', () => {
  it('for counts covers the whole scope, and each word in any field', () => {
    const counted = { size: 0, track_total_hits: true, query: { bool: { filter: FILTER } } };
    expect(frequenciesRequest(SCOPE, [])).toEqual(counted);
    const filters = { t0: containing('lease'), t1: containing('cat') };
    expect(frequenciesRequest(SCOPE, ['lease', 'cat'])).toEqual({
      ...counted,
      aggs: { words: { filters: { filters } } },
    });
  });

  it('for the nearest vectors filters by the scope during the search, not afterwards', () => {
    expect(nearestRequest(SCOPE, { vector: VECTOR, passages: 5, sizeMax: 80 })).toEqual({
      size: 80,
      _source: FIELDS,
      sort: ORDER,
      query: { knn: { vector: { vector: VECTOR, k: 1_005, filter: { bool: { filter: FILTER } } } } },
    });
  });

  it('for the nearest vectors asks for at least as many neighbors as candidates', () => {
    expect(nearestRequest(SCOPE, { vector: VECTOR, passages: 0, sizeMax: 1_200 })).toMatchObject({
      query: { knn: { vector: { k: 1_200 } } },
    });
  });

  it('for the nearest vectors asks for at most 10,000 neighbors, as OpenSearch accepts', () => {
    expect(nearestRequest(SCOPE, { vector: VECTOR, passages: 9_001, sizeMax: 80 })).toMatchObject({
      query: { knn: { vector: { k: 10_000 } } },
    });
  });

  it('for words adds up the given weights, within the scope', () => {
    const words = new Map([
      ['lease', 2.345],
      ['the', 0.001],
    ]);
    const should = [
      { constant_score: { boost: 235, filter: containing('lease') } },
      { constant_score: { boost: 1, filter: containing('the') } },
    ];
    expect(wordsRequest(SCOPE, words, 80)).toEqual({
      size: 80,
      _source: FIELDS,
      sort: ORDER,
      track_total_hits: false,
      query: { bool: { filter: FILTER, should, minimum_should_match: 1 } },
    });
  });

  it('for cosines covers all the given passages that are in the scope', () => {
    const ids = Array.from({ length: 20 }, (_, i) => `id-${i}`);
    const filter = { bool: { filter: [...FILTER, { ids: { values: ids } }] } };
    expect(cosinesRequest(SCOPE, VECTOR, ids)).toEqual({
      size: 20,
      _source: FIELDS,
      query: { knn: { vector: { vector: VECTOR, k: 20, filter } } },
    });
  });

  it('for searchable passages includes every id, and requests no text', () => {
    const ids = Array.from({ length: 500 }, (_, i) => `id-${i}`);
    expect(presentRequest(ids)).toEqual({
      size: 500,
      _source: ['ordinal'],
      query: { bool: { filter: [{ ids: { values: ids } }] } },
    });
  });
});

it('reads the count of each word from its own bucket, and 0 without a bucket', () => {
  const buckets = { t0: { doc_count: 3 }, t2: { doc_count: 7 } };
  expect(readFrequencies(['a', 'b', 'c'], 9, buckets)).toEqual({
    passages: 9,
    byWord: new Map([
      ['a', 3],
      ['b', 0],
      ['c', 7],
    ]),
  });
});
