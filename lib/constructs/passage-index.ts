import type { CfnIndex } from 'aws-cdk-lib/aws-opensearchserverless';

/** The index of the passages; a change of its mapping makes a new version beside it. */
export const PASSAGE_INDEX = 'passages-v1';

// Numbers of the embedding that every stage asks for.
const VECTOR_DIMENSIONS = 1_024;
const WORDS = 'words';

/**
 * One analyzer for all languages, of parts that every OpenSearch has: words by Unicode's rules, widths, case and
 * accents folded, Chinese, Japanese and Korean in pairs. The ICU plugin would cut Thai better, but is not everywhere,
 * and a missing filter refuses the whole index.
 */
export const passageSettings: CfnIndex.IndexSettingsProperty = {
  index: { knn: true },
  analysis: {
    analyzer: {
      [WORDS]: {
        type: 'custom',
        tokenizer: 'standard',
        filter: ['cjk_width', 'lowercase', 'asciifolding', 'cjk_bigram'],
      },
    },
  },
};

const keyword: CfnIndex.PropertyMappingProperty = { type: 'keyword' };
const words: CfnIndex.PropertyMappingProperty = { type: 'text', analyzer: WORDS };
const whole: CfnIndex.PropertyMappingProperty = { type: 'integer' };

/** What a passage holds: whose it is, where it stands, what it says, and its vector. */
export const passageMappings: CfnIndex.MappingsProperty = {
  properties: {
    companyId: keyword,
    baseId: keyword,
    documentId: keyword,
    version: whole,
    ordinal: whole,
    page: whole,
    title: words,
    headings: words,
    text: words,
    tokensMax: whole,
    vector: { type: 'knn_vector', dimension: VECTOR_DIMENSIONS, spaceType: 'cosinesimil' },
  },
};
