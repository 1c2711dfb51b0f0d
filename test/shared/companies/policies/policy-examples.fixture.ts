import * as v from 'valibot';
import { parseInput } from '../../../../shared/administration/operation.ts';
import { setPoliciesInput } from '../../../../shared/companies/company/set-policies.ts';
import { changePolicies, type Policies, policyFields } from '../../../../shared/companies/policies/policies.ts';

/** The input fields of all policies, as pairs of name and schema. */
export const POLICY_FIELDS = Object.entries<v.GenericSchema>(policyFields);

/** Returns a field without the schemas that wrap it, which have no metadata. */
export function innerField(field: v.GenericSchema): v.GenericSchema {
  return 'wrapped' in field ? innerField(field.wrapped as v.GenericSchema) : field;
}

/** The example of every field, by its name; none is the default. */
export const POLICY_EXAMPLES = Object.fromEntries(POLICY_FIELDS.map(([name, field]) => [name, exampleOf(field)]));

function exampleOf(field: v.GenericSchema): unknown {
  const [example]: readonly unknown[] = v.getExamples(innerField(field));
  return example;
}

/**
 * Returns the policies of a company after a change by `policy.set`.
 *
 * @throws Error with the sentence that refuses the input.
 */
export function policiesAfter(before: Policies, input: object, subscription: string | null = null): Policies {
  const company = { company_id: '3f6c1f0e-5a43-4a55-9d0e-2f6d8f1f7a10' };
  const parsed = parseInput(setPoliciesInput, { ...company, ...input });
  if ('error' in parsed) {
    throw new Error(parsed.error);
  }
  return changePolicies(before, parsed.output, { subscription });
}
