import type { AuditRecord } from '../../administration/audit-record.ts';
import { type BudgetPolicies, budgetPoliciesView } from '../policies/budget-policy.ts';
import { type PersonalDataPolicy, personalDataView } from '../policies/personal-data-policy.ts';

/** What a company has decided about its calls; what it has not decided is absent. */
export interface Policies {
  /** The only networks that may call; empty refuses all. */
  readonly ipAllowList?: readonly string[];
  readonly budget?: BudgetPolicies;
  readonly personalData?: PersonalDataPolicy;
}

/** A tenant. A suspended company's keys are refused like keys that do not exist. */
export interface Company {
  readonly id: string;
  readonly name: string;
  readonly status: 'active' | 'suspended';
  readonly policies: Policies;
  readonly createdAt: string;
  readonly revision: number;
}

/** Companies and their policies; every write is one transaction with its audit record. */
export interface CompanyStore {
  readonly create: (company: Company, record: AuditRecord) => Promise<'done' | 'duplicate_name'>;
  /** Writes status and policies if nothing changed since `company` was read with this revision. */
  readonly change: (company: Company, record: AuditRecord) => Promise<'done' | 'changed'>;
  readonly find: (companyId: string) => Promise<Company | null>;
  readonly list: () => Promise<readonly Company[]>;
}

/** What an operator sees of a company. */
export function companyView({ id, name, status, policies }: Company) {
  return { id, name, status, policies: policiesView(policies) };
}

/** What an operator sees of the policies: those that were set. */
export function policiesView({ ipAllowList, budget, personalData }: Policies) {
  return {
    ...(ipAllowList === undefined ? {} : { ip_allow_list: ipAllowList }),
    ...budgetPoliciesView(budget ?? {}),
    ...personalDataView(personalData),
  };
}
