import * as v from 'valibot';
import { baseIdsField, K_MAX, kField, queryField } from '../../shared/api/request-fields.ts';
import { budgetEnvironment } from '../../shared/budget/budget-environment.ts';
import { guardrailEnvironment } from '../../shared/privacy/guardrail/guardrail-environment.ts';
import { rerankEnvironment } from '../../shared/search/reranking/rerank-environment.ts';
import { generationsEnvironment, searchEnvironment } from '../../shared/search/search-environment.ts';

/** Ranked excerpts with their similarity; `n` counts from 1. */
export const contract = {
  request: {
    body: v.strictObject({
      query: queryField,
      base_ids: baseIdsField,
      k: kField,
    }),
  },
  response: v.strictObject({
    data: v.pipe(
      v.array(
        v.strictObject({
          n: v.pipe(v.number(), v.integer(), v.minValue(1)),
          source_title: v.string(),
          page: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1))),
          excerpt: v.string(),
          similarity: v.pipe(v.number(), v.minValue(-1), v.maxValue(1)),
        }),
      ),
      v.maxLength(K_MAX),
    ),
  }),
} as const;

/** The tables of bases and budgets, the search indexes with their models, the model that reranks, and the guardrail. */
export const Environment = v.object({
  STAGE: v.string(),
  KNOWLEDGE_TABLE: v.string(),
  ...budgetEnvironment,
  ...searchEnvironment,
  ...generationsEnvironment,
  ...rerankEnvironment,
  ...guardrailEnvironment,
});
