import * as v from 'valibot';
import { UNLIMITED_WORD } from '../../pricing/unlimited.ts';
import { PERSONAL_DATA_KINDS } from '../../privacy/kinds.ts';
import type { Policies } from './policies.ts';

const whole = v.pipe(v.number(), v.integer(), v.minValue(0));
const amount = v.pipe(
  v.string(),
  v.regex(/^\d+$/),
  v.transform((digits) => BigInt(digits)),
);

const CallPoliciesSchema = v.strictObject({
  /** Limits of money and rate. A limit of rate is null where the stage's default applies. */
  budget: v.strictObject({
    /** The revision of the company that the policies were read with: a higher one is a later policy. */
    revision: whole,
    /** In nanodollars; null if the company's spending is not capped. */
    monthlyCap: v.nullable(amount),
    ratePerMinute: v.nullable(whole),
    burst: v.nullable(whole),
    concurrency: v.nullable(whole),
    searchesPerMinute: v.nullable(whole),
  }),
  /** Whether answers may be stored for an hour, for repeats with the same `Idempotency-Key`. */
  keepsAnswers: v.boolean(),
  /** The kinds of personal data that are removed from everything that the call shows; empty: nothing is removed. */
  personalDataKinds: v.pipe(v.array(v.picklist(PERSONAL_DATA_KINDS)), v.readonly()),
});

/** The policies of a company that concern one call, as they were when the call was authorized. */
export type CallPolicies = Readonly<v.InferOutput<typeof CallPoliciesSchema>>;

/** Reads back the output of `callPoliciesJson`. Anything else fails the call. */
export const CallPoliciesJson = v.pipe(v.string(), v.parseJson(), CallPoliciesSchema);

/** Writes the policies as the authorizer's context carries them: one string, amounts as digits. */
export function callPoliciesJson(policies: CallPolicies): string {
  return JSON.stringify(policies, (_key, value: unknown) => (typeof value === 'bigint' ? String(value) : value));
}

/**
 * The part of a company's policies that concerns a call. It does not use the table of policies (policies.ts), which
 * keeps the authorizer's bundle small.
 *
 * @param revision The revision of the company that the policies were read with.
 */
export function callPolicies({ budget, searchesPerMinute, personalData }: Policies, revision: number): CallPolicies {
  return {
    budget: {
      revision,
      monthlyCap: capOf(budget?.monthlyBudget),
      ratePerMinute: budget?.ratePerMinute ?? null,
      burst: budget?.burst ?? null,
      concurrency: budget?.concurrency ?? null,
      searchesPerMinute: searchesPerMinute ?? null,
    },
    keepsAnswers: budget?.keepAnswers !== 'off',
    personalDataKinds: personalData ?? [],
  };
}

function capOf(monthlyBudget: string | undefined): bigint | null {
  return monthlyBudget === undefined || monthlyBudget === UNLIMITED_WORD ? null : BigInt(monthlyBudget);
}
