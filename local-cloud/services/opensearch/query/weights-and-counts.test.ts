// Guarantee: weights, sorting and counts are the same as on a real server. Risk: a ranking depends on the caller's own
// documents locally, but on those of other companies on AWS.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { company, type FilledIndex, idsOf, knn, openFilled } from './passages.fixture.ts';

let index: FilledIndex;
beforeAll(async () => {
  index = await openFilled((status, body) => expect(status, JSON.stringify(body)).toBe(200));
});
afterAll(() => index.opened.front.close());
const search: FilledIndex['search'] = (query, more) => index.search(query, more);

describe('weights that the query gives', () => {
  const constant = (boost: number, filter: object) => ({ constant_score: { boost, filter } });
  const word = (text: string) => ({ bool: { should: [{ term: { text } }, { term: { title: text } }] } });
  const scoresOf = async (query: object, more: object = {}) =>
    (await search(query, more)).hits.map(({ _id, _score }) => [_id, _score]);

  it('are summed within the filter, for documents that match enough of them', async () => {
    const should = [constant(120, word('staff')), constant(7, word('leave')), constant(3, word('parking'))];
    const within = (minimum_should_match: number) => ({ bool: { ...company('a').bool, should, minimum_should_match } });
    const sort = [{ _score: 'desc' }, { page: 'asc' }];
    expect(await scoresOf(within(1), { sort })).toEqual([
      ['a1', 127],
      ['a2', 123],
    ]);
    expect(await scoresOf(within(0), { sort })).toHaveLength(3);
    expect(await scoresOf(within(3), { sort })).toEqual([]);
    expect(await scoresOf({ bool: { ...company('a').bool, should } }, { sort })).toHaveLength(3);
  });

  it('of a term apply to exactly one word as the analyzer writes it, never to a part of a word or to two words', async () => {
    const found = async (term: object) => (await scoresOf({ term })).map(([id]) => id);
    expect(await found({ title: 'grosse' })).toEqual(['a3']);
    expect(await found({ title: 'Leave' })).toEqual([]);
    expect(await found({ title: 'gross' })).toEqual([]);
    expect(await found({ text: 'thirty days' })).toEqual([]);
    expect(await found({ text: '車場' })).toEqual(['a3']);
    expect(await found({ text: '' })).toEqual([]);
  });

  it.each([
    ['no filter', { constant_score: { boost: 1 } }],
    ['a weight below zero', constant(-1, word('staff'))],
    ['a weight that is not a number', { constant_score: { boost: 'much', filter: word('staff') } }],
    ['an unknown key', { constant_score: { filter: word('staff'), weight: 1 } }],
  ])('are refused with %s', async (_name, query) => {
    expect((await index.opened.call('/passages/_search', { query })).status).toBe(400);
  });
});

describe('order', () => {
  const all = { bool: { filter: [{ terms: { companyId: ['a', 'b'] } }] } };
  const ordered = async (sort: unknown, query: object = all) =>
    (await search(query, { sort })).hits.map((hit) => [hit._id, hit._score]);

  it('by fields puts a missing value last, and gives no score unless the sort names it', async () => {
    const filter = company('a');
    expect(await ordered([{ page: 'desc' }], filter)).toEqual([
      ['a2', null],
      ['a1', null],
      ['a3', null],
    ]);
    expect(await ordered([{ baseId: { order: 'desc' } }, 'page'], filter)).toEqual([
      ['a2', null],
      ['a3', null],
      ['a1', null],
    ]);
  });

  it('by score breaks ties by fields, and gives no best score', async () => {
    const sort = [{ _score: 'desc' }, { companyId: 'desc' }, { baseId: 'asc' }];
    const nearest = await search(knn([1, 0, 0], 10, { terms: { page: [1] } }), { sort });
    expect(idsOf(nearest)).toEqual(['a1', 'b2', 'b1']);
    expect(nearest).toMatchObject({ max_score: null, hits: [{ _score: 1, sort: [1, 'a', 'one'] }, {}, {}] });
    const equal = { constant_score: { boost: 5, filter: { term: { page: 1 } } } };
    expect(
      idsOf(await search(equal, { sort: [...sort, { page: 'asc' }] }))
        .slice(0, 2)
        .toSorted(),
    ).toEqual(['b1', 'b2']);
  });

  it.each([[[{ nowhere: 'asc' }]], [[{ title: 'asc' }]], [[{ page: 'upwards' }]]])('by %j is refused', async (sort) => {
    expect((await index.opened.call('/passages/_search', { query: all, sort })).status).toBe(400);
  });
});

describe('counts', () => {
  const filters = (counted: Record<string, object>) => ({ words: { filters: { filters: counted } } });
  const count = async (body: object) => {
    const { status, body: answer } = await index.opened.call('/passages/_search', {
      size: 0,
      query: company('a'),
      ...body,
    });
    expect(status, JSON.stringify(answer)).toBe(200);
    return answer as { hits: object; aggregations?: { words: { buckets: object } } };
  };

  it('of each filter are within the query, even when no hits are returned', async () => {
    const staff = { bool: { should: [{ term: { text: 'staff' } }, { term: { title: 'staff' } }] } };
    const answer = await count({
      aggs: filters({ t0: staff, t1: { term: { text: 'ten' } }, t2: { term: { page: 2 } } }),
    });
    expect(answer.hits).toEqual({ total: { value: 3, relation: 'eq' }, max_score: null, hits: [] });
    expect(answer.aggregations?.words.buckets).toEqual({
      t0: { doc_count: 2 },
      t1: { doc_count: 0 },
      t2: { doc_count: 1 },
    });
  });

  it('of all hits are exact, left out, or limited to a number', async () => {
    expect((await count({ track_total_hits: true })).hits).toMatchObject({ total: { value: 3, relation: 'eq' } });
    expect((await count({ track_total_hits: false })).hits).not.toHaveProperty('total');
    expect((await count({ track_total_hits: 3 })).hits).toMatchObject({ total: { value: 3, relation: 'eq' } });
    expect((await count({ track_total_hits: 2 })).hits).toMatchObject({ total: { value: 2, relation: 'gte' } });
  });

  it.each([
    ['no filter', filters({})],
    ['an unknown kind of aggregation', { words: { nowhere: {} } }],
    ['an unknown kind of filter', filters({ t0: { nowhere: {} } })],
  ])('are refused with %s', async (_name, aggs) => {
    expect((await index.opened.call('/passages/_search', { size: 0, query: company('a'), aggs })).status).toBe(400);
  });
});
