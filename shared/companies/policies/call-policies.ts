import { UNLIMITED_WORD } from '../../pricing/unlimited.ts';
import type { CallerBudget } from './caller-budget.ts';
import type { Policies } from './policies.ts';

/** What the policies of a company say about one call. */
export interface CallPolicies {
  /** The stored list; null where any address may call. */
  readonly ipAllowList: string | null;
  readonly budget: CallerBudget;
  readonly personalDataKinds: NonNullable<Policies['personalData']>;
}

/**
 * The part of the policies that a call carries. It is apart from the table of policies to keep the authorizer's bundle
 * small.
 *
 * @param revision The revision of the company that the policies were read with.
 */
export function callPolicies({ ipAllowList, budget, personalData }: Policies, revision: number): CallPolicies {
  return {
    ipAllowList: ipAllowList ?? null,
    budget: {
      revision,
      monthlyCap: capOf(budget?.monthlyBudget),
      ratePerMinute: budget?.ratePerMinute ?? null,
      burst: budget?.burst ?? null,
      concurrency: budget?.concurrency ?? null,
      keepsAnswers: budget?.keepAnswers !== 'off',
    },
    personalDataKinds: personalData ?? [],
  };
}

function capOf(monthlyBudget: string | undefined): bigint | null {
  return monthlyBudget === undefined || monthlyBudget === UNLIMITED_WORD ? null : BigInt(monthlyBudget);
}
