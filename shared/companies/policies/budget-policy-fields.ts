import * as v from 'valibot';
import { holdsApiKey } from '../../keys/api-key.ts';
import { parseUsd } from '../../pricing/money.ts';
import { UNLIMITED_WORD } from '../../pricing/unlimited.ts';
import type { BudgetPolicies } from './budget-policy.ts';

const RATE_MAX = 60_000;
const BURST_MAX = 10_000;
// A hundred calls in progress still leave the budget's item at four write units; no limit at all does not exist.
const CONCURRENCY_MAX = 100;
const EMAIL = /^[^\s@"<>]{1,64}@[^\s@"<>]{1,190}\.[A-Za-z]{2,63}$/;

/** A monthly budget as an operator types it, in dollars, or `unlimited`; becomes nanodollars in digits. */
export const monthlyBudgetField = v.pipe(
  v.string('The monthly budget must be a text.'),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    if (dataset.value === UNLIMITED_WORD) {
      return UNLIMITED_WORD;
    }
    const parsed = parseUsd(dataset.value);
    if ('amount' in parsed) {
      return String(parsed.amount);
    }
    addIssue({ message: `${parsed.sentence.slice(0, -1)}, or '${UNLIMITED_WORD}'.` });
    return NEVER;
  }),
);

const whole = (what: string, max: number) => {
  const sentence = `The ${what} must be a whole number from 1 to ${max}.`;
  return v.pipe(v.number(sentence), v.integer(sentence), v.minValue(1, sentence), v.maxValue(max, sentence));
};
const emailSentence = 'The alert address must be an e-mail address.';

/** The policies about money and pace, as `policy.set` takes them; null gives back to the stage what it decided. */
export const budgetPolicyFields = {
  monthly_budget_usd: v.optional(monthlyBudgetField),
  rate_per_minute: v.optional(v.nullable(whole('rate a minute', RATE_MAX))),
  burst: v.optional(v.nullable(whole('burst', BURST_MAX))),
  concurrency: v.optional(v.nullable(whole('concurrency', CONCURRENCY_MAX))),
  keep_answers: v.optional(v.picklist(['on', 'off'], "Answers are kept: 'on' or 'off'.")),
  alert_email: v.optional(
    v.nullable(
      v.pipe(
        v.string(emailSentence),
        v.regex(EMAIL, emailSentence),
        v.check(
          (email) => !holdsApiKey(email),
          'The alert address holds an API key: revoke that key, and choose another address.',
        ),
      ),
    ),
  ),
};

type Input = v.InferOutput<v.StrictObjectSchema<typeof budgetPolicyFields, undefined>>;

/** Whether an input says anything about money or pace. */
export function saysBudget(input: Input): boolean {
  const { monthly_budget_usd, rate_per_minute, burst, concurrency, keep_answers, alert_email } = input;
  return [monthly_budget_usd, rate_per_minute, burst, concurrency, keep_answers, alert_email].some(
    (value) => value !== undefined,
  );
}

/** The policies after a change; `alerts` is the subscription that was made for the address of the input. */
export function changedBudget(before: BudgetPolicies, input: Input, alerts: BudgetPolicies['alerts']): BudgetPolicies {
  return withoutAbsent({
    monthlyBudget: input.monthly_budget_usd ?? before.monthlyBudget,
    ratePerMinute: chosen(input.rate_per_minute, before.ratePerMinute),
    burst: chosen(input.burst, before.burst),
    concurrency: chosen(input.concurrency, before.concurrency),
    keepAnswers:
      input.keep_answers === undefined ? before.keepAnswers : input.keep_answers === 'off' ? 'off' : undefined,
    alerts: input.alert_email === undefined ? before.alerts : alerts,
  });
}

function chosen(given: number | null | undefined, before: number | undefined): number | undefined {
  return given === undefined ? before : (given ?? undefined);
}

type Loose = { readonly [Name in keyof BudgetPolicies]: BudgetPolicies[Name] | undefined };

function withoutAbsent(policies: Loose): BudgetPolicies {
  return Object.fromEntries(Object.entries(policies).filter(([, value]) => value !== undefined)) as BudgetPolicies;
}
