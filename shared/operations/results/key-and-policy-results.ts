import * as v from 'valibot';
import { count, usd } from '../../administration/result-fields.ts';
import { policiesResult } from './company-results.ts';
import { companyKeyResult } from './report-results.ts';

/** The keys of a company, application by application. `next` is the `after` of the request for the rest. */
export const companyKeysResult = v.strictObject({
  keys: v.array(
    v.strictObject({
      ...companyKeyResult.entries,
      status: v.picklist(['active', 'revoked', 'expired', 'lost']),
    }),
  ),
  next: v.nullable(v.string()),
});

/** The key whose secret was given, if it is one of this company's; a key of another company is not found. */
export const identifiedKeyResult = v.variant('outcome', [
  v.strictObject({ outcome: v.literal('found'), key: companyKeyResult }),
  v.strictObject({ outcome: v.literal('not_found'), hint: v.string() }),
  v.strictObject({ outcome: v.literal('malformed'), hint: v.string() }),
]);

/** The policies, their version for `policy.set`, and the defaults that apply where nothing is set. */
export const policyResult = v.strictObject({
  policies: policiesResult,
  version: v.string(),
  defaults: v.strictObject({
    rate_per_minute: count,
    burst: count,
    concurrency: count,
    searches_per_minute: count,
    personal_data_kinds: v.array(v.string()),
    monthly_ingestion_usd: usd,
  }),
});

/**
 * One result for each entry, in the order of the entries, and whether the list admits the address that was given: `by`
 * is the first entry that covers it. `recent_callers` is always `not_known`: the addresses of callers are not stored,
 * so nobody can tell which callers a list would lock out.
 */
export const checkedAddressesResult = v.strictObject({
  entries: v.array(
    v.strictObject({
      entry: v.nullable(v.string()),
      covers: v.nullable(v.strictObject({ first: v.string(), last: v.string(), addresses: v.string() })),
      problem: v.nullable(v.string()),
      suggestion: v.nullable(v.string()),
    }),
  ),
  address: v.nullable(
    v.strictObject({ address: v.nullable(v.string()), allowed: v.boolean(), by: v.nullable(v.string()) }),
  ),
  recent_callers: v.literal('not_known'),
});

/**
 * What the rules would remove; offsets count UTF-16 code units of the text that was sent. `guardrail` says whether a
 * guardrail also checks calls; it does not check this trial.
 */
export const privacyTrialResult = v.strictObject({
  redacted: v.string(),
  spans: v.array(v.strictObject({ kind: v.string(), start: count, end: count, placeholder: v.string() })),
  guardrail: v.boolean(),
});
