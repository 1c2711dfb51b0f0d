import * as v from 'valibot';

/** Who is signed in, what this person may see, and the stage. */
export const meResult = v.strictObject({
  person: v.strictObject({ id: v.string(), email: v.string() }),
  /** Whether the person is an operator of the stage, who sees every company. */
  operator: v.boolean(),
  /** The companies that the person belongs to, in the order of their names. */
  companies: v.array(
    v.strictObject({
      company_id: v.pipe(v.string(), v.uuid()),
      company_name: v.string(),
      company_status: v.picklist(['active', 'suspended']),
      role: v.picklist(['administrator', 'viewer']),
      member_id: v.pipe(v.string(), v.uuid()),
    }),
  ),
  stage: v.strictObject({
    name: v.string(),
    live_keys: v.picklist(['allowed', 'refused']),
    contract_version: v.string(),
    /** The URL of the public API before /public/v1: the stage's base URL and /api. */
    api_base_url: v.string(),
    document_bytes_max: v.number(),
    /** The names of the formats of documents that can be read. */
    document_types: v.array(v.string()),
    /** The file name extensions, without the dot, of formats that cannot be read, each with its format. */
    unreadable_names: v.record(v.string(), v.string()),
    personal_data_kinds: v.array(v.string()),
  }),
  /** The time of the server, so that a wrong clock is noticed. */
  now: v.pipe(v.string(), v.isoTimestamp()),
});
