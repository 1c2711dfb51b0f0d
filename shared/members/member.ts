import type { AuditRecord } from '../administration/audit-record.ts';
import type { Role } from '../administration/role.ts';

/**
 * A person's membership in one company, or, with a `companyId` of null, in the stage itself. A change raises `revision`
 * by one.
 */
export interface Member {
  readonly id: string;
  /** The person's id in the directory, which every access token names. */
  readonly personId: string;
  readonly companyId: string | null;
  readonly email: string;
  readonly role: Role;
  /** `invited` until the person signs in. */
  readonly status: 'invited' | 'active';
  /** ISO time of the invitation. */
  readonly since: string;
  readonly invitedBy: string;
  /** ISO time until which an invitation can be accepted; null once accepted. */
  readonly expiresAt: string | null;
  readonly revision: number;
}

/** The members of one company or of the stage, with the revision of the whole list. */
export interface MemberList {
  readonly members: readonly Member[];
  readonly revision: number;
}

/** A member as it was read, and the same one after it was given to another person. */
export interface MemberMove {
  readonly before: Member;
  readonly after: Member;
}

/**
 * Members; every change is one transaction with its audit record, and fails as `changed` when the list of the same
 * company, or the member that it replaces, has changed since it was read.
 */
export interface MemberStore {
  /** Every membership of a person, read with strong consistency. */
  readonly ofPerson: (personId: string) => Promise<readonly Member[]>;
  /** Null when there is no such member. */
  readonly find: (memberId: string) => Promise<Member | null>;
  /** The members of a company, or of the stage, by email address. */
  readonly list: (companyId: string | null) => Promise<MemberList>;
  readonly add: (member: Member, list: MemberList, record: AuditRecord) => Promise<'done' | 'changed'>;
  readonly change: (member: Member, list: MemberList, record: AuditRecord) => Promise<'done' | 'changed'>;
  /** Gives a member to another person. */
  readonly move: (move: MemberMove, list: MemberList, record: AuditRecord) => Promise<'done' | 'changed'>;
  readonly remove: (member: Member, list: MemberList, record: AuditRecord) => Promise<'done' | 'changed'>;
  /** Records that an invited person has signed in; false when the membership has changed in between. */
  readonly accept: (member: Member) => Promise<boolean>;
}

/** The most members of a company, and of the stage: a list is one response, and is read for every change. */
export const MEMBERS_MAX = 200;
/** The most companies that a person can belong to: all of them are read for every call. */
export const MEMBERSHIPS_MAX = 50;

/** Whether a membership is in force: it is accepted, or its invitation has not expired. */
export function isInForce({ status, expiresAt }: Pick<Member, 'status' | 'expiresAt'>, nowMs: number): boolean {
  return status === 'active' || (expiresAt !== null && Date.parse(expiresAt) > nowMs);
}

/**
 * A member as the person with the id `personId` sees it at a time; without an id, as the operators' command shows it.
 */
export function memberView(member: Member, { at, personId }: { readonly at: string; readonly personId?: string }) {
  const { id, email, role, status, since, invitedBy, expiresAt } = member;
  const isLate = !isInForce(member, Date.parse(at));
  return {
    id,
    email,
    role,
    status: isLate ? ('expired' as const) : status,
    since,
    invited_by: invitedBy,
    expires_at: status === 'active' ? null : expiresAt,
    is_you: member.personId === personId,
  };
}

/** A member as an audit record shows it. */
export function memberState({ email, role }: Member) {
  return { email, role };
}
