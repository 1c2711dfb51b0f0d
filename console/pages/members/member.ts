import type { ResultOf } from '../../api/types.ts';

/** A person who may sign in, or is invited to. */
export type Member = ResultOf<'member.list'>[number];

/** An action on a member; a role stands for changing the member to that role. */
export type MemberAction = 'administrator' | 'viewer' | 'resend' | 'reset-mfa' | 'remove';
