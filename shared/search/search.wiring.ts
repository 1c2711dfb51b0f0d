import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { LambdaEnvironment, readEnvironment } from '../aws/environment.ts';
import { createSignedFetch } from '../aws/signed-fetch.client.ts';
import { createBaseStore } from '../knowledge/base.store.ts';
import { createDocumentStore } from '../knowledge/document.store.ts';
import { createEmbeddingClient } from './embedding.client.ts';
import { createPassageStore } from './passage.store.ts';
import type { ReadableSources } from './readable-sources.ts';
import { type Search, type SearchServices, searchKnowledge } from './search-knowledge.ts';

/** The environment of a search; both endpoints that search have it in their contracts. */
export interface SearchConfiguration {
  readonly KNOWLEDGE_TABLE: string;
  readonly SEARCH_ENDPOINT: string;
  readonly SEARCH_SERVICE: 'aoss' | 'es';
  readonly EMBEDDING_MODEL_ID: string;
  readonly VECTOR_WEIGHT: number;
  readonly WORD_WEIGHT: number;
  readonly SIMILARITY_FLOOR: number;
}

/** What companies may read, by the stage's own tables. */
export function createReadableSources(
  { KNOWLEDGE_TABLE }: Pick<SearchConfiguration, 'KNOWLEDGE_TABLE'>,
  dynamo: DynamoDBClient,
): ReadableSources {
  return { bases: createBaseStore(dynamo, KNOWLEDGE_TABLE), documents: createDocumentStore(dynamo, KNOWLEDGE_TABLE) };
}

/** Search on the stage's own tables, index and embedding model. */
export function createSearch(environment: SearchConfiguration, dynamo: DynamoDBClient): Search {
  const signedFetch = createSignedFetch(environment.SEARCH_SERVICE, readEnvironment(LambdaEnvironment));
  const services: SearchServices = {
    documents: createDocumentStore(dynamo, environment.KNOWLEDGE_TABLE),
    embedding: createEmbeddingClient(environment.EMBEDDING_MODEL_ID),
    passages: createPassageStore(environment.SEARCH_ENDPOINT, signedFetch),
    ranking: {
      weights: { vector: environment.VECTOR_WEIGHT, words: environment.WORD_WEIGHT },
      similarityFloor: environment.SIMILARITY_FLOOR,
    },
  };
  return (query, call) => searchKnowledge(services, query, call);
}
