import type { AuditRecord } from '../../administration/audit-record.ts';

/**
 * A program of a company, to which API keys belong. `revision` rises with every key that is created, so that two
 * concurrent calls cannot both take the last place below the limit of keys.
 */
export interface Application {
  readonly id: string;
  readonly companyId: string;
  readonly name: string;
  readonly createdAt: string;
  readonly revision: number;
}

/** Applications of companies; a creation is one transaction with its audit record. */
export interface ApplicationStore {
  readonly create: (application: Application, record: AuditRecord) => Promise<'done' | 'duplicate_name' | 'no_company'>;
  readonly find: (applicationId: string) => Promise<Application | null>;
  /** In the order of their creation. */
  readonly list: (companyId: string) => Promise<readonly Application[]>;
}

/** An application as operators see it. */
export function applicationView({ id, name }: Application) {
  return { id, name };
}
