/**
 * The index of the first generation. Only stages that were deployed with it have it: a change of the mapping requires
 * another index (docs/stages.md, index generations).
 */
export const FIRST_PASSAGE_INDEX = 'passages-v1';

/** The lengths of vectors for which an index can be created. */
export const EMBEDDING_DIMENSIONS = [256, 512, 1_024] as const;

/** The length of the vectors of an index. */
export type EmbeddingDimensions = (typeof EMBEDDING_DIMENSIONS)[number];

const keyword = { type: 'keyword' } as const;
const integer = { type: 'integer' } as const;
const words = { type: 'text', analyzer: 'words' } as const;

/**
 * The fields of a passage (owner, position, text and vector) and the one analyzer for all languages. The analyzer only
 * uses filters that every OpenSearch has, because a missing one fails the whole index: it splits words by Unicode's
 * rules, folds widths, case and accents, and turns Chinese, Japanese and Korean into pairs of characters. The ICU
 * plugin would split Thai better, but is not installed everywhere. A domain needs an engine for its vectors: Lucene's
 * is in every domain and filters while it searches.
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

/**
 * Version 2: the analyzer also drops English stop words, cuts words at the apostrophe and stems them. With it, the
 * recall of the word search alone rose by 6 points on one set of questions, and fell in no language. Serverless accepts
 * these filters by name only, without settings.
 */
const STEMMED_SCHEMA = {
  ...PASSAGE_INDEX_SCHEMA,
  settings: {
    ...PASSAGE_INDEX_SCHEMA.settings,
    analysis: {
      analyzer: {
        words: {
          ...PASSAGE_INDEX_SCHEMA.settings.analysis.analyzer.words,
          filter: ['cjk_width', 'lowercase', 'apostrophe', 'asciifolding', 'cjk_bigram', 'stop', 'porter_stem'],
        },
      },
    },
  },
};

/** The schemas by version. A schema that a stage has deployed never changes: a new version is added instead. */
export const PASSAGE_SCHEMAS = { 1: PASSAGE_INDEX_SCHEMA, 2: STEMMED_SCHEMA } as const;

/** A field of the index. A passage is written with exactly these. */
export type PassageField = keyof typeof PASSAGE_INDEX_SCHEMA.mappings.properties;

/** A version of the schema. */
export type PassageSchemaVersion = keyof typeof PASSAGE_SCHEMAS;

/**
 * One index of passages: the schema and the model that it was made with, and the ranking tuned for both. An index with
 * documents is never changed: it gets a successor, and a stage lists both while it moves to the new one.
 */
export interface IndexGeneration {
  /** The name of the index: `passages-` and a version. */
  readonly name: string;
  /** The version of the schema: the fields and the analyzer. */
  readonly schema: PassageSchemaVersion;
  readonly modelId: string;
  readonly dimensions: EmbeddingDimensions;
  /** The weights of the vector search and of the word search in the fused score, tuned for the embedding model. */
  readonly vectorWeight: number;
  readonly wordWeight: number;
  /** The lowest cosine that counts in the vector search. */
  readonly similarityFloor: number;
  /**
   * The two thresholds above which a search has found something relevant (`RelevanceBounds` in relevance.ts); -1
   * accepts every result.
   */
  readonly relevanceMin: number;
  readonly wordlessMin: number;
}

/** The schema of an index for a version and a vector length. The index rejects fields that the schema does not name. */
export function passageSchema({
  schema,
  dimensions,
}: {
  readonly schema: PassageSchemaVersion;
  readonly dimensions: EmbeddingDimensions;
}) {
  const { settings, mappings } = PASSAGE_SCHEMAS[schema];
  const { vector, ...fields } = mappings.properties;
  return {
    settings,
    mappings: { dynamic: 'strict', properties: { ...fields, vector: { ...vector, dimension: dimensions } } },
  };
}
