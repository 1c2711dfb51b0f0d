/** The index of passages; lib makes it in a collection, `stage prepare` in a domain. */
export const PASSAGE_INDEX = 'passages-v1';

const keyword = { type: 'keyword' } as const;
const integer = { type: 'integer' } as const;
const words = { type: 'text', analyzer: 'words' } as const;

/**
 * The same fields and analyzer as lib gives a collection (a test compares them), in the words of a domain: there the
 * engine has to be named, and Lucene's is in every domain and filters while it searches.
 */
export const PASSAGE_INDEX_SCHEMA = {
  settings: {
    index: { knn: true },
    analysis: {
      analyzer: {
        words: {
          type: 'custom',
          tokenizer: 'standard',
          filter: ['cjk_width', 'lowercase', 'asciifolding', 'cjk_bigram'],
        },
      },
    },
  },
  mappings: {
    properties: {
      companyId: keyword,
      baseId: keyword,
      documentId: keyword,
      version: integer,
      ordinal: integer,
      page: integer,
      title: words,
      headings: words,
      text: words,
      tokensMax: integer,
      vector: {
        type: 'knn_vector',
        dimension: 1_024,
        method: { name: 'hnsw', engine: 'lucene', space_type: 'cosinesimil' },
      },
    },
  },
};
