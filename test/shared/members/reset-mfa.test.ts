// Guarantee: a person whose second factor is reset is replaced in the directory and keeps every membership, even if the
// reset was interrupted; an administrator may reset it only for a person who belongs to no other company. Risk: the
// reset changes nothing, and the person stays locked out; or a person signs in again and no longer belongs to a
// company.
import { describe, expect, it } from 'vitest';
import type { AuditContext, AuditRecord } from '../../../shared/administration/audit-record.ts';
import type { Member, MemberMove } from '../../../shared/members/member.ts';
import { resetMemberMfa } from '../../../shared/members/reset-mfa.ts';
import { AT, memberWith } from './member.fixture.ts';

const CONTEXT: AuditContext = { id: 'record', at: AT, actor: 'ann@example.com', actorRole: 'administrator' };
const OPERATOR: AuditContext = { ...CONTEXT, actor: 'ops@example.com', actorRole: 'operator' };
const BOB = memberWith({
  id: 'bob',
  personId: 'old',
  email: 'bob@example.com',
  role: 'viewer',
  invitedBy: 'ann@example.com',
  revision: 4,
});
const ELSEWHERE: Member = { ...BOB, id: 'bob-too', companyId: 'other' };
const FAILED = new Error('No answer.');

// Opens members in memory. The first `conflicts` moves find that the list has changed; after `movesMax` moves, the
// table does not answer.
function openMembers(members: readonly Member[], { movesMax = Number.POSITIVE_INFINITY, conflicts = 0 } = {}) {
  const all = [...members];
  const asked: string[] = [];
  const records: AuditRecord[] = [];
  let moves = 0;
  let conflictsLeft = conflicts;
  const services = {
    members: {
      ofPerson: async (personId: string) => all.filter((member) => member.personId === personId),
      find: async (id: string) => all.find((member) => member.id === id) ?? null,
      list: async (companyId: string | null) => ({
        members: all.filter((member) => member.companyId === companyId),
        revision: 7,
      }),
      move: async ({ before, after }: MemberMove, _list: object, record: AuditRecord) => {
        if (conflictsLeft > 0) {
          conflictsLeft -= 1;
          return 'changed' as const;
        }
        moves += 1;
        if (moves > movesMax) {
          throw FAILED;
        }
        all.splice(all.indexOf(before), 1, after);
        records.push(record);
        return 'done' as const;
      },
    },
    people: {
      replace: async (email: string, personId: string) => {
        asked.push(`${email} ${personId}`);
        return { personId: 'new' };
      },
    },
    emails: { take: async () => true, giveBack: async () => {} },
    newId: () => 'email',
  };
  return { services, all, asked, records };
}

const reset = ({ services }: ReturnType<typeof openMembers>, context = CONTEXT, member_id = 'bob') =>
  resetMemberMfa(services, { member_id }, context);

describe('a reset of the second factor', () => {
  it('replaces the person, who keeps the membership, and is recorded', async () => {
    const stage = openMembers([BOB]);
    expect(await reset(stage)).toEqual({
      id: 'bob',
      email: 'bob@example.com',
      role: 'viewer',
      status: 'active',
      since: AT,
      invited_by: 'ann@example.com',
      expires_at: null,
      is_you: false,
    });
    expect(stage.asked).toEqual(['bob@example.com old']);
    expect(stage.all).toEqual([{ ...BOB, personId: 'new', revision: 5 }]);
    const state = { email: 'bob@example.com', role: 'viewer' };
    expect(stage.records).toEqual([
      {
        ...CONTEXT,
        companyId: 'company',
        action: 'member.reset-mfa',
        subjectType: 'member',
        subjectId: 'bob',
        before: state,
        after: state,
      },
    ]);
  });

  it('moves the memberships in every company, each with a record of its company', async () => {
    const stage = openMembers([BOB, ELSEWHERE]);
    await reset(stage, OPERATOR);
    expect(stage.asked).toHaveLength(1);
    expect(stage.all.map(({ id, personId }) => `${id} ${personId}`)).toEqual(['bob new', 'bob-too new']);
    expect(stage.records.map(({ companyId }) => companyId)).toEqual(['other', 'company']);
  });

  it('asks the directory once, even if the list of members changes meanwhile', async () => {
    const stage = openMembers([BOB], { conflicts: 2 });
    await reset(stage);
    expect(stage.asked).toHaveLength(1);
    expect(stage.all).toEqual([{ ...BOB, personId: 'new', revision: 5 }]);
  });

  it('that was interrupted is continued by another one', async () => {
    const stage = openMembers([BOB, ELSEWHERE], { movesMax: 1 });
    await expect(reset(stage, OPERATOR)).rejects.toThrow(FAILED);
    expect(stage.all.map(({ id, personId }) => `${id} ${personId}`)).toEqual(['bob old', 'bob-too new']);
    const again = openMembers(stage.all);
    await reset(again, OPERATOR);
    expect(again.asked).toEqual(['bob@example.com old']);
    expect(again.all.map(({ personId }) => personId)).toEqual(['new', 'new']);
  });

  it('by an administrator is refused for a person who also belongs to another company, and replaces nobody', async () => {
    const stage = openMembers([BOB, ELSEWHERE]);
    await expect(reset(stage)).rejects.toMatchObject({
      code: 'invalid_request',
      message: expect.stringMatching(/^Only an operator can do this/),
    });
    expect(stage).toMatchObject({ asked: [], records: [] });
  });

  it('of a member who does not exist is refused', async () => {
    const stage = openMembers([BOB]);
    const missing = { code: 'not_found', message: 'There is no member with this ID.' };
    await expect(reset(stage, OPERATOR, 'nobody')).rejects.toMatchObject(missing);
    expect(stage.asked).toEqual([]);
  });

  it('that the directory does not carry out moves nothing', async () => {
    const stage = openMembers([BOB]);
    const services = { ...stage.services, people: { replace: () => Promise.reject(FAILED) } };
    await expect(resetMemberMfa(services, { member_id: 'bob' }, CONTEXT)).rejects.toThrow(FAILED);
    expect({ all: stage.all, records: stage.records }).toEqual({ all: [BOB], records: [] });
  });
});
