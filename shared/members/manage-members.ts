import * as v from 'valibot';
import type { AuditContext } from '../administration/audit-record.ts';
import { badRequest, notFound } from '../administration/bad-request.ts';
import { type EmailStore, sendWithinAllowance } from '../administration/email-allowance.ts';
import { idField } from '../administration/input-fields.ts';
import { untilUnchanged } from '../administration/until-unchanged.ts';
import { describeError, writeLog } from '../aws/log.ts';
import type { CompanyStore } from '../companies/company/company.ts';
import { DAY_MS } from '../durations.ts';
import { containsApiKey } from '../keys/api-key.ts';
import { MEMBERSHIPS_MAX, type Member, type MemberList, type MemberStore, memberView } from './member.ts';
import { readInList } from './member-in-list.ts';
import { recordOf, viewOf } from './member-record.ts';
import { requireCanJoin, requireNotLast, requireRole } from './member-rules.ts';
import type { People } from './people.ts';

// As long as the temporary password in the email is valid (lib/constructs/people-pool.ts).
const INVITATION_MS = 7 * DAY_MS;
const EMAIL = 'email must be an email address, such as name@example.com.';

const emailField = v.pipe(
  v.string(EMAIL),
  v.toLowerCase(),
  // The longest address that SMTP carries (RFC 5321, with erratum 1690).
  v.maxLength(254, EMAIL),
  v.regex(/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,8}$/, EMAIL),
  v.check((email) => !containsApiKey(email), 'email must not contain an API key.'),
  v.description('the address of the person'),
);
const roleField = v.pipe(
  v.picklist(['administrator', 'viewer', 'operator'], 'role must be administrator, viewer or operator.'),
  v.description('what the person may do: administrator, viewer, or operator for the whole stage'),
);

/** The person to invite, the role, and the company. An operator belongs to the stage and to no company. */
export const inviteMemberInput = v.strictObject({
  company_id: v.optional(idField('company')),
  email: emailField,
  role: roleField,
});
/** The company whose members are listed; the stage itself when absent. */
export const listMembersInput = v.strictObject({ company_id: v.optional(idField('company')) });
/** The member, and the role to give. */
export const updateMemberInput = v.strictObject({ member_id: idField('member'), role: roleField });
/** The member to remove or to invite again, or whose second factor is reset. */
export const memberInput = v.strictObject({ member_id: idField('member') });

interface Services {
  readonly companies: Pick<CompanyStore, 'find'>;
  readonly members: Omit<MemberStore, 'accept' | 'move'>;
  readonly people: Omit<People, 'replace'>;
  readonly emails: EmailStore;
  readonly newId: () => string;
}

/** An input that names one member. */
export type MemberInput = v.InferOutput<typeof memberInput>;

/**
 * Invites a person by email. Signing in within seven days accepts the invitation.
 *
 * @throws ServiceError `not_found` when the company does not exist; `invalid_request` for a role that does not belong
 * there, a person who is already a member, or at a limit; `limit_exceeded` when no email may be sent today.
 */
export async function inviteMember(
  services: Services,
  input: v.InferOutput<typeof inviteMemberInput>,
  context: AuditContext,
) {
  const { company_id: companyId = null, email, role } = input;
  requireRole(companyId, role);
  await requireCompany(services, companyId);
  requireCanJoin((await services.members.list(companyId)).members, email);
  // This happens before the membership is added: if adding it fails, a person without a membership sees nothing.
  const { personId } = await sendWithinAllowance(services, { companyId, context }, () => services.people.invite(email));
  if ((await services.members.ofPerson(personId)).length >= MEMBERSHIPS_MAX) {
    throw badRequest(`One person can belong to at most ${MEMBERSHIPS_MAX} companies.`);
  }
  const member: Member = {
    id: services.newId(),
    personId,
    companyId,
    email,
    role,
    status: 'invited',
    since: context.at,
    invitedBy: context.actor,
    expiresAt: invitationEnd(context.at),
    revision: 1,
  };
  return untilUnchanged(async () => {
    const list = await services.members.list(companyId);
    requireCanJoin(list.members, email);
    const record = recordOf('member.invite', { before: null, after: member }, context);
    const outcome = await services.members.add(member, list, record);
    return outcome === 'changed' ? outcome : memberView(member, viewOf(context));
  });
}

/**
 * Lists the members of a company, or of the stage, by email address.
 *
 * @throws ServiceError `not_found` when the company does not exist.
 */
export async function listMembers(
  services: Services,
  input: v.InferOutput<typeof listMembersInput>,
  context: AuditContext,
) {
  const { company_id: companyId = null } = input;
  await requireCompany(services, companyId);
  const { members } = await services.members.list(companyId);
  return members.map((member) => memberView(member, viewOf(context)));
}

/**
 * Gives a member another role, from the next call on.
 *
 * @throws ServiceError `not_found` when the member does not exist; `invalid_request` for a role that does not belong
 * there or that the member already has, or for the last operator or, unless an operator asks, the last administrator.
 */
export function updateMember(
  services: Services,
  input: v.InferOutput<typeof updateMemberInput>,
  context: AuditContext,
) {
  return changeMember(services, { input, context }, async (before, list) => {
    requireRole(before.companyId, input.role);
    if (before.role === input.role) {
      throw badRequest('The member has this role already.');
    }
    requireNotLast(before, list, context);
    const after = { ...before, role: input.role, revision: before.revision + 1 };
    const record = recordOf('member.update', { before, after }, context);
    return { outcome: await services.members.change(after, list, record), member: after };
  });
}

/**
 * Removes a member, so that their next call is refused. A person without any membership left can no longer sign in. The
 * last operator cannot be removed, and the last administrator of a company only by an operator.
 *
 * @throws ServiceError `not_found` when the member does not exist, `invalid_request` for the last operator or, unless
 * an operator asks, the last administrator.
 */
export function removeMember(services: Services, input: MemberInput, context: AuditContext) {
  return changeMember(services, { input, context }, async (before, list) => {
    requireNotLast(before, list, context);
    const record = recordOf('member.remove', { before, after: null }, context);
    return { outcome: await services.members.remove(before, list, record), member: before };
  });
}

/**
 * Sends an invitation again; it can be accepted for seven days from now. A person who already signs in for another
 * company gets no email, and still accepts by signing in.
 *
 * @throws ServiceError `not_found` when the member does not exist, `invalid_request` when it was accepted,
 * `limit_exceeded` when no email may be sent today.
 */
export function resendInvitation(services: Services, input: MemberInput, context: AuditContext) {
  return changeMember(services, { input, context }, async (before, list) => {
    if (before.status === 'active') {
      throw badRequest('This person has signed in already. There is no invitation to send again.');
    }
    // Each attempt sends another email, so each is counted.
    await sendWithinAllowance(services, { companyId: before.companyId, context }, () =>
      services.people.resend(before.email),
    );
    const after = { ...before, expiresAt: invitationEnd(context.at), revision: before.revision + 1 };
    const record = recordOf('member.resend', { before, after }, context);
    return { outcome: await services.members.change(after, list, record), member: after };
  });
}

// Decides on a member and writes the change; `member` is the member after it.
type Change = (before: Member, list: MemberList) => Promise<{ outcome: 'done' | 'changed'; member: Member }>;

async function changeMember(
  services: Services,
  { input, context }: { readonly input: MemberInput; readonly context: AuditContext },
  change: Change,
) {
  return untilUnchanged(async () => {
    const found = await readInList(services.members, input.member_id);
    if (found === null) {
      throw notFound('member');
    }
    const { outcome, member } = await change(found.member, found.list);
    if (outcome === 'changed') {
      return outcome;
    }
    await disableIfWithoutMembership(services, member);
    return memberView(member, viewOf(context));
  });
}

async function disableIfWithoutMembership({ members, people }: Services, { personId }: Member): Promise<void> {
  if ((await members.ofPerson(personId)).length > 0) {
    return;
  }
  // Every call without a membership is refused already. This also ends the sessions.
  await people.disable(personId).catch((error: unknown) => {
    writeLog('warn', 'person_not_shut_out', { reason: describeError(error) });
  });
}

async function requireCompany({ companies }: Services, companyId: string | null): Promise<void> {
  if (companyId !== null && (await companies.find(companyId)) === null) {
    throw notFound('company');
  }
}

function invitationEnd(at: string): string {
  return new Date(Date.parse(at) + INVITATION_MS).toISOString();
}
