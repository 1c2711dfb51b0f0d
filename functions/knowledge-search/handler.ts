import { httpHandler } from '../../shared/api/http-handler.ts';
import { createDynamo } from '../../shared/aws/dynamo.client.ts';
import { readEnvironment } from '../../shared/aws/environment.ts';
import { searchKnowledge } from '../../shared/knowledge/search-knowledge.ts';
import { createSearchServices } from '../../shared/knowledge/search-services.client.ts';
import { contract, Environment } from './contract.ts';

const services = createSearchServices(readEnvironment(Environment), createDynamo());

/** POST /knowledge/search: ranked excerpts with their similarity. */
export const handler = httpHandler(contract, async ({ query, base_ids, k }, call) => {
  const found = await searchKnowledge(services, { text: query, baseIds: base_ids, k }, call);
  const data = found.map(({ title, page, text, similarity }, i) => ({
    n: i + 1,
    source_title: title,
    page,
    excerpt: text,
    similarity,
  }));
  return { data };
});
