// Guarantee: the index of a schema version is always created with the same settings and fields, for vectors of the
// given length, and refuses unknown fields. Risk: an index that splits words or finds neighbors in another way than the
// measured one, which nobody notices before every document is in it.
import { expect, it } from 'vitest';
import { FIRST_PASSAGE_INDEX, passageSchema } from '../../../shared/search/passage-index-schema.ts';

const words = { type: 'text', analyzer: 'words' };

it.each([
  [1, 1_024, ['cjk_width', 'lowercase', 'asciifolding', 'cjk_bigram']],
  [2, 256, ['cjk_width', 'lowercase', 'apostrophe', 'asciifolding', 'cjk_bigram', 'stop', 'porter_stem']],
] as const)('creates an index of schema version %i for vectors of length %i', (schema, dimensions, filter) => {
  expect(passageSchema({ schema, dimensions })).toEqual({
    settings: {
      index: { knn: true },
      analysis: { analyzer: { words: { type: 'custom', tokenizer: 'standard', filter } } },
    },
    mappings: {
      dynamic: 'strict',
      properties: {
        companyId: { type: 'keyword' },
        baseId: { type: 'keyword' },
        documentId: { type: 'keyword' },
        version: { type: 'integer' },
        ordinal: { type: 'integer' },
        page: { type: 'integer' },
        title: words,
        headings: words,
        text: words,
        tokensMax: { type: 'integer' },
        vector: {
          type: 'knn_vector',
          dimension: dimensions,
          method: { name: 'hnsw', engine: 'lucene', space_type: 'cosinesimil' },
        },
      },
    },
  });
});

it('keeps the name of the first index of every stage, in which passages are stored', () => {
  expect(FIRST_PASSAGE_INDEX).toBe('passages-v1');
});
