import { formatUsd } from '../../pricing/money.ts';
import { UNLIMITED_WORD } from '../../pricing/unlimited.ts';
import type { CallerBudget } from './caller-budget.ts';

/**
 * What a company has decided about money and pace; what it has not decided is absent, and the stage's own value counts.
 */
export interface BudgetPolicies {
  /** Nanodollars a UTC calendar month, in digits, or `unlimited`, which is the same as absent. */
  readonly monthlyBudget?: string;
  readonly ratePerMinute?: number;
  readonly burst?: number;
  readonly concurrency?: number;
  /** Absent: answers are kept for an hour for those who repeat a call. */
  readonly keepAnswers?: 'off';
  /** Who is told at 50, 80 and 100 percent, and the subscription by which. */
  readonly alerts?: { readonly email: string; readonly subscription: string };
}

/** The policies as a call carries them. */
export function callerBudgetOf(policies: BudgetPolicies, revision: number): CallerBudget {
  return {
    revision,
    monthlyCap: capOf(policies.monthlyBudget),
    ratePerMinute: policies.ratePerMinute ?? null,
    burst: policies.burst ?? null,
    concurrency: policies.concurrency ?? null,
    keepsAnswers: policies.keepAnswers !== 'off',
  };
}

function capOf(monthlyBudget: string | undefined): bigint | null {
  return monthlyBudget === undefined || monthlyBudget === UNLIMITED_WORD ? null : BigInt(monthlyBudget);
}

/** What an operator sees of them: those that were set. */
export function budgetPoliciesView({ monthlyBudget, ratePerMinute, burst, concurrency, ...others }: BudgetPolicies) {
  return {
    ...(monthlyBudget === undefined ? {} : { monthly_budget_usd: usdOf(monthlyBudget) }),
    ...(ratePerMinute === undefined ? {} : { rate_per_minute: ratePerMinute }),
    ...(burst === undefined ? {} : { burst }),
    ...(concurrency === undefined ? {} : { concurrency }),
    ...(others.keepAnswers === undefined ? {} : { keep_answers: others.keepAnswers }),
    ...(others.alerts === undefined ? {} : { alert_email: others.alerts.email }),
  };
}

function usdOf(monthlyBudget: string): string {
  return monthlyBudget === UNLIMITED_WORD ? UNLIMITED_WORD : formatUsd(BigInt(monthlyBudget));
}
