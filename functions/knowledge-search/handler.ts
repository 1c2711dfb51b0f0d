import { httpHandler } from '../../shared/api/http-handler.ts';
import { createDynamo } from '../../shared/aws/dynamo.client.ts';
import { LambdaEnvironment, readEnvironment } from '../../shared/aws/environment.ts';
import { createSignedFetch } from '../../shared/aws/signed-fetch.client.ts';
import { createBaseStore } from '../../shared/knowledge/base.store.ts';
import { createDocumentStore } from '../../shared/knowledge/document.store.ts';
import { createEmbeddingClient } from '../../shared/knowledge/embedding.client.ts';
import { createPassageStore } from '../../shared/knowledge/passage.store.ts';
import { searchKnowledge } from '../../shared/knowledge/search-knowledge.ts';
import { contract, Environment } from './contract.ts';

const environment = readEnvironment(Environment);
const dynamo = createDynamo();
const services = {
  bases: createBaseStore(dynamo, environment.KNOWLEDGE_TABLE),
  documents: createDocumentStore(dynamo, environment.KNOWLEDGE_TABLE),
  embedding: createEmbeddingClient(environment.EMBEDDING_MODEL_ID),
  passages: createPassageStore(
    environment.SEARCH_ENDPOINT,
    createSignedFetch(environment.SEARCH_SERVICE, readEnvironment(LambdaEnvironment)),
  ),
  ranking: {
    weights: { vector: environment.VECTOR_WEIGHT, words: environment.WORD_WEIGHT },
    similarityFloor: environment.SIMILARITY_FLOOR,
  },
};

/** POST /knowledge/search: ranked excerpts with their similarity. */
export const handler = httpHandler(contract, async ({ query, base_ids, k }, call) => {
  const found = await searchKnowledge(services, { text: query, baseIds: base_ids, k }, call);
  return {
    data: found.map(({ title, page, text, similarity }, i) => ({
      n: i + 1,
      source_title: title,
      page,
      excerpt: text,
      similarity,
    })),
  };
});
