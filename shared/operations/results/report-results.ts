import * as v from 'valibot';
import { count, day, id, time, usd, usdOrUnlimited } from '../../administration/result-fields.ts';
import { applicationResult, budgetResult, keyResult, modelUsageResult } from './company-results.ts';
import { documentResult } from './knowledge-results.ts';

/** A key, and the application that it belongs to. */
export const companyKeyResult = v.strictObject({
  ...keyResult.entries,
  application_id: id,
  application_name: v.string(),
});

const usageLine = v.strictObject({
  /** Null if only the sum of a month was kept. */
  day: v.nullable(day),
  ...modelUsageResult.entries,
});

/**
 * A company's current month on one page. A line of `days` is one day of one application; `runs_out_on` is the day on
 * which the money ends at the pace of the last seven days, null when that is not within this month; `grounded` and
 * `not_grounded` count the questions that were answered and recorded with the outcome.
 */
export const overviewResult = v.strictObject({
  now: time,
  budget: budgetResult,
  /** Whether the month has more calls than can be read for a page; then `days` is empty and `calls` null. */
  too_many_calls: v.boolean(),
  days: v.array(v.strictObject({ day, application_id: v.string(), nano_usd: v.string() })),
  runs_out_on: v.nullable(day),
  calls: v.nullable(
    v.strictObject({
      searches: count,
      questions: count,
      grounded: count,
      not_grounded: count,
    }),
  ),
  keys_expiring: v.array(companyKeyResult),
  keys_never_used: v.array(companyKeyResult),
  documents_failed: v.array(v.strictObject({ ...documentResult.entries, base_id: id, base_name: v.string() })),
  /** Whether there are more items than these lists show. */
  more: v.strictObject({
    keys_expiring: v.boolean(),
    keys_never_used: v.boolean(),
    documents_failed: v.boolean(),
  }),
  applications: v.array(applicationResult),
});

/** The usage of a month by day, application, key and model, and the names of the applications and keys. */
export const usageReportResult = v.strictObject({
  /** Whether the month has more calls than can be read for a page; then `lines` is empty. */
  too_many_calls: v.boolean(),
  lines: v.array(usageLine),
  applications: v.array(applicationResult),
  keys: v.array(v.strictObject({ id, name: v.string(), first: v.string(), last: v.string() })),
});

/** Companies with their spending this month, models with prices and the age of the prices, queues and alarms. */
export const stageOverviewResult = v.strictObject({
  now: time,
  companies: v.array(
    v.strictObject({
      id,
      name: v.string(),
      status: v.picklist(['active', 'suspended']),
      cap_usd: usdOrUnlimited,
      settled_usd: usd,
      held_usd: usd,
      calls: count,
    }),
  ),
  models: v.array(
    v.strictObject({
      id: v.string(),
      purpose: v.picklist(['embedding', 'answer', 'judge']),
      input_usd_per_million_tokens: usd,
      output_usd_per_million_tokens: v.nullable(usd),
      read_on: day,
      age_days: count,
    }),
  ),
  /** Null when AWS did not report them. */
  queues: v.nullable(
    v.array(v.strictObject({ name: v.string(), dead_letters: v.boolean(), waiting: count, in_progress: count })),
  ),
  /** Null when AWS did not report them. */
  alarms: v.nullable(
    v.array(
      v.strictObject({
        name: v.string(),
        description: v.string(),
        state: v.picklist(['ok', 'alarm', 'no_data']),
        since: v.nullable(time),
      }),
    ),
  ),
});
