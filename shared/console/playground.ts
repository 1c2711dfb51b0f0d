import * as v from 'valibot';
import { idField } from '../administration/input-fields.ts';
import { baseIdsField, kField, queryField, questionField } from '../api/request-fields.ts';

const UUID = "The field 'idempotency_key' must be a uuid.";
const trialFields = {
  application_id: idField('application'),
  environment: v.picklist(['live', 'test'], "The field 'environment' must be live or test."),
  base_ids: baseIdsField,
};
const source = {
  n: v.pipe(v.number(), v.integer(), v.minValue(1)),
  source_title: v.string(),
  excerpt: v.string(),
  /** From 1; null if the document has no pages. */
  page: v.nullable(v.number()),
  similarity: v.number(),
  document_id: v.pipe(v.string(), v.uuid()),
  base_id: v.pipe(v.string(), v.uuid()),
};
const cost = v.pipe(v.string(), v.regex(/^\d+(?:\.\d{1,9})?$/));

/** A search as one of the company's own applications. */
export const trialSearchInput = v.strictObject({ ...trialFields, query: queryField, k: kField });
/** The result of a call with that application's key, where each excerpt comes from, and what it cost. */
export const trialSearchResult = v.strictObject({ data: v.array(v.strictObject(source)), cost_usd: cost });

/**
 * A question as one of the company's own applications. A question that is asked again with the same `idempotency_key`
 * within an hour gets the same answer, and is charged once.
 */
export const trialQuestionInput = v.strictObject({
  ...trialFields,
  question: questionField,
  idempotency_key: v.optional(v.pipe(v.string(UUID), v.uuid(UUID))),
});
/** The result of a call with that application's key, its sources, why it is not grounded, and what it cost. */
export const trialQuestionResult = v.strictObject({
  answer: v.string(),
  grounded: v.boolean(),
  /** A reason code: nothing_found, not_answered, and so on; null when it is grounded. */
  not_grounded_because: v.nullable(v.string()),
  citations: v.array(v.strictObject(source)),
  usage: v.strictObject({ input_tokens: v.number(), output_tokens: v.number() }),
  cost_usd: cost,
});
