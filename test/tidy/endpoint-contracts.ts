import { contract as copilotQuery } from '../../functions/copilot-query/contract.ts';
import { contract as health } from '../../functions/health/contract.ts';
import { contract as knowledgeBases } from '../../functions/knowledge-bases/contract.ts';
import { contract as knowledgeSearch } from '../../functions/knowledge-search/contract.ts';

/** The code's side of each operation of openapi.yaml, by its operationId. */
export const ENDPOINT_CONTRACTS = {
  health,
  listKnowledgeBases: knowledgeBases,
  searchKnowledge: knowledgeSearch,
  copilotQuery,
} as const;

/** An operationId. */
export type OperationId = keyof typeof ENDPOINT_CONTRACTS;
