// Guarantee: the administrators of a company can have ten emails sent in a UTC day, whichever operation sends them, and
// an eleventh is refused before anything is sent; operators have no such limit. Risk: one company uses up the emails
// that the people of all companies need to reset their passwords.
import { describe, expect, it } from 'vitest';
import type { AuditContext } from '../../../shared/administration/audit-record.ts';
import { type EmailDay, sendWithinAllowance } from '../../../shared/administration/email-allowance.ts';
import { inviteMember, resendInvitation } from '../../../shared/members/manage-members.ts';
import type { Member } from '../../../shared/members/member.ts';
import { resetMemberMfa } from '../../../shared/members/reset-mfa.ts';
import { ServiceError } from '../../../shared/service-error.ts';
import { memberWith } from '../members/member.fixture.ts';

const AT = '2026-11-20T23:59:59.999Z';
const CONTEXT: AuditContext = { id: 'record', at: AT, actor: 'ann@example.com', actorRole: 'administrator' };
const OPERATOR: AuditContext = { ...CONTEXT, actorRole: 'operator' };
const DAY: EmailDay = { companyId: 'company', day: '2026-11-20', expires: Date.parse('2026-11-22T00:00:00Z') / 1_000 };
const REFUSED = {
  code: 'limit_exceeded',
  message:
    'The administrators of a company can send at most 10 emails a day with an invitation, a new temporary password or the confirmation of an alert address. Try again after midnight UTC, or ask an operator.',
};

// Counts emails as the table does; `calls` lists every use of the count, with the day.
function countInMemory() {
  const counted = new Map<string, Set<string>>();
  const calls: [kind: string, day: EmailDay, id: string][] = [];
  let ids = 0;
  const idsOn = ({ companyId, day }: EmailDay) => {
    const key = `${companyId} ${day}`;
    counted.set(key, counted.get(key) ?? new Set());
    return counted.get(key) ?? new Set();
  };
  return {
    calls,
    newId: () => {
      ids += 1;
      return `email-${ids}`;
    },
    emails: {
      take: async (day: EmailDay, id: string, emailsMax: number) => {
        calls.push(['take', day, id]);
        return idsOn(day).size < emailsMax && idsOn(day).add(id).has(id);
      },
      giveBack: async (day: EmailDay, id: string) => {
        calls.push(['give back', day, id]);
        idsOn(day).delete(id);
      },
    },
  };
}

const send = (
  services: ReturnType<typeof countInMemory>,
  request: Partial<Parameters<typeof sendWithinAllowance>[1]> = {},
) => sendWithinAllowance(services, { companyId: 'company', context: CONTEXT, ...request }, async () => 'sent');

describe('the emails of a company', () => {
  it('are ten in a UTC day, counted for each company and day', async () => {
    const services = countInMemory();
    const sent = [];
    for (let count = 0; count < 10; count += 1) {
      sent.push(await send(services));
    }
    expect(sent).toEqual(Array.from({ length: 10 }, () => 'sent'));
    await expect(send(services)).rejects.toMatchObject(REFUSED);
    expect(await send(services, { companyId: 'other' })).toBe('sent');
    expect(await send(services, { context: { ...CONTEXT, at: '2026-11-21T00:00:00.000Z' } })).toBe('sent');
    expect(services.calls.slice(0, 2)).toEqual([
      ['take', DAY, 'email-1'],
      ['take', DAY, 'email-2'],
    ]);
  });

  it('are neither limited nor counted when an operator sends them, for a company or for the stage', async () => {
    const services = countInMemory();
    expect(await send(services, { context: OPERATOR })).toBe('sent');
    expect(await send(services, { companyId: null, context: OPERATOR })).toBe('sent');
    expect(services.calls).toEqual([]);
  });

  it('are limited for an actor without a role', async () => {
    const { actorRole: _, ...context } = CONTEXT;
    const services = countInMemory();
    await send(services, { context });
    expect(services.calls).toEqual([['take', DAY, 'email-1']]);
  });

  it.each([
    ['refuses the address', new ServiceError('invalid_request', 'No.'), true],
    ['sends no more emails today', new ServiceError('limit_exceeded', 'No.'), true],
    ['does not answer', new ServiceError('unavailable', 'No.'), false],
    ['fails unexpectedly', new Error('No.'), false],
  ])(
    'are given back only if it is certain that nothing was sent: the directory %s',
    async (_what, error, isGivenBack) => {
      const services = countInMemory();
      const failing = sendWithinAllowance(services, { companyId: 'company', context: CONTEXT }, () =>
        Promise.reject(error),
      );
      await expect(failing).rejects.toBe(error);
      const givenBack = isGivenBack ? [['give back', DAY, 'email-1']] : [];
      expect(services.calls).toEqual([['take', DAY, 'email-1'], ...givenBack]);
    },
  );

  it('are not sent while the count cannot be read or written', async () => {
    const error = new ServiceError('unavailable', 'No.');
    const sent: string[] = [];
    const emails = { take: () => Promise.reject(error), giveBack: async () => {} };
    const sending = sendWithinAllowance(
      { emails, newId: () => 'email' },
      { companyId: 'company', context: CONTEXT },
      async () => void sent.push('sent'),
    );
    await expect(sending).rejects.toBe(error);
    expect(sent).toEqual([]);
  });

  it('stay counted if they cannot be given back, and the caller still gets the error of the directory', async () => {
    const error = new ServiceError('invalid_request', 'No.');
    const emails = { take: async () => true, giveBack: () => Promise.reject(new Error('No table.')) };
    const sending = sendWithinAllowance(
      { emails, newId: () => 'email' },
      { companyId: 'company', context: CONTEXT },
      () => Promise.reject(error),
    );
    await expect(sending).rejects.toBe(error);
  });
});

const ACTIVE = memberWith({ id: 'bob', email: 'bob@example.com', role: 'viewer' });
const INVITED: Member = { ...ACTIVE, status: 'invited', expiresAt: AT };

// A company with this member, on a day on which no email is left; `called` has the calls of the directory.
function withoutEmails(member: Member) {
  const called: string[] = [];
  const call = (name: string) => async () => {
    called.push(name);
    return { personId: 'p' };
  };
  const unused = async () => 'done' as const;
  const services = {
    companies: { find: async () => ({ id: 'company' }) as never },
    members: {
      ofPerson: async () => [member],
      find: async () => member,
      list: async () => ({ members: [member], revision: 1 }),
      ...{ add: unused, change: unused, remove: unused, move: unused },
    },
    people: { invite: call('invite'), resend: async () => void called.push('resend'), disable: async () => {} },
    emails: { take: async () => false, giveBack: async () => {} },
    newId: () => 'new',
  };
  return { services: { ...services, people: { ...services.people, replace: call('replace') } }, called };
}

it.each([
  [
    'an invitation',
    INVITED,
    (services: ReturnType<typeof withoutEmails>['services'], context: AuditContext) =>
      inviteMember(services, { company_id: 'company', email: 'eve@example.com', role: 'viewer' }, context),
  ],
  [
    'another invitation',
    INVITED,
    (services: ReturnType<typeof withoutEmails>['services'], context: AuditContext) =>
      resendInvitation(services, { member_id: 'bob' }, context),
  ],
  [
    'a reset of the second factor',
    ACTIVE,
    (services: ReturnType<typeof withoutEmails>['services'], context: AuditContext) =>
      resetMemberMfa(services, { member_id: 'bob' }, context),
  ],
])('%s needs one of the emails of the day, unless an operator asks for it', async (_what, member, run) => {
  const stage = withoutEmails(member);
  await expect(run(stage.services, CONTEXT)).rejects.toMatchObject(REFUSED);
  expect(stage.called).toEqual([]);
  expect(await run(stage.services, OPERATOR)).toMatchObject({ role: 'viewer' });
  expect(stage.called).toHaveLength(1);
});
