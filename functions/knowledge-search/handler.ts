import { httpHandler } from '../../shared/api/http-handler.ts';
import { createDynamo } from '../../shared/aws/dynamo.client.ts';
import { LambdaEnvironment, readEnvironment } from '../../shared/aws/environment.ts';
import { createSpending } from '../../shared/budget/budget.wiring.ts';
import { opinionPlan, pay, requirePrice } from '../../shared/budget/reservations/with-budget.ts';
import { searchCostMax } from '../../shared/pricing/cost-bound.ts';
import { createGuardrail } from '../../shared/privacy/guardrail/guardrail.client.ts';
import { createSearchServices } from '../../shared/search/search.wiring.ts';
import { type ExcerptServices, searchExcerpts } from '../../shared/search/search-excerpts.ts';
import { searchKnowledge } from '../../shared/search/search-knowledge.ts';
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
  secondOpinion: createGuardrail(environment.SECOND_OPINION),
};

/** POST /knowledge/search: ranked excerpts with their similarity. */
export const handler = httpHandler(contract, async ({ body }, call) => ({
  data: await searchExcerpts(services, body, call),
}));
