import * as v from 'valibot';
import { citationFields } from '../../shared/api/citation-fields.ts';
import type { EndpointDocumentation } from '../../shared/api/http-contract.ts';
import { baseIdsField, questionField } from '../../shared/api/request-fields.ts';
import { budgetEnvironment } from '../../shared/budget/budget-environment.ts';
import { answerEnvironment } from '../../shared/copilot/answer-environment.ts';
import { fixedSentences } from '../../shared/copilot/fixed-sentences.ts';
import {
  IDEMPOTENCY_KEY_IN_PROGRESS,
  IDEMPOTENCY_KEY_REFUSALS,
  INDEX_UNAVAILABLE,
  MODEL_UNAVAILABLE,
  SERVICE_UNAVAILABLE,
  UNKNOWN_BASE,
} from '../../shared/error-messages.ts';
import { guardrailEnvironment } from '../../shared/privacy/guardrail/guardrail-environment.ts';
import { rerankEnvironment } from '../../shared/search/reranking/rerank-environment.ts';
import { generationsEnvironment, searchEnvironment } from '../../shared/search/search-environment.ts';

const CopilotRequest = v.strictObject({ question: questionField, base_ids: baseIdsField });

const tokens = v.pipe(v.number(), v.integer(), v.minValue(0));
const Usage = v.pipe(
  v.strictObject({ input_tokens: tokens, output_tokens: tokens }),
  v.description('Tokens as the answering model reported them; 0 when it was not called.'),
);
const CopilotCitation = v.strictObject({
  n: v.pipe(v.number(), v.integer(), v.minValue(1), v.description('The number that the answer uses: `[n]`.')),
  ...citationFields,
});
const CopilotAnswer = v.strictObject({
  answer: v.pipe(
    v.string(),
    v.description(
      'Plain text. `[1]`, `[2]` and so on point to the citation of that number; nothing else has this form.',
    ),
  ),
  grounded: v.pipe(
    v.boolean(),
    v.description(`True only when the model says that the excerpts answer the question, and every sentence that states
      something is cited and says what its source says: its numbers with their units, names, dates, conditions and
      negations are compared. False in every other case; then \`answer\` says that the documents do not answer, and there
      are no citations.`),
  ),
  citations: v.pipe(
    v.array(CopilotCitation),
    v.description('Exactly those that the answer points to, numbered from 1 in the order of their first use.'),
  ),
  usage: Usage,
});

/** An answer in which every `[n]` has a citation, and the tokens that the model reported. */
export const contract = { request: { body: CopilotRequest }, response: CopilotAnswer } as const;

const QUESTION = 'How can either party end the contract?';
const NOTICE = 'Either party may end the contract with a notice period of 30 days';
const notAnswered = (input_tokens: number, output_tokens: number) => ({
  answer: fixedSentences(QUESTION).notAnswered,
  grounded: false,
  citations: [],
  usage: { input_tokens, output_tokens },
});

/** Its part of docs/openapi.yaml. */
export const documentation: EndpointDocumentation = {
  operationId: 'copilotQuery',
  tag: 'Copilot',
  summary: 'Ask a question',
  description: `Answers from the documents of the bases that the whole company may see, or of those of them that
    \`base_ids\` names. When the documents do not answer, the status is 200, \`grounded\` is false, \`citations\` is empty
    and \`answer\` says so.`,
  headers: [
    {
      name: 'Idempotency-Key',
      // Without an example, which callers would copy although it must be new for each question.
      schema: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[!-~]+$' },
      description: `A string that you choose, preferably a new UUID for each question: 1 to 255 visible ASCII characters.
        Sent again with the same body within an hour, it gets the same answer and costs nothing. While the first call is
        still being answered, the status is 429. With another body it is 400, and also when a document that the answer
        cites was replaced or can no longer be read. A question that failed is asked again, and so is one whose answer was
        stored before the company changed which personal data is removed. The answer is kept encrypted, for the API key
        that asked, and can be read only with this header. A company can turn this off; then the header is refused.`,
    },
  ],
  schemas: { CopilotRequest, CopilotAnswer, CopilotCitation, Usage },
  requestExamples: {
    'Every base': { question: QUESTION },
    'One base': { question: QUESTION, base_ids: ['3f6c1f0e-5a43-4a55-9d0e-2f6d8f1f7a10'] },
  },
  answer: 'The answer with its citations, or the sentence that says there is none.',
  answerExamples: {
    Answered: {
      answer: `${NOTICE} [1].`,
      grounded: true,
      citations: [{ n: 1, source_title: 'Terms of service', excerpt: `${NOTICE}.` }],
      usage: { input_tokens: 1480, output_tokens: 27 },
    },
    'Passages were found, but they do not answer': notAnswered(1466, 5),
    'Nothing relevant was found; no model was asked': notAnswered(0, 0),
  },
  spends: 'query',
  sentences: {
    400: [UNKNOWN_BASE, ...Object.values(IDEMPOTENCY_KEY_REFUSALS)],
    429: [IDEMPOTENCY_KEY_IN_PROGRESS],
    503: [SERVICE_UNAVAILABLE, INDEX_UNAVAILABLE, MODEL_UNAVAILABLE],
  },
};

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
