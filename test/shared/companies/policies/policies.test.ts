// Guarantee: every field of a policy is shown once it is set, as the description of the console's API says; a call
// carries its company's decisions, leaves the rest to the stage, and is refused if its policies are malformed. Risk: an
// operator sets a policy and cannot see it, the console refuses the answer that shows it, or a limit or a removal is
// lost between the authorizer and the function.
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { parseInput } from '../../../../shared/administration/operation.ts';
import { setPoliciesInput } from '../../../../shared/companies/company/set-policies.ts';
import {
  CallPoliciesJson,
  callPolicies,
  callPoliciesJson,
} from '../../../../shared/companies/policies/call-policies.ts';
import {
  changePolicies,
  policiesShown,
  policiesView,
  policyFields,
} from '../../../../shared/companies/policies/policies.ts';

// The metadata of an optional or nullable field is inside it.
function inner(field: v.GenericSchema): v.GenericSchema {
  return 'wrapped' in field ? inner(field.wrapped as v.GenericSchema) : field;
}

const examplesOf = (field: v.GenericSchema): readonly unknown[] => v.getExamples(inner(field));
const FIELDS = Object.entries<v.GenericSchema>(policyFields);
const EXAMPLES = Object.fromEntries(FIELDS.map(([name, field]) => [name, examplesOf(field)[0]]));

it.each(FIELDS)('describes %s to operators, with an example', (_name, field) => {
  expect(v.getDescription(inner(field))).toMatch(/^(?!.*undefined)[a-z].+[a-z]$/);
  expect(examplesOf(field)).toEqual([expect.anything()]);
});

it('shows every field that was set, and nothing that the description leaves out', () => {
  const company = { company_id: '3f6c1f0e-5a43-4a55-9d0e-2f6d8f1f7a10' };
  const parsed = parseInput(setPoliciesInput, { ...company, ...EXAMPLES });
  if ('error' in parsed) {
    throw new Error(parsed.error);
  }
  const view = policiesView(changePolicies({}, parsed.output, { subscription: 'arn' }));
  expect(view).toEqual(EXAMPLES);
  expect(v.parse(v.strictObject(policiesShown), view)).toEqual(EXAMPLES);
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
  const company = { company_id: '3f6c1f0e-5a43-4a55-9d0e-2f6d8f1f7a10' };
  expect(parseInput(setPoliciesInput, { ...company, ...input })).toEqual({ error: sentence });
});

it('keeps an empty list of addresses, which refuses every call, apart from no list', () => {
  const company = { company_id: '3f6c1f0e-5a43-4a55-9d0e-2f6d8f1f7a10' };
  const parsed = parseInput(setPoliciesInput, { ...company, ip_allow_list: [] });
  if ('error' in parsed) {
    throw new Error(parsed.error);
  }
  const changed = changePolicies({ ipAllowList: '203.0.113.0/24' }, parsed.output, { subscription: null });
  expect(changed).toEqual({ ipAllowList: '' });
  expect(policiesView(changed)).toEqual({ ip_allow_list: [] });
});

it('removes a policy by null, and keeps the policies that are not given', () => {
  const set = { ipAllowList: '203.0.113.0/24', budget: { monthlyBudget: '5', burst: 2 } };
  const parsed = parseInput(setPoliciesInput, {
    company_id: '3f6c1f0e-5a43-4a55-9d0e-2f6d8f1f7a10',
    ip_allow_list: null,
    burst: 3,
    keep_answers: 'on',
  });
  if ('error' in parsed) {
    throw new Error(parsed.error);
  }
  const changed = changePolicies(set, parsed.output, { subscription: null });
  expect(changed.ipAllowList).toBeUndefined();
  expect(changed.budget).toMatchObject({ monthlyBudget: '5', burst: 3 });
  expect(Object.keys(policiesView({ budget: {} }))).toEqual([]);
});

it.each([
  ['without a subscription', { alert_email: 'finance@example.org' }, null],
  ['without an address', { alert_email: null }, 'arn'],
])('removes the address of alerts in a change %s', (_name, input, subscription) => {
  const alerts = { email: 'old@example.org', subscription: 'old' };
  const changed = changePolicies({ budget: { alerts } }, input, { subscription });
  expect(changed.budget?.alerts).toBeUndefined();
});

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
    expect(callPolicies({}, 3)).toEqual(NOTHING_SET);
    expect(callPolicies({ budget: {} }, 3)).toEqual(NOTHING_SET);
    expect(callPolicies({ budget: { monthlyBudget: 'unlimited' } }, 3)).toEqual(NOTHING_SET);
  });

  it.each([
    ['ratePerMinute', { ratePerMinute: 5 }],
    ['burst', { burst: 6 }],
    ['concurrency', { concurrency: 7 }],
  ])('leave every limit but %s to the stage when only that one is set', (_name, limit) => {
    expect(callPolicies({ budget: limit }, 3)).toEqual({ ...NOTHING_SET, budget: { ...NOTHING_SET.budget, ...limit } });
  });

  it('are all that are set', () => {
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
  ])('are read as they were written when %s is set', (_name, policies) => {
    expect(v.parse(CallPoliciesJson, callPoliciesJson(policies))).toEqual(policies);
  });
});

describe('a call is refused when its policies', () => {
  const { budget } = NOTHING_SET;
  it.each([
    ['are not JSON', '{'],
    ['are empty', '{}'],
    ['have an empty budget', JSON.stringify({ ...NOTHING_SET, budget: {} })],
    ['have an unknown field', JSON.stringify({ ...NOTHING_SET, other: 1 })],
    ['have a budget with an unknown field', JSON.stringify({ ...NOTHING_SET, budget: { ...budget, other: 1 } })],
    ['have a cap that is not an integer', JSON.stringify({ ...NOTHING_SET, budget: { ...budget, monthlyCap: '1.5' } })],
    ['have a negative limit', JSON.stringify({ ...NOTHING_SET, budget: { ...budget, burst: -1 } })],
    ['have an unknown kind of personal data', JSON.stringify({ ...NOTHING_SET, personalDataKinds: ['MOOD'] })],
  ])('%s', (_name, text) => {
    expect(v.safeParse(CallPoliciesJson, text).success).toBe(false);
  });
});
