import { httpHandler } from '../../shared/api/http-handler.ts';
import { createDynamo } from '../../shared/aws/dynamo.client.ts';
import { LambdaEnvironment, readEnvironment } from '../../shared/aws/environment.ts';
import { createBudget } from '../../shared/budget/budget.wiring.ts';
import { createGuardrail } from '../../shared/privacy/guardrail/guardrail.client.ts';
import { createSearch } from '../../shared/search/search.wiring.ts';
import { type ExcerptServices, searchExcerpts } from '../../shared/search/search-excerpts.ts';
import { contract, Environment } from './contract.ts';

const environment = readEnvironment(Environment);
const dynamo = createDynamo();
const services: ExcerptServices = {
  budget: createBudget(environment, dynamo, readEnvironment(LambdaEnvironment)),
  search: createSearch(environment, dynamo),
  guardrail: createGuardrail(environment.GUARDRAIL),
  embeddingModelId: environment.EMBEDDING_MODEL_ID,
};

/** POST /knowledge/search: ranked excerpts with their similarity. */
export const handler = httpHandler(contract, async ({ body }, call) => ({
  data: await searchExcerpts(services, body, call),
}));
