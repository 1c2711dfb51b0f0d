import * as v from 'valibot';
import { count, time, usd } from '../../administration/result-fields.ts';
import { policiesResult } from './company-results.ts';
import { companyKeyResult } from './report-results.ts';

/** Every key of a company, by the time of its creation; `next` is given as `after` for the rest. */
export const companyKeysResult = v.strictObject({
  keys: v.array(
    v.strictObject({
      ...companyKeyResult.entries,
      status: v.picklist(['active', 'revoked', 'expired', 'lost']),
    }),
  ),
  next: v.nullable(v.string()),
});

/** The owner of a key, if it is one of this company's; a key of another company is not found. */
export const identifiedKeyResult = v.variant('outcome', [
  v.strictObject({ outcome: v.literal('found'), key: companyKeyResult }),
  v.strictObject({ outcome: v.literal('not_found'), hint: v.string() }),
  v.strictObject({ outcome: v.literal('malformed'), hint: v.string() }),
]);

/** The policies, the version that `policy.set` takes, and what holds where nothing is set. */
export const policyResult = v.strictObject({
  policies: policiesResult,
  version: v.string(),
  defaults: v.strictObject({
    rate_per_minute: count,
    burst: count,
    concurrency: count,
    searches_per_minute: count,
    personal_data_kinds: v.array(v.string()),
  }),
});

/**
 * One result for each entry, in their order. Addresses of callers are not stored, so nobody can say whom a list would
 * shut out: `recent_callers`.
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
 * What would be removed by the rules; offsets are UTF-16 code units of the text that was sent. `guardrail` says whether
 * calls are read by a guardrail too, which this trial is not.
 */
export const privacyTrialResult = v.strictObject({
  redacted: v.string(),
  spans: v.array(v.strictObject({ kind: v.string(), start: count, end: count, placeholder: v.string() })),
  guardrail: v.boolean(),
});

/**
 * About what an upload would cost. `unchanged` are the files that the base has already with these bytes, by their
 * places in what was asked, the first being 0; `bytes` are those that would be read: without these, and without what is
 * too large.
 */
export const estimateResult = v.strictObject({
  files: count,
  bytes: count,
  unchanged: v.array(count),
  too_large: count,
  usd,
});

/** A link that opens the current version, for a few minutes. */
export const downloadResult = v.strictObject({ url: v.string(), file: v.string(), expires_at: time });
