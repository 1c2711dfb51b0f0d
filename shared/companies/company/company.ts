import type { AuditRecord } from '../../administration/audit-record.ts';
import { type Policies, policiesView } from '../policies/policies.ts';

/** A customer, with policies of its own. The keys of a suspended company are refused like keys that do not exist. */
export interface Company {
  readonly id: string;
  readonly name: string;
  readonly status: 'active' | 'suspended';
  readonly policies: Policies;
  readonly createdAt: string;
  /** Every change raises it by one, on the condition that the previous revision is still stored. */
  readonly revision: number;
}

/** Companies and their policies; every write is one transaction with its audit record. */
export interface CompanyStore {
  readonly create: (company: Company, record: AuditRecord) => Promise<'done' | 'duplicate_name'>;
  /** Writes status and policies if nothing changed since `company` was read with this revision. */
  readonly change: (company: Company, record: AuditRecord) => Promise<'done' | 'changed'>;
  readonly find: (companyId: string) => Promise<Company | null>;
  /** In the order of their creation. */
  readonly list: () => Promise<readonly Company[]>;
}

/** A company as operators see it. */
export function companyView({ id, name, status, policies }: Company) {
  return { id, name, status, policies: policiesView(policies) };
}
