// Guarantee: every field of a policy is shown once it is set, as the description of the console's API says it is.
// Risk: an operator sets a policy and cannot see it, or the console refuses the answer that shows it.
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { parseInput } from '../../../../shared/administration/operation.ts';
import {
  changePolicies,
  policiesShown,
  policiesView,
  type policyFields,
} from '../../../../shared/companies/policies/policies.ts';
import { setPoliciesInput } from '../../../../shared/companies/policies/set-policies.ts';

// A value for each field, other than what counts where nothing is set.
const SAMPLES: Record<keyof typeof policyFields, unknown> = {
  ip_allow_list: ['203.0.113.0/24'],
  monthly_budget_usd: '250',
  rate_per_minute: 10,
  burst: 5,
  concurrency: 3,
  searches_per_minute: 20,
  keep_answers: 'off',
  alert_email: 'finance@example.org',
  personal_data: 'on',
  personal_data_kinds: ['EMAIL'],
};

it('shows every field that was set, and nothing that its description leaves out', () => {
  const company = { company_id: '3f6c1f0e-5a43-4a55-9d0e-2f6d8f1f7a10' };
  const parsed = parseInput(setPoliciesInput, { ...company, ...SAMPLES });
  if ('error' in parsed) {
    throw new Error(parsed.error);
  }
  const view = policiesView(changePolicies({}, parsed.output, { subscription: 'arn' }));
  expect(view).toEqual(SAMPLES);
  expect(v.parse(v.strictObject(policiesShown), view)).toEqual(SAMPLES);
});
