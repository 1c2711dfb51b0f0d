// Guarantee: a call carries what its company has decided and the stage's own value everywhere else, and a text that is
// not whole closes the call. Risk: a limit or a removal that was set is lost between the authorizer and the function.
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  CallPoliciesJson,
  callPolicies,
  callPoliciesJson,
} from '../../../../shared/companies/policies/call-policies.ts';

const NOTHING_SET = {
  budget: {
    revision: 3,
    monthlyCap: null,
    ratePerMinute: null,
    burst: null,
    concurrency: null,
    searchesPerMinute: null,
  },
  keepsAnswers: true,
  personalDataKinds: [],
};
const ALL_SET = {
  budget: {
    revision: 4,
    monthlyCap: 250_000_000_000n,
    ratePerMinute: 5,
    burst: 6,
    concurrency: 7,
    searchesPerMinute: 8,
  },
  keepsAnswers: false,
  personalDataKinds: ['EMAIL', 'PHONE'],
} as const;

describe('what a call carries', () => {
  it('is the own value of the stage where nothing is set', () => {
    expect(callPolicies({}, 3)).toEqual(NOTHING_SET);
    expect(callPolicies({ budget: {} }, 3)).toEqual(NOTHING_SET);
    expect(callPolicies({ budget: { monthlyBudget: 'unlimited' } }, 3)).toEqual(NOTHING_SET);
  });

  it('is all that is set', () => {
    const budget = {
      monthlyBudget: '250000000000',
      ratePerMinute: 5,
      burst: 6,
      concurrency: 7,
      keepAnswers: 'off',
    } as const;
    expect(callPolicies({ budget, searchesPerMinute: 8, personalData: ['EMAIL', 'PHONE'] }, 4)).toEqual(ALL_SET);
  });

  it.each([
    ['nothing', NOTHING_SET],
    ['all', ALL_SET],
  ])('is read as it was written where %s is set', (_name, policies) => {
    expect(v.parse(CallPoliciesJson, callPoliciesJson(policies))).toEqual(policies);
  });
});

describe('no call has', () => {
  const { budget } = NOTHING_SET;
  it.each([
    ['no JSON', '{'],
    ['nothing', '{}'],
    ['no budget', JSON.stringify({ ...NOTHING_SET, budget: {} })],
    ['another field', JSON.stringify({ ...NOTHING_SET, other: 1 })],
    ['another field of the budget', JSON.stringify({ ...NOTHING_SET, budget: { ...budget, other: 1 } })],
    ['an amount that is no number', JSON.stringify({ ...NOTHING_SET, budget: { ...budget, monthlyCap: '1.5' } })],
    ['a limit below zero', JSON.stringify({ ...NOTHING_SET, budget: { ...budget, burst: -1 } })],
    ['an unknown kind', JSON.stringify({ ...NOTHING_SET, personalDataKinds: ['MOOD'] })],
  ])('%s', (_name, text) => {
    expect(v.safeParse(CallPoliciesJson, text).success).toBe(false);
  });
});
