import * as v from 'valibot';
import type { CompanyTerms } from '../../budget/reservations/budget.ts';

/**
 * What the company's policies said about budget and rate when this call was authorized; null where the stage's own
 * value counts.
 */
export interface CallerBudget extends CompanyTerms {
  /** Whether answers may be stored for an hour for calls that are repeated with their `Idempotency-Key`. */
  readonly keepsAnswers: boolean;
}

const whole = v.pipe(v.number(), v.integer(), v.minValue(0));
const amount = v.pipe(
  v.string(),
  v.regex(/^\d+$/),
  v.transform((digits) => BigInt(digits)),
);

/** Reads back what `callerBudgetJson` wrote; throws for anything else, which fails the call. */
export const CallerBudgetJson = v.pipe(
  v.string(),
  v.parseJson(),
  v.strictObject({
    revision: whole,
    monthlyCap: v.nullable(amount),
    ratePerMinute: v.nullable(whole),
    burst: v.nullable(whole),
    concurrency: v.nullable(whole),
    keepsAnswers: v.boolean(),
  }),
);

/** Writes the budget as JSON, amounts as digits: the authorizer's context carries strings only. */
export function callerBudgetJson(budget: CallerBudget): string {
  return JSON.stringify(budget, (_key, value: unknown) => (typeof value === 'bigint' ? String(value) : value));
}
