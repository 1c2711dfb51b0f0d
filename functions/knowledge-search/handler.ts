import { httpHandler } from '../../shared/api/http-handler.ts';
import { createDynamo } from '../../shared/aws/dynamo.client.ts';
import { LambdaEnvironment, readEnvironment } from '../../shared/aws/environment.ts';
import { searchCostMax } from '../../shared/budget/cost-bound.ts';
import { opinionPlan, pay, requirePrice } from '../../shared/budget/pay.ts';
import { createSpending } from '../../shared/budget/spending.store.ts';
import { type ExcerptServices, searchExcerpts } from '../../shared/knowledge/search-excerpts.ts';
import { searchKnowledge } from '../../shared/knowledge/search-knowledge.ts';
import { createSearchServices } from '../../shared/knowledge/search-services.client.ts';
import { createSecondOpinion } from '../../shared/privacy/second-opinion.client.ts';
import { contract, Environment } from './contract.ts';

const environment = readEnvironment(Environment);
const dynamo = createDynamo();
const searchServices = createSearchServices(environment, dynamo);
const spending = createSpending(environment, dynamo, readEnvironment(LambdaEnvironment));
const services: ExcerptServices = {
  search: (query, call) => searchKnowledge(searchServices, query, call),
  pay: ({ query, opinionUnitsMax }, call, run) => {
    const price = requirePrice(spending.priceOf(environment.EMBEDDING_MODEL_ID));
    const costMax = searchCostMax(query, price, opinionPlan(spending.priceOf, opinionUnitsMax));
    return pay(spending, { kind: 'search', costMax }, call, run);
  },
  secondOpinion: createSecondOpinion(environment.SECOND_OPINION),
};

/** POST /knowledge/search: ranked excerpts with their similarity. */
export const handler = httpHandler(contract, async (request, call) => ({
  data: await searchExcerpts(services, request, call),
}));
