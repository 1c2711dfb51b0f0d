import type { operations } from '../../../shared/operations/operations.ts';
import { changes, type OperationCase, reads, UNKNOWN_ID } from './operation-case.ts';

/** The operations on members. */
export const MEMBER_CASES = {
  'member.invite': changes(
    ({ companyId }) => ({ company_id: companyId, email: `second.${companyId}@example.com`, role: 'administrator' }),
    ({ companyId }) => ({ company_id: companyId, email: `first.${companyId}@example.com`, role: 'viewer' }),
    ({ companyId }) => ({ company_id: companyId, email: 'not an address', role: 'viewer' }),
    ({ companyId }) => ({ company_id: companyId, email: 'second@example.com', role: 'operator' }),
    () => ({ email: 'second@example.com', role: 'viewer' }),
    () => ({ company_id: UNKNOWN_ID, email: 'second@example.com', role: 'viewer' }),
  ),
  'member.list': reads(
    ({ companyId }) => ({ company_id: companyId }),
    () => ({ company_id: UNKNOWN_ID }),
  ),
  'member.update': changes(
    ({ memberId }) => ({ member_id: memberId, role: 'administrator' }),
    ({ memberId }) => ({ member_id: memberId, role: 'viewer' }),
    ({ memberId }) => ({ member_id: memberId, role: 'operator' }),
    () => ({ member_id: UNKNOWN_ID, role: 'viewer' }),
  ),
  'member.remove': changes(
    ({ memberId }) => ({ member_id: memberId }),
    () => ({ member_id: UNKNOWN_ID }),
  ),
  'member.resend': changes(
    ({ memberId }) => ({ member_id: memberId }),
    () => ({ member_id: UNKNOWN_ID }),
  ),
  'member.reset-mfa': changes(
    ({ memberId }) => ({ member_id: memberId }),
    () => ({ member_id: UNKNOWN_ID }),
  ),
} satisfies Readonly<Partial<Record<keyof typeof operations, OperationCase>>>;
