// Guarantee: every field of a policy is shown once it is set, as the description of the console's API says; a call
// carries its company's decisions, leaves the rest to the stage, and is refused if its policies are malformed. Risk: an
// operator sets a policy and cannot see it, the console refuses the answer that shows it, or a limit or a removal is
// lost between the authorizer and the function.
import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  type CallPolicies,
  CallPoliciesJson,
  callPolicies,
  callPoliciesJson,
} from '../../../../shared/companies/policies/call-policies.ts';
import { changePolicies, policiesShown, policiesView } from '../../../../shared/companies/policies/policies.ts';
import { innerField, POLICY_EXAMPLES, POLICY_FIELDS, policiesAfter } from './policy-examples.fixture.ts';

it.each(POLICY_FIELDS)('describes %s to operators, with an example', (_name, field) => {
  expect(v.getDescription(innerField(field))).toMatch(/^(?!.*undefined)[a-z].+[a-z]$/);
  expect(v.getExamples(innerField(field))).toEqual([expect.anything()]);
});

it('shows every field that was set, and no field that the result of operations does not describe', () => {
  const view = policiesView(policiesAfter({}, POLICY_EXAMPLES, 'arn'));
  expect(view).toEqual(POLICY_EXAMPLES);
  expect(v.parse(v.strictObject(policiesShown), view)).toEqual(POLICY_EXAMPLES);
});

it.each<[input: object, sentence: string]>([
  [{ ip_allow_list: 'office' }, 'ip_allow_list must be a list of IPv4 or IPv6 addresses or CIDR blocks.'],
  [{ ip_allow_list: [1] }, 'ip_allow_list must be a list of IPv4 or IPv6 addresses or CIDR blocks.'],
  [{ ip_allow_list: ['office'] }, 'ip_allow_list: entry 1 is not an IPv4 or IPv6 address or CIDR block.'],
  [{ monthly_budget_usd: 250 }, 'monthly_budget_usd must be a string.'],
  [{ keep_answers: 'maybe' }, 'keep_answers must be on or off.'],
  [{ personal_data: 'maybe' }, 'personal_data must be on or off.'],
  [{ alert_email: `kc_live_${'a'.repeat(38)}@example.com` }, 'alert_email must not contain an API key.'],
])('policy.set refuses %j: %s', (input, sentence) => {
  expect(() => policiesAfter({}, input)).toThrow(new Error(sentence));
});

it('distinguishes an empty list of addresses, which refuses every call, from no list', () => {
  const changed = policiesAfter({ ipAllowList: '203.0.113.0/24' }, { ip_allow_list: [] });
  expect(changed).toEqual({ ipAllowList: '' });
  expect(policiesView(changed)).toEqual({ ip_allow_list: [] });
});

it('removes a policy by null, and keeps the policies that are not given', () => {
  const before = { ipAllowList: '203.0.113.0/24', budget: { monthlyBudget: '5', burst: 2 } };
  const changed = policiesAfter(before, { ip_allow_list: null, burst: 3, keep_answers: 'on' });
  expect(changed.ipAllowList).toBeUndefined();
  expect(changed.budget).toMatchObject({ monthlyBudget: '5', burst: 3 });
});

it('shows nothing of a budget without any limit', () => {
  expect(policiesView({ budget: {} })).toEqual({});
});

it.each([
  ['without a subscription', { alert_email: 'finance@example.org' }, null],
  ['without an address', { alert_email: null }, 'arn'],
])('removes the address of alerts in a change %s', (_name, input, subscription) => {
  const alerts = { email: 'old@example.org', subscription: 'old' };
  const changed = changePolicies({ budget: { alerts } }, input, { subscription });
  expect(changed.budget?.alerts).toBeUndefined();
});

// Only some of the parts: a policy that was added later has tests of its own.
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

describe('the policies that a call carries', () => {
  it('leave every limit to the stage when nothing is set', () => {
    expect(callPolicies({}, 3)).toMatchObject(NOTHING_SET);
    expect(callPolicies({ budget: {} }, 3)).toEqual(callPolicies({}, 3));
    expect(callPolicies({ budget: { monthlyBudget: 'unlimited' } }, 3)).toEqual(callPolicies({}, 3));
  });

  it.each([
    ['ratePerMinute', { ratePerMinute: 5 }],
    ['burst', { burst: 6 }],
    ['concurrency', { concurrency: 7 }],
  ])('leave every limit but %s to the stage when only that one is set', (_name, limit) => {
    const nothing = callPolicies({}, 3);
    expect(callPolicies({ budget: limit }, 3)).toEqual({ ...nothing, budget: { ...nothing.budget, ...limit } });
  });

  it('have every policy that is set', () => {
    const budget = {
      monthlyBudget: '250000000000',
      ratePerMinute: 5,
      burst: 6,
      concurrency: 7,
      keepAnswers: 'off',
    } as const;
    expect(callPolicies({ budget, searchesPerMinute: 8, personalData: ['EMAIL', 'PHONE'] }, 4)).toMatchObject(ALL_SET);
  });

  it('differ in every part between no policy and every policy, so that none is left out', () => {
    const [nothing, everything] = [callPolicies({}, 3), callPolicies(policiesAfter({}, POLICY_EXAMPLES, 'arn'), 4)];
    const parts = (policies: CallPolicies) => Object.entries({ ...policies, ...policies.budget });
    const changedParts = new Map(parts(everything));
    expect(parts(nothing).filter(([part, value]) => isDeepStrictEqual(value, changedParts.get(part)))).toEqual([]);
  });

  it.each([
    ['nothing', {}],
    ['every policy', POLICY_EXAMPLES],
  ])('are read as they were written when %s is set', (_name, input) => {
    const policies = callPolicies(policiesAfter({}, input, 'arn'), 3);
    expect(v.parse(CallPoliciesJson, callPoliciesJson(policies))).toEqual(policies);
  });
});

describe('a call is refused when its policies', () => {
  const nothing = callPolicies({}, 3);
  const { budget } = nothing;
  it.each([
    ['are not JSON', '{'],
    ['are empty', '{}'],
    ['have an empty budget', JSON.stringify({ ...nothing, budget: {} })],
    ['have an unknown field', JSON.stringify({ ...nothing, other: 1 })],
    ['have a budget with an unknown field', JSON.stringify({ ...nothing, budget: { ...budget, other: 1 } })],
    ['have a cap that is not an integer', JSON.stringify({ ...nothing, budget: { ...budget, monthlyCap: '1.5' } })],
    ['have a negative limit', JSON.stringify({ ...nothing, budget: { ...budget, burst: -1 } })],
    ['have an unknown kind of personal data', JSON.stringify({ ...nothing, personalDataKinds: ['MOOD'] })],
  ])('%s', (_name, text) => {
    expect(v.safeParse(CallPoliciesJson, text).success).toBe(false);
  });
});
