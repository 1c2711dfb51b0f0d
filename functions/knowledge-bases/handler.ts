import { httpHandler } from '../../shared/api/http-handler.ts';
import { createDynamo } from '../../shared/aws/dynamo.client.ts';
import { readEnvironment } from '../../shared/aws/environment.wiring.ts';
import { createBaseStore } from '../../shared/knowledge/base.store.ts';
import { listKnowledgeBases } from '../../shared/knowledge/list-knowledge-bases.ts';
import { contract, Environment } from './contract.ts';

const environment = readEnvironment(Environment);
const services = { bases: createBaseStore(createDynamo(), environment.KNOWLEDGE_TABLE) };

/** GET /knowledge-bases: the bases that the whole company may see. */
export const handler = httpHandler(contract, async (_request, { caller }) => ({
  data: await listKnowledgeBases(services, caller),
}));
