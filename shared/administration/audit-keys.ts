import type { ItemKey } from '../aws/item-key.ts';
import { type AuditRecord, auditPosition } from './audit-record.ts';

// Every item of the audit table and its key:
//
//   pk                sk          what
//   COMPANY#company   time#id     the record of a change to a company (the fields of `AuditRecord`)
//   STAGE             time#id     the record of a change that concerns no company

/** The partition of a company's audit records, or of the records that belong to no company. */
export function auditPartition(companyId: string | null): string {
  return companyId === null ? 'STAGE' : `COMPANY#${companyId}`;
}

/** The primary key of an audit record. */
export function auditKey(record: AuditRecord): ItemKey {
  return { pk: auditPartition(record.companyId), sk: auditPosition(record) };
}
