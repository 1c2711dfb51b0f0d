// Guarantee: only a change that the rules of members allow is made, each change is recorded, and a person without any
// membership left is signed out. Risk: a company without an administrator, an operator by accident, or a removed person
// who still reads.
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { AuditContext, AuditRecord } from '../../../shared/administration/audit-record.ts';
import {
  inviteMember,
  inviteMemberInput,
  listMembers,
  removeMember,
  resendInvitation,
  updateMember,
} from '../../../shared/members/manage-members.ts';
import type { Member, MemberList } from '../../../shared/members/member.ts';
import { AT, memberWith } from './member.fixture.ts';

const CONTEXT: AuditContext = { id: 'record', at: AT, actor: 'ann@example.com', actorRole: 'administrator' };
const ANN = memberWith();
const BOB = memberWith({ id: 'bob', personId: 'person-bob', email: 'bob@example.com', role: 'viewer' });
// An allowance that is never used up.
const EMAILS = { take: async () => true, giveBack: async () => {} };

// Opens members in memory, and memberships of the same people elsewhere. `asked` has the calls of the directory.
function openMembers(members: readonly Member[], elsewhere: readonly Member[] = []) {
  const all = [...members];
  const asked: string[] = [];
  const records: AuditRecord[] = [];
  const write =
    (change: (member: Member) => void) => async (member: Member, _list: MemberList, record: AuditRecord) => {
      change(member);
      records.push(record);
      return 'done' as const;
    };
  const placeOf = (member: Member) => all.findIndex(({ id }) => id === member.id);
  const services = {
    companies: { find: async (id: string) => (id === 'company' ? ({ id } as never) : null) },
    members: {
      ofPerson: async (personId: string) => [...all, ...elsewhere].filter((member) => member.personId === personId),
      find: async (id: string) => all.find((member) => member.id === id) ?? null,
      list: async () => ({ members: [...all], revision: 1 }),
      add: write((member) => void all.push(member)),
      change: write((member) => void all.splice(placeOf(member), 1, member)),
      remove: write((member) => void all.splice(placeOf(member), 1)),
    },
    people: {
      invite: async (email: string) => {
        asked.push(`invite ${email}`);
        return { personId: `person-${email.split('@')[0]}` };
      },
      resend: async (email: string) => void asked.push(`resend ${email}`),
      // Takes a moment, so that a change which does not wait for it ends first.
      disable: async (personId: string) => {
        await new Promise(setImmediate);
        asked.push(`disable ${personId}`);
      },
    },
    emails: EMAILS,
    newId: () => 'new',
  };
  return { services, all, asked, records };
}

const refused = (message: RegExp) => ({ code: 'invalid_request', message: expect.stringMatching(message) });

const INVITED = {
  id: 'new',
  email: 'eve@example.com',
  role: 'viewer',
  status: 'invited',
  since: AT,
  invited_by: 'ann@example.com',
  expires_at: '2026-11-27T06:00:00.000Z',
  is_you: false,
};

describe('an invitation', () => {
  const invite = ({ services }: ReturnType<typeof openMembers>, email = 'eve@example.com') =>
    inviteMember(services, { company_id: 'company', email, role: 'viewer' }, CONTEXT);

  it('is valid for seven days, and recorded with the address and the role', async () => {
    const stage = openMembers([ANN]);
    expect(await invite(stage)).toEqual(INVITED);
    expect(stage.records).toMatchObject([
      {
        action: 'member.invite',
        companyId: 'company',
        before: null,
        after: { email: 'eve@example.com', role: 'viewer' },
      },
    ]);
  });

  it('is for an address in lower case, however it was typed', () => {
    const typed = { email: 'Eve.Adams@Example.COM', role: 'operator' };
    expect(v.parse(inviteMemberInput, typed)).toEqual({ ...typed, email: 'eve.adams@example.com' });
  });

  it('is refused for a member, for an unknown company, and for a person who belongs to fifty companies', async () => {
    const stage = openMembers([ANN, BOB]);
    await expect(invite(stage, BOB.email)).rejects.toMatchObject(refused(/is a member already/));
    const elsewhere = { company_id: 'none', email: 'eve@example.com', role: 'viewer' } as const;
    await expect(inviteMember(stage.services, elsewhere, CONTEXT)).rejects.toMatchObject({ code: 'not_found' });
    const memberships = (count: number) =>
      Array.from({ length: count }, (_, at) => ({ ...BOB, id: `m${at}`, personId: 'person-eve', companyId: `c${at}` }));
    await expect(invite(openMembers([ANN], memberships(50)))).rejects.toMatchObject(refused(/at most 50 companies/));
    expect(await invite(openMembers([ANN], memberships(49)))).toMatchObject({ id: 'new' });
    expect(stage.records).toEqual([]);
  });

  it.each([
    ['an operator of a company', { company_id: 'company', role: 'operator' }, /^An operator belongs to the stage/],
    ['an administrator of no company', { role: 'administrator' }, /^company_id is required/],
    ['a viewer of no company', { role: 'viewer' }, /^company_id is required/],
  ] as const)(
    'is refused for %s, before the directory is asked or anything is written',
    async (_name, invited, reason) => {
      const stage = openMembers([ANN]);
      const invitation = inviteMember(stage.services, { email: 'eve@example.com', ...invited }, CONTEXT);
      await expect(invitation).rejects.toMatchObject(refused(reason));
      const { asked, records, all } = stage;
      expect({ asked, records, all }).toEqual({ asked: [], records: [], all: [ANN] });
    },
  );

  it('is refused if the person became a member while the directory was asked', async () => {
    const stage = openMembers([ANN]);
    const { invite: askDirectory } = stage.services.people;
    const joinsMeanwhile = async (email: string) => {
      stage.all.push({ ...BOB, email });
      return askDirectory(email);
    };
    Object.assign(stage.services.people, { invite: joinsMeanwhile });
    await expect(invite(stage)).rejects.toMatchObject(refused(/is a member already/));
    expect(stage.records).toEqual([]);
  });

  it('is sent again with seven more days, and still shows who invited the member', async () => {
    const pending = { ...BOB, status: 'invited', expiresAt: '2026-11-21T06:00:00.000Z' } as const;
    const stage = openMembers([ANN, pending]);
    expect(await resendInvitation(stage.services, { member_id: 'bob' }, CONTEXT)).toEqual({
      ...INVITED,
      id: 'bob',
      email: BOB.email,
      invited_by: BOB.invitedBy,
    });
    expect(stage.asked).toEqual(['resend bob@example.com']);
    expect(stage.all[1]).toEqual({ ...pending, expiresAt: '2026-11-27T06:00:00.000Z', revision: 2 });
  });

  it('is not sent again to a person who has signed in', async () => {
    const stage = openMembers([ANN, BOB]);
    await expect(resendInvitation(stage.services, { member_id: 'bob' }, CONTEXT)).rejects.toMatchObject(
      refused(/has signed in already/),
    );
    expect(stage.asked).toEqual([]);
  });
});

it('lists the members of a company that exists, and those of the stage', async () => {
  const { services } = openMembers([ANN, BOB]);
  const view = { status: 'active', since: AT, invited_by: 'ops@example.com', expires_at: null, is_you: false };
  const expected = [ANN, BOB].map(({ id, email, role }) => ({ ...view, id, email, role }));
  expect(await listMembers(services, { company_id: 'company' }, CONTEXT)).toEqual(expected);
  expect(await listMembers(services, {}, CONTEXT)).toEqual(expected);
  await expect(listMembers(services, { company_id: 'none' }, CONTEXT)).rejects.toMatchObject({ code: 'not_found' });
});

describe('a change of a member', () => {
  it('assigns only roles of a company, and keeps the last administrator', async () => {
    const { services, records } = openMembers([ANN, BOB]);
    const operator = updateMember(services, { member_id: 'bob', role: 'operator' }, CONTEXT);
    await expect(operator).rejects.toMatchObject(refused(/^An operator belongs to the stage/));
    const last = refused(/^This is the last administrator/);
    await expect(updateMember(services, { member_id: 'ann', role: 'viewer' }, CONTEXT)).rejects.toMatchObject(last);
    await expect(removeMember(services, { member_id: 'ann' }, CONTEXT)).rejects.toMatchObject(last);
    expect(records).toEqual([]);
  });

  it('by an operator may take the role or the membership even of the last administrator', async () => {
    const operator: AuditContext = { ...CONTEXT, actor: 'ops@example.com', actorRole: 'operator' };
    const demoted = openMembers([ANN, BOB]);
    await updateMember(demoted.services, { member_id: 'ann', role: 'viewer' }, operator);
    const removed = openMembers([ANN, BOB]);
    await removeMember(removed.services, { member_id: 'ann' }, operator);
    expect([...demoted.records, ...removed.records]).toMatchObject([
      { action: 'member.update', before: { role: 'administrator' }, after: { role: 'viewer' } },
      { action: 'member.remove', after: null },
    ]);
    expect(removed.asked).toEqual(['disable person-ann']);
  });

  it('is recorded with the role before and after', async () => {
    const { services, records } = openMembers([ANN, BOB]);
    await updateMember(services, { member_id: 'bob', role: 'administrator' }, CONTEXT);
    expect(records).toMatchObject([
      { action: 'member.update', before: { role: 'viewer' }, after: { role: 'administrator' }, actor: CONTEXT.actor },
    ]);
  });

  // Finding the person by address could disable somebody else: after an interrupted reset of the second factor, the
  // address belongs to a new person, who may work for another company.
  it('disables a removed person, found by the id, only if no membership is left', async () => {
    const alone = openMembers([ANN, BOB]);
    await removeMember(alone.services, { member_id: 'bob' }, CONTEXT);
    expect(alone.asked).toEqual(['disable person-bob']);
    expect(alone.records).toMatchObject([{ action: 'member.remove', after: null }]);
    const inOther = openMembers([ANN, BOB], [{ ...BOB, id: 'bob-too', companyId: 'other' }]);
    await removeMember(inOther.services, { member_id: 'bob' }, CONTEXT);
    expect(inOther.asked).toEqual([]);
  });
});

it('records no invitation that could not be sent again', async () => {
  const invited = { ...BOB, id: 'cid', personId: 'person-cid', email: 'cid@example.com', status: 'invited' } as const;
  const failing = openMembers([ANN, BOB, invited]);
  const resend = async () => {
    await new Promise(setImmediate);
    throw new Error('No directory.');
  };
  const services = { ...failing.services, people: { ...failing.services.people, resend } };
  await expect(resendInvitation(services, { member_id: 'cid' }, CONTEXT)).rejects.toThrow('No directory.');
  expect(failing.records).toEqual([]);
});
