import * as v from 'valibot';
import { baseIdsField, questionField } from '../../shared/api/request-fields.ts';
import { budgetEnvironment } from '../../shared/budget/budget-environment.ts';
import { answerEnvironment } from '../../shared/copilot/answer-environment.ts';
import { guardrailEnvironment } from '../../shared/privacy/guardrail/guardrail-environment.ts';
import { rerankEnvironment } from '../../shared/search/reranking/rerank-environment.ts';
import { generationsEnvironment, searchEnvironment } from '../../shared/search/search-environment.ts';

const tokens = v.pipe(v.number(), v.integer(), v.minValue(0));

/** An answer in which every `[n]` has a citation, and the tokens that the model reported. */
export const contract = {
  request: {
    body: v.strictObject({
      question: questionField,
      base_ids: baseIdsField,
    }),
  },
  response: v.strictObject({
    answer: v.string(),
    grounded: v.boolean(),
    citations: v.array(
      v.strictObject({
        n: v.pipe(v.number(), v.integer(), v.minValue(1)),
        source_title: v.string(),
        excerpt: v.string(),
      }),
    ),
    usage: v.strictObject({ input_tokens: tokens, output_tokens: tokens }),
  }),
} as const;

/** The environment of `knowledge-search`, and the models that answer and judge. */
export const Environment = v.object({
  STAGE: v.string(),
  KNOWLEDGE_TABLE: v.string(),
  ...budgetEnvironment,
  ...searchEnvironment,
  ...generationsEnvironment,
  ...rerankEnvironment,
  ...answerEnvironment,
  ...guardrailEnvironment,
});
