import * as v from 'valibot';
import { count, usdOrUnlimited } from '../../administration/result-fields.ts';
import { UNLIMITED_WORD } from '../../pricing/unlimited.ts';
import { chosenLimit, limitField } from './limit-field.ts';
import { policy } from './policy.ts';
import { usdField, usdOf } from './usd-field.ts';

interface Stored {
  readonly budget?:
    | {
        /** Nanodollars per UTC calendar month, as decimal digits; `unlimited` means the same as absent. */
        readonly monthlyBudget?: string | undefined;
        readonly ratePerMinute?: number | undefined;
        readonly burst?: number | undefined;
        readonly concurrency?: number | undefined;
      }
    | undefined;
}

// 1,000 a second: DynamoDB accepts no more writes to one item, and every question changes the item of its budget.
const RATE_MAX = 60_000;
// What the highest rate allows in ten seconds.
const BURST_MAX = 10_000;
// The item of a budget lists its calls in progress: with a hundred of them, a write still takes only four write units.
const CONCURRENCY_MAX = 100;

/** A monthly budget in dollars, or `unlimited`; parsed to nanodollars as decimal digits. */
export const monthlyBudgetField = usdField('monthly_budget_usd', {
  description: `a hard cap in US dollars for each UTC calendar month, such as 250 or 0.5; 0: every search and question with a live key is refused; ${UNLIMITED_WORD}: no cap`,
  example: '250',
});

/** The monthly budget and the rate limits of questions. Null resets a number to the stage's default. */
export const budgetPolicy = policy({
  fields: {
    monthly_budget_usd: v.optional(monthlyBudgetField),
    rate_per_minute: limitField('rate_per_minute', { max: RATE_MAX, counted: 'questions a minute', example: 30 }),
    burst: limitField('burst', { max: BURST_MAX, counted: 'questions at the same moment', example: 10 }),
    concurrency: limitField('concurrency', { max: CONCURRENCY_MAX, counted: 'questions in progress', example: 5 }),
  },
  change: ({ budget }: Stored, input): Stored => ({
    budget: {
      ...budget,
      monthlyBudget: input.monthly_budget_usd ?? budget?.monthlyBudget,
      ratePerMinute: chosenLimit(input.rate_per_minute, budget?.ratePerMinute),
      burst: chosenLimit(input.burst, budget?.burst),
      concurrency: chosenLimit(input.concurrency, budget?.concurrency),
    },
  }),
  shown: {
    monthly_budget_usd: v.optional(usdOrUnlimited),
    rate_per_minute: v.optional(count),
    burst: v.optional(count),
    concurrency: v.optional(count),
  },
  view: ({ budget: { monthlyBudget, ratePerMinute, burst, concurrency } = {} }) => ({
    ...(monthlyBudget === undefined ? {} : { monthly_budget_usd: usdOf(monthlyBudget) }),
    ...(ratePerMinute === undefined ? {} : { rate_per_minute: ratePerMinute }),
    ...(burst === undefined ? {} : { burst }),
    ...(concurrency === undefined ? {} : { concurrency }),
  }),
});
