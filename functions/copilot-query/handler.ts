import { httpHandler } from '../../shared/api/http-handler.ts';
import { createDynamo } from '../../shared/aws/dynamo.client.ts';
import { LambdaEnvironment, readEnvironment } from '../../shared/aws/environment.ts';
import { createSignedFetch } from '../../shared/aws/signed-fetch.client.ts';
import { createAnswerClient } from '../../shared/copilot/answer.client.ts';
import { type AnswerServices, answerQuestion } from '../../shared/copilot/answer-question.ts';
import { createBaseStore } from '../../shared/knowledge/base.store.ts';
import { createDocumentStore } from '../../shared/knowledge/document.store.ts';
import { createEmbeddingClient } from '../../shared/knowledge/embedding.client.ts';
import { createPassageStore } from '../../shared/knowledge/passage.store.ts';
import { searchKnowledge } from '../../shared/knowledge/search-knowledge.ts';
import { contract, Environment } from './contract.ts';

const environment = readEnvironment(Environment);
const dynamo = createDynamo();
const searchServices = {
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
const services: AnswerServices = {
  search: (query, call) => searchKnowledge(searchServices, query, call),
  model: createAnswerClient(environment.ANSWER_MODEL_ID, environment.ANSWER_TOKENS_MAX),
  passagesMax: environment.PASSAGES_MAX,
};

/** POST /copilot/query: a grounded answer with citations, or the sentence that says there is none. */
export const handler = httpHandler(contract, (request, call) => answerQuestion(services, request, call));
