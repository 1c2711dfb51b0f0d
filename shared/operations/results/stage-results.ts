import * as v from 'valibot';
import { count, id } from '../../administration/result-fields.ts';

const setting = v.picklist(['allowed', 'refused']);

const generation = v.strictObject({
  name: v.string(),
  schema: count,
  embedding_model: v.string(),
  dimensions: count,
  answers: v.boolean(),
  documents_missing: count,
});

/**
 * The configuration of the stage, and its problems, each with a remedy. What cannot be read is left out:
 * `index_generations` and both `bases_behind` fields if a table does not respond, and `search_domain` if the OpenSearch
 * service does not respond or the stage has a collection. `pepper` is null if the secret or the keys cannot be read.
 */
export const stageResult = v.strictObject({
  stage: v.string(),
  versions: v.strictObject({ contract: v.string(), node: v.string() }),
  models: v.strictObject({ answer: v.string() }),
  live_keys: setting,
  search: v.picklist(['collection', 'domain']),
  pepper_secret: v.string(),
  limits: v.strictObject({
    active_keys_per_application_and_environment: count,
    bases_per_company: count,
    ip_allow_list_entries: count,
  }),
  search_index: v.picklist(['ready', 'not_answering']),
  index_generations: v.optional(v.array(generation)),
  bases_behind: v.optional(
    v.array(
      v.strictObject({
        company_id: id,
        base_id: id,
        documents: count,
        behind: count,
        missing_in: v.array(v.string()),
      }),
    ),
  ),
  bases_behind_complete: v.optional(v.boolean()),
  search_domain: v.optional(
    v.strictObject({
      domain: v.picklist(['active', 'changing', 'missing']),
      engine: v.nullable(v.string()),
      index: v.picklist(['ready', 'missing', 'unknown']),
    }),
  ),
  pepper: v.nullable(
    v.strictObject({
      current_version: v.string(),
      previous_version: v.nullable(v.string()),
      settled: v.boolean(),
      keys_on_previous_version: count,
      keys_lost: count,
      previous_may_go: v.boolean(),
    }),
  ),
  inbox_refused: v.array(v.strictObject({ key: v.string(), reason: v.string(), at: v.string() })),
  problems: v.array(v.strictObject({ what: v.string(), do: v.string() })),
});

/** At least one index was created; otherwise the operation fails. */
export const preparedStageResult = v.strictObject({ index: v.literal('made') });

/** Which index answers, and which answered before. */
export const switchedResult = v.strictObject({ answers: v.string(), before: v.string() });

/** The resources of the smoke test, and which of them were created now. */
export const seededResult = v.strictObject({
  company_id: id,
  application_id: id,
  base_id: id,
  key_id: id,
  made: v.array(v.string()),
});
