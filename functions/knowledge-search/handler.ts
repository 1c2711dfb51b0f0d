import { httpHandler } from '../../shared/api/http-handler.ts';
import { createDynamo } from '../../shared/aws/dynamo.client.ts';
import { LambdaEnvironment, readEnvironment } from '../../shared/aws/environment.wiring.ts';
import { createBudget } from '../../shared/budget/budget.wiring.ts';
import { createExcerptServices } from '../../shared/search/search.wiring.ts';
import { searchExcerpts } from '../../shared/search/search-excerpts.ts';
import { contract, Environment } from './contract.ts';

const environment = readEnvironment(Environment);
const dynamo = createDynamo();
const budget = createBudget(environment, dynamo, readEnvironment(LambdaEnvironment));
const services = createExcerptServices(environment, dynamo, budget);

/** POST /knowledge/search: ranked excerpts with their similarity. */
export const handler = httpHandler(
  contract,
  async ({ body }, call) => ({ data: await searchExcerpts(services, body, call) }),
  environment,
);
