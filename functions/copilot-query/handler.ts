import { httpHandler } from '../../shared/api/http-handler.ts';
import { createDynamo } from '../../shared/aws/dynamo.client.ts';
import { readEnvironment } from '../../shared/aws/environment.ts';
import { createAnswerClient } from '../../shared/copilot/answer.client.ts';
import { type AnswerServices, answerQuestion } from '../../shared/copilot/answer-question.ts';
import { searchKnowledge } from '../../shared/knowledge/search-knowledge.ts';
import { createSearchServices } from '../../shared/knowledge/search-services.client.ts';
import { contract, Environment } from './contract.ts';

const environment = readEnvironment(Environment);
const searchServices = createSearchServices(environment, createDynamo());
const services: AnswerServices = {
  search: (query, call) => searchKnowledge(searchServices, query, call),
  model: createAnswerClient(environment.ANSWER_MODEL_ID, environment.ANSWER_TOKENS_MAX),
  passagesMax: environment.PASSAGES_MAX,
};

/** POST /copilot/query: a grounded answer with citations, or the sentence that says there is none. */
export const handler = httpHandler(contract, (request, call) => answerQuestion(services, request, call));
