import * as v from 'valibot';
import { operationsEnvironment } from '../../shared/operations/operations-environment.ts';
import { rerankEnvironment } from '../../shared/search/reranking/rerank-environment.ts';

/** The environment of all operations, and whether unsigned callers, who only state who they are, are allowed. */
export const Environment = v.object({
  ...operationsEnvironment,
  ...rerankEnvironment,
  UNSIGNED_CALLERS: v.picklist(['allowed', 'refused']),
});
