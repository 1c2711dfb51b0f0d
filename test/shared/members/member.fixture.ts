import type { Member } from '../../../shared/members/member.ts';

/** When every member was invited. */
export const AT = '2026-11-20T06:00:00.000Z';

/** Returns an administrator who has signed in, except for these fields. */
export const memberWith = (fields: Partial<Member> = {}): Member => ({
  id: 'ann',
  personId: 'person-ann',
  companyId: 'company',
  email: 'ann@example.com',
  role: 'administrator',
  status: 'active',
  since: AT,
  invitedBy: 'ops@example.com',
  expiresAt: null,
  revision: 1,
  ...fields,
});
