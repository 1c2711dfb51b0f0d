import type { ResultOf } from '../../api/types.ts';

/** Somebody who may sign in. */
export type Member = ResultOf<'member.list'>[number];

/** What may be done about somebody. */
export type MemberAct = 'administrator' | 'viewer' | 'resend' | 'reset-mfa' | 'remove';
