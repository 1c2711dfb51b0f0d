/**
 * The index of passages: the deployment makes it in a collection, `stage prepare` in a domain. A change of its mapping
 * makes a new version beside it.
 */
export const PASSAGE_INDEX = 'passages-v1';

const keyword = { type: 'keyword' } as const;
const integer = { type: 'integer' } as const;
const words = { type: 'text', analyzer: 'words' } as const;

/**
 * The fields of a passage (owner, position, text and vector) and the one analyzer for all languages. The analyzer is
 * made of parts that every OpenSearch has: words by Unicode's rules, widths, case and accents folded, Chinese, Japanese
 * and Korean in pairs. The ICU plugin would split Thai better, but is not everywhere, and a missing filter fails the
 * whole index. Written as a domain takes it: there the engine of the vectors has to be named, and Lucene's is in every
 * domain and filters while it searches.
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
