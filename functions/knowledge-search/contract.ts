import * as v from 'valibot';
import { citationFields } from '../../shared/api/citation-fields.ts';
import type { EndpointDocumentation } from '../../shared/api/http-contract.ts';
import { baseIdsField, K_MAX, kField, queryField } from '../../shared/api/request-fields.ts';
import { budgetEnvironment } from '../../shared/budget/budget-environment.ts';
import {
  INDEX_UNAVAILABLE,
  MODEL_UNAVAILABLE,
  SERVICE_UNAVAILABLE,
  UNKNOWN_BASE,
} from '../../shared/error-messages.ts';
import { guardrailEnvironment } from '../../shared/privacy/guardrail/guardrail-environment.ts';
import { rerankEnvironment } from '../../shared/search/reranking/rerank-environment.ts';
import { generationsEnvironment, searchEnvironment } from '../../shared/search/search-environment.ts';

const SearchRequest = v.strictObject({ query: queryField, base_ids: baseIdsField, k: kField });

const Citation = v.strictObject({
  n: v.pipe(v.number(), v.integer(), v.minValue(1), v.description('Rank: 1, 2, 3 and so on.')),
  source_title: citationFields.source_title,
  page: v.pipe(
    v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1))),
    v.description('Page of the excerpt; null where the document has no pages.'),
  ),
  excerpt: citationFields.excerpt,
  similarity: v.pipe(
    v.number(),
    v.minValue(-1),
    v.maxValue(1),
    // Generated clients in Go read a number without a format into 32 bits: 0.5799 becomes 0.5799000263214111.
    v.metadata({ format: 'double' }),
    v.description(`Cosine of the angle between the query and the excerpt under its title in the stage's embedding model,
      rounded to 4 decimals. Comparable within one stage; there is no threshold that means "relevant".`),
  ),
});
const SearchResult = v.strictObject({ data: v.pipe(v.array(Citation), v.maxLength(K_MAX)) });

/** Ranked excerpts with their similarity; `n` counts from 1. */
export const contract = { request: { body: SearchRequest }, response: SearchResult } as const;

const QUERY = 'How long is the notice period?';

/** Its part of docs/openapi.yaml. */
export const documentation: EndpointDocumentation = {
  operationId: 'searchKnowledge',
  tag: 'Knowledge',
  summary: 'Search by meaning and by words',
  description: `The excerpts that fit the query best, best first; of those that say almost the same, only the best. They
    come from the bases that the whole company may see, or from those of them that \`base_ids\` names. Meaning and words
    decide the order together, so \`similarity\` does not always fall from one to the next.`,
  schemas: { SearchRequest, SearchResult, Citation },
  requestExamples: {
    'Every base, 5 excerpts': { query: QUERY },
    'One base, 2 excerpts': { query: QUERY, base_ids: ['3f6c1f0e-5a43-4a55-9d0e-2f6d8f1f7a10'], k: 2 },
  },
  answer: 'The excerpts; an empty list when nothing is relevant.',
  answerExamples: {
    'One from a PDF, one from a document without pages': {
      data: [
        {
          n: 1,
          source_title: 'Terms of service',
          page: 4,
          excerpt: 'Either party may end the contract with a notice period of 30 days.',
          similarity: 0.7412,
        },
        {
          n: 2,
          source_title: 'Leaving the company',
          page: null,
          excerpt: 'Tell your manager as early as you can.',
          similarity: 0.5233,
        },
      ],
    },
    'Nothing relevant': { data: [] },
  },
  spends: 'search',
  sentences: { 400: [UNKNOWN_BASE], 503: [SERVICE_UNAVAILABLE, INDEX_UNAVAILABLE, MODEL_UNAVAILABLE] },
};

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
