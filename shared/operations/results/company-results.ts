import * as v from 'valibot';
import { count, id, time, usd, usdOrUnlimited } from '../../administration/result-fields.ts';
import { policiesShown } from '../../companies/policies/policies.ts';
import { Scope } from '../../keys/scope.ts';

/** The policies that were set; one that was not is absent. */
export const policiesResult = v.strictObject(policiesShown);

/** A company with the policies that were set for it. */
export const companyResult = v.strictObject({
  id,
  name: v.string(),
  status: v.picklist(['active', 'suspended']),
  policies: policiesResult,
});

/** The policies after a change, and a notice where the change has a consequence that an administrator should know. */
export const policiesAfterResult = v.strictObject({ ...policiesResult.entries, notice: v.optional(v.string()) });

/** An application, without its keys. */
export const applicationResult = v.strictObject({ id, name: v.string() });

const scopes = v.array(Scope);
const environment = v.picklist(['live', 'test']);
const keyEntries = {
  id,
  name: v.string(),
  environment,
  scopes,
  first: v.string(),
  last: v.string(),
  created_at: time,
  expires_at: v.nullable(time),
  last_used_at: v.nullable(time),
};

/** A key without its secret. */
export const keyResult = v.strictObject({ ...keyEntries, status: v.picklist(['active', 'revoked', 'expired']) });

/** A key in a list; `lost` means that it was made with a pepper that no longer exists. */
export const listedKeyResult = v.strictObject({
  ...keyEntries,
  status: v.picklist(['active', 'revoked', 'expired', 'lost']),
  pepper: v.nullable(v.picklist(['current', 'previous', 'lost'])),
});

/** A new key, with its secret, which is never shown again. */
export const newKeyResult = v.strictObject({ id, key: v.string(), environment, scopes, expires_at: v.nullable(time) });

/** The successor of a key, with its secret, which is never shown again, and the time until which the old key works. */
export const rotatedKeyResult = v.strictObject({
  id,
  key: v.string(),
  expires_at: v.nullable(time),
  previous: v.strictObject({ id, expires_at: time }),
});

/** The state of one month's budget, and the ingestion of that month. */
export const budgetResult = v.strictObject({
  month: v.string(),
  purpose: environment,
  cap_usd: usdOrUnlimited,
  settled_usd: usd,
  held_usd: usd,
  available_usd: usdOrUnlimited,
  holds: v.array(v.strictObject({ id: v.string(), kind: v.string(), amount_usd: usd, expires_in_seconds: v.number() })),
  calls: count,
  /** The cost of ingesting documents in the month, which is not part of the budget. */
  ingestion: v.strictObject({ calls: count, input_tokens: count, usd, cap_usd: usdOrUnlimited }),
});

/** The usage of one model with one key, and its cost. */
export const modelUsageResult = v.strictObject({
  application_id: v.string(),
  key_id: v.string(),
  model_id: v.string(),
  calls: count,
  input_tokens: count,
  output_tokens: count,
  nano_usd: v.string(),
});

/** The usage of a month by purpose, application, key and model. */
export const usageExportResult = v.array(v.strictObject({ purpose: environment, ...modelUsageResult.entries }));

const state = v.nullable(v.record(v.string(), v.unknown()));

/** Changes, newest first. A request for older ones gives `next` as its `after`. */
export const auditResult = v.strictObject({
  records: v.array(
    v.strictObject({
      at: time,
      id: v.string(),
      actor: v.string(),
      actor_verified: v.boolean(),
      actor_role: v.nullable(v.picklist(['operator', 'administrator', 'viewer'])),
      action: v.string(),
      subject_type: v.string(),
      subject_id: v.string(),
      before: state,
      after: state,
    }),
  ),
  next: v.nullable(v.string()),
});
