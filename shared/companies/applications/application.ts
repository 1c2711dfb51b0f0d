import type { AuditRecord } from '../../administration/audit-record.ts';

/**
 * What a company's keys belong to. `revision` rises with every key that is made, so that two of them cannot both be the
 * last.
 */
export interface Application {
  readonly id: string;
  readonly companyId: string;
  readonly name: string;
  readonly createdAt: string;
  readonly revision: number;
}

/** Applications of companies. */
export interface ApplicationStore {
  readonly create: (application: Application, record: AuditRecord) => Promise<'done' | 'duplicate_name' | 'no_company'>;
  readonly find: (applicationId: string) => Promise<Application | null>;
  readonly list: (companyId: string) => Promise<readonly Application[]>;
}

/** What an operator sees of an application. */
export function applicationView({ id, name }: Application) {
  return { id, name };
}
