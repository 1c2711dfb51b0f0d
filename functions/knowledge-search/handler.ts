import { httpHandler } from '../../shared/api/http-handler.ts';
import { createDynamo } from '../../shared/aws/dynamo.client.ts';
import { LambdaEnvironment, readEnvironment } from '../../shared/aws/environment.ts';
import { searchCostMax } from '../../shared/budget/cost-bound.ts';
import { pay, requirePrice } from '../../shared/budget/pay.ts';
import { createSpending } from '../../shared/budget/spending.store.ts';
import { searchKnowledge } from '../../shared/knowledge/search-knowledge.ts';
import { createSearchServices } from '../../shared/knowledge/search-services.client.ts';
import { contract, Environment } from './contract.ts';

const environment = readEnvironment(Environment);
const dynamo = createDynamo();
const services = createSearchServices(environment, dynamo);
const spending = createSpending(environment, dynamo, readEnvironment(LambdaEnvironment));

/** POST /knowledge/search: ranked excerpts with their similarity. */
export const handler = httpHandler(contract, async ({ query, base_ids, k }, call) => {
  const costMax = searchCostMax(query, requirePrice(spending.priceOf(environment.EMBEDDING_MODEL_ID)));
  const found = await pay(spending, { kind: 'search', costMax }, call, (paid) =>
    searchKnowledge(services, { text: query, baseIds: base_ids, k }, paid),
  );
  const data = found.map(({ title, page, text, similarity }, i) => ({
    n: i + 1,
    source_title: title,
    page,
    excerpt: text,
    similarity,
  }));
  return { data };
});
