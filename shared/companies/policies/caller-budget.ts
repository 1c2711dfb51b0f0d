import * as v from 'valibot';
import type { CompanyTerms } from '../../budget/reservations/budget.ts';

/**
 * What the company's policies say about money and pace, as they stood when this call was let in; null where the stage's
 * own value counts.
 */
export interface CallerBudget extends CompanyTerms {
  /** Whether answers may be kept for an hour for those who repeat a call with its `Idempotency-Key`. */
  readonly keepsAnswers: boolean;
}

const NONE = '-';
const whole = v.pipe(v.string(), v.regex(/^\d+$/), v.toNumber());
const wholeOrNone = v.union([
  v.pipe(
    v.literal(NONE),
    v.transform(() => null),
  ),
  whole,
]);
const amountOrNone = v.union([
  v.pipe(
    v.literal(NONE),
    v.transform(() => null),
  ),
  v.pipe(
    v.string(),
    v.regex(/^\d+$/),
    v.transform((digits) => BigInt(digits)),
  ),
]);

/** Reads back what `flattenCallerBudget` wrote. */
export const CallerBudgetText = v.pipe(
  v.string(),
  v.transform((text) => text.split(' ')),
  v.tuple([whole, amountOrNone, wholeOrNone, wholeOrNone, wholeOrNone, v.picklist(['keeps', 'forgets'])]),
  v.transform(
    ([revision, monthlyCap, ratePerMinute, burst, concurrency, answers]): CallerBudget => ({
      revision,
      monthlyCap,
      ratePerMinute,
      burst,
      concurrency,
      keepsAnswers: answers === 'keeps',
    }),
  ),
);

/** Writes it as one text of words, because the authorizer's context carries scalars only. */
export function flattenCallerBudget(budget: CallerBudget): string {
  const { revision, monthlyCap, ratePerMinute, burst, concurrency, keepsAnswers } = budget;
  const numbers = [revision, monthlyCap, ratePerMinute, burst, concurrency].map((value) => value ?? NONE);
  return [...numbers, keepsAnswers ? 'keeps' : 'forgets'].join(' ');
}
