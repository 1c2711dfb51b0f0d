import * as v from 'valibot';
import { notFound } from '../../administration/bad-request.ts';
import { idField } from '../../administration/input-fields.ts';
import { PERSONAL_DATA_KINDS } from '../../privacy/kinds.ts';
import { INGESTION_CAP_DEFAULT_USD } from '../policies/ingestion-policy.ts';
import { policiesView } from '../policies/policies.ts';
import type { CompanyStore } from './company.ts';
import { policyVersion } from './policy-version.ts';

/** The company whose policies are shown. */
export const showPoliciesInput = v.strictObject({ company_id: idField('company') });

interface Services {
  readonly companies: Pick<CompanyStore, 'find'>;
  /** The stage's limits, which apply if a company has set none. */
  readonly paceDefaults: {
    readonly rate_per_minute: number;
    readonly burst: number;
    readonly concurrency: number;
    readonly searches_per_minute: number;
  };
}

/**
 * Returns a company's policies, their version for `policy.set`, and the defaults that apply where nothing is set.
 *
 * @throws ServiceError `not_found` when the company does not exist.
 */
export async function showPolicies(
  { companies, paceDefaults }: Services,
  input: v.InferOutput<typeof showPoliciesInput>,
) {
  const company = await companies.find(input.company_id);
  if (company === null) {
    throw notFound('company');
  }
  return {
    policies: policiesView(company.policies),
    version: policyVersion(company.policies),
    defaults: {
      ...paceDefaults,
      personal_data_kinds: [...PERSONAL_DATA_KINDS],
      monthly_ingestion_usd: INGESTION_CAP_DEFAULT_USD,
    },
  };
}
