// Guarantee: an incomplete answer of the index is never treated as complete, scores are converted to cosines, and each
// passage of a bulk request has its own outcome. Risk: a search that silently misses the passages of one shard, or a
// passage that is wrongly reported as indexed.
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createPassageStore } from '../../../shared/search/passage.store.ts';
import type { IndexedPassage } from '../../../shared/search/passage.ts';
import { candidates, hit, part, scope, storeThat } from './passage-store.fixture.ts';

const { signal } = new AbortController();
const EMPTY = { hits: { hits: [], total: { value: 0, relation: 'eq' } } };
const readsOf = (store: ReturnType<typeof storeThat>['store']) => ({
  frequencies: () => store.frequencies(scope, ['lease'], signal),
  candidates: () => candidates(store, 3),
  cosines: () => store.cosines(scope, { vector: [1, 0], ids: ['a'] }, signal),
  countSearchable: () => store.countSearchable(['a'], signal),
});

describe('an incomplete answer', () => {
  const reads = ['frequencies', 'candidates', 'cosines', 'countSearchable'] as const;
  const incomplete: readonly [name: string, over: object][] = [
    ['from only some shards', { _shards: { failed: 1 } }],
    ['of a search that timed out', { timed_out: true }],
  ];

  it.each(reads.flatMap((read) => incomplete.map(([name, over]) => [name, read, over] as const)))(
    '%s is reported as `unavailable` by %s',
    async (_name, read, over) => {
      const { store } = storeThat(({ url }) =>
        url.endsWith('_msearch') ? { responses: [part(), { ...part(), ...over }] } : { ...EMPTY, ...over },
      );
      await expect(readsOf(store)[read]()).rejects.toMatchObject({
        code: 'unavailable',
        message: 'The search index is unavailable. Try again.',
        retryAfterSeconds: 15,
      });
    },
  );

  it.each<[name: string, responses: object[]]>([
    ['no result', []],
    ['only the first result', [part()]],
    ['one result too many', [part(), part(), part()]],
    ['a failed result', [part(), { ...part(), status: 503 }]],
    ['a refused result', [{ status: 400, error: { reason: 'kc_live_secret' } }, part()]],
  ])('is reported as `unavailable` if two searches return %s', async (_name, responses) => {
    const { store } = storeThat(() => ({ responses }));
    const error = await candidates(store, 3).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ code: 'unavailable', retryAfterSeconds: 15 });
    expect(String(error)).not.toContain('secret');
  });

  it.each([null, [], 'text', {}, { hits: null }, { hits: { hits: {} } }])(
    'such as %j is reported as `unavailable` by every read',
    async (answer) => {
      const { store } = storeThat(() => answer);
      for (const [name, read] of Object.entries(readsOf(store))) {
        await expect(read(), name).rejects.toMatchObject({ code: 'unavailable' });
      }
    },
  );
});

it('sends each request with its content type, and names the defect of an answer as the cause', async () => {
  const types = new Set<string>();
  const { store } = storeThat(({ url, headers }) => {
    types.add(`${new URL(url).pathname} ${headers?.['content-type']}`);
    return url.endsWith('_search') ? {} : { responses: [part()], items: [] };
  });
  const causeOf = (read: Promise<unknown>) => read.catch((error: unknown) => (error as Error).cause);
  expect(await causeOf(store.countSearchable(['a'], signal))).toBe('response_shape');
  expect(await causeOf(candidates(store, 3))).toBe('multi_search_parts');
  expect(await causeOf(store.remove(['a'], signal))).toBe('bulk_items');
  expect([...types]).toEqual([
    '/passages-v1/_search application/json',
    '/passages-v1/_msearch application/x-ndjson',
    '/_bulk application/x-ndjson',
  ]);
});

it('reads the outcome of a removal from its status, and an outcome without a status as busy', async () => {
  const outcomes = async (item: object) => await storeThat(() => ({ items: [item] })).store.remove(['a'], signal);
  expect(await outcomes({ delete: { status: 299 } })).toEqual(['done']);
  expect(await outcomes({ delete: { status: 300 } })).toEqual(['rejected']);
  expect(await outcomes({})).toEqual(['busy']);
});

describe('a score of the index', () => {
  it.each([
    [1, 1],
    [0.75, 0.5],
    [0.5, 0],
    [0, -1],
    [1.000_001, 1],
    [-0.1, -1],
  ])('of %f is the cosine %f', async (score, similarity) => {
    const { store } = storeThat(() => ({ responses: [part(hit('a', {}, score)), part()] }));
    const [found] = (await candidates(store, 3)).nearest;
    expect(found?.similarity).toBeCloseTo(similarity, 9);
    const cosines = storeThat(() => part(hit('a', {}, score))).store.cosines(
      scope,
      { vector: [1], ids: ['a'] },
      signal,
    );
    expect((await cosines).get('a')).toBeCloseTo(similarity, 9);
  });
});

it('returns only the cosines of the requested passages', async () => {
  const { store } = storeThat(() => part(hit('a'), hit('x', { companyId: 'other' })));
  const cosines = await store.cosines(scope, { vector: [1, 0], ids: ['a', 'x'] }, signal);
  expect([...cosines.keys()]).toEqual(['a']);
});

it('sends no request for cosines of no passages', async () => {
  const { store, sent } = storeThat(() => part());
  expect((await store.cosines(scope, { vector: [1, 0], ids: [] }, signal)).size).toBe(0);
  expect(sent).toEqual([]);
});

it('counts all searchable passages, 500 ids at a time', async () => {
  const { store, sent } = storeThat(({ body }) => {
    const { values } = JSON.parse(body ?? '').query.bool.filter[0].ids;
    return { hits: { hits: values.map((_id: string) => ({ _id })) } };
  });
  const ids = Array.from({ length: 1_001 }, (_, i) => `id-${i}`);
  expect(await store.countSearchable(ids, signal)).toBe(1_001);
  expect(sent.map(({ parts }) => parts[0]?.size)).toEqual([500, 500, 1]);
});

describe('a bulk request', () => {
  const passage = (id: string) => ({ id }) as unknown as IndexedPassage;
  const statuses = (operation: string, ...all: number[]) => ({
    items: all.map((status) => ({ [operation]: { status } })),
  });

  it('has an outcome for each passage, in order', async () => {
    const { store, sent } = storeThat(() => statuses('index', 201, 200, 429, 503, 500, 400, 409, 404));
    const outcomes = await store.put([...'abcdefgh'].map(passage), signal);
    expect(outcomes).toEqual(['done', 'done', 'busy', 'busy', 'busy', 'rejected', 'rejected', 'rejected']);
    expect(sent[0]?.path).toBe('/_bulk');
    expect(sent[0]?.parts.filter((line) => 'index' in line)).toEqual(
      [...'abcdefgh'].map((_id) => ({ index: { _index: 'passages-v1', _id } })),
    );
  });

  it('counts a missing passage as removed', async () => {
    const { store, sent } = storeThat(() => statuses('delete', 200, 404, 429));
    expect(await store.remove(['a', 'b', 'c'], signal)).toEqual(['done', 'done', 'busy']);
    expect(sent[0]?.parts).toEqual(['a', 'b', 'c'].map((_id) => ({ delete: { _index: 'passages-v1', _id } })));
  });

  it('is not sent when there is nothing to write', async () => {
    const { store, sent } = storeThat(() => statuses('index'));
    expect(await store.put([], signal)).toEqual([]);
    expect(await store.remove([], signal)).toEqual([]);
    expect(sent).toEqual([]);
  });

  it('has only busy passages if the index throttles the whole request; a throttled search is `unavailable`', async () => {
    const throttling = createPassageStore('http://index', 'passages-v1', async () => new Response('', { status: 429 }));
    expect(await throttling.put([passage('a'), passage('b')], signal)).toEqual(['busy', 'busy']);
    expect(await throttling.remove(['a'], signal)).toEqual(['busy']);
    await expect(throttling.countSearchable(['a'], signal)).rejects.toMatchObject({ code: 'unavailable' });
  });

  it.each<[name: string, answer: unknown]>([
    ['fewer outcomes than passages', statuses('index', 201)],
    ['more outcomes than passages', statuses('index', 201, 201, 201)],
    ['no outcomes', { errors: false }],
  ])('that comes back with %s is reported as `unavailable`', async (_name, answer) => {
    const { store } = storeThat(() => answer);
    await expect(store.put([passage('a'), passage('b')], signal)).rejects.toMatchObject({ code: 'unavailable' });
  });
});

it('waits at most a minute for a bulk request, and five seconds for a search', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  onTestFinished(() => timeout.mockRestore());
  const { store } = storeThat(({ url }) => (url.endsWith('_bulk') ? { items: [{ delete: { status: 200 } }] } : EMPTY));
  await store.remove(['a'], signal);
  await store.countSearchable(['a'], signal);
  expect(timeout.mock.calls).toEqual([[60_000], [5_000]]);
});
