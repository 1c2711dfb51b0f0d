// Guarantee: a search returns only passages of current versions in the bases of its scope, ranked by words and vectors,
// each with its own cosine. Risk: another company's text, a deleted document, or a result without a similarity.
import { describe, expect, it } from 'vitest';
import { indexWords } from '../../../shared/search/index-words.ts';
import type { Passage } from '../../../shared/search/passage.ts';
import { type SearchServices, searchKnowledge } from '../../../shared/search/search-knowledge.ts';
import { NO_METER } from '../../harness/caller.ts';
import { foundPassage } from './found-passage.fixture.ts';

const QUERY = { scope: { companyId: 'company', baseIds: ['base-1', 'base-2'] }, withTextsAround: false };

// The index returns word hits without a similarity.
const passage = (id: string, over: Partial<Passage> = {}) => {
  const text = `Text of passage ${id}, which says something of its own about ${id}.`;
  const { similarity: _similarity, ...stored } = foundPassage({ id, documentId: `document-${id}`, text, ...over });
  return stored;
};

function createServices(over: Partial<SearchServices['passages']> = {}, versions: Record<string, number> = {}) {
  const asked: string[] = [];
  const made: SearchServices = {
    documents: {
      currentVersions: async (documents) => {
        const known = documents.map(({ documentId }) => [documentId, versions[documentId] ?? 1] as const);
        return new Map(known.flatMap(([id, version]) => (version > 0 ? [[id, { version, passages: 1 }]] : [])));
      },
    },
    embedding: {
      embed: async () => {
        asked.push('embed');
        return { vector: [1, 0], inputTokens: 3 };
      },
    },
    passages: {
      frequencies: async (_scope, words) => {
        asked.push(`frequencies ${words.join(',')}`);
        return { passages: 100, byWord: new Map(words.map((word) => [word, 1])) };
      },
      candidates: async (scope, { vector, passages, sizeMax }) => {
        asked.push(`candidates ${scope.companyId} ${scope.baseIds.join(',')}: ${vector} of ${passages}, ${sizeMax}`);
        return { nearest: [], words: [] };
      },
      cosines: async (_scope, { vector: [x = 0], ids }) =>
        new Map(ids.flatMap((id) => (id === 'gone' ? [] : [[id, x * 0.123456]]))),
      texts: async () => new Map(),
      ...over,
    },
    wordsOf: indexWords,
    ranking: { weights: { vector: 1, words: 1 }, similarityFloor: 0.1, bounds: { relevanceMin: -1, wordlessMin: -1 } },
  };
  return { made, asked };
}

const call = { signal: new AbortController().signal, addLogFields: () => undefined, meter: NO_METER };
const ids = (found: { id: string }[]) => found.map(({ id }) => id);

describe('searchKnowledge', () => {
  it('fuses both rankings, so that passages that both found come first', async () => {
    const { made } = createServices({
      candidates: async () => ({
        nearest: [
          { ...passage('a'), similarity: 0.9 },
          { ...passage('b'), similarity: 0.8 },
          { ...passage('d'), similarity: 0.2 },
        ],
        words: [passage('c'), passage('b', { text: 'ok ok ok' })],
      }),
    });
    expect(ids(await searchKnowledge(made, { text: 'ok', ...QUERY, k: 5 }, call))).toEqual(['b', 'a', 'c', 'd']);
  });

  it('weights words by the largest share of the query that one passage has', async () => {
    const nearest = [0.9, 0.6, 0.4].map((similarity) => ({ ...passage(`n${similarity}`), similarity }));
    const { made } = createServices({ candidates: async () => ({ nearest, words: [passage('c', { text: 'ok' })] }) });
    const found = async (text: string) => ids(await searchKnowledge(made, { text, ...QUERY, k: 2 }, call)).join();
    expect([await found('ok'), await found('ok x1 x2 x3')]).toEqual(['c,n0.9', 'n0.9,n0.6']);
  });

  it('returns the cosine, rounded to 4 decimals, even of passages that only the words found', async () => {
    const { made } = createServices({
      candidates: async () => ({
        nearest: [{ ...passage('a'), similarity: 0.99986 }],
        words: [...'bcdefghijklm', 'gone'].map((id) => passage(id, { text: `ok and ${id}, which is another text` })),
      }),
    });
    const found = await searchKnowledge(made, { text: 'ok', ...QUERY, k: 20 }, call);
    expect(found.map(({ similarity }) => similarity).sort()).toEqual([...Array(12).fill(0.1235), 0.9999]);
  });

  it('drops passages of old versions and of deleted documents', async () => {
    const { made } = createServices(
      {
        candidates: async () => ({
          nearest: [
            { ...passage('old'), similarity: 0.9 },
            { ...passage('gone'), similarity: 0.9 },
            { ...passage('now', { version: 2 }), similarity: 0.8 },
          ],
          // The texts differ, because one would otherwise be dropped as a copy of the other.
          words: [passage('old', { text: 'q, as it was' }), passage('gone', { text: 'Another text, with q' })],
        }),
      },
      { 'document-old': 2, 'document-gone': 0, 'document-now': 2 },
    );
    expect(ids(await searchKnowledge(made, { text: 'ok', ...QUERY, k: 5 }, call))).toEqual(['now']);
  });

  it('leaves out passages that only a distant vector found', async () => {
    const { made } = createServices({
      candidates: async () => ({ nearest: [{ ...passage('far'), similarity: 0.05 }], words: [] }),
    });
    expect(await searchKnowledge(made, { text: 'ok', ...QUERY, k: 5 }, call)).toEqual([]);
  });

  it('leaves out a hit whose cosine the index does not return', async () => {
    const { made } = createServices({
      candidates: async () => ({ nearest: [{ ...passage('a'), similarity: 0.9 }], words: [passage('c')] }),
      cosines: async () => new Map(),
    });
    expect(ids(await searchKnowledge(made, { text: 'ok', ...QUERY, k: 5 }, call))).toEqual(['a']);
  });

  it('returns a text once, even if two documents contain it', async () => {
    const text = 'The very same paragraph stands in two documents, word for word, and nobody wants to read it twice.';
    const { made } = createServices({
      candidates: async () => ({
        nearest: [
          { ...passage('a', { text }), similarity: 0.9 },
          { ...passage('b', { text }), similarity: 0.9 },
        ],
        words: [],
      }),
    });
    expect(ids(await searchKnowledge(made, { text: 'ok', ...QUERY, k: 5 }, call))).toEqual(['a']);
  });

  it('embeds the query once, and searches the bases of its scope once', async () => {
    const { made, asked } = createServices();
    await searchKnowledge(made, { text: 'ok', ...QUERY, k: 5 }, call);
    expect(asked).toEqual(['embed', 'frequencies ok', 'candidates company base-1,base-2: 1,0 of 100, 80']);
  });

  it('requests candidates with the size of the scope and the words that the scope contains, the rarest first', async () => {
    const queries: unknown[] = [];
    const { made } = createServices({
      frequencies: async () => ({
        passages: 7,
        byWord: new Map([
          ['the', 7],
          ['lease', 1],
          ['nowhere', 0],
        ]),
      }),
      candidates: async (_scope, { words, passages, sizeMax }) => {
        queries.push({ words: [...words.keys()], passages, sizeMax });
        return { nearest: [], words: [] };
      },
    });
    await searchKnowledge(made, { text: 'the lease', ...QUERY, k: 5 }, call);
    expect(queries).toEqual([{ words: ['lease', 'the'], passages: 7, sizeMax: 80 }]);
  });

  it('waits for the embedding, which may be billed, if the index fails first', async () => {
    const embedding = Promise.withResolvers<{ vector: number[]; inputTokens: number }>();
    const { made } = createServices({ frequencies: async () => Promise.reject(new Error('index')) });
    const searching = { ...made, embedding: { embed: () => embedding.promise } };
    let outcome = 'waiting';
    const search = searchKnowledge(searching, { text: 'ok', ...QUERY, k: 5 }, call).catch((error: Error) => {
      outcome = error.message;
    });
    await new Promise(setImmediate);
    expect(outcome).toBe('waiting');
    embedding.resolve({ vector: [1, 0], inputTokens: 3 });
    await search;
    expect(outcome).toBe('index');
  });

  const descending = (count: number) =>
    Array.from({ length: count }, (_, i) => ({ ...passage(`p${i}`), similarity: 0.9 - i / 100 }));

  it.each([1, 3, 20])('returns %i passages if that many are requested and more are found', async (k) => {
    const { made } = createServices({ candidates: async () => ({ nearest: descending(25), words: [] }) });
    const found = await searchKnowledge(made, { text: 'ok', ...QUERY, k }, call);
    expect(ids(found)).toEqual(ids(descending(k)));
  });

  it('returns a passage exactly at the similarity floor', async () => {
    const near = { ...passage('near'), similarity: 0.1 };
    const { made } = createServices({ candidates: async () => ({ nearest: [near], words: [] }) });
    expect(ids(await searchKnowledge(made, { text: 'ok', ...QUERY, k: 5 }, call))).toEqual(['near']);
  });

  it.each<[name: string, before: number, expected: number]>([
    ['counts if it is one of the first five', 4, 5],
    ['does not count if it is the sixth', 5, 0],
  ])('if the words rank other passages first, a relevant passage %s', async (_name, before, expected) => {
    const words = Array.from({ length: before }, (_, i) => passage(`w${i}`, { text: `ok of passage number ${i}` }));
    const nearest = [{ ...passage('near'), similarity: 0.9 }];
    const { made } = createServices({
      frequencies: async () => ({ passages: 100, byWord: new Map([['ok', before]]) }),
      candidates: async () => ({ nearest, words }),
      cosines: async (_scope, query) => new Map(query.ids.map((id) => [id, 0])),
    });
    const bounds = { relevanceMin: 0.5, wordlessMin: 0.5 };
    const ranking = { weights: { vector: 0.1, words: 1 }, similarityFloor: 0, bounds };
    expect(await searchKnowledge({ ...made, ranking }, { text: 'ok', ...QUERY, k: 6 }, call)).toHaveLength(expected);
  });

  it('ignores question words when it decides whether a passage is relevant', async () => {
    const { made } = createServices({
      frequencies: async (_scope, words) => ({ passages: 100, byWord: new Map(words.map((word) => [word, 2])) }),
      candidates: async () => ({ nearest: [], words: [passage('a', { text: 'The lease of Wolters.' })] }),
      cosines: async (_scope, query) => new Map(query.ids.map((id) => [id, 0.15])),
    });
    const ranking = { ...made.ranking, bounds: { relevanceMin: 0.24, wordlessMin: 0.9 } };
    const asked = { ...QUERY, k: 5, text: 'What does Wolters have to do with a lease, and how does he do it?' };
    expect(ids(await searchKnowledge({ ...made, ranking }, asked, call))).toEqual(['a']);
  });

  it.each(['', '7?', '🐝🐝'])('returns nothing, and makes no request, for the query %j', async (text) => {
    const { made, asked } = createServices();
    expect(await searchKnowledge(made, { text, ...QUERY, k: 5 }, call)).toEqual([]);
    expect(asked).toEqual([]);
  });

  it('returns nothing, and makes no request, if the scope has no base', async () => {
    const { made, asked } = createServices();
    const scope = { ...QUERY.scope, baseIds: [] };
    const found = await searchKnowledge(made, { ...QUERY, text: 'ok', scope, k: 5 }, call);
    expect({ found, asked }).toEqual({ found: [], asked: [] });
  });
});

it.each([
  ['a relevant result', -1, true],
  ['an irrelevant result', 1.1, false],
])('logs the numbers of candidates and of remaining passages for %s', async (_name, wordlessMin, relevant) => {
  const nearest = [
    { ...passage('a'), similarity: 0.9 },
    { ...passage('b'), similarity: 0.8 },
  ];
  const { made } = createServices({ candidates: async () => ({ nearest, words: [passage('a')] }) });
  const ranking = { ...made.ranking, bounds: { relevanceMin: 1.1, wordlessMin } };
  const logged: object[] = [];
  const addLogFields = (fields: object) => void logged.push(fields);
  await searchKnowledge({ ...made, ranking }, { text: 'ok', ...QUERY, k: 1 }, { ...call, addLogFields });
  expect(logged).toEqual([{ candidates_nearest: 2, candidates_words: 1, passages: 1 }, { relevant }]);
});
