import * as v from 'valibot';
import { budgetEnvironment } from '../../shared/budget/budget-environment.ts';
import { answerEnvironment } from '../../shared/copilot/answer-environment.ts';
import { LiveKeys } from '../../shared/keys/accepted-environments.ts';
import { guardrailEnvironment } from '../../shared/privacy/guardrail/guardrail-environment.ts';
import { rerankEnvironment } from '../../shared/search/reranking/rerank-environment.ts';
import { generationsEnvironment, searchEnvironment } from '../../shared/search/search-environment.ts';

/**
 * The environment of `copilot-query`, the tables of companies and of audit records, and whether live keys work on the
 * stage.
 */
export const Environment = v.object({
  STAGE: v.string(),
  LIVE_KEYS: LiveKeys,
  ACCESS_TABLE: v.string(),
  AUDIT_TABLE: v.string(),
  KNOWLEDGE_TABLE: v.string(),
  ...budgetEnvironment,
  ...searchEnvironment,
  ...generationsEnvironment,
  ...rerankEnvironment,
  ...answerEnvironment,
  ...guardrailEnvironment,
});
