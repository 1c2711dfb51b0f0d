import type { AuditAction, AuditContext, AuditRecord } from '../administration/audit-record.ts';
import { type Member, memberState } from './member.ts';

/** The audit record of a change of a member. */
export function recordOf(
  action: AuditAction,
  { before, after }: { readonly before: Member | null; readonly after: Member | null },
  context: AuditContext,
): AuditRecord {
  const { companyId = null, id: subjectId = '' } = after ?? before ?? {};
  return {
    ...context,
    companyId,
    action,
    subjectType: 'member',
    subjectId,
    before: before === null ? null : memberState(before),
    after: after === null ? null : memberState(after),
  };
}

/** What `memberView` needs to know about who asks. */
export function viewOf({ at, personId }: AuditContext) {
  return personId === undefined ? { at } : { at, personId };
}
