// Guarantee: a function starts only with one or two valid index generations of different names, and writes to each with
// its own model; the id of a passage depends only on its company, document, version and position. Risk: vectors of one
// model in the index of another, or passages that are never removed.
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { createGenerationIndexes } from '../../../shared/search/generations.wiring.ts';
import { sameSettings, settingsOf } from '../../../shared/search/index-generation.ts';
import { passageId } from '../../../shared/search/passage.ts';
import type { IndexGeneration } from '../../../shared/search/passage-index-schema.ts';
import { generationsEnvironment, searchEnvironment } from '../../../shared/search/search-environment.ts';

const GENERATION = {
  name: 'passages-v2',
  schema: 1,
  modelId: 'amazon.titan-embed-text-v2:0',
  dimensions: 256,
  vectorWeight: 1,
  wordWeight: 0.5,
  similarityFloor: 0.1,
  relevanceMin: 0.2,
  wordlessMin: 0.3,
} satisfies IndexGeneration;
const OTHER = { ...GENERATION, name: 'passages-v3' };

function read(listed: unknown): unknown {
  const result = v.safeParse(v.object(generationsEnvironment), { INDEX_GENERATIONS: JSON.stringify(listed) });
  return result.success ? result.output.INDEX_GENERATIONS : result.issues.map(({ message }) => message);
}

describe('the index generations', () => {
  it('are read as listed', () => {
    expect(read([GENERATION])).toEqual([GENERATION]);
    expect(read([GENERATION, OTHER])).toEqual([GENERATION, OTHER]);
  });

  it.each([
    ['an empty list', [], 'A stage has one or two index generations.'],
    ['three', [GENERATION, OTHER, { ...OTHER, name: 'passages-v4' }], 'A stage has one or two index generations.'],
    ['two of the same name', [GENERATION, GENERATION], 'Index generations must have different names.'],
    [
      'an invalid name',
      [{ ...GENERATION, name: 'passages-' }],
      'The name of a generation must be passages- and 1 to 16 letters or digits.',
    ],
    [
      'a model without a price',
      [{ ...GENERATION, modelId: 'x' }],
      'The model has no price in shared/pricing/prices.ts.',
    ],
    ['an unsupported length', [{ ...GENERATION, dimensions: 300 }], 'dimensions must be one of 256, 512, 1024.'],
  ])('are refused: %s', (_name, listed, sentence) => {
    expect(read(listed)).toEqual([sentence]);
  });

  it('are refused with an unknown schema, and the message lists the known ones', () => {
    expect(read([{ ...GENERATION, schema: 99 }])).toEqual([
      expect.stringMatching(/^schema must be one of 1(, \d)*\.$/),
    ]);
  });

  describe.each([
    ['vectorWeight', 0, 10],
    ['wordWeight', 0, 10],
    ['similarityFloor', -1, 1.1],
    ['relevanceMin', -1, 1.1],
    ['wordlessMin', -1, 1.1],
  ])('have a %s from %d to %d', (name, min, max) => {
    it.each([min, max])('such as %d', (value) => {
      expect(read([{ ...GENERATION, [name]: value }])).toMatchObject([{ [name]: value }]);
    });

    it.each([min - 0.01, max + 0.01])('and are refused with %d', (value) => {
      expect(read([{ ...GENERATION, [name]: value }])).toEqual([expect.any(String)]);
    });
  });

  it('are refused with an unknown field, or if they are not a list', () => {
    expect(read([{ ...GENERATION, more: 1 }])).toEqual([expect.any(String)]);
    expect(read('passages-v2')).toEqual([expect.any(String)]);
  });
});

it.each(['aoss', 'es'])('accepts an index with calls that are signed for %s', (SEARCH_SERVICE) => {
  const environment = { SEARCH_ENDPOINT: 'https://search.example.com', SEARCH_SERVICE };
  expect(v.is(v.object(searchEnvironment), environment)).toBe(true);
});

it.each([
  ['https://search.example.com', 'sns'],
  ['search', 'es'],
])('refuses the index at %s with calls that are signed for %s', (SEARCH_ENDPOINT, SEARCH_SERVICE) => {
  expect(v.is(v.object(searchEnvironment), { SEARCH_ENDPOINT, SEARCH_SERVICE })).toBe(false);
});

describe('the indexes to write to', () => {
  it('are all those listed, and share a client of the model if model and dimensions are the same', async () => {
    const paths: string[] = [];
    const shorterVectors = { ...OTHER, name: 'passages-v4', dimensions: 512 } satisfies IndexGeneration;
    const indexes = createGenerationIndexes(
      { SEARCH_ENDPOINT: 'https://search.example.com', INDEX_GENERATIONS: [GENERATION, OTHER, shorterVectors] },
      async ({ url }) => {
        paths.push(url);
        return Response.json({ hits: { hits: [] } });
      },
    );
    expect(indexes.map(({ settings }) => settings)).toEqual([GENERATION, OTHER, shorterVectors].map(settingsOf));
    const [first, second, third] = indexes.map(({ embedding }) => embedding);
    expect([first === second, first === third]).toEqual([true, false]);
    for (const { passages, settings } of indexes) {
      expect(await passages.countSearchable(['id'], new AbortController().signal), settings.name).toBe(0);
    }
    expect(paths).toEqual(
      ['passages-v2', 'passages-v3', 'passages-v4'].map((name) => `https://search.example.com/${name}/_search`),
    );
  });

  it('are identified by name, schema, model and dimensions, and not by their ranking', () => {
    const settings = { name: 'passages-v2', schema: 1, modelId: GENERATION.modelId, dimensions: 256 };
    expect(settingsOf(GENERATION)).toEqual(settings);
    expect(sameSettings(GENERATION, { ...GENERATION })).toBe(true);
    expect(sameSettings(GENERATION, { ...GENERATION, schema: 2 as never })).toBe(false);
  });
});

it('gives a passage an id that depends only on its company, document, version and position', () => {
  const place = { companyId: 'c', documentId: 'd', version: 1, ordinal: 2 };
  expect(passageId(place)).toBe('3657b65c68708a63819ea923429465b41cddab7f029618011c5b4410a07be85b');
  const others = [{ companyId: 'x' }, { documentId: 'x' }, { version: 9 }, { ordinal: 9 }];
  expect(new Set([place, ...others.map((over) => ({ ...place, ...over }))].map(passageId)).size).toBe(5);
});
