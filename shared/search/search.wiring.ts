import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { LambdaEnvironment, readEnvironment } from '../aws/environment.wiring.ts';
import { createSignedFetch } from '../aws/signed-fetch.client.ts';
import { timed } from '../aws/timed.ts';
import type { BudgetServices } from '../budget/reservations/reserve-budget.ts';
import { createAnsweringIndexStore } from '../knowledge/answering-index.store.ts';
import { createBaseStore } from '../knowledge/base.store.ts';
import { createDocumentStore } from '../knowledge/document.store.ts';
import { createGuardrail } from '../privacy/guardrail/guardrail.client.ts';
import type { GuardrailSetting } from '../privacy/guardrail/guardrail-environment.ts';
import { createEmbeddingClient } from './embedding.client.ts';
import type { FindingServices } from './find-passages.ts';
import type { GenerationsConfiguration } from './generations.wiring.ts';
import { answeringGeneration, mostExpensiveModel } from './index-generation.ts';
import { createPassageStore } from './passage.store.ts';
import type { IndexGeneration } from './passage-index-schema.ts';
import type { ReadableSources } from './readable-sources.ts';
import { createReranker } from './reranking/rerank.client.ts';
import type { ExcerptServices } from './search-excerpts.ts';
import { type Search, type SearchServices, searchKnowledge } from './search-knowledge.ts';
import { SCHEMA_WORDS } from './words/schema-words.ts';

/** The variables that a search needs, in the environments of all functions that search. */
export interface SearchConfiguration extends GenerationsConfiguration {
  readonly KNOWLEDGE_TABLE: string;
  readonly SEARCH_SERVICE: 'aoss' | 'es';
  readonly RERANK_MODEL_ID: string | null;
}

/** The bases and documents that companies may read, from the stage's own tables. */
export function createReadableSources(
  { KNOWLEDGE_TABLE }: Pick<SearchConfiguration, 'KNOWLEDGE_TABLE'>,
  dynamo: DynamoDBClient,
): ReadableSources {
  return { bases: createBaseStore(dynamo, KNOWLEDGE_TABLE), documents: createDocumentStore(dynamo, KNOWLEDGE_TABLE) };
}

/**
 * Creates the search on the stage's own tables, in the index generation that answers. If two are listed, each search
 * reads which one answers, so that a switch takes effect on the next call; if one is listed, nothing is read.
 */
function createSearch(environment: SearchConfiguration, dynamo: DynamoDBClient): Search {
  const { INDEX_GENERATIONS: listed, KNOWLEDGE_TABLE } = environment;
  const signedFetch = createSignedFetch(environment.SEARCH_SERVICE, readEnvironment(LambdaEnvironment));
  const documents = createDocumentStore(dynamo, KNOWLEDGE_TABLE);
  const services = listed.map((generation) => ({
    name: generation.name,
    documents,
    ...generationServices(environment.SEARCH_ENDPOINT, generation, signedFetch),
  }));
  return async (query, call) => {
    const chosen = listed.length === 1 ? null : await createAnsweringIndexStore(dynamo, KNOWLEDGE_TABLE).read();
    return searchKnowledge(answeringGeneration(services, chosen), query, call);
  };
}

/** Creates the search, and the client of the model that reranks what it finds, if the stage has one. */
export function createFindingServices(environment: SearchConfiguration, dynamo: DynamoDBClient): FindingServices {
  const { RERANK_MODEL_ID: modelId } = environment;
  return {
    search: timed('search_ms', createSearch(environment, dynamo)),
    reranker: modelId === null ? null : createReranker(modelId),
  };
}

/** Creates the services that search for excerpts, which reserve the price of the most expensive embedding model. */
export function createExcerptServices(
  environment: SearchConfiguration & { readonly GUARDRAIL: GuardrailSetting },
  dynamo: DynamoDBClient,
  budget: BudgetServices,
): ExcerptServices {
  return {
    budget,
    bases: createReadableSources(environment, dynamo).bases,
    ...createFindingServices(environment, dynamo),
    guardrail: createGuardrail(environment.GUARDRAIL),
    embeddingModelId: mostExpensiveModel(environment.INDEX_GENERATIONS, budget.priceOf),
  };
}

function generationServices(
  endpoint: string,
  generation: IndexGeneration,
  signedFetch: ReturnType<typeof createSignedFetch>,
): Pick<SearchServices, 'embedding' | 'passages' | 'ranking' | 'wordsOf'> {
  const { name, schema, modelId, dimensions, vectorWeight, wordWeight } = generation;
  const { similarityFloor, relevanceMin, wordlessMin } = generation;
  return {
    embedding: createEmbeddingClient(modelId, dimensions),
    passages: createPassageStore(endpoint, name, signedFetch),
    wordsOf: SCHEMA_WORDS[schema],
    ranking: {
      weights: { vector: vectorWeight, words: wordWeight },
      similarityFloor,
      bounds: { relevanceMin, wordlessMin },
    },
  };
}
