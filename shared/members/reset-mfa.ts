import type { AuditContext } from '../administration/audit-record.ts';
import { notFound } from '../administration/bad-request.ts';
import { type EmailStore, sendWithinAllowance } from '../administration/email-allowance.ts';
import { untilUnchanged } from '../administration/until-unchanged.ts';
import type { MemberInput } from './manage-members.ts';
import { type Member, type MemberStore, memberView } from './member.ts';
import { readInList } from './member-in-list.ts';
import { recordOf, viewOf } from './member-record.ts';
import { requireMayResetMfa } from './member-rules.ts';
import type { People } from './people.ts';

interface Services {
  readonly members: Pick<MemberStore, 'find' | 'list' | 'move' | 'ofPerson'>;
  readonly people: Pick<People, 'replace'>;
  readonly emails: EmailStore;
  readonly newId: () => string;
}

/**
 * Lets a person who lost their second factor set up a new one. The directory cannot remove a second factor, so it
 * replaces the person, who gets an email with a temporary password; the new person gets every membership. An
 * administrator may do so for a person who has accepted the invitation and belongs to no other company; only an
 * operator may do so for others. A reset that was interrupted is continued by another one.
 *
 * @throws ServiceError `not_found` when the member does not exist, `invalid_request` when only an operator may do so,
 * `limit_exceeded` when no email may be sent today.
 */
export async function resetMemberMfa(services: Services, { member_id: memberId }: MemberInput, context: AuditContext) {
  const member = await services.members.find(memberId);
  if (member === null) {
    throw notFound('member');
  }
  await requireMayResetMfa(services, member, context);
  const memberships = await services.members.ofPerson(member.personId);
  const { personId } = await sendWithinAllowance(services, { companyId: member.companyId, context }, () =>
    services.people.replace(member.email, member.personId),
  );
  // The member itself comes last: until then it still names the old person, by whom a repeated call finds the others.
  for (const { id } of memberships.filter((other) => other.id !== memberId)) {
    await giveTo(personId, services, { memberId: id, context });
  }
  const moved = await giveTo(personId, services, { memberId, context });
  if (moved === null) {
    throw notFound('member');
  }
  return memberView(moved, viewOf(context));
}

// Null for a member who was removed in the meantime.
function giveTo(
  personId: string,
  { members }: Services,
  { memberId, context }: { readonly memberId: string; readonly context: AuditContext },
): Promise<Member | null> {
  return untilUnchanged(async () => {
    const found = await readInList(members, memberId);
    if (found === null) {
      return null;
    }
    const { member: before, list } = found;
    if (before.personId === personId) {
      return before;
    }
    const after = { ...before, personId, revision: before.revision + 1 };
    const record = recordOf('member.reset-mfa', { before, after }, context);
    return (await members.move({ before, after }, list, record)) === 'changed' ? 'changed' : after;
  });
}
