import type { AuditContext } from '../administration/audit-record.ts';
import { badRequest } from '../administration/bad-request.ts';
import { MEMBERS_MAX, type Member, type MemberList, type MemberStore } from './member.ts';

const LAST_ADMINISTRATOR =
  'This is the last administrator of the company. Make somebody else an administrator first, who has signed in.';
const LAST_OPERATOR =
  'This is the last operator of the stage. Make somebody else an operator first, who has signed in.';

const FOR_OPERATORS =
  'Only an operator can do this for this person, who has not signed in for this company or belongs to more than it.';

/** Throws a sentence unless the role is one that members of this company, or of the stage, have. */
export function requireRole(companyId: string | null, role: Member['role']): void {
  if (companyId === null && role !== 'operator') {
    throw badRequest('company_id is required for the roles administrator and viewer.');
  }
  if (companyId !== null && role === 'operator') {
    throw badRequest('An operator belongs to the stage: role must be administrator or viewer in a company.');
  }
}

/** Throws a sentence when the person is a member already, or there are as many as there can be. */
export function requireRoom(members: readonly Member[], email: string): void {
  if (members.some((member) => member.email === email)) {
    throw badRequest('This person is a member already. Change the role, or send the invitation again.');
  }
  if (members.length >= MEMBERS_MAX) {
    throw badRequest(`There can be at most ${MEMBERS_MAX} members. Remove a member first.`);
  }
}

/**
 * Throws a sentence when the company, or the stage, would have no other administrator or operator. A pending invitation
 * does not count.
 */
export function requireAnother(before: Member, { members }: MemberList): void {
  const leading = before.companyId === null ? 'operator' : 'administrator';
  const others = members.filter(({ id, role, status }) => id !== before.id && role === leading && status === 'active');
  if (before.role === leading && before.status === 'active' && others.length === 0) {
    throw badRequest(before.companyId === null ? LAST_OPERATOR : LAST_ADMINISTRATOR);
  }
}

/**
 * Throws a sentence unless the person is this company's alone, or an operator asks: others rely on how a person signs
 * in, and whoever may invite a person may not weaken that.
 */
export async function requireOwnPerson(
  { members }: { readonly members: Pick<MemberStore, 'ofPerson'> },
  { status, personId }: Member,
  { actorRole }: AuditContext,
): Promise<void> {
  if (actorRole === 'operator') {
    return;
  }
  if (status !== 'active' || (await members.ofPerson(personId)).length > 1) {
    throw badRequest(FOR_OPERATORS);
  }
}
