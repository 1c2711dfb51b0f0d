import { createSignedFetch } from '../../../../shared/aws/signed-fetch.client.ts';
import { createPassageStore } from '../../../../shared/search/passage.store.ts';
import { PASSAGE_INDEX_SCHEMA } from '../../../../shared/search/passage-index-schema.ts';
import { openIndex } from '../../../harness/local-cloud/opensearch.ts';
import { DIMENSION } from './draw-passages.ts';

const INDEX = 'isolation';

/**
 * Opens an index with the deployed schema, but shorter vectors, in a local stand-in of OpenSearch, which `close` stops.
 */
export async function openStandInIndex() {
  const { properties } = PASSAGE_INDEX_SCHEMA.mappings;
  const fields = Object.entries(properties).map(([name, field]) => [
    name,
    field.type === 'knn_vector'
      ? { Type: 'knn_vector', Dimension: DIMENSION, SpaceType: 'cosinesimil' }
      : { Type: field.type, ...('analyzer' in field && { Analyzer: field.analyzer }) },
  ]);
  const { tokenizer, filter } = PASSAGE_INDEX_SCHEMA.settings.analysis.analyzer.words;
  const { front } = await openIndex({
    IndexName: INDEX,
    Mappings: { Properties: Object.fromEntries(fields) },
    Settings: {
      Index: { Knn: true },
      Analysis: { Analyzer: { words: { Type: 'custom', Tokenizer: tokenizer, Filter: filter } } },
    },
  });
  const { accessKeyId, secretAccessKey } = front.client.credentials;
  const signedFetch = createSignedFetch('aoss', {
    AWS_REGION: front.client.region,
    AWS_ACCESS_KEY_ID: accessKeyId,
    AWS_SECRET_ACCESS_KEY: secretAccessKey,
  });
  return {
    store: createPassageStore(front.context.endpoint, INDEX, signedFetch),
    close: () => front.close(),
  };
}
