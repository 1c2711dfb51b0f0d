import type { AuditContext } from '../administration/audit-record.ts';
import { badRequest } from '../administration/bad-request.ts';
import { MEMBERS_MAX, type Member, type MemberList, type MemberStore } from './member.ts';

const LAST_ADMINISTRATOR =
  'This is the last administrator of the company. Another administrator must have signed in first.';
const LAST_OPERATOR = 'This is the last operator of the stage. Another operator must have signed in first.';
const FOR_OPERATORS =
  'Only an operator can do this: the person has not signed in for this company yet, or also belongs to another one.';

/**
 * Requires a role that members of this company, or of the stage, can have.
 *
 * @throws ServiceError `invalid_request` otherwise.
 */
export function requireRole(companyId: string | null, role: Member['role']): void {
  if (companyId === null && role !== 'operator') {
    throw badRequest('company_id is required for the roles administrator and viewer.');
  }
  if (companyId !== null && role === 'operator') {
    throw badRequest('An operator belongs to the stage: role must be administrator or viewer in a company.');
  }
}

/**
 * Requires that a person is not a member yet, and that there is room for one more.
 *
 * @throws ServiceError `invalid_request` otherwise.
 */
export function requireCanJoin(members: readonly Member[], email: string): void {
  if (members.some((member) => member.email === email)) {
    throw badRequest('This person is a member already. Change the role, or send the invitation again.');
  }
  if (members.length >= MEMBERS_MAX) {
    throw badRequest(`There can be at most ${MEMBERS_MAX} members. Remove a member first.`);
  }
}

/**
 * Requires that a company keeps an administrator, and the stage an operator, when this member loses the role. A pending
 * invitation does not count as one. An operator may take the last administrator from a company: somebody has to be able
 * to shut out a person who misuses the role, and an operator can invite another one.
 *
 * @throws ServiceError `invalid_request` for the last one.
 */
export function requireNotLast(
  before: Member,
  { members }: MemberList,
  { actorRole }: Pick<AuditContext, 'actorRole'>,
): void {
  if (before.companyId !== null && actorRole === 'operator') {
    return;
  }
  const leading = before.companyId === null ? 'operator' : 'administrator';
  const others = members.filter(({ id, role, status }) => id !== before.id && role === leading && status === 'active');
  if (before.role === leading && before.status === 'active' && others.length === 0) {
    throw badRequest(before.companyId === null ? LAST_OPERATOR : LAST_ADMINISTRATOR);
  }
}

/**
 * Requires that the actor may reset a member's second factor. Only an operator may do so for a person who has not
 * accepted the invitation, or belongs to another company as well: other companies rely on how the person signs in, and
 * the right to invite a person must not be enough to weaken that. Nor is an invitation that the person has not accepted
 * enough to prevent a reset.
 *
 * @throws ServiceError `invalid_request` otherwise.
 */
export async function requireMayResetMfa(
  { members }: { readonly members: Pick<MemberStore, 'ofPerson'> },
  { status, personId }: Member,
  { actorRole }: AuditContext,
): Promise<void> {
  if (actorRole === 'operator') {
    return;
  }
  const accepted = (await members.ofPerson(personId)).filter((member) => member.status === 'active');
  if (status !== 'active' || accepted.length > 1) {
    throw badRequest(FOR_OPERATORS);
  }
}
