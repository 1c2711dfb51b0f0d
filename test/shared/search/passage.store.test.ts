// Guarantee: every request is limited to the company and its bases, none lets the index score words or skip vectors,
// and a malformed or foreign hit is dropped and logged. Risk: a leak between companies, or one bad passage that fails
// every search.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type IndexedPassage, passageId } from '../../../shared/search/passage.ts';
import { PASSAGE_INDEX_SCHEMA } from '../../../shared/search/passage-index-schema.ts';
import { candidates, hit, part, scope, storeThat } from './passage-store.fixture.ts';

const { signal } = new AbortController();
let written: string[];
beforeEach(() => {
  written = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((line) => written.push(String(line)) > 0);
});
afterEach(() => void vi.restoreAllMocks());

describe('requests', () => {
  const filter = [{ term: { companyId: 'company' } }, { terms: { baseId: ['base-1', 'base-2'] } }];

  it.each([
    [0, 1_000],
    [79, 1_079],
    [8_999, 9_999],
    [9_000, 10_000],
    [10_000, 10_000],
    [25_000, 10_000],
  ])(
    'for a scope of %i passages ask for %i neighbors: 1,000 more than the scope has, at most 10,000',
    async (passages, k) => {
      const { store, sent } = storeThat(() => ({ responses: [part(), part()] }));
      await candidates(store, passages);
      expect(sent[0]?.parts[0]).toMatchObject({
        size: 80,
        query: { knn: { vector: { vector: [1, 0], k, filter: { bool: { filter } } } } },
      });
    },
  );

  it('never let the index score words, and order passages with equal scores by their fields', async () => {
    const { store, sent } = storeThat(({ url }) =>
      url.endsWith('_msearch')
        ? { responses: [part(), part()] }
        : { hits: { hits: [], total: { value: 3, relation: 'eq' } } },
    );
    await store.frequencies(scope, ['lease'], signal);
    await candidates(store, 3);
    await store.cosines(scope, { vector: [1, 0], ids: ['x', 'y'] }, signal);
    expect(JSON.stringify(sent)).not.toMatch(/"(?:multi_)?match\w*"|query_string|script|function_score|more_like_this/);
    expect(sent.map(({ path }) => path)).toEqual([
      '/passages-v1/_search',
      '/passages-v1/_msearch',
      '/passages-v1/_search',
    ]);
    const sort = [{ _score: 'desc' }, { documentId: 'asc' }, { version: 'asc' }, { ordinal: 'asc' }];
    const [nearest, withWords] = sent[1]?.parts ?? [];
    expect(nearest?.sort).toEqual(sort);
    expect(withWords?.sort).toEqual(sort);
    expect(withWords?.query).toMatchObject({
      bool: {
        filter,
        minimum_should_match: 1,
        should: [{ constant_score: { boost: 235 } }, { constant_score: { boost: 1 } }],
      },
    });
    // As many neighbors as ids, since only those can match.
    expect(sent[2]?.parts[0]).toMatchObject({ query: { knn: { vector: { k: 2 } } } });
  });

  it('search by the vector alone if the scope contains none of the words', async () => {
    const { store, sent } = storeThat(() => ({ responses: [part(hit('a'))] }));
    const found = await candidates(store, 3, new Map());
    expect(sent[0]?.parts).toHaveLength(1);
    expect(found.nearest).toHaveLength(1);
    expect(found.words).toEqual([]);
  });
});

describe('frequencies', () => {
  it('are read for each word, with the number of passages', async () => {
    const { store } = storeThat(() => ({
      hits: { hits: [], total: { value: 12_345, relation: 'eq' } },
      aggregations: { words: { buckets: { t0: { doc_count: 3 }, t1: { doc_count: 0 } } } },
    }));
    const { passages, byWord } = await store.frequencies(scope, ['lease', 'nowhere'], signal);
    expect(passages).toBe(12_345);
    expect([...byWord]).toEqual([
      ['lease', 3],
      ['nowhere', 0],
    ]);
  });

  it('are refused if the number of passages is not exact', async () => {
    const { store } = storeThat(() => ({ hits: { hits: [], total: { value: 10_000, relation: 'gte' } } }));
    await expect(store.frequencies(scope, [], signal)).rejects.toMatchObject({ code: 'unavailable' });
  });
});

describe('hits', () => {
  it('are read with every field that a passage is stored with', async () => {
    const fields = { version: 2, ordinal: 7, page: 3, title: 'Lease', headings: 'Ending', tokensMax: 9 };
    const { store } = storeThat(() => ({ responses: [part(hit('a', fields)), part()] }));
    expect((await candidates(store, 3)).nearest).toEqual([
      {
        ...fields,
        id: 'a',
        companyId: 'company',
        baseId: 'base-1',
        documentId: 'document',
        text: 'text',
        similarity: expect.closeTo(0.8, 12),
      },
    ]);
  });

  it('are dropped if they are malformed, and their number is logged', async () => {
    const malformed = [{ _id: 'no source' }, hit('no text', { text: null }), hit('no score', {}, null), null as never];
    const { store } = storeThat(() => ({ responses: [part(hit('a'), ...malformed, hit('b')), part(hit('c'))] }));
    const found = await candidates(store, 3);
    expect(found.nearest.map(({ id }) => id)).toEqual(['a', 'b']);
    expect(found.words.map(({ id }) => id)).toEqual(['c']);
    expect(written.map((line) => JSON.parse(line))).toEqual([
      { level: 'error', message: 'malformed_hit', company_id: 'company', dropped: 4 },
    ]);
  });

  it.each<[page: string, fields: object, read: number | null]>([
    ['page 3', { page: 3 }, 3],
    ['no page', { page: null }, null],
    ['no page field, like old passages', {}, null],
  ])('are read with %s', async (_page, fields, read) => {
    const { store } = storeThat(() => ({ responses: [part(hit('a', fields)), part()] }));
    expect((await candidates(store, 3)).nearest).toMatchObject([{ id: 'a', page: read, tokensMax: null }]);
    expect(written).toEqual([]);
  });

  it('are dropped and logged as foreign if they are of another company or base', async () => {
    const foreign = [hit('x', { companyId: 'other' }), hit('y', { baseId: 'restricted' })];
    const { store } = storeThat(() => ({ responses: [part(hit('a'), ...foreign), part()] }));
    expect((await candidates(store, 3)).nearest.map(({ id }) => id)).toEqual(['a']);
    expect(written.map((line) => JSON.parse(line))).toEqual([
      { level: 'error', message: 'foreign_hit', company_id: 'company', dropped: 2 },
    ]);
  });

  it('are also dropped from the hits of words and of cosines if they are of another company or base', async () => {
    const all = part(hit('x', { companyId: 'other' }), hit('a'), hit('y', { baseId: 'restricted' }));
    const { store } = storeThat(({ url }) => (url.endsWith('_msearch') ? { responses: [part(), all] } : all));
    expect((await candidates(store, 3)).words.map(({ id }) => id)).toEqual(['a']);
    const cosines = await store.cosines(scope, { vector: [1, 0], ids: ['x', 'a', 'y'] }, signal);
    expect([...cosines.keys()]).toEqual(['a']);
    const line = { level: 'error', message: 'foreign_hit', company_id: 'company', dropped: 2 };
    expect(written.map((text) => JSON.parse(text))).toEqual([line, line]);
  });
});

describe('a written passage', () => {
  it('has exactly the fields of the schema, whatever else the object has', async () => {
    const { store, sent } = storeThat(() => ({ items: [{ index: { status: 201 } }] }));
    const fields = Object.keys(PASSAGE_INDEX_SCHEMA.mappings.properties);
    const passage = Object.fromEntries([...fields, 'id', 'similarity', 'added'].map((field) => [field, 'x']));
    await store.put([passage as unknown as IndexedPassage], signal);
    expect(Object.keys(sent[0]?.parts[1] ?? {}).sort()).toEqual(fields.sort());
  });
});

it('computes an id from company, document, version and position that does not change between releases', () => {
  const passage = { companyId: 'company', documentId: 'document', version: 3, ordinal: 7 };
  expect(passageId(passage)).toBe('7d5f20d84047213e379406476d30fee98ef120752b18ffd3b40045f7eeaeeb62');
});

describe('a passage that the index rejects', () => {
  const passage = { id: 'a', companyId: 'company' } as unknown as IndexedPassage;
  const reason = 'failed to parse field [title] of type [text] in document: Strictly confidential';

  it.each([
    ['illegal_argument_exception', 'illegal_argument_exception'],
    ['Strictly confidential', 'unknown'],
    [7, 'unknown'],
  ])('is logged once with the type of the error, never with its reason: %s as %s', async (type, error) => {
    const item = { index: { status: 400, error: { type, reason } } };
    const { store } = storeThat(() => ({ items: [{ index: { status: 201 } }, item, item] }));
    expect(await store.put([passage, passage, passage], signal)).toEqual(['done', 'rejected', 'rejected']);
    const line = { level: 'error', message: 'passage_rejected', operation: 'index', status: 400, error };
    expect(written.map((each) => JSON.parse(each))).toEqual([line]);
  });

  it('is not logged if the index is only busy or has no such passage', async () => {
    const { store } = storeThat(() => ({ items: [{ delete: { status: 404 } }, { delete: { status: 429 } }] }));
    expect(await store.remove(['a', 'b'], signal)).toEqual(['done', 'busy']);
    expect(written).toEqual([]);
  });
});
